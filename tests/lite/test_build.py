"""What the builder of JupyterLite works out, without building it; `tests/e2e/test_lite.py` opens the whole."""

import doctest
import hashlib
import importlib.util
import json
import sys
import zipfile
from pathlib import Path

import pytest

from numseq_widget.lessons.build import LOCALES, file_name
from numseq_widget.lessons.reading import shipped_lesson, slugs

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def lite():
    spec = importlib.util.spec_from_file_location("lite_build", ROOT / "js/lite/build.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


def wheel(path: Path, *files: str) -> Path:
    with zipfile.ZipFile(path, "w") as made:
        for name in files:
            made.writestr(name, name)
    return path


def test_its_examples_are_true(lite):
    assert doctest.testmod(lite).failed == 0


def test_every_lesson_is_there_in_every_language(lite):
    paths = [path for path, _ in lite.lessons(ROOT / "notebooks")]
    names = [file_name(shipped_lesson(slug)) for slug in slugs()]
    wanted = {f"{locale}/{folder}{name}" for locale in LOCALES for folder in ("", "teacher/") for name in names}
    assert wanted | {"en/play.ipynb"} <= set(paths)
    assert len(paths) == len(set(paths))


def test_nothing_but_notebooks_is_taken(lite, tmp_path):
    """Answers of children may lie beside them."""
    for name in (
        "en/a.ipynb",
        "en/answers-make-ten-fox 17.json",
        "en/.ipynb_checkpoints/a.ipynb",
        "en/teacher/b.ipynb",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(json.dumps({"metadata": {"kernelspec": {"name": "python3"}}}))
    assert [path for path, _ in lite.lessons(tmp_path)] == ["en/a.ipynb", "en/teacher/b.ipynb"]


def test_a_notebook_is_the_same_but_for_its_kernel(lite):
    for path, made in lite.lessons(ROOT / "notebooks"):
        source = json.loads((ROOT / "notebooks" / path).read_text(encoding="utf-8"))
        assert made["metadata"]["kernelspec"]["name"] == "python"
        assert made["cells"] == source["cells"]


def test_the_list_names_each_wheel_with_its_own_hash(lite, tmp_path):
    theirs = {"info": {"python": "3.14.2"}, "packages": {"six": {"sha256": "theirs"}, "numpy": {}}}
    names = ("six-1.17.0-py2.py3-none-any.whl", "fluent.runtime-0.4.0-py3-none-any.whl")
    wheels = [wheel(tmp_path / name, "x.py") for name in names]
    made = lite.lock(theirs, wheels)
    assert made["info"] == theirs["info"]
    assert sorted(made["packages"]) == ["fluent-runtime", "six"]
    six = made["packages"]["six"]
    assert six["file_name"] == names[0]
    assert six["sha256"] == hashlib.sha256(wheels[0].read_bytes()).hexdigest()


def test_the_kernel_begins_with_all_of_them_and_asks_no_index(lite):
    data = lite.settings({"six": {}, "numseq-widget": {}})["jupyter-config-data"]
    kernel = data["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]
    assert kernel["loadPyodideOptions"]["packages"] == ["numseq-widget", "six"]
    assert kernel["disablePyPIFallback"] is True


def test_the_kernel_has_the_widget_of_the_page(lite):
    """The page's half of ipywidgets and anywidget is installed to build, Python's half is fetched for the kernel."""
    pins = lite.pins()
    assert {"anywidget", "ipywidgets", "fluent-runtime"} <= set(pins)
    lines = lite.REQUIREMENTS.read_text(encoding="utf-8").splitlines()
    assert all("==" in line for line in lines if line and not line.startswith("#"))


def test_babel_keeps_our_languages(lite, tmp_path):
    data = [
        f"babel/locale-data/{name}.dat" for name in ("root", "en", "pl", "ko", "fi", "en_GB", "de", "sv", "kok", "fil")
    ]
    babel = wheel(tmp_path / "babel-2-py3-none-any.whl", "babel/core.py", "babel/global.dat", *data)
    lite.leave_out_languages(babel)
    with zipfile.ZipFile(babel) as kept:
        assert kept.namelist() == ["babel/core.py", "babel/global.dat", *data[:5]]


def test_python_is_compiled_and_nothing_of_it_is_left_out(lite, tmp_path, monkeypatch):
    """The web page does without `unittest`; in a notebook anything may be wanted, and the kernel itself wants that."""
    monkeypatch.setattr(lite, "HOME", tmp_path / "home")
    (tmp_path / "home").mkdir()
    (tmp_path / "wheels").mkdir()
    made = tmp_path / "wheels/a-1-py3-none-any.whl"
    with zipfile.ZipFile(made, "w") as files:
        files.writestr("unittest/mock.py", "x = 1")
        files.writestr("a-1.dist-info/METADATA", "Name: a")
    lite.compile_all(tmp_path / "wheels", "a version")
    with zipfile.ZipFile(made) as files:
        assert files.namelist() == ["unittest/mock.pyc", "a-1.dist-info/METADATA"]
        assert {part.compress_type for part in files.infolist()} == {zipfile.ZIP_DEFLATED}
    (kept,) = (tmp_path / "home/compiled").iterdir()
    assert kept.read_bytes() == made.read_bytes()
