"""Players that are programs. Each sees only the `View` of its seat."""

from .bot import Bot

__all__ = ["Bot"]
