#!/usr/bin/python3
"""Writes sequential.csv beside itself: python3 sequential.py > sequential.csv

Columns: kind, differences joined by spaces, e-value after the last, p_anytime.
"outcomes" are -1, 0, 1: the e-value is 2^(b+c) B(1/2+b, 1/2+c) / B(1/2, 1/2) by
mpmath's beta. "rates" are any differences: the e-value is the mean over 64 values of
lambda, of both signs, of prod(exp(lambda d/s)/cosh(lambda d/s)), tanh lambda being the
Gauss-Chebyshev nodes and s^2 the mean square of the differences before that were not 0
and of a first one of 1.
"""
import random

from mpmath import atanh, beta, cos, cosh, exp, mp, mpf, pi, sqrt

mp.dps = 30
random.seed(20261121)


def outcomes(ds):
    b, c = ds.count(-1), ds.count(1)
    return mpf(2) ** (b + c) * beta(mpf(1) / 2 + b, mpf(1) / 2 + c) / beta(mpf(1) / 2, mpf(1) / 2)


def rates(ds):
    total = mpf(0)
    for i in range(64):
        rate = atanh(cos((2 * i + 1) * pi / 128))
        wealth, squares, n = mpf(1), mpf(1), 1
        for d in ds:
            x = rate * mpf(d) / sqrt(squares / n)
            wealth *= exp(x) / cosh(x)
            if d:
                squares, n = squares + mpf(d) ** 2, n + 1
        total += wealth
    return total / 64


print("kind,differences,e_value,p_anytime")
for n, up, down in ((1, 1, 0), (5, 1, 0), (7, 1, 0), (30, .25, .05), (60, .25, .05), (60, .05, .25), (100, .15, .15), (126, .5, .5), (126, .9, .1), (120, 1, 0), (400, .2, .05), (40, 0, 0)):
    ds = [1 if (u := random.random()) < up else -1 if u < up + down else 0 for _ in range(n)]
    e = [outcomes(ds[: i + 1]) for i in range(n)]
    print("outcomes", " ".join(map(str, ds)), mp.nstr(e[-1], 17), mp.nstr(min(1, 1 / max(e)), 17), sep=",")
for n, k, shift in ((3, 5, 1), (20, 5, 1), (20, 3, 0), (30, 10, 2), (12, 4, -2)):
    ds = [max(-k, min(k, round(random.gauss(shift, k / 3)))) / k for _ in range(n)]
    e = [rates(ds[: i + 1]) for i in range(n)]
    print("rates", " ".join(map(repr, ds)), mp.nstr(e[-1], 17), mp.nstr(min(1, 1 / max(e)), 17), sep=",")
