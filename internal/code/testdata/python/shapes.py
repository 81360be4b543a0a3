"""Every form of declaration that Python has."""
from __future__ import annotations

import asyncio
from typing import Callable, Protocol, overload


LIMIT = 3
double = lambda x: 2 * x  #= function double
triple: Callable[[int], int] = lambda x: 3 * x  #= function triple
first = second = (lambda: None)  #= function first; function second
holder.attribute = lambda: None
left, right = lambda: 1, lambda: 2


def plain(a, /, b, *, c=lambda: 1):  #= function plain +5
    def local():
        class Hidden:
            def deep(self): ...
        return Hidden
    return local


async def fetch(url: str) -> bytes:  #= function fetch +1
    return await asyncio.sleep(0, url.encode())


@overload
def pick(x: int) -> int: ...  #= function pick
@overload
def pick(x: str) -> str: ...  #= function pick
def pick(x):  #= function pick +1
    return x


class Outer(Protocol):  #= class Outer +32
    """Doc."""

    key = lambda self: self.name  #= method Outer.key
    size: int = 3

    def __init__(self) -> None:  #= method Outer.__init__ +1
        self.handler = lambda: None

    @property
    def name(self): return "n"  #= method Outer.name

    @name.setter
    def name(self, value): pass  #= method Outer.name

    @staticmethod
    async def later(): pass  #= method Outer.later

    class Inner:  #= class Outer.Inner +8
        class Core:  #= class Outer.Inner.Core +4
            def spin(self): return [  #= method Outer.Inner.Core.spin +3
                1,
                2,
            ]

        def turn(self):  #= method Outer.Inner.turn +1
            pass
            # a comment after the body

    if LIMIT > 2:
        def conditional(self): pass  #= method Outer.conditional
    else:
        def conditional(self, x): pass  #= method Outer.conditional


if LIMIT:
    def in_if(): pass  #= function in_if
elif double:
    class InElif: pass  #= class InElif
else:
    in_else = lambda: 0  #= function in_else

try:
    def in_try(): pass  #= function in_try
except* ValueError as e:
    def in_except(): pass  #= function in_except
finally:
    def in_finally(): pass  #= function in_finally

try:
    import fast
except ImportError:
    def fallback(): pass  #= function fallback
else:
    def in_try_else(): pass  #= function in_try_else

for i in range(3):
    def in_for(): pass  #= function in_for
else:
    def in_for_else(): pass  #= function in_for_else

while False:
    def in_while(): pass  #= function in_while

with open("x") as f, open("y") as g:
    def in_with(): pass  #= function in_with

match LIMIT:
    case 3 if double:
        def in_case(): pass  #= function in_case
    case {"a": [1, *rest], **others}:
        class InCase:  #= class InCase +1
            def method(self): pass  #= method InCase.method

type Alias = dict[str, int]  #= type Alias
type Generic[T: (int, str)] = list[T]  #= type Generic


class Box[T]:  #= class Box +1
    def get[U](self, default: U) -> T | U: ...  #= method Box.get


def naïve(größe): return größe  #= function naïve


async def streams():  #= function streams +3
    async with a as b:
        async for x in b:
            yield x
f = 3; g = lambda: f  #= function g
def one_line(): return f"{LIMIT!r}"  #= function one_line
