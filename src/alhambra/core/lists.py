"""Lists that are never changed in place, so that copies can share them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(items: list[T], index: int, item: T) -> list[T]:
    """The same list with another item at this index."""
    found = items.copy()
    found[index] = item
    return found


def same(items: list[T], others: list[T]) -> bool:
    """Are these the very same items, in the same order?"""
    if items is others:
        return True
    if len(items) != len(others):
        return False
    for index, item in enumerate(items):
        if item is not others[index]:
            return False
    return True


def holds(items: list[T], item: T) -> bool:
    """Is this very item among them? Quicker than `in`, which asks each whether it is equal."""
    for one in items:
        if one is item:
            return True
    return False


def without(items: list[T], item: T) -> list[T]:
    """The same list without this very item."""
    return [one for one in items if one is not item]
