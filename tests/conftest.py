"""Fixtures that all tests share: the browser to use, and whether to run acceptance sizes."""

import os

import pytest


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Path of the Chromium to drive, found by dev.py; without one the test is skipped, under CI it fails."""
    path = os.environ.get("NUMSEQ_CHROMIUM")
    if path:
        return path
    message = "no browser: set NUMSEQ_CHROMIUM to a Chromium or Chrome, or run python3 dev.py test"
    if os.environ.get("CI") == "true":
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="session")
def full() -> bool:
    """Whether acceptance sizes are asked for (python3 dev.py test full); else small seeded ones."""
    return os.environ.get("NUMSEQ_FULL") == "1"
