"""The web page without a notebook: what a link says, and Python's side of the page."""
