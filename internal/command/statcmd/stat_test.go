package statcmd

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/suite/suitetest"
)

var update = flag.Bool("update", false, "write the golden files")

// calculate runs a calculator.
func calculate(t testing.TB, in string, args ...string) (out, errs string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	env := &cmdenv.Env{Program: "assay", In: strings.NewReader(in), RawOut: &o, RawErr: &e, Now: time.Now}
	code = env.Run(args, func() *cobra.Command {
		root := &cobra.Command{Use: "assay"}
		root.AddCommand(New(&suiteload.Loader{Env: env}), NewPower(&suiteload.Loader{Env: env}))
		cmdenv.ConfigureRoot(root)
		return root
	})
	return o.String(), e.String(), code
}

// figures runs a calculator with --json.
func figures(t testing.TB, in string, args ...string) map[string]any {
	t.Helper()
	out, errs, code := calculate(t, in, append(args, "--json")...)
	if code != cmdenv.ExitOK {
		t.Fatalf("%s: exit %d: %s", strings.Join(args, " "), code, errs)
	}
	var v map[string]any
	if err := json.Unmarshal([]byte(out), &v); err != nil {
		t.Fatalf("%s: %v", strings.Join(args, " "), err)
	}
	return v
}

// at follows a path of keys; nil where there is nothing.
func at(v any, path string) any {
	for key := range strings.SplitSeq(path, ".") {
		switch x := v.(type) {
		case map[string]any:
			v = x[key]
		case []any:
			i, err := strconv.Atoi(key)
			if err != nil || i >= len(x) {
				return nil
			}
			v = x[i]
		default:
			return nil
		}
	}
	return v
}

// TestCalculators holds the calculators against figures that others have
// published or worked out, to the digits given there.
func TestCalculators(t *testing.T) {
	mcnemar := func(b, c int) string {
		return fmt.Sprintf("stat mcnemar --both 7 --control-only %d --treatment-only %d --neither 3", b, c)
	}
	for _, c := range []struct {
		args string
		want map[string]float64
	}{
		{mcnemar(0, 4), map[string]float64{"p_exact_two_sided": 0.125, "p_exact_one_sided": 0.0625, "mcnemar_chi2": 4, "mcnemar_chi2_cc": 2.25}},
		{mcnemar(0, 5), map[string]float64{"p_exact_two_sided": 0.0625, "p_exact_one_sided": 0.03125, "mcnemar_chi2_cc": 3.2}},
		{mcnemar(1, 8), map[string]float64{"p_exact_two_sided": 0.03906, "p_exact_one_sided": 0.01953, "mcnemar_chi2_cc": 4}},
		{mcnemar(2, 8), map[string]float64{"p_exact_two_sided": 0.10938, "p_exact_one_sided": 0.05469}},
		{mcnemar(2, 10), map[string]float64{"p_exact_two_sided": 0.03857, "p_exact_one_sided": 0.01929}},
		{mcnemar(3, 10), map[string]float64{"p_exact_one_sided": 0.04614}},
		{mcnemar(5, 5), map[string]float64{"p_exact_two_sided": 1, "p_exact_one_sided": 0.62305}},
		{mcnemar(0, 0), map[string]float64{"p_exact_two_sided": 1, "p_exact_one_sided": 1, "p_mid": 1}},
		// Fagerland, Lydersen and Laake (2014), table of the airway data.
		{"stat mcnemar --both 1 --treatment-only 7 --control-only 1 --neither 12", map[string]float64{"n": 21, "discordant": 8, "p_mid": 0.0391,
			"mcnemar_chi2": 4.5, "difference": 0.286, "tango.low": 0.026, "tango.high": 0.517, "newcombe.low": 0.026, "newcombe.high": 0.507}},
		{"stat proportion --passed 21 --n 23", map[string]float64{"wilson.estimate": 0.913, "wilson.low": 0.732, "wilson.high": 0.976}},
		{"stat proportion --passed 18 --n 23", map[string]float64{"wilson.estimate": 0.7826, "wilson.low": 0.581, "wilson.high": 0.903}},
		{"stat proportion --passed 9 --n 25", map[string]float64{"wilson.low": 0.203, "wilson.high": 0.555}},
		{"stat proportion --passed 30 --n 30", map[string]float64{"wilson.low": 0.886, "wilson.high": 1}},
		{"stat proportion --passed 449 --n 450", map[string]float64{"wilson.low": 0.988, "wilson.high": 1.000}},
		{"stat passk --n 30 --c 29 --k 3", map[string]float64{"results.0.pass_at_k": 1, "results.0.pass_pow_k": 0.9, "results.0.pass_at_k_plugin": 0.99996, "results.0.pass_pow_k_plugin": 0.90330}},
		{"stat passk --n 3 --c 2 --k 3", map[string]float64{"results.0.pass_at_k": 1, "results.0.pass_pow_k": 0, "results.0.pass_at_k_plugin": 0.963, "results.0.pass_pow_k_plugin": 0.296}},
		{"stat passk --n 10 --c 5 --k 3", map[string]float64{"results.0.pass_at_k": 0.917, "results.0.pass_pow_k": 0.083, "results.0.pass_at_k_plugin": 0.875, "results.0.pass_pow_k_plugin": 0.125}},
		{"stat holm 0.01 0.04 0.03", map[string]float64{"p_adjusted.0": 0.03, "p_adjusted.1": 0.06, "p_adjusted.2": 0.06}},
		{"power --tasks 30 --trials 1 --effect 0.2 --discordance 0.3", map[string]float64{"results.0.power.estimate": 0.52, "results.1.power.estimate": 0.40}},
		{"power --tasks 60 --effect 20% --discordance 30%", map[string]float64{"results.0.power.estimate": 0.85, "results.1.power.estimate": 0.80}},
		{"stat power --tasks 30 --effect 0.35 --discordance 0.45 --test exact", map[string]float64{"results.0.power.estimate": 0.82}},
	} {
		got := figures(t, "", strings.Fields(c.args)...)
		for _, key := range slices.Sorted(maps.Keys(c.want)) {
			want := c.want[key]
			v, ok := at(got, key).(float64)
			// Half a unit of the last digit given, and a little.
			_, decimals, _ := strings.Cut(strconv.FormatFloat(want, 'f', -1, 64), ".")
			if tol := 0.6 * math.Pow10(-max(len(decimals), 2)); !ok || math.Abs(v-want) > tol {
				t.Errorf("%s: %s = %v, want %v", c.args, key, at(got, key), want)
			}
		}
	}
}

// calculators are commands with data for each, whose keys are an interface.
var calculators = []struct{ name, args, in string }{
	{"mcnemar", "stat mcnemar --both 12 --treatment-only 8 --control-only 1 --neither 9 --margin 0.05", ""},
	{"proportion", "stat proportion --passed 21 --n 23", ""},
	{"proportion by task", "stat proportion --by-task -", "task,k,n\na,3,5\nb,5,5\nc,0,5\n"},
	{"passk", "stat passk --n 10 --c 5 --k 1,3", ""},
	{"passk by task", "stat passk --k 3 --by-task -", "task,k,n\na,3,5\nb,5,5\nc,0,5\n"},
	{"holm", "stat holm 0.01 0.2", ""},
	{"difference", "stat difference - --margin 0.1", "task,control,treatment\na,0,1\na,0,1\nb,1,1\nb,0,1\nc,1,0\nc,0,0\n"},
	{"ratio", "stat ratio -", "task,control,treatment\na,10,8\na,12,9\nb,20,21\nc,7,5\nd,9,8\n"},
	{"wilcoxon", "stat wilcoxon -", "1\n2\n-3\n4\n0\n6\n"},
	{"equivalence", "stat equivalence - --low -1 --high 1", "0.1\n-0.2\n0.3\n"},
	{"describe", "stat describe -", "1\n2\n3\n5\n8\n"},
	{"sequential", "stat sequential -", "1\n0\n1\n-1\n"},
	{"sequential with a margin", "stat sequential - --margin 0.1", "1\n0\n1\n-1\n"},
	{"power", "power --tasks 30 --effect 0.2 --discordance 0.3", ""},
	{"power simulated", "power --tasks 10 --trials 2 --effect 0.4 --control-rate 0.3 --icc 0.2 --simulations 200", ""},
	{"power: effect", "power --tasks 30 --discordance 0.3", ""},
	{"power: tasks", "power --effect 0.2 --discordance 0.3", ""},
	{"power: trials", "power --find trials --tasks 20 --effect 0.4 --control-rate 0.3 --icc 0.2 --simulations 200", ""},
}

// TestCalculatorKeys pins the JSON keys of every calculator.
func TestCalculatorKeys(t *testing.T) {
	var b strings.Builder
	for _, c := range calculators {
		fmt.Fprintf(&b, "%s\n", c.name)
		for _, key := range keys(figures(t, c.in, strings.Fields(c.args)...), "") {
			fmt.Fprintf(&b, "  %s\n", key)
		}
	}
	suitetest.Golden(t, "testdata/calculators.keys", []byte(b.String()), *update)
	// Names that no golden file may change.
	got := figures(t, "", strings.Fields(calculators[0].args)...)
	for _, name := range []string{"n", "discordant", "difference", "p_mid", "p_exact_two_sided", "p_exact_one_sided", "mcnemar_chi2", "mcnemar_chi2_cc",
		"pairs.both", "pairs.control_only", "pairs.treatment_only", "pairs.neither", "newcombe.low", "tango.low", "odds_ratio.low", "non_inferiority.p_non_inferior"} {
		if _, ok := at(got, name).(float64); !ok {
			t.Errorf("mcnemar has no number %s", name)
		}
	}
	got = figures(t, "", strings.Fields(calculators[3].args)...)
	for _, name := range []string{"pass_at_k", "pass_pow_k", "pass_at_k_plugin", "pass_pow_k_plugin"} {
		if _, ok := at(got, "results.1."+name).(float64); !ok {
			t.Errorf("passk has no number %s", name)
		}
	}
}

// keys lists the paths of a value, the paths in lists once.
func keys(v any, path string) []string {
	var out []string
	switch x := v.(type) {
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(x)) {
			out = append(out, keys(x[k], strings.TrimPrefix(path+"."+k, "."))...)
		}
	case []any:
		for _, e := range x {
			out = append(out, keys(e, path+"[]")...)
		}
	default:
		return []string{path}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// TestCalculatorsAreTotal gives calculators any counts: what they print is JSON
// without an error, and readable.
func TestCalculatorsAreTotal(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		count := rapid.OneOf(rapid.IntRange(0, 12), rapid.IntRange(0, maxCount))
		n := count.Draw(r, "n")
		some := func(name string) string { return strconv.Itoa(count.Draw(r, name)) }
		level := fmt.Sprint(rapid.Float64Range(1e-9, 1-1e-9).Draw(r, "level"))
		for _, args := range [][]string{
			{"stat", "mcnemar", "--both", some("a"), "--treatment-only", some("b"), "--control-only", some("c"), "--neither", some("d"), "--level", level, "--margin", "0.1"},
			{"stat", "proportion", "--n", strconv.Itoa(n), "--passed", strconv.Itoa(rapid.IntRange(0, n).Draw(r, "k")), "--level", level},
			{"stat", "passk", "--n", strconv.Itoa(n), "--c", strconv.Itoa(rapid.IntRange(0, n).Draw(r, "c")), "--k", strconv.Itoa(1 + count.Draw(r, "draws")%maxCount)},
		} {
			for _, form := range [][]string{nil, {"--json"}} {
				out, errs, code := calculate(t, "", append(slices.Clone(args), form...)...)
				check(r, out, errs, code, form != nil, args)
				if code != cmdenv.ExitOK {
					r.Fatalf("%v: exit %d: %s", args, code, errs)
				}
			}
		}
	})
}

// notNumber is what no figure may be; notes may quote it from a file.
var notNumber = regexp.MustCompile(`\b(NaN|[+-]?Inf)\b`)

type failer interface{ Fatalf(string, ...any) }

// check fails t if the output of a calculator is malformed.
func check(t failer, out, errs string, code int, asJSON bool, args []string) {
	switch {
	case code == cmdenv.ExitOK && asJSON && !json.Valid([]byte(out)):
		t.Fatalf("%q: no JSON: %q", args, out)
	case code == cmdenv.ExitOK && !asJSON && notNumber.MatchString(strings.Split(out, "\nnote: ")[0]), strings.Contains(out, "%!"):
		t.Fatalf("%q: %s", args, out)
	case code == cmdenv.ExitOK && errs != "", code == cmdenv.ExitUsage && (out != "" || strings.Count(errs, "\n") != 1), code != cmdenv.ExitOK && code != cmdenv.ExitUsage:
		t.Fatalf("%q: exit %d, said %q and %q", args, code, out, errs)
	}
}

// addSheets seeds a fuzz target with files, good and bad.
func addSheets(f *testing.F) {
	for _, c := range calculators {
		if c.in != "" {
			f.Add(c.in)
		}
	}
	for _, in := range []string{
		"", "\n", "task", "task,k,n\n", "task,k,n\na,1,0\n", "task,k,n\na,-1,3", "task,k,n\na,1,2,3", "a\"b", "\xff,\xfe\n1,2",
		"task,control,treatment\na,NaN,1\nb,inf,2\nc,,3\n", "task,control,treatment\na,1e308,-1e308\n", "task,control,treatment\na,0,0\n", "task,control,treatment\na,1e-320,1e308\n",
		"task,arm,value\na,x,1\na,y,2\n", "task,arm,index,outcome\na,x,0,pass\na,y,0,fail\na,x,0,void\n", "task,arm,outcome\na,x,1\na,x,0\na,y,1\n",
		"task,control_pass,control_n,treatment_pass,treatment_n\na,1,3,2,3\nb,0,0,1,1\n", "# a comment\n1\n\n2\n", "1\n1e400\n-0\n", "x\n5\n",
		"task,k,n\na,999999999,1000000000\nb,1,1000000000\n", "\ufefftask,k,n\r\na,1,2\r\n",
	} {
		f.Add(in)
	}
}

// FuzzReaders gives any file to every reader: what they return is sound.
func FuzzReaders(f *testing.F) {
	addSheets(f)
	f.Fuzz(func(t *testing.T, in string) {
		for _, x := range []sides{{}, {control: "x", treatment: "y"}, {value: "control"}} {
			read := func() *sheet {
				s, err := readSheet("f", strings.NewReader(in))
				if err != nil {
					return &sheet{name: "f", rows: [][]string{{"task", "k", "n"}}, lines: []int{1}}
				}
				return s
			}
			s := read()
			clusters, err := s.clusters()
			sound(t, s, err, clusters)
			s = read()
			o, err := s.outcomes(x)
			sound(t, s, err, o.control, o.treatment)
			if len(o.control) != len(o.treatment) || o.pairs != nil && len(o.pairs) != len(o.control) {
				t.Fatalf("%d control, %d treatment, %d pairs", len(o.control), len(o.treatment), len(o.pairs))
			}
			for i, p := range o.pairs {
				if c, k := o.control[i], o.treatment[i]; p.N() > min(c.N, k.N) || p.Both+p.ControlOnly > c.K || p.Both+p.TreatmentOnly > k.K {
					t.Fatalf("pairs %+v of %+v and %+v", p, c, k)
				}
			}
			s = read()
			values, err := s.values(x)
			sound(t, s, err)
			for _, v := range values {
				finite(t, v.Control)
				finite(t, v.Treatment)
			}
			s = read()
			xs, err := s.numbers(x)
			sound(t, s, err)
			finite(t, xs)
		}
	})
}

func sound(t *testing.T, s *sheet, err error, clusters ...[]stat.Cluster) {
	t.Helper()
	if bad := (*cmdenv.ExitError)(nil); err != nil && (!errors.As(err, &bad) || bad.Code != cmdenv.ExitUsage || strings.Contains(err.Error(), "\n")) {
		t.Fatalf("%q", err)
	}
	if len(s.gapWarnings()) > 4 {
		t.Fatalf("%d warnings", len(s.gapWarnings()))
	}
	for _, cs := range clusters {
		for _, c := range cs {
			if c.K < 0 || c.K > c.N {
				t.Fatalf("%+v", c)
			}
		}
	}
}

func finite(t *testing.T, xs []float64) {
	t.Helper()
	for _, x := range xs {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			t.Fatal(x)
		}
	}
}

// FuzzSheets gives any file to every calculator that reads one.
func FuzzSheets(f *testing.F) {
	addSheets(f)
	f.Fuzz(func(t *testing.T, in string) {
		if len(in) > 2000 || !quick(in) {
			t.Skip("too large to calculate in a moment")
		}
		for _, c := range []string{
			"stat proportion --by-task -", "stat passk --k 1,3 --by-task -", "stat difference - --margin 0.1 --resamples 100", "stat difference - --control x --treatment y --resamples 100",
			"stat ratio - --resamples 100", "stat ratio - --control x --treatment y --resamples 100", "stat wilcoxon -", "stat equivalence - --low -1 --high 1",
			"stat describe - --resamples 100", "stat sequential -", "stat sequential - --margin 0.2",
		} {
			for _, form := range []string{"", " --json"} {
				args := strings.Fields(c + form)
				out, errs, code := calculate(t, in, args...)
				check(t, out, errs, code, form != "", args)
			}
		}
	})
}

// quick leaves files out that would take long only since they have many rows.
func quick(in string) bool { return strings.Count(in, "\n") < 40 }
