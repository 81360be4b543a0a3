package testresult

import (
	"bytes"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func read(t testing.TB, name string) []byte {
	t.Helper()
	b, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func ids(r Report, o Outcome) []string {
	var out []string
	for _, t := range r.Tests {
		if t.Outcome == o {
			out = append(out, t.ID())
		}
	}
	slices.Sort(out)
	return out
}

// The counts are the programs' own: Node's closing comments, pytest's closing line,
// prove's summary of the same files.
func TestRealReports(t *testing.T) {
	shop := func(names ...string) []string {
		for i, n := range names {
			names[i] = "example.com/shop/" + n
		}
		return names
	}
	goFailed := shop("TestTable", "TestTable/bad_case", "sub/TestPanics")
	goSkipped := shop("TestSkipped", "TestTable/not_now")
	goPassed := shop("ExampleAdd", "TestAdd", "TestLiar", "TestParallelA", "TestParallelB", "TestTable/good", "sub/TestFine")
	pyFailed := []string{"test_import", "test_shop/test_bad", "test_shop/test_error", "test_shop/test_xpass"}
	tests := []struct {
		file, format            string
		failed, skipped, passed []string
		problems                []string // what each begins with
	}{
		{"go.json", "go-test", goFailed, goSkipped, goPassed, []string{"example.com/shop/broken: # example.com/shop/broken"}},
		{"go.txt", "go-test-verbose", goFailed, goSkipped, goPassed, []string{"example.com/shop/broken: [build failed]"}},
		{"node.tap", "tap", []string{"/home/me/node/c.test.mjs", "fails # hard \\ way", "parent", "parent/child bad"}, []string{"skipped", "todo fails"},
			[]string{"adds", "group/deep/deeper", "group/in group", "parent/child good", "second file"}, nil},
		{"node.junit.xml", "junit", []string{"parent/child bad", "test//home/me/node/c.test.mjs", "test/fails # hard \\ way"}, []string{"test/skipped", "test/todo fails"},
			[]string{"group/deep/deeper", "group/in group", "parent/child good", "test/adds", "test/second file"}, nil},
		{"py1.xml", "junit", append([]string{"pytest/test_import"}, pyFailed[1:]...), []string{"test_shop/test_skipped", "test_shop/test_xfail"},
			[]string{"test_shop.TestClass/test_in_class", "test_shop/test_good", "test_shop/test_param[[x]]", "test_shop/test_param[a/b]"}, nil},
		{"py2.xml", "junit", []string{"pytest/test_import"}, nil, nil, nil},
		{"pl-a.tap", "tap", []string{"inner", "inner/two", "not equal"}, []string{"test 3", "test 4", "todo"}, []string{"first", "inner/one"}, nil},
		{"pl-short.tap", "tap", nil, nil, []string{"only"}, []string{"3 tests were planned and 1 reported"}},
		{"pl-skip.tap", "tap", nil, nil, nil, nil},
		{"pl-bail.tap", "tap", nil, nil, []string{"test 1"}, []string{"the run was given up: disk full"}},
	}
	for _, tc := range tests {
		t.Run(tc.file, func(t *testing.T) {
			r, err := Parse(tc.format, read(t, tc.file))
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range []struct {
				o    Outcome
				want []string
			}{{Failed, tc.failed}, {Skipped, tc.skipped}, {Passed, tc.passed}} {
				if d := cmp.Diff(w.want, ids(r, w.o)); d != "" {
					t.Errorf("%s (-want +got):\n%s", w.o, d)
				}
			}
			if len(r.Problems) != len(tc.problems) {
				t.Fatalf("problems %q, want %q", r.Problems, tc.problems)
			}
			for i, p := range tc.problems {
				if !strings.HasPrefix(r.Problems[i], p) {
					t.Errorf("problem %q, want %q", r.Problems[i], p)
				}
			}
		})
	}
}

func TestPlacesAndMessages(t *testing.T) {
	for _, tc := range []struct {
		file, format string
		want         Test
	}{
		{"go.json", "go-test", Test{"example.com/shop", "TestTable/bad_case", Failed, "shop_test.go:17: got 1,\n    want 2", "shop_test.go", 17}},
		{"go.txt", "go-test-verbose", Test{"example.com/shop", "TestTable/bad_case", Failed, "shop_test.go:17: got 1,\n    want 2", "shop_test.go", 17}},
		{"node.tap", "tap", Test{"parent", "child bad", Failed, "broken child", "/home/me/node/a.test.mjs", 9}},
		{"py1.xml", "junit", Test{"test_shop", "test_skipped", Skipped, "no network\n/home/me/py/test_shop.py:8: no network", "test_shop.py", 7}},
	} {
		r, err := Parse(tc.format, read(t, tc.file))
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(r.Tests, func(x Test) bool { return x.ID() == tc.want.ID() })
		if i < 0 {
			t.Fatalf("%s has no %s", tc.file, tc.want.ID())
		}
		if d := cmp.Diff(tc.want, r.Tests[i]); d != "" {
			t.Errorf("%s (-want +got):\n%s", tc.file, d)
		}
	}
}

// summary is a report in one line.
func summary(r Report, err error) string {
	if err != nil {
		return "error: " + err.Error()
	}
	out := strings.Join(ids(r, Passed), " ") + "|" + strings.Join(ids(r, Failed), " ") + "|" + strings.Join(ids(r, Skipped), " ")
	if len(r.Problems) > 0 {
		out += "|" + strings.Join(r.Problems, ";")
	}
	return out
}

func TestForms(t *testing.T) {
	ev := func(lines ...string) string { return strings.Join(lines, "\n") + "\n" }
	for _, tc := range []struct{ name, format, data, want string }{
		{"empty", "tap", "", "error: read tap results: there is no report"},
		{"empty", "junit", " \n", "error: read junit results: there is no report"},
		{"empty", "go-test", "hello", "error: read go-test results: there is no report"},
		{"empty", "go-test-verbose", "hello", "error: read go-test-verbose results: there is no report"},
		{"empty", "ctrf", "", "error: read ctrf results: there is no report"},
		{"unknown", "nunit", "", `error: test results of form "nunit" are not known here`},

		{"a test that never ends", "go-test", ev(`{"Action":"run","Package":"p","Test":"T"}`, `{"Action":"fail","Package":"p"}`), "|p/T|"},
		{"a stream cut short", "go-test", ev(`{"Action":"start","Package":"p"}`, `{"Action":"run","Package":"p","Test":"T"}`, `{"Action":"pass","Package":"p","Test":"T"}`), "p/T|||p: the package's tests did not end"},
		{"run twice, failed once", "go-test", ev(`{"Action":"run","Package":"p","Test":"T"}`, `{"Action":"fail","Package":"p","Test":"T"}`, `{"Action":"run","Package":"p","Test":"T"}`, `{"Action":"pass","Package":"p","Test":"T"}`, `{"Action":"fail","Package":"p"}`), "|p/T|"},
		{"run twice, skipped once", "go-test", ev(`{"Action":"run","Package":"p","Test":"T"}`, `{"Action":"skip","Package":"p","Test":"T"}`, `{"Action":"run","Package":"p","Test":"T"}`, `{"Action":"pass","Package":"p","Test":"T"}`, `{"Action":"pass","Package":"p"}`), "p/T||"},
		{"the same in text", "go-test-verbose", ev("=== RUN   T", "--- PASS: T (0.00s)", "=== RUN   T", "--- FAIL: T (0.01s)", "FAIL", "FAIL\tp\t0.01s"), "|p/T|"},
		{"cut text", "go-test-verbose", ev("=== RUN   T", "--- PASS: T (0.00s)"), "T||" + "|the output ends before the package's result"},
		{"an end without a start", "go-test-verbose", ev("=== RUN   T", "--- PASS: U (0.00s)", "--- PASS: T (0.00s)", "ok  \tp\t0.01s"), "p/T||"},
		{"no test files", "go-test-verbose", ev("?   \tp\t[no test files]"), "||"},

		{"no plan", "tap", ev("ok 1", "ok 2"), "test 1 test 2|||there is no plan: the report may be cut short"},
		{"version 14", "tap", ev("TAP version 14", "1..2", "ok 1 - a \\# b", "not ok 2 c # todo"), "a # b||c"},
		{"an ok todo passed", "tap", ev("1..1", "ok 1 - a # TODO x"), "a||"},
		{"a hash is no directive", "tap", ev("1..1", "not ok 1 - a # todoist"), "|a # todoist|"},
		{"words with ok", "tap", ev("1..1", "okay then", "ok"), "test 1||"},
		{"a subtest cut short", "tap", ev("    1..2", "    ok 1 - in", "ok 1 - out", "1..1"), "out out/in|||out: 2 tests were planned and 1 reported"},
		{"a failing subtest that is expected to", "tap", ev("    not ok 1 - in", "    1..1", "not ok 1 - out # TODO", "1..1"), "||out out/in"},
		{"a suite that fails alone", "tap", ev("    ok 1 - in", "    1..1", "not ok 1 - out", "  ---", "  type: 'suite'", "  error: 'hook failed'", "  ...", "1..1"), "out/in|out|"},
		{"windows", "tap", "1..1\r\nnot ok 1 - a\r\n", "|a|"},

		{"cut XML", "junit", "<testsuite><testcase name='a'/>", "error: read junit results: XML syntax error on line 1: unexpected EOF"},
		{"other XML", "junit", "<html/>", "error: read junit results: the root is <html>, not <testsuites> or <testsuite>"},
		{"no tests", "junit", "<testsuites/>", "||"},
		{"GoogleTest", "junit", "<testsuites><testsuite name='S'><testcase name='a' status='run' result='completed'/><testcase name='b' status='notrun' result='suppressed'/></testsuite></testsuites>", "S/a||S/b"},
		{"a flaky test passed", "junit", "<testsuite name='S'><testcase name='a'><flakyFailure message='once'/></testcase></testsuite>", "S/a||"},
		{"failed and skipped", "junit", "<testsuite><testcase name='a'><failure/><skipped/></testcase></testsuite>", "|a|"},
		{"a suite's error", "junit", "<testsuite name='S'><error message='setup'/></testsuite>", "|||setup"},
		{"latin 1", "junit", "<?xml version='1.0' encoding='ISO-8859-1'?><testsuite><testcase name='\xe9'/></testsuite>", "é||"},
		{"no external entities", "junit", "<!DOCTYPE t [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><testsuite><testcase name='&x;'/></testsuite>", "error: read junit results: XML syntax error on line 1: invalid character entity &x;"},

		{"ctrf", "ctrf", `{"results":{"summary":{"tests":4,"failed":1},"tests":[{"name":"a","status":"passed","suite":"s"},{"name":"b","status":"failed","suite":["x","y"]},{"name":"c","status":"pending"},{"name":"d","status":"other"}]}}`, "s/a|x/y/b|c d"},
		{"a summary that differs", "ctrf", `{"results":{"summary":{"tests":2,"failed":1},"tests":[{"name":"a","status":"passed"}]}}`, "a|||the summary counts 2 tests and 1 are reported;the summary counts 1 failures and 0 are reported"},
		{"unknown status", "ctrf", `{"results":{"tests":[{"name":"a","status":"green"}]}}`, `error: read ctrf results: test 1 has the unknown status "green"`},
		{"no tests", "ctrf", `{"results":{}}`, "error: read ctrf results: there are no results.tests"},
	} {
		t.Run(tc.format+" "+tc.name, func(t *testing.T) {
			if got := summary(Parse(tc.format, []byte(tc.data))); got != tc.want {
				t.Errorf("%q\n got %s\nwant %s", tc.data, got, tc.want)
			}
		})
	}
}

// A truncated report never becomes one without faults: it has an error, a problem, a
// failure, or at least lacks the part that was cut off.
func TestCutReports(t *testing.T) {
	for file, format := range map[string]string{"go.json": "go-test", "node.tap": "tap", "py1.xml": "junit", "go.txt": "go-test-verbose"} {
		data := read(t, file)
		whole, err := Parse(format, data)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(data); i += 37 {
			r, err := Parse(format, data[:i])
			if err == nil && len(r.Problems) == 0 && r.Count(Failed) == 0 && r.Count(Passed) >= whole.Count(Passed) {
				t.Fatalf("%s cut at %d looks like success: %s", file, i, summary(r, err))
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, name := range []string{"go.json", "go.txt", "node.tap", "node.junit.xml", "py1.xml", "pl-a.tap", "pl-bail.tap"} {
		data := read(f, name) // the beginning is enough: long seeds make a fuzzer slow
		f.Add(data[:min(len(data), 2<<10)])
	}
	f.Add([]byte(`{"results":{"tests":[{"name":"a","status":"passed","suite":["s"]}]}}`))
	f.Add(bytes.Repeat([]byte("        "), 1000))
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 16<<10 {
			return
		}
		for format := range parsers {
			r, err := Parse(format, data)
			again, _ := Parse(format, data)
			if !reflect.DeepEqual(r, again) {
				t.Fatalf("%s differs the second time:\n%+v\n%+v", format, r, again)
			}
			if err != nil && len(r.Tests) > 0 {
				t.Fatalf("%s: an error and tests", format)
			}
			for _, x := range r.Tests {
				if x.Outcome != Passed && x.Outcome != Failed && x.Outcome != Skipped || x.Line < 0 || strings.ToValidUTF8(x.Name+x.Message, "") != x.Name+x.Message {
					t.Fatalf("%s: %+v", format, x)
				}
			}
		}
	})
}
