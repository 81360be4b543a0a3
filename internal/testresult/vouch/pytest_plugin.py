# A plugin of pytest that tells which tests ran to their end. Its lines begin with a
# secret that code under test does not know.
import functools
import inspect
import json
import os
import sys
import unittest

import pytest
from _pytest.junitxml import mangle_test_address


def _make():
    fd, dumps, write = os.dup(1), json.dumps, os.write
    with open(os.environ["SECRET_VAR"]) as f:
        secret = f.read()
    done, state = set(), {}
    # What the tests assert with, as it is before the code under test is loaded.
    asserts = {k: v for k, v in vars(unittest.TestCase).items() if k.startswith(("assert", "fail", "_baseAssert", "_getAssert"))}
    codes, returned = {}, set()  # of test functions as collected; those that returned

    def send(**what):
        line = ("\n\x1e" + secret + dumps(what) + "\n").encode()
        while line:
            line = line[write(fd, line):]

    def named(item):
        names = mangle_test_address(item.nodeid)
        return {"id": item.nodeid, "suite": ".".join(names[:-1]), "name": names[-1]}

    def watched(item, function):
        # The outermost function: it is done when the test has returned.
        if inspect.iscoroutinefunction(function):
            @functools.wraps(function)
            async def call(*args, **more):
                out = await function(*args, **more)
                done.add(item.nodeid)
                return out
        else:
            @functools.wraps(function)
            def call(*args, **more):
                out = function(*args, **more)
                done.add(item.nodeid)
                return out
        return call

    # From Python 3.12 on a hook cannot put another function in place of a collected one,
    # since the function itself must return.
    monitoring, tool = getattr(sys, "monitoring", None), None
    for number in range(5, -1, -1) if monitoring else ():
        if monitoring.get_tool(number) is None:
            monitoring.use_tool_id(number, "tests")
            monitoring.register_callback(number, monitoring.events.PY_RETURN, lambda code, *_: returned.add(code))
            tool = number
            break

    def restore():
        replaced = [k for k, v in asserts.items() if vars(unittest.TestCase).get(k) is not v]
        for k in replaced:
            setattr(unittest.TestCase, k, asserts[k])
        return replaced

    class Plugin:
        @pytest.hookimpl(tryfirst=True)
        def pytest_itemcollected(self, item):
            code = getattr(inspect.unwrap(item.obj), "__code__", None) if isinstance(item, pytest.Function) else None
            if code is not None and tool is not None:
                codes[item.nodeid] = code
                monitoring.set_local_events(tool, code, monitoring.events.PY_RETURN)

        @pytest.hookimpl(trylast=True)
        def pytest_collection_finish(self, session):
            send(collected=[named(i) for i in session.items])

        @pytest.hookimpl(hookwrapper=True, tryfirst=True)
        def pytest_runtest_call(self, item):
            if isinstance(item, pytest.Function):
                item.obj = watched(item, item.obj)
            else:
                done.add(item.nodeid)
            code = codes.get(item.nodeid)
            returned.discard(code)
            restore()
            yield
            if code is not None and code not in returned or restore():
                done.discard(item.nodeid)

        @pytest.hookimpl(hookwrapper=True, tryfirst=True)
        def pytest_runtest_makereport(self, item, call):
            report = (yield).get_result()
            how, why = state.get(item.nodeid, ("", ""))
            skipped = call.excinfo is not None and call.excinfo.errisinstance(pytest.skip.Exception)
            if hasattr(report, "wasxfail") or skipped:
                how = how or "s"
            elif call.excinfo is not None or report.outcome == "failed":
                how, why = "f", why or str(report.longrepr or call.excinfo)[-2000:]
            elif call.when == "call":
                how = "p" if item.nodeid in done else "f"
                why = "" if how == "p" else "the test did not run to its end"
            state[item.nodeid] = (how, why)
            if call.when == "teardown":
                send(ended=item.nodeid, how=how or "f", why=why)

    send(hello=1)
    return Plugin()


def pytest_configure(config):
    config.pluginmanager.register(_plugin)


_plugin = _make()
del _make
