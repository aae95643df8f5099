"""What the children's answers tell: the log of attempts."""

from .attempts import Attempt

__all__ = ["Attempt"]
