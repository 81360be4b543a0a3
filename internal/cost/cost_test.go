package cost_test

import (
	"encoding/csv"
	"encoding/json"
	"math"
	"math/big"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/cost"
	"github.com/assay-eval/assay/internal/trial"
)

// TestGolden holds the table against what genai-prices itself makes of the same
// names, days and counts (update.sh writes the file).
func TestGolden(t *testing.T) {
	f, err := os.Open("testdata/golden.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	found, tiered := 0, 0
	for _, row := range rows[1:] {
		provider, name, model, want := row[0], row[1], row[8], row[9]
		day, err := time.Parse(time.DateOnly, row[2])
		if err != nil {
			t.Fatal(err)
		}
		var n [5]int64
		for i := range n {
			if n[i], err = strconv.ParseInt(row[3+i], 10, 64); err != nil {
				t.Fatal(err)
			}
		}
		u := trial.Usage{Input: n[0], CacheRead: n[1], CacheWrite5m: n[2], CacheWrite1h: n[3], Output: n[4]}
		p, ok := cost.Default().On(day).Lookup(provider, name)
		if ok != (want != "") || p.ID != model {
			t.Errorf("%s %s: model %q, want %q", provider, name, p.ID, model)
			continue
		}
		if !ok {
			continue
		}
		found++
		if len(p.Tiers) > 0 && u.Input+u.CacheRead+u.CacheWrite5m+u.CacheWrite1h > p.Tiers[0].Above {
			tiered++
		}
		theirs, ok := new(big.Rat).SetString(want)
		if !ok {
			t.Fatalf("%q", want)
		}
		// They count in floating point.
		diff := new(big.Rat).Sub(p.Views(u).Billed.Rat(), theirs)
		if diff.Abs(diff).Cmp(new(big.Rat).SetFrac64(1, 1e11)) > 0 {
			t.Errorf("%s %s on %s, %+v: %v, want %s", provider, name, row[2], u, p.Views(u).Billed, want)
		}
	}
	if found < 1000 || tiered < 50 {
		t.Errorf("only %d rows with prices, %d in a tier", found, tiered)
	}
}

func TestViews(t *testing.T) {
	sonnet, ok := cost.Default().Lookup("anthropic", "claude-sonnet-4-5-20250929")
	if !ok {
		t.Fatal("no price")
	}
	u := trial.Usage{Input: 1000, CacheRead: 10_000, CacheWrite5m: 2000, CacheWrite1h: 300, Output: 500, Reasoning: 200}
	want := cost.Views{
		Billed:   usd(t, "0.0228"),  // .003 + .003 + .0075 + .0018 + .0075
		Cold:     usd(t, "0.0474"),  // 13,300 × 3 + .0075
		ColdSeed: usd(t, "0.04050"), // 11,000 × 3 + .0075
	}
	if d := cmp.Diff(want, sonnet.Views(u)); d != "" {
		t.Error(d)
	}
	// A tier prices the whole request: one token more doubles it.
	at := sonnet.Views(trial.Usage{Input: 200_000, Output: 1000}).Billed
	above := sonnet.Views(trial.Usage{Input: 199_999, CacheWrite5m: 2, Output: 1000}).Billed
	if at != usd(t, "0.615") || above != usd(t, "1.222509") {
		t.Errorf("%v, %v", at, above)
	}
	// So requests are priced one by one, not their sum.
	half := trial.Usage{Model: "claude-sonnet-4-5", Input: 150_000}
	v, ok := cost.Default().Price("anthropic", []trial.Usage{half, half, {Model: "unknown"}})
	if !ok || v.Billed != usd(t, "0.90") {
		t.Errorf("%v, %v", v, ok)
	}
	if _, ok := cost.Default().Price("anthropic", []trial.Usage{half, {Model: "unknown", Output: 1}}); ok {
		t.Error("an unknown model has a price")
	}
	if v, ok := cost.Default().Price("", []trial.Usage{{Model: "scripted", Input: 1e6}}); !ok || v.Billed != 0 {
		t.Errorf("scripted: %v, %v", v, ok)
	}
}

func usd(t *testing.T, s string) cost.USD {
	t.Helper()
	v, err := cost.ParseUSD(s)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestUSD(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"0", "0.00"}, {"1", "1.00"}, {"1.5", "1.50"}, {"0.000003", "0.000003"}, {".25", "0.25"}, {"3.", "3.00"}, {"-0.5", "-0.50"},
		{"0.05523000000000001", "0.05523"}, {"-0.0000000000015", "-0.000000000002"}, {"0.00000000000149", "0.000000000001"},
		{"0.000000000001", "0.000000000001"}, {"9223372.036854775807", "9223372.036854775807"},
	} {
		if got := usd(t, c.in).String(); got != c.want {
			t.Errorf("%s: %s, want %s", c.in, got, c.want)
		}
	}
	for _, bad := range []string{"", ".", "-", "1e3", "1,5", "+1", "0x1", " 1", "1.000000000000x", "9223372.036854775808", "--1", "1.-2", "NaN"} {
		if v, err := cost.ParseUSD(bad); err == nil {
			t.Errorf("%q is %v", bad, v)
		}
	}
	for _, bad := range []string{"1.5", "null x", `"x"`, "[]"} {
		var v cost.USD
		if json.Unmarshal([]byte(bad), &v) == nil {
			t.Errorf("%s is %v", bad, v)
		}
	}
	huge := cost.USD(math.MaxInt64)
	if huge.Add(1) != huge || (-huge).Add(-5) > -huge {
		t.Error("the ends do not hold")
	}
	rapid.Check(t, func(t *rapid.T) {
		v := cost.USD(rapid.Int64Range(math.MinInt64+1, math.MaxInt64).Draw(t, "v"))
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		var back cost.USD
		if err := json.Unmarshal(b, &back); err != nil || back != v {
			t.Fatalf("%s became %v, %v", b, back, err)
		}
		if r, ok := new(big.Rat).SetString(v.String()); !ok || r.Cmp(v.Rat()) != 0 {
			t.Fatalf("%v is not %v", v, v.Rat())
		}
	})
}

// TestExact compares costs with big fractions.
func TestExact(t *testing.T) {
	p, _ := cost.Default().Lookup("gemini", "gemini-1.5-flash")
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int64Range(0, 1<<40)
		u := trial.Usage{Input: n.Draw(t, "in"), CacheRead: n.Draw(t, "read"), Output: n.Draw(t, "out")}
		r := p.Rates
		if u.Input+u.CacheRead > p.Tiers[0].Above {
			r = p.Tiers[0].Rates
		}
		want := new(big.Rat)
		for _, x := range []struct {
			n int64
			p cost.USD
		}{{u.Input, r.Input}, {u.CacheRead, r.CacheRead}, {u.Output, r.Output}} {
			want.Add(want, new(big.Rat).Mul(big.NewRat(x.n, 1e6), x.p.Rat()))
		}
		if got := p.Views(u).Billed.Rat(); got.Cmp(want) != 0 {
			t.Fatalf("%v, want %v", got, want)
		}
	})
}

// TestWorst splits a bound into requests in every way: none costs more.
func TestWorst(t *testing.T) {
	names := []string{"claude-sonnet-4-5", "claude-opus-4-8", "gpt-5.4", "gpt-5.6-sol", "gpt-4o", "gemini-2.5-pro", "gemini-3.1-pro-preview", "claude-2", "scripted"}
	rapid.Check(t, func(t *rapid.T) {
		p, ok := cost.Default().Lookup("", rapid.SampledFrom(names).Draw(t, "model"))
		if !ok {
			t.Fatal("no price")
		}
		var in, out int64
		var sum cost.USD
		for range rapid.IntRange(1, 5).Draw(t, "requests") {
			n := rapid.Int64Range(0, 400_000)
			u := trial.Usage{Input: n.Draw(t, "input"), CacheRead: n.Draw(t, "read"), CacheWrite5m: n.Draw(t, "written"), Output: n.Draw(t, "output")}
			in, out = in+u.Input+u.CacheRead+u.CacheWrite5m, out+u.Output
			sum = sum.Add(p.Views(u).Billed)
		}
		if worst := p.Worst(in, out); sum > worst {
			t.Fatalf("%v is more than %v", sum, worst)
		}
	})
	p, _ := cost.Default().Lookup("anthropic", "claude-sonnet-4-5")
	if got := p.Worst(100_000, 1000); got != usd(t, "0.39") { // written at 3.75, output at 15
		t.Errorf("worst %v", got)
	}
}

func TestPinned(t *testing.T) {
	day := time.Date(2026, 1, 5, 23, 0, 0, 0, time.FixedZone("", -3600)) // the 6th in UTC
	pinned := cost.Default().On(day).Pinned("anthropic", "scripted")
	b, err := json.Marshal(pinned)
	if err != nil {
		t.Fatal(err)
	}
	if s := string(b); strings.Contains(s, "openai") && strings.Contains(s, "gpt-") || !strings.Contains(s, `"day":"2026-01-06"`) || len(b) > 10_000 {
		t.Errorf("%d bytes: %.200s", len(b), b)
	}
	back, err := cost.Parse("run.json", b)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"claude-opus-4-6", "claude-sonnet-4-6", "claude-3-haiku-20240307", "scripted", "gpt-5"} {
		was, ok := cost.Default().On(day).Lookup("", name)
		got, ok2 := back.Lookup("", name)
		if name == "gpt-5" {
			ok, was = false, cost.Price{}
		}
		if d := cmp.Diff(was, got); d != "" || ok != ok2 {
			t.Errorf("%s: %s", name, d)
		}
		// A pinned price is the same on any day.
		if later, _ := back.On(day.AddDate(1, 0, 0)).Lookup("", name); !cmp.Equal(later, got) {
			t.Errorf("%s changed with the day", name)
		}
	}
	again, _ := json.Marshal(back)
	if d := cmp.Diff(string(b), string(again)); d != "" {
		t.Error(d)
	}
	if p, _ := back.Lookup("", "claude-opus-4-6"); len(p.Tiers) != 1 {
		t.Errorf("prices of another day: %+v", p)
	}
	if all := cost.Default().Pinned(); !strings.Contains(mustJSON(t, all), "gemini-2.5-pro") {
		t.Error("without names not all are pinned")
	}
}

func mustJSON(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestOverride(t *testing.T) {
	own, err := cost.Parse("own.json", []byte(`{"format": 1, "source": "contract", "models": [
		{"provider": "anthropic", "id": "cheap", "match": [{"prefix": "claude-sonnet-4-5", "unless": "-2026"}], "prices": [
			{"input": "1", "output": "2"}, {"from": "2026-06-01", "input": "0.5", "output": "1.000001", "tiers": [{"above": 10, "output": "4"}]}]},
		{"provider": "compatible", "id": "qwen", "match": [{"regex": "^qwen[0-9]"}, {"suffix": "/qwen"}, {"contains": "qwq"}], "prices": [{"input": "0", "output": "0"}]}]}`))
	if err != nil {
		t.Fatal(err)
	}
	table := cost.Default().With(own)
	for _, c := range []struct {
		provider, name, id string
		ok                 bool
	}{
		{"anthropic", "claude-sonnet-4-5", "cheap", true},
		{"anthropic", " Claude-Sonnet-4-5", "cheap", true},
		{"anthropic", "claude-sonnet-4-5-20260101", "claude-sonnet-4-5", true},
		{"gemini", "models/gemini-2.5-flash", "gemini-2.5-flash", true},
		{"compatible", "qwen3:8b", "qwen", true},
		{"compatible", "hub/qwen", "qwen", true},
		{"compatible", "my-qwq-32b", "qwen", true},
		{"compatible", "qwen", "", false},
		{"compatible", "gpt-5", "", false},
		{"", "gpt-5", "gpt-5", true},
	} {
		p, ok := table.Lookup(c.provider, c.name)
		if ok != c.ok || p.ID != c.id {
			t.Errorf("%s %s: %s, %v", c.provider, c.name, p.ID, ok)
		}
	}
	day := func(s string) time.Time {
		d, err := time.Parse(time.DateOnly, s)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	for d, want := range map[string]string{"2026-05-31": "3.00", "2026-06-01": "4.50"} {
		p, _ := table.On(day(d)).Lookup("anthropic", "claude-sonnet-4-5")
		if got := p.Views(trial.Usage{Input: 1e6, Output: 1e6}).Billed; got.String() != want {
			t.Errorf("%s: %v, want %s", d, got, want)
		}
	}
	p, _ := table.Lookup("anthropic", "claude-sonnet-4-5")
	if got := p.Views(trial.Usage{Input: 5, Output: 1}).Billed; got.String() != "0.000003500001" {
		t.Errorf("six decimals: %v", got)
	}
	if table.Source() != "contract; "+cost.Default().Source() || table.Date() == "" {
		t.Errorf("source %q, date %q", table.Source(), table.Date())
	}
}

func TestParseMistakes(t *testing.T) {
	model := func(s string) string {
		return `{"format":1,"models":[{"provider":"p","id":"m","match":[{"equals":"m"}],"prices":[` + s + `]}]}`
	}
	for _, c := range []struct{ in, want string }{
		{`{`, "price table t.json: unexpected EOF"},
		{`{"format":2}`, "price table t.json has format 2, this assay reads format 1"},
		{`{"format":1,"modles":[]}`, `price table t.json: json: unknown field "modles"`},
		{`{"format":1,"date":"21.11.2026"}`, `"21.11.2026" is no day: write it as 2026-11-21`},
		{`{"format":1,"models":[{"id":"m"}]}`, "price table t.json: model 1 needs provider and id"},
		{`{"format":1,"models":[null]}`, "price table t.json: model 1 needs provider and id"},
		{`{"format":1,"models":[{"provider":"p","id":"m"}]}`, "price table t.json: model m of p: needs match and prices"},
		{`{"format":1,"models":[{"provider":"p","id":"m","match":[{"prefix":"a","suffix":"b"}],"prices":[{}]}]}`, "exactly one of"},
		{`{"format":1,"models":[{"provider":"p","id":"m","match":[{"regex":"("}],"prices":[{}]}]}`, "missing closing )"},
		{model(`{"input":"1"}`), "a price needs input and output"},
		{model(`{"input":1,"output":"1"}`), `write a decimal string such as "0.25"`},
		{model(`{"input":"-1","output":"1"}`), "not negative"},
		{model(`{"input":"0.0000001","output":"1"}`), "at most six decimals"},
		{model(`{"input":"1","output":"1"},{"input":"1","output":"1"}`), "price 2 must start later than the one before"},
		{model(`{"input":"1","output":"1","tiers":[{"above":5},{"above":5}]}`), "rising thresholds"},
		{model(`{"input":"1","output":"1","tiers":[{"above":5,"cache_read":"-1"}]}`), "not negative"},
	} {
		if _, err := cost.Parse("t.json", []byte(c.in)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.in, err, c.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"format":1,"models":[{"provider":"p","id":"m","match":[{"regex":"^m","unless":"x$"}],"prices":[{"input":"1","output":"2","tiers":[{"above":5,"input":"3"}]},{"from":"2026-01-01","input":"0","output":"0"}]}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		table, err := cost.Parse("t.json", data)
		if err != nil {
			return
		}
		b := mustJSON(t, table.Pinned())
		back, err := cost.Parse("t.json", []byte(b))
		if err != nil {
			t.Fatalf("%s: %v", b, err)
		}
		p, _ := table.Lookup("", "m")
		q, _ := back.Lookup("", "m")
		u := trial.Usage{Input: 4, CacheRead: 3, Output: math.MaxInt64}
		if p.Views(u) != q.Views(u) || p.Worst(7, math.MaxInt64) < p.Views(u).Billed && p.CacheRead <= p.Input {
			t.Fatalf("%v, %v", p.Views(u), q.Views(u))
		}
	})
}

func BenchmarkDefault(b *testing.B) {
	data, err := os.ReadFile("prices.json")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := cost.Parse("prices.json", data); err != nil {
			b.Fatal(err)
		}
	}
}
