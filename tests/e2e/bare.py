"""The real page in a real browser with no Python behind it: it is given what Python would have sent."""

import json
from importlib.resources import files

PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>numseq</title>
<html lang="en"><style>body {{ margin: 0 }} #place {{ width: min(100vw, 1240px); margin: 0 auto }}</style>
<style>{css}</style><main id="place"></main>
<script type="module">
const heard = {{}};
const bare = {{
    state: {{ seen: 0, hints: [] }},
    put(name, value) {{
        this.state[name] = value;
        (heard[`change:${{name}}`] ?? []).forEach((callback) => callback());
    }},
}};
const model = {{
    get: (name) => bare.state[name],
    set: (name, value) => bare.put(name, value),
    save_changes() {{}},
    on: (event, callback) => (heard[event] ??= []).push(callback),
    off: (event, callback) => (heard[event] = (heard[event] ?? []).filter((other) => other !== callback)),
    send() {{}},
}};
const {{ default: widget }} = await import(URL.createObjectURL(new Blob([{js}], {{ type: "text/javascript" }})));
let end = () => undefined;
// A board as it is dealt, with these cards in the open hand.
bare.show = (setup, position, prefs) => {{
    end();
    Object.assign(bare.state, {{ setup, position, prefs, hints: [] }});
    end = widget.render({{ model, el: document.getElementById("place") }});
    return (bare.root = document.querySelector(".numseq"));
}};
bare.deal = (hand) => {{
    bare.put("hints", []);
    bare.put("position", {{ ...bare.state.position, hand, seq: bare.state.position.seq + 1 }});
}};
bare.choose = (card) => bare.root.querySelector(`.numseq-hand [data-card="${{card}}"]`).click();
// What is no trait.
bare.say = (message) => heard["msg:custom"].forEach((callback) => callback(message));
// A step of help comes.
bare.lay = (hint) => {{
    bare.put("hints", [hint]);
    bare.put("position", {{ ...bare.state.position, seq: bare.state.position.seq + 1 }});
}};
window.bare = bare;
</script>"""


def bare_page(context):
    """A page whose `bare` shows a board, deals cards and lays steps of help beside them."""
    page = context.new_page()
    js, css = (files("numseq_widget").joinpath(f"static/widget.{kind}").read_text("utf-8") for kind in ("js", "css"))
    body = PAGE.format(css=css, js=json.dumps(js).replace("</", "<\\/"))
    page.route("http://numseq.test/", lambda route: route.fulfill(body=body, content_type="text/html"))
    page.goto("http://numseq.test/")
    page.wait_for_function("window.bare")
    return page


def show(page, widget, theme="light"):
    """Show a widget's board, as far as its page knows it."""
    prefs = widget.prefs | {"theme": theme, "motion": "none"}
    page.evaluate("said => void bare.show(...said)", [widget.setup, widget.position, prefs])
