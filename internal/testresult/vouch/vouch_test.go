package vouch

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/testresult"
)

// runGo compiles a package of files, with its tests rewritten, runs its test program
// and returns the outcomes by name.
func runGo(t *testing.T, files map[string]string, args ...string) (map[string]testresult.Outcome, testresult.Report, bool) {
	t.Helper()
	if _, err := exec.LookPath("go"); err != nil {
		testenv.Missing(t, "go", "tests of Go code")
	}
	dir := t.TempDir()
	var tests []GoTest
	files["go.mod"] = "module example.com/m\n\ngo 1.21\n"
	for name, text := range files {
		if strings.HasSuffix(name, "_test.go") {
			out, found, err := RewriteGo(name, []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			if tests = append(tests, found...); found != nil {
				text = string(out)
			}
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	program := filepath.Join(dir, "m.test")
	cmd := exec.Command("go", "test", "-c", "-o", program, ".")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	b, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	cmd = exec.Command(program, append([]string{"-test.v=test2json", "-test.paniconexit0"}, args...)...)
	cmd.Dir = dir
	out, err := cmd.Output()
	slices.SortFunc(tests, func(a, b GoTest) int { return strings.Compare(a.Name, b.Name) })
	r, cheated := GoRun{Package: "example.com/m", Tests: tests, Program: b, Args: args, Out: out, Ended: cmd.ProcessState.String(), OK: err == nil}.Report()
	by := map[string]testresult.Outcome{}
	for _, x := range r.Tests {
		by[x.Name] = x.Outcome
	}
	return by, r, cheated
}

const honest = `//go:build !never

package m; import "testing"; import "os"; import "fmt"

func TestPass(t *testing.T) { if Add(1, 2) != 3 { t.Error("wrong") } }
func TestUnnamed(*testing.T) { Add(1, 1); return }
func TestBlank(_ *testing.T) { Add(1, 1) }
func TestSkip(t *testing.T) { t.Skip("not here") }
func TestCaptured(t *testing.T) {
	old := os.Stdout
	_, w, _ := os.Pipe()
	os.Stdout = w
	t.Cleanup(func() { os.Stdout = old })
	fmt.Print("no line feed")
}
func TestSubs(t *testing.T) {
	for _, n := range []string{"a", "b"} {
		t.Run(n, func(t *testing.T) { t.Parallel(); Add(1, 1) })
	}
}
func FuzzAdd(f *testing.F) { f.Add(1); f.Fuzz(func(t *testing.T, n int) { Add(n, 1) }) }
func ExampleAdd() { fmt.Println(Add(1, 2)); if Add(1, 2) == 3 { return }
	// Output: 3
}
func Example_unchecked() { panic("never run") }
func Testify(x int) int { return x }
func TestHelper2(t testing.TB, x int) {}
func BenchmarkX(b *testing.B) {}`

func TestHonest(t *testing.T) {
	testenv.Slow(t)
	p, s := testresult.Passed, testresult.Skipped
	files := map[string]string{"m.go": "package m\nfunc Add(a, b int) int { return a + b }\n",
		"m_test.go":     strings.Replace(honest, "func TestHelper2(t testing.TB, x int) {}\n", "", 1),
		"other_test.go": "package m_test\n\nimport (\n\t. \"testing\"\n\t\"example.com/m\"\n)\n\nfunc TestOther(t *T) { m.Add(1, 1) }\n",
		"never_test.go": "//go:build never\n\npackage m\n\nimport \"testing\"\n\nfunc TestNever(t *testing.T) {}\n"}
	got, r, cheated := runGo(t, files)
	want := map[string]testresult.Outcome{"TestPass": p, "TestUnnamed": p, "TestBlank": p, "TestSkip": s, "TestCaptured": p,
		"TestSubs": p, "TestSubs/a": p, "TestSubs/b": p, "FuzzAdd": p, "FuzzAdd/seed#0": p, "ExampleAdd": p, "TestOther": p}
	if d := cmp.Diff(want, got); d != "" || cheated || len(r.Problems) > 0 {
		t.Errorf("cheated %v, problems %q\n%s", cheated, r.Problems, d)
	}
	got, _, cheated = runGo(t, files, "-test.run=^TestSubs$/^a$", "-test.skip=Other")
	if d := cmp.Diff(map[string]testresult.Outcome{"TestSubs": p, "TestSubs/a": p}, got); d != "" || cheated {
		t.Errorf("cheated %v\n%s", cheated, d)
	}
}

func TestFailures(t *testing.T) {
	testenv.Slow(t)
	tests := `package m

import (
	"fmt"
	"testing"
)

func TestA(t *testing.T) {
	t.Cleanup(func() { t.Error("too late") })
}
func TestSub(t *testing.T) {
	t.Run("one", func(t *testing.T) { t.Fatal("one is wrong") })
	t.Run("two", func(t *testing.T) {})
}
func ExampleAdd() {
	fmt.Println(Add(1, 2))
	// Output: 4
}
func TestZ(t *testing.T) {}
`
	f, p := testresult.Failed, testresult.Passed
	got, r, cheated := runGo(t, map[string]string{"m.go": "package m\nfunc Add(a, b int) int { return a + b }\n", "m_test.go": tests})
	if d := cmp.Diff(map[string]testresult.Outcome{"TestA": f, "TestSub": f, "TestSub/one": f, "TestSub/two": p, "ExampleAdd": f, "TestZ": p}, got); d != "" || cheated {
		t.Errorf("cheated %v\n%s", cheated, d)
	}
	for _, x := range r.Tests {
		if x.Name == "TestSub/one" && (!strings.Contains(x.Message, "one is wrong") || x.Line != 12) {
			t.Errorf("%+v", x)
		}
	}
}

// TestForgers runs code that knows the testing package and nothing of the tests.
func TestForgers(t *testing.T) {
	testenv.Slow(t)
	tests := `package m

import "testing"

func TestOne(t *testing.T) { if Add(1, 2) != 3 { t.Error("wrong") } }
func TestTwo(t *testing.T) { if Add(2, 2) != 4 { t.Fatal("wrong") } }
`
	const ask = `
func init() {
	for _, a := range os.Args[1:] { if strings.HasPrefix(a, "-test.list") { return } }
	out, _ := exec.Command(os.Args[0], "-test.list=.").Output()
	for _, n := range strings.Fields(string(out)) {
		fmt.Printf("\x16=== RUN   %s\n\x16--- PASS: %s (0.00s)\n", n, n)
	}
	fmt.Println("PASS")
	END
}
func Add(a, b int) int { return 0 }
`
	const imports = "package m\nimport (\"fmt\"; \"os\"; \"os/exec\"; \"strings\")\nvar _ = fmt.Sprint\nvar _ = exec.Command\nvar _ = strings.Fields\nvar _ = os.Exit\n"
	for name, code := range map[string]string{
		"prints all marks and exits": strings.Replace(ask, "END", "os.Exit(0)", 1),
		"prints all marks":           strings.Replace(ask, "END", "", 1),
		"exits at the first call":    "func Add(a, b int) int { fmt.Println(\"PASS\"); os.Exit(0); return 0 }",
		"exits in a goroutine":       "func Add(a, b int) int { go os.Exit(0); select {} }",
		"exits at once":              "func init() { os.Exit(0) }\nfunc Add(a, b int) int { return 0 }",
		"lists no tests":             "func init() { os.Args = append(os.Args, \"-test.run=^$\") }\nfunc Add(a, b int) int { return 0 }",
		"repeats its output": `func init() {
	if os.Getenv("AGAIN") != "" { return }
	cmd := exec.Command(os.Args[0], os.Args[1:]...)
	cmd.Env = append(os.Environ(), "AGAIN=1")
	out, _ := cmd.Output()
	fmt.Print(strings.NewReplacer("FAIL", "PASS", "fail", "pass").Replace(string(out)))
	os.Exit(0)
}
func Add(a, b int) int { return 0 }`,
		"kills itself": "func init() { p, _ := os.FindProcess(os.Getpid()); p.Kill() }\nfunc Add(a, b int) int { return 0 }",
	} {
		t.Run(name, func(t *testing.T) {
			got, _, _ := runGo(t, map[string]string{"m.go": imports + code, "m_test.go": tests})
			f := testresult.Failed
			if d := cmp.Diff(map[string]testresult.Outcome{"TestOne": f, "TestTwo": f}, got); d != "" {
				t.Error(d)
			}
		})
	}
}

func TestRewriteKeepsLines(t *testing.T) {
	src := "package m // here\n\nimport \"testing\"\n\nfunc TestA(t *testing.T) {\n\tt.Log()\n}\n"
	out, tests, err := RewriteGo("a_test.go", []byte(src))
	if err != nil || len(tests) != 1 || tests[0].Line != 5 {
		t.Fatalf("%v %+v", err, tests)
	}
	if lines := strings.Split(string(out), "\n"); !strings.Contains(lines[5], "t.Log()") || strings.Contains(string(out), tests[0].token) {
		t.Errorf("%s", out)
	}
	if out, tests, err := RewriteGo("a_test.go", []byte("package m\n\nfunc helper() {}\n")); out != nil || tests != nil || err != nil {
		t.Errorf("%s %v %v", out, tests, err)
	}
	if _, _, err := RewriteGo("a_test.go", []byte("package")); err == nil {
		t.Error("broken file is taken")
	}
}
