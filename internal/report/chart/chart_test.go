package chart_test

import (
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/report/chart"
)

var update = flag.Bool("update", false, "rewrite golden files")

func percent(v float64) string { return strconv.FormatFloat(100*v, 'f', 0, 64) + "%" }

func money(v float64) string { return fmt.Sprintf("$%.2f", v) }

// pictures are one of each kind, with plain values.
func pictures() map[string]string {
	points := []chart.Point{
		{Name: "cheap", Number: 1, X: new(0.01), XLow: new(0.008), XHigh: new(0.02), Y: new(0.4), YLow: new(0.3), YHigh: new(0.5)},
		{Name: "dear", Number: 2, X: new(0.08), Y: new(0.9), YLow: new(0.8), YHigh: new(0.95), Hollow: true},
		{Name: "beaten", Number: 3, X: new(0.09), Y: new(0.5)},
		{Name: "without a price", Number: 4, Y: new(0.7)},
	}
	scale := chart.Scale{Low: 0, High: 1}
	return map[string]string{
		"strip": chart.Strip{Title: "success", Desc: "62.5%, 18.2–92.6%", Scale: scale, Class: "c-pass", Estimate: new(0.625), Low: new(0.182), High: new(0.926),
			Zone: &chart.Span{Low: new(0.8)}, Refs: []chart.Ref{{At: 0.8, Class: "c-bound"}}}.Draw(),
		"effect": chart.Strip{Title: "difference", Scale: chart.Scale{Low: -0.5, High: 0.5}, Big: true, Estimate: new(0.1), Low: new(-0.2), High: new(0.7),
			Bounds: &chart.Span{Low: new(-0.1), High: new(0.2)}, Refs: []chart.Ref{{At: 0, Class: "c-zero"}, {At: -0.1, Class: "c-margin"}}}.Draw(),
		"ratio": chart.Strip{Title: "time", Scale: chart.LogScaleAround(2, new(0.5), new(2.0)), Open: true, Estimate: new(1.1), Low: new(0.9),
			Fine: &chart.Span{Estimate: new(1.2), Low: new(0.8), High: new(1.9)}}.Draw(),
		"no-interval": chart.Strip{Title: "difference", Scale: scale, Estimate: new(0.5)}.Draw(),
		"axis":        chart.DrawAxis(scale, 4, percent),
		"fold": chart.Fourfold{Title: "pairs", Desc: "both 4", Columns: [2]string{"treatment passes", "treatment fails"}, Rows: [2]string{"control passes", "control fails"},
			Cells: [4]chart.Cell{{4, "both pass", "#/disagreements?cell=b", "c-both"}, {16, "treatment only", "#/disagreements?cell=t", "c-treatment"}, {0, "control only", "#/disagreements?cell=c", "c-control"}, {1, "neither", "#/disagreements?cell=n", "c-neither"}}}.Draw(),
		"stack":   chart.DrawStack("ledger", "52 planned", []chart.Segment{{24, "pass", "c-pass"}, {19, "fail", "c-fail"}, {1, "unknown", "c-unknown"}, {0, "none", "c-none"}, {8, "void", "c-void"}}),
		"share":   chart.DrawShare("criterion", "c-fail", 3, 2, 20),
		"scatter": chart.Scatter{Title: "success against cost", Desc: "three arms", X: chart.Scale{Low: 0, High: 0.1}, WriteX: money, Points: points}.Draw(),
		"dots":    chart.Spread{Title: "time", Scale: chart.Scale{Low: 0, High: 10}, Values: []float64{1, 1, 1, 4, 9}, Median: new(1.0), P10: new(1.0), P90: new(7.0)}.Draw(),
		"bins":    chart.Spread{Title: "time", Scale: chart.Scale{Low: 0, High: 100}, Values: ramp(300), Median: new(50.0), P10: new(10.0), P90: new(90.0)}.Draw(),
	}
}

func ramp(n int) []float64 {
	out := make([]float64, n)
	for i := range out {
		out[i] = math.Sqrt(float64(i)/float64(n)) * 100
	}
	return out
}

func TestGolden(t *testing.T) {
	for name, got := range pictures() {
		path := filepath.Join("testdata", name+".svg")
		if *update {
			if err := os.MkdirAll("testdata", 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(got+"\n"), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if string(want) != got+"\n" {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
		}
		check(t, got)
	}
}

// TestAreas holds the squares against the counts: area is what people compare.
func TestAreas(t *testing.T) {
	got := pictures()["fold"]
	var sides []float64
	for _, m := range regexp.MustCompile(`c-area" x="[^"]*" y="[^"]*" width="([^"]*)" height="([^"]*)"`).FindAllStringSubmatch(got, -1) {
		if m[1] != m[2] {
			t.Errorf("no square: %v", m)
		}
		sides = append(sides, must(t, m[1]))
	}
	if len(sides) != 3 { // of four counts one is 0
		t.Fatalf("%d squares", len(sides))
	}
	for i, n := range []float64{4, 16, 1} {
		if area := sides[i] * sides[i] / (sides[1] * sides[1]); math.Abs(area-n/16) > 1e-3 {
			t.Errorf("count %v has an area of %v of the greatest", n, area)
		}
	}
}

func must(t testing.TB, s string) float64 {
	t.Helper()
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// check reads a picture as XML: well formed, titled, without style attributes, and
// with every coordinate a number in its box.
func check(t testing.TB, svg string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(svg))
	var height float64
	depth, titled, first := 0, false, true
	box := []float64{}
	for {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%v in %s", err, svg)
		}
		switch e := tok.(type) {
		case xml.StartElement:
			depth++
			titled = titled || e.Name.Local == "title"
			attr := map[string]string{}
			for _, a := range e.Attr {
				attr[a.Name.Local] = a.Value
				if a.Name.Local == "style" || strings.HasPrefix(a.Name.Local, "on") {
					t.Errorf("attribute %s in %s", a.Name.Local, svg)
				}
			}
			if first {
				if first = false; attr["viewBox"] != "" {
					for _, f := range strings.Fields(attr["viewBox"]) {
						box = append(box, must(t, f))
					}
				}
				height = must(t, attr["height"])
				continue
			}
			for _, k := range []string{"x", "x1", "x2", "cx", "width"} {
				v, there := attr[k]
				if !there {
					continue
				}
				top := 100.0
				if len(box) == 4 {
					top = box[2]
				} else if !strings.HasSuffix(v, "%") {
					t.Errorf("%s=%q is no per cent in %s", k, v, svg)
				}
				if x := must(t, strings.TrimSuffix(v, "%")); !(x >= 0 && x <= top) {
					t.Errorf("%s=%q is outside of the box in %s", k, v, svg)
				}
			}
			if x, w := attr["x"], attr["width"]; x != "" && w != "" && len(box) == 0 {
				if end := must(t, strings.TrimSuffix(x, "%")) + must(t, strings.TrimSuffix(w, "%")); end > 100.011 {
					t.Errorf("%s ends at %v in %s", e.Name.Local, end, svg)
				}
			}
			for _, k := range []string{"y", "y1", "y2", "cy", "height"} {
				if v, there := attr[k]; there {
					if y := must(t, v); !(y >= 0 && y <= height) {
						t.Errorf("%s=%q is outside of the box of %v in %s", k, v, height, svg)
					}
				}
			}
		case xml.EndElement:
			depth--
		}
	}
	if depth != 0 || !titled {
		t.Errorf("no title, or not closed: %s", svg)
	}
	for _, bad := range []string{"NaN", "Inf", "<script"} {
		if strings.Contains(svg, bad) {
			t.Errorf("%s in %s", bad, svg)
		}
	}
}

// odd is values that come up in runs and values that never should.
func odd() *rapid.Generator[*float64] {
	return rapid.Custom(func(t *rapid.T) *float64 {
		switch rapid.IntRange(0, 9).Draw(t, "kind") {
		case 0, 1:
			return nil
		case 2:
			return new(math.NaN())
		case 3:
			return new(math.Inf(rapid.SampledFrom([]int{-1, 1}).Draw(t, "sign")))
		case 4:
			return new(rapid.SampledFrom([]float64{0, math.Copysign(0, -1), 1, -1, math.MaxFloat64, -math.MaxFloat64, math.SmallestNonzeroFloat64, 1e-300, 1e300}).Draw(t, "edge"))
		case 5, 6, 7:
			return new(rapid.Float64Range(0, 1).Draw(t, "share"))
		}
		return new(rapid.Float64().Draw(t, "any"))
	})
}

func plain(t *rapid.T, name string) float64 {
	if v := odd().Draw(t, name); v != nil {
		return *v
	}
	return 0
}

func scales() *rapid.Generator[chart.Scale] {
	return rapid.Custom(func(t *rapid.T) chart.Scale {
		switch rapid.IntRange(0, 2).Draw(t, "scale") {
		case 0:
			return chart.ScaleAround(rapid.SliceOfN(odd(), 0, 5).Draw(t, "values")...)
		case 1:
			return chart.LogScaleAround(plain(t, "least"), rapid.SliceOfN(odd(), 0, 5).Draw(t, "values")...)
		}
		return chart.Scale{Low: plain(t, "low"), High: plain(t, "high"), Log: rapid.Bool().Draw(t, "log")}
	})
}

// TestOdd draws every kind of picture with odd values.
func TestOdd(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		name := rapid.String().Filter(valid).Draw(r, "name")
		scale := scales().Draw(r, "scale")
		span := func(s string) *chart.Span {
			if rapid.Bool().Draw(r, s) {
				return nil
			}
			return &chart.Span{Estimate: odd().Draw(r, s+" estimate"), Low: odd().Draw(r, s+" low"), High: odd().Draw(r, s+" high")}
		}
		write := func(v float64) string { return strconv.FormatFloat(min(9, max(-9, v)), 'g', 3, 64) }
		check(t, chart.Strip{Title: name, Desc: name, Scale: scale, Estimate: odd().Draw(r, "estimate"), Low: odd().Draw(r, "low"), High: odd().Draw(r, "high"), Open: rapid.Bool().Draw(r, "open"),
			Fine: span("fine"), Bounds: span("bounds"), Zone: span("zone"), Refs: append(chart.GridRefs(scale, rapid.IntRange(-1, 9).Draw(r, "ticks")), chart.Ref{At: plain(r, "ref"), Class: "c-bound"})}.Draw())
		check(t, chart.DrawAxis(scale, rapid.IntRange(1, 9).Draw(r, "ticks"), write))
		n := rapid.IntRange(0, 1<<40)
		check(t, chart.Fourfold{Title: name, Cells: [4]chart.Cell{{N: n.Draw(r, "b"), Name: name, Href: "#/x?" + name}, {N: n.Draw(r, "t")}, {N: n.Draw(r, "c")}, {N: n.Draw(r, "n")}}}.Draw())
		classes := []string{"c-pass", "c-void", "c-unknown", "c-wait"}
		var parts []chart.Segment
		for i := range rapid.IntRange(0, 8).Draw(r, "parts") {
			parts = append(parts, chart.Segment{N: rapid.OneOf(rapid.IntRange(-1, 3), rapid.IntRange(0, 100_000)).Draw(r, "n"), Name: name, Class: classes[i%4]})
		}
		check(t, chart.DrawStack(name, name, parts))
		check(t, chart.DrawShare(name, "c-fail", rapid.IntRange(-1, 30).Draw(r, "k"), rapid.IntRange(-1, 30).Draw(r, "other"), rapid.IntRange(-1, 30).Draw(r, "of")))
		var points []chart.Point
		for i := range rapid.IntRange(0, 5).Draw(r, "points") {
			points = append(points, chart.Point{Name: name, Number: i, X: odd().Draw(r, "x"), XLow: odd().Draw(r, "xlow"), XHigh: odd().Draw(r, "xhigh"), Y: odd().Draw(r, "y"), YLow: odd().Draw(r, "ylow"), YHigh: odd().Draw(r, "yhigh")})
		}
		check(t, chart.Scatter{Title: name, X: scale, WriteX: write, Points: points}.Draw())
		values := make([]float64, rapid.SampledFrom([]int{0, 1, 2, 59, 61, 200}).Draw(r, "values"))
		for i := range values {
			values[i] = plain(r, "value")
		}
		check(t, chart.Spread{Title: name, Scale: scale, Values: values, Median: odd().Draw(r, "median"), P10: odd().Draw(r, "p10"), P90: odd().Draw(r, "p90"), Most: rapid.IntRange(0, 9).Draw(r, "most")}.Draw())
	})
}

// valid is text that XML can hold; report.Clean removes all else.
func valid(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r < 0x20 || r == 0xfffe || r == 0xffff || r == 0xfffd })
}

// TestTicks: ticks are on the scale, ascending and few.
func TestTicks(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := scales().Draw(r, "scale")
		n := rapid.IntRange(1, 12).Draw(r, "n")
		ticks := s.Ticks(n)
		if !slices.IsSorted(ticks) || len(ticks) > 4*n+8 {
			t.Fatalf("%v: %v", s, ticks)
		}
		for _, v := range ticks {
			if math.IsNaN(v) || math.IsInf(v, 0) {
				t.Fatalf("%v: %v", s, ticks)
			}
		}
	})
	for _, c := range []struct {
		s    chart.Scale
		n    int
		want []float64
	}{
		{chart.Scale{Low: 0, High: 1}, 4, []float64{0, 0.25, 0.5, 0.75, 1}},
		{chart.Scale{Low: -0.5, High: 0.5}, 5, []float64{-0.4, -0.2, 0, 0.2, 0.4}},
		{chart.Scale{Low: 0.4, High: 12, Log: true}, 4, []float64{0.5, 1, 2, 5, 10}},
	} {
		got := c.s.Ticks(c.n)
		if !slices.EqualFunc(got, c.want, func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }) {
			t.Errorf("%v: %v, want %v", c.s, got, c.want)
		}
	}
}

// TestPareto holds the line against its definition.
func TestPareto(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		var ps []chart.Point
		for range rapid.IntRange(0, 8).Draw(r, "n") {
			p := chart.Point{X: odd().Draw(r, "x"), Y: odd().Draw(r, "y")}
			if rapid.Bool().Draw(r, "grid") { // many ties
				p = chart.Point{X: new(float64(rapid.IntRange(0, 3).Draw(r, "gx"))), Y: new(float64(rapid.IntRange(0, 3).Draw(r, "gy")))}
			}
			ps = append(ps, p)
		}
		on := chart.ParetoFront(ps)
		for i, p := range ps {
			x, okX := chart.Finite(p.X)
			y, okY := chart.Finite(p.Y)
			want := okX && okY
			for _, q := range ps {
				qx, ok1 := chart.Finite(q.X)
				qy, ok2 := chart.Finite(q.Y)
				if ok1 && ok2 && qx <= x && qy >= y && (qx < x || qy > y) {
					want = false
				}
			}
			if got := slices.Contains(on, i); got != want {
				t.Fatalf("point %d (%v, %v) on the line: %v, want %v", i, x, y, got, want)
			}
		}
	})
}

// TestBins checks that bins lose only values that are no numbers.
func TestBins(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := scales().Draw(r, "scale")
		n := 0
		var values []float64
		for range rapid.IntRange(0, 50).Draw(r, "n") {
			v := plain(r, "value")
			if values = append(values, v); !math.IsNaN(v) && !math.IsInf(v, 0) {
				n++
			}
		}
		sum := 0
		for _, k := range s.CountBins(values) {
			sum += k
		}
		if sum != n {
			t.Fatalf("%d of %d values are in bins", sum, n)
		}
	})
}

func FuzzStrip(f *testing.F) {
	f.Add(0.0, 1.0, 0.5, 0.2, 0.9, false)
	f.Add(1.0, 1.0, 1.0, 1.0, 1.0, true)
	f.Add(math.Inf(-1), math.Inf(1), math.NaN(), -1e308, 1e308, false)
	f.Add(-1e308, 1e308, 0.0, -1e308, 1e308, true)
	f.Fuzz(func(t *testing.T, low, high, v, a, b float64, log bool) {
		s := chart.Scale{Low: low, High: high, Log: log}
		check(t, chart.Strip{Title: "x", Scale: s, Estimate: &v, Low: &a, High: &b, Refs: chart.GridRefs(s, 5)}.Draw())
		check(t, chart.Strip{Title: "x", Scale: chart.ScaleAround(&v, &a, &b), Estimate: &v, Low: &a, High: &b}.Draw())
		check(t, chart.Strip{Title: "x", Scale: chart.LogScaleAround(2, &v, &a, &b), Estimate: &v, Low: &a, Open: true}.Draw())
	})
}
