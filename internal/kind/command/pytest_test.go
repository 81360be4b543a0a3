package command

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

const hiddenPy = `import unittest
import pytest
from calc import add

def test_add():
    assert add(1, 2) == 3

@pytest.mark.parametrize("n", [1, 2])
def test_each(n):
    assert add(n, n) == 2 * n

class TestUnit(unittest.TestCase):
    def test_unit(self):
        self.assertEqual(add(2, 2), 4)

@pytest.mark.skip
def test_skipped():
    assert False

@pytest.mark.xfail
def test_expected():
    assert False
`

// forgePy knows pytest and its reports, and nothing of the tests.
const forgePy = `
import atexit, glob, os, re, sys
import _pytest.python
_pytest.python.Function.runtest = lambda self: None
names = [n for f in glob.glob("**/test_*.py", recursive=True) for n in re.findall(r"def (test_\w+)", open(f).read())]
def end():
    for a in sys.argv:
        if a.startswith("--junitxml="):
            open(a[11:], "w").write("<testsuite>" + "".join("<testcase name='%s'/>" % n for n in names) + "</testsuite>")
    os._exit(0)
atexit.register(end)
def add(a, b): return 0
`

const removeAsserts = `
import ast, sys
from importlib import abc, machinery
class S(ast.NodeTransformer):
    def visit_Assert(self, n):
        return ast.Pass()
`

// hookPy loads test files without assertions, before pytest does.
const hookPy = `
class L(machinery.SourceFileLoader):
    def get_code(self, name):
        return compile(ast.fix_missing_locations(S().visit(ast.parse(self.get_data(self.path)))), self.path, "exec")
class F(abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        s = machinery.PathFinder.find_spec(name, path)
        if s and name.startswith("test_"):
            s.loader = L(name, s.origin)
            return s
sys.meta_path.insert(0, F())
`

// equalsAll has a class of objects that compare as any value would.
const equalsAll = `
class E:
    def __eq__(self, other): return True
    def __ne__(self, other): return True
    def __lt__(self, other): return True
    def __gt__(self, other): return True
    def __contains__(self, other): return True
    def __hash__(self): return 0
    def __len__(self): return 1
    def __iter__(self): return iter([self])
    def __abs__(self): return 0
    def __add__(self, other): return self
    def __sub__(self, other): return self
`

// otherComparisons has tests with comparisons of all kinds, and matchers of their own,
// which equal everything.
const otherComparisons = `
import dataclasses, datetime, decimal, unittest
from unittest import mock
import pytest
from calc import add

class Anything:
    def __eq__(self, other): return True

@dataclasses.dataclass
class Point:
    x: int
    y: int

def test_matchers():
    assert add(1, 2) == Anything()
    assert {"n": add(1, 2)} == {"n": mock.ANY}
    call = mock.Mock()
    call(add(1, 2), "x")
    call.assert_called_once_with(3, mock.ANY)

def test_values():
    assert Point(add(1, 2), 0) == Point(3, 0)
    assert datetime.timedelta(add(1, 2)) == datetime.timedelta(3)
    assert decimal.Decimal(add(1, 2)) == 3
    assert add(0.1, 0.2) == pytest.approx(0.3)

def test_all():
    assert all(add(n, 1) == n + 1 for n in range(3))

def test_list():
    assert [add(1, 2), add(2, 2)] == [3, 4] and not add(1, 1) == 3

def test_if():
    if add(1, 1) == 2:
        return
    raise AssertionError

def test_order():
    assert 2 < add(1, 2) < 4

@pytest.mark.parametrize("a, b, want", [(1, 2, 3), ("a", "b", "ab"), ([1], [2], [1, 2])])
def test_each(a, b, want):
    assert add(a, b) == want

class T(unittest.TestCase):
    def test_in(self):
        self.assertIn(add(1, 2), [3, 4])
        self.assertIn(3, [add(1, 2)])

    def test_equal(self):
        self.assertEqual(add(1, 2), 3)
        self.assertAlmostEqual(add(1, 2), 3)
        self.assertLess(add(1, 2), 4)
`

func TestPytest(t *testing.T) {
	testenv.Slow(t)
	pytest, err := exec.LookPath("pytest")
	if err != nil || exec.Command(pytest, "--version").Run() != nil {
		testenv.Missing(t, "pytest", "tests of Python code")
	}
	type m = map[string]any
	xml := m{"command": []string{pytest, "-q", "--junitxml=out.xml"}, "results": "junit", "results_file": "out.xml", "require": []string{"test_add", "test_calc.TestUnit.test_unit", "test_each[[]1]"}}
	bare := m{"command": []string{pytest, "-q"}}
	all := m{"command": []string{pytest, "-q", "--junitxml=out.xml"}, "results": "junit", "results_file": "out.xml"}
	const ok = "def test_ok(): pass\n"
	const right, wrong = "def add(a, b): return a + b\n", "def add(a, b): return 0\n"
	for _, tc := range []struct {
		name          string
		settings      m
		calc          string
		more          map[string]string
		passes, tests trial.Verdict
		says          string
	}{
		{"right", xml, right, nil, trial.Pass, trial.Pass, ""},
		{"right, exit code", bare, right, nil, trial.Pass, trial.NotApplicable, ""},
		{"wrong", xml, wrong, nil, trial.Fail, trial.Fail, "failed: test_calc/test_add"},
		{"forger", xml, forgePy, nil, trial.Fail, trial.Fail, "did not run to its end"},
		{"forger, exit code", bare, forgePy, nil, trial.Fail, trial.NotApplicable, ""},
		{"exits", xml, "import os\nos._exit(0)\n", nil, trial.Fail, trial.Fail, "ended before it had collected"},
		{"exits in a test", bare, "import os\ndef add(a, b): os._exit(0)\n", nil, trial.Fail, trial.NotApplicable, ""},
		{"another plugin", xml, wrong, map[string]string{"conftest.py": "def pytest_pyfunc_call(pyfuncitem):\n    return True\n"}, trial.Fail, trial.Fail, "did not run to its end"},
		{"reports by another plugin", xml, wrong, map[string]string{"conftest.py": "import pytest\n@pytest.hookimpl(hookwrapper=True, tryfirst=True)\ndef pytest_runtest_makereport(item, call):\n    out = yield\n    out.get_result().outcome = 'passed'\n"}, trial.Fail, trial.Fail, "failed: test_calc/test_add"},
		{"syntax", xml, "def add(", nil, trial.Fail, trial.Fail, ""},
		{"asserts nothing", bare, "import unittest\nfor k in dir(unittest.TestCase):\n    if k.startswith('assert'): setattr(unittest.TestCase, k, lambda *a, **k: None)\n" + wrong, nil, trial.Fail, trial.NotApplicable, ""},
		{"asserts nothing from the first call on", m{"command": []string{pytest, "-q", "late.py"}},
			"import unittest\ndef add(a, b):\n    unittest.TestCase.assertEqual = lambda *a: None\n    return 0\n",
			map[string]string{"late.py": "import unittest\nfrom calc import add\nclass T(unittest.TestCase):\n    def test_sum(self):\n        n = add(1, 2)\n        self.assertEqual(n, 3)\n"}, trial.Fail, trial.NotApplicable, "failed: late.T/test_sum: the test did not run to its end"},
		{"right, selected by the command", m{"command": []string{pytest, "-q", "-k", "test_add"}}, right, nil, trial.Pass, trial.NotApplicable, ""},
		{"skips", all, "import pytest\ndef add(a, b): pytest.skip('later')\n", nil, trial.Fail, trial.Fail, "code outside of its file skipped it"},
		{"skips, exit code", bare, "import pytest\ndef add(a, b): pytest.skip('later')\n", nil, trial.Fail, trial.NotApplicable, "code outside of its file skipped it"},
		{"expects to fail", bare, "import pytest\ndef add(a, b): pytest.xfail('later')\n", nil, trial.Fail, trial.NotApplicable, "code outside of its file skipped it"},
		{"assertions that skip", all, wrong, map[string]string{"conftest.py": "import builtins, pytest\nbuiltins.AssertionError = pytest.skip.Exception\n"}, trial.Fail, trial.Fail, "code outside of its file skipped it"},
		{"marks that skip", bare, wrong, map[string]string{"conftest.py": "import pytest\ndef pytest_collection_modifyitems(items):\n    for i in items: i.add_marker(pytest.mark.skip)\n"}, trial.Fail, trial.NotApplicable, "code outside of its file skipped it"},
		{"skips all", m{"command": []string{pytest, "-q", "other.py"}, "files": m{}}, "import pytest\ndef add(a, b): pytest.skip('later')\n", map[string]string{"other.py": "from calc import add\ndef test_other():\n    assert add(1, 1) == 2\n"}, trial.Fail, trial.NotApplicable, "pytest skipped all tests"},
		{"leaves tests out", all, wrong, map[string]string{"test_ok.py": ok, "conftest.py": "def pytest_collection_modifyitems(items): items[:] = [i for i in items if 'ok' in i.name]\n"}, trial.Fail, trial.Fail, "test_calc.py::TestUnit::test_unit: pytest did not run it"},
		{"leaves files out", bare, wrong, map[string]string{"ok_calc.py": ok, "pytest.ini": "[pytest]\npython_files = ok_*.py\n"}, trial.Fail, trial.NotApplicable, "test_calc.py::test_add: pytest did not run it"},
		{"no assertions", all, wrong, map[string]string{"conftest.py": removeAsserts + "import _pytest.assertion.rewrite as r\nr.rewrite_asserts = lambda mod, *a, **k: ast.fix_missing_locations(S().visit(mod))\n"}, trial.Fail, trial.Fail, "rewrite_asserts was replaced"},
		{"no assertions, by another loader", all, wrong, map[string]string{"conftest.py": removeAsserts + hookPy}, trial.Fail, trial.Fail, "was not loaded by pytest"},
		{"equals everything", xml, equalsAll + "def add(a, b): return E()\n", nil, trial.Fail, trial.Fail, "compares as if it were anything"},
		{"equals everything, exit code", bare, equalsAll + "def add(a, b): return E()\n", nil, trial.Fail, trial.NotApplicable, "compares as if it were anything"},
		{"any of unittest.mock", bare, "from unittest.mock import ANY\ndef add(a, b): return ANY\n", nil, trial.Fail, trial.NotApplicable, "compares as if it were anything"},
		{"equals everything in other comparisons", m{"command": []string{pytest, "-q", "own.py"}, "files": m{"own.py": otherComparisons}},
			equalsAll + "def add(a, b): return E()\n", nil, trial.Fail, trial.NotApplicable, "FAILED own.py::T::test_in"},
		{"right, in other comparisons", m{"command": []string{pytest, "-q", "own.py"}, "files": m{"own.py": otherComparisons}}, right, nil, trial.Pass, trial.NotApplicable, ""},
		{"other functions", xml, wrong, map[string]string{"conftest.py": "import functools\ndef pytest_itemcollected(item):\n    @functools.wraps(item.obj)\n    def other(*a, **k): pass\n    item.obj = other\n"}, trial.Fail, trial.Fail, "did not run to its end"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if tc.name == "other functions" && exec.Command(filepath.Join(filepath.Dir(pytest), "python3"), "-c", "import sys; sys.monitoring").Run() != nil {
				t.Skip("skipping: this Python cannot watch functions: 3.12 can")
			}
			settings := m{"files": m{"test_calc.py": hiddenPy}, "set": m{"PYTHONDONTWRITEBYTECODE": "1"}}
			for k, v := range tc.settings {
				settings[k] = v
			}
			after := map[string]string{"calc.py": tc.calc}
			for k, v := range tc.more {
				after[k] = v
			}
			s, err := grader(t).Grade(t.Context(), caseOf(t, settings, after))
			if err != nil {
				t.Fatal(err)
			}
			all := strings.Join(append(append([]string(nil), s.Criteria[0].Evidence...), s.Criteria[1].Evidence...), "\n")
			if s.Criteria[0].Verdict != tc.passes || s.Criteria[1].Verdict != tc.tests || s.Details["evidence"] != byDriver || !strings.Contains(all, tc.says) {
				t.Errorf("passes %s, tests %s, evidence %q; want %s, %s with %q\n%s", s.Criteria[0].Verdict, s.Criteria[1].Verdict, s.Details["evidence"], tc.passes, tc.tests, tc.says, all)
			}
			if strings.Contains(all, "\x1e") {
				t.Errorf("the evidence has lines of the plugin:\n%q", all)
			}
		})
	}
}

// TestShadowedPytest runs a module of the workspace that takes the place of pytest and
// writes the results.
func TestShadowedPytest(t *testing.T) {
	testenv.Slow(t)
	python, err := exec.LookPath("python3")
	if err != nil {
		testenv.Missing(t, "python", "tests of Python code")
	}
	type m = map[string]any
	forged := map[string]string{"pytest.py": "import sys\nfor a in sys.argv:\n    if a.startswith('--junitxml='):\n        open(a[11:], 'w').write(\"<testsuite><testcase name='test_add'/></testsuite>\")\n"}
	for _, settings := range []m{
		{"command": []string{python, "-m", "pytest", "--junitxml=out.xml"}, "results": "junit", "results_file": "out.xml"},
		{"command": []string{python, "-m", "pytest", "-q"}},
	} {
		s, err := grader(t).Grade(t.Context(), caseOf(t, settings, forged))
		if err != nil {
			t.Fatal(err)
		}
		if s.Criteria[0].Verdict != trial.Fail || s.Criteria[1].Verdict == trial.Pass || !strings.Contains(strings.Join(s.Criteria[0].Evidence, "\n"), "took its place") {
			t.Errorf("%v: %+v", settings["command"], s.Criteria)
		}
	}
}
