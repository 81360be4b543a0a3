# A plugin of pytest that tells which tests ran to their end. Its lines begin with a
# secret that code under test does not know.
import ast
import builtins
import functools
import importlib.machinery
import inspect
import json
import os
import random
import re
import sys
import types
import unittest

import pytest
from _pytest.assertion import rewrite
from _pytest.junitxml import mangle_test_address


def _doubt_equality(running):
    # An object that equals everything passes each test that only compares. So what a test
    # has found equal is compared once more, with a value that nobody expects.
    randbits, randbytes, cwd = random.SystemRandom().getrandbits, os.urandom, os.path.realpath(os.getcwd()) + os.sep
    builtin = (types.WrapperDescriptorType, types.MethodDescriptorType, types.BuiltinFunctionType)
    plain, texts, unknown = (list, tuple), {}, type("Unknown", (), {})

    def decoy(v):
        word = randbytes(12).hex()
        if isinstance(v, bool):
            return not v
        for kind, make in ((int, lambda: randbits(60) + 2**20), (float, lambda: randbits(60) + 0.5), (complex, lambda: complex(randbits(60), 1)),
                           (str, lambda: word), (bytes, lambda: word.encode()), (bytearray, lambda: bytearray(word.encode())),
                           (list, lambda: [word]), (tuple, lambda: (word,)), (set, lambda: {word}), (frozenset, lambda: frozenset([word])),
                           (dict, lambda: {word: word})):
            if isinstance(v, kind):
                return make()
        return unknown()

    def own_code(v, name):
        # Whether the code under test decides how v compares. A test may have matchers of
        # its own, and of modules that it names.
        method = next((vars(c)[name] for c in type(v).__mro__ if name in vars(c)), None)
        if method is None or isinstance(method, builtin):
            return False
        module = type(v).__module__ or ""
        file = os.path.realpath(getattr(sys.modules.get(module), "__file__", None) or "")
        test = os.path.realpath(str(getattr(running[0], "path", None) or getattr(running[0], "fspath", "")))
        if file == test:
            return False
        if file.startswith(cwd) and not file.startswith(os.path.realpath(sys.prefix) + os.sep):
            return True
        if test not in texts:
            try:
                with open(test, encoding="utf-8") as f:
                    texts[test] = f.read()
            except (OSError, ValueError):
                texts[test] = ""
        return not re.search(r"\b" + ("mock" if module == "unittest.mock" else module.split(".")[0]) + r"\b", texts[test])

    def forged(a, b, depth=3):
        if type(a) in plain and type(b) in plain and depth and len(a) == len(b):
            return any(forged(x, y, depth - 1) for x, y in zip(a[:100], b[:100]))
        if type(a) is dict and type(b) is dict and depth:
            return any(k in b and forged(v, b[k], depth - 1) for k, v in list(a.items())[:100])
        for x, y in ((a, b), (b, a)):
            if own_code(x, "__eq__") and (x == decoy(y)) is True:
                return True
        return False

    def doubt(left, op, right):
        if running[0] is None:
            return
        try:
            bad = (op == "==" and forged(left, right)
                   or op == "in" and own_code(right, "__contains__") and decoy(left) in right
                   or op == "in" and isinstance(right, (list, tuple, dict, set, frozenset)) and any(forged(left, x) for x in list(right)[:100])
                   or op == "<" and (own_code(left, "__lt__") or own_code(right, "__gt__")) and (left > right) is True
                   or op == ">" and (own_code(left, "__gt__") or own_code(right, "__lt__")) and (left < right) is True)
        except Exception:
            return
        if bad:
            raise AssertionError("an object of the code under test compares as if it were anything: " + type(left).__name__ + " " + op + " " + type(right).__name__)

    # Comparisons of assert statements, which pytest takes apart, and all others.
    symbols = {ast.Eq: "==", ast.In: "in", ast.Lt: "<", ast.Gt: ">"}
    compare, rewrite_asserts = rewrite.AssertionRewriter.visit_Compare, rewrite.rewrite_asserts

    def visit_compare(self, node):
        before = len(self.statements)
        out = compare(self, node)
        rest = self.statements[before:]
        del self.statements[before:]
        for s in rest:
            self.statements.append(s)
            c = getattr(s, "value", None)
            if isinstance(s, ast.Assign) and isinstance(c, ast.Compare) and len(c.ops) == 1 and type(c.ops[0]) in symbols:
                call = self.helper("_doubt", c.left, ast.Constant(symbols[type(c.ops[0])]), c.comparators[0])
                self.statements.append(ast.If(ast.Name(s.targets[0].id, ast.Load()), [ast.Expr(call)], []))
        return out

    def equals(left, right):
        result = left == right
        if result is True:
            doubt(left, "==", right)
        return result

    taken_apart = (ast.BoolOp, ast.UnaryOp, ast.BinOp, ast.Call, ast.Starred, ast.Attribute, ast.keyword, ast.Compare)

    class Others(ast.NodeTransformer):
        def visit_Assert(self, node):
            node.test = self.inside(node.test)
            return node

        def inside(self, node):
            if not isinstance(node, taken_apart):
                return self.visit(node)
            for name, value in ast.iter_fields(node):
                if isinstance(value, ast.expr):
                    setattr(node, name, self.inside(value))
                elif isinstance(value, list):
                    setattr(node, name, [self.inside(v) if isinstance(v, (ast.expr, ast.keyword)) else v for v in value])
            return node

        def visit_Compare(self, node):
            self.generic_visit(node)
            if len(node.ops) != 1 or not isinstance(node.ops[0], ast.Eq):
                return node
            helper = ast.Attribute(ast.Name("@pytest_ar", ast.Load()), "_equals", ast.Load())
            return ast.copy_location(ast.Call(helper, [node.left, node.comparators[0]], []), node)

    def rewrite_all(mod, *args, **more):
        Others().visit(mod)
        ast.fix_missing_locations(mod)
        return rewrite_asserts(mod, *args, **more)

    rewrite._doubt, rewrite._equals = doubt, equals
    rewrite.AssertionRewriter.visit_Compare, rewrite.rewrite_asserts = visit_compare, rewrite_all
    # Code that pytest has kept from earlier lacks all this, and may be forged.
    rewrite._read_pyc, rewrite._write_pyc = lambda *a, **k: None, lambda *a, **k: False

    def wrap(method, op):
        @functools.wraps(method)
        def call(self, first, second, *args, **more):
            method(self, first, second, *args, **more)
            doubt(first, op, second)
        return call

    for name, method in list(vars(unittest.TestCase).items()):
        op = {"assertIn": "in", "assertLess": "<", "assertGreater": ">"}.get(name)
        if re.match("assert.*Equal$", name) and "Not" not in name and "CountEqual" not in name:
            op = "=="
        if op and inspect.isfunction(method):
            setattr(unittest.TestCase, name, wrap(method, op))


def _make():
    fd, dumps, write, load, parse = os.dup(1), json.dumps, os.write, open, ast.parse
    with open(os.environ["SECRET_VAR"]) as f:
        secret, own = f.read().split("\n")
    own = {os.path.realpath(p) for p in json.loads(own)}  # all their tests must run
    tests = {}  # of files: None, or (class, function): whether the file itself may skip it
    done, state = set(), {}
    running = [None]  # the item
    _doubt_equality(running)
    # What the tests assert with, as it is before the code under test is loaded.
    asserts = {k: v for k, v in vars(unittest.TestCase).items() if k.startswith(("assert", "fail", "_baseAssert", "_getAssert"))}
    codes, returned = {}, set()  # of test functions as collected; those that returned

    # What turns a test file into the functions that run.
    loaders = (rewrite.AssertionRewritingHook, importlib.machinery.SourceFileLoader)
    parts = (*loaders, importlib.machinery.SourceFileLoader.__mro__[1], importlib.machinery.SourceFileLoader.__mro__[2],
             rewrite.AssertionRewriter, rewrite, ast)
    whole = [(p, k, v) for p in parts for k, v in vars(p).items() if callable(v) or isinstance(v, (classmethod, staticmethod))]
    whole += [(builtins, k, getattr(builtins, k)) for k in ("compile", "exec", "AssertionError")]

    def distrusted(item):
        if sys.flags.optimize and item.config.getoption("assertmode", "") == "plain":
            return "Python ran with -O: it checks no assertion"
        for part, name, value in whole:
            if vars(part).get(name) is not value:
                return name + " was replaced, which loads or checks tests"
        spec = getattr(getattr(item, "module", None), "__spec__", None)
        if isinstance(item, pytest.Function) and spec is not None and type(spec.loader) not in loaders:
            return "its file was not loaded by pytest"
        return ""

    def list_tests(path):
        if path not in tests:
            tests[path] = None
            try:
                with load(path, encoding="utf-8") as f:
                    text = f.read()
                body = parse(text).body
            except (OSError, SyntaxError, ValueError):
                return None  # pytest reports it
            lines, found = text.split("\n"), {}
            source = functools.partial(ast.get_source_segment, text)

            def add(owner, nodes):
                for n in nodes:
                    marks = [source(d) or "" for d in getattr(n, "decorator_list", [])]
                    if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef)) and n.name.startswith("test") and not any("fixture" in m for m in marks):
                        found[owner, n.name] = range(min([n.lineno] + [d.lineno for d in n.decorator_list]) - 1, n.end_lineno)
                    elif not owner and isinstance(n, ast.ClassDef) and (n.name.startswith("Test") or any("TestCase" in (source(b) or "") for b in n.bases)):
                        names = [getattr(m, "name", "") for m in n.body] + [source(t) for m in n.body for t in getattr(m, "targets", [])]
                        if "__init__" not in names and "__test__" not in names:
                            add(n.name, n.body)

            add("", body)
            of_tests = {i for r in found.values() for i in r}
            shared = any(skips.search(l) for i, l in enumerate(lines) if i not in of_tests)
            tests[path] = {k: shared or any(skips.search(lines[i]) for i in r) for k, r in found.items()}
        return tests[path]

    skips, suspect = re.compile("[sS]kip|xfail|expectedFailure"), {}

    def place(item):
        owner = getattr(item, "cls", None)
        return os.path.realpath(str(getattr(item, "path", None) or item.fspath)), (owner.__name__ if owner else "", getattr(item, "originalname", None) or item.name)

    def list_missing(config, items):
        have, selected = {}, False
        for i in items:
            path, key = place(i)
            have.setdefault(path, set()).add(key)
        for a in config.invocation_params.args:
            selected = selected or "::" in str(a) or re.match("-[km]|--deselect|--lf|--last-failed|--sw|--stepwise", str(a))
        out = []
        for path in sorted(own):
            for key in list_tests(path) or ():
                if key not in have.get(path, ()) and not (selected and path in have):
                    out.append(os.path.basename(path) + "::" + "::".join(k for k in key if k))
        return out

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
            suspect[item.nodeid] = distrusted(item)
            code = getattr(inspect.unwrap(item.obj), "__code__", None) if isinstance(item, pytest.Function) else None
            if code is not None and tool is not None:
                codes[item.nodeid] = code
                monitoring.set_local_events(tool, code, monitoring.events.PY_RETURN)

        @pytest.hookimpl(trylast=True)
        def pytest_collection_finish(self, session):
            send(collected=[named(i) for i in session.items], missing=list_missing(session.config, session.items))

        @pytest.hookimpl(hookwrapper=True, tryfirst=True)
        def pytest_runtest_call(self, item):
            if isinstance(item, pytest.Function):
                item.obj = watched(item, item.obj)
            else:
                done.add(item.nodeid)
            code = codes.get(item.nodeid)
            returned.discard(code)
            restore()
            running[0] = item
            yield
            running[0] = None
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
                how, why = "f", why or (call.excinfo.exconly() if call.excinfo else str(report.longrepr))[:2000]
            elif call.when == "call":
                how = "p" if item.nodeid in done else "f"
                why = "" if how == "p" else "the test did not run to its end"
            path, key = place(item)
            if how == "s" and path in own and (list_tests(path) or {}).get(key) is False:
                how, why = "f", "code outside of its file skipped it"
            doubt = suspect.get(item.nodeid) or distrusted(item)
            if how == "p" and doubt:
                how, why = "f", doubt
            state[item.nodeid] = (how, why)
            if call.when == "teardown":
                send(ended=item.nodeid, how=how or "f", why=why)

    send(hello=1)
    return Plugin()


def pytest_configure(config):
    config.pluginmanager.register(_plugin)


_plugin = _make()
del _make, _doubt_equality
