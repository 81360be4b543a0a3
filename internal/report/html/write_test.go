package html

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/klauspost/compress/gzip"
	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/html/htmltest"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/trial"
)

// opened is a page as its script reads it.
type opened struct {
	t    testing.TB
	dir  string
	page string
	head Head
	memo map[int]map[string]json.RawMessage
}

func open(t testing.TB, dir string) *opened {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, PageFile))
	if err != nil {
		t.Fatal(err)
	}
	o := &opened{t: t, dir: dir, page: string(b), memo: map[int]map[string]json.RawMessage{}}
	o.unpack(o.element("head"), &o.head)
	return o
}

func (o *opened) element(id string) string {
	o.t.Helper()
	_, rest, ok := strings.Cut(o.page, `<script type="text/plain" id="`+id+`">`)
	text, _, ends := strings.Cut(rest, "</script>")
	if !ok || !ends {
		o.t.Fatalf("the page has no element %s", id)
	}
	return text
}

func (o *opened) unpack(text string, v any) {
	o.t.Helper()
	gz, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		o.t.Fatal(err)
	}
	r, err := gzip.NewReader(bytes.NewReader(gz))
	if err != nil {
		o.t.Fatal(err)
	}
	b, err := io.ReadAll(r)
	if err != nil {
		o.t.Fatal(err)
	}
	if err := json.Unmarshal(b, v); err != nil {
		o.t.Fatal(err)
	}
}

var packText = regexp.MustCompile(`^assayPack\((0|[1-9]\d*),"([A-Za-z0-9+/=]*)"\)\n$`)

func (o *opened) pack(k int) map[string]json.RawMessage {
	o.t.Helper()
	if m, ok := o.memo[k]; ok {
		return m
	}
	var m map[string]json.RawMessage
	if k < o.head.Embedded {
		text := o.element(fmt.Sprintf("p%04d", k))
		if n := base64.StdEncoding.DecodedLen(len(text)); n > 64<<10 {
			o.t.Errorf("pack %d of the page has %d bytes", k, n)
		}
		o.unpack(text, &m)
	} else {
		k -= o.head.Embedded
		b, err := os.ReadFile(filepath.Join(o.dir, dataDir, fileName(o.head.Data, k)))
		if err != nil {
			o.t.Fatal(err)
		}
		parts := packText.FindSubmatch(b)
		if parts == nil || len(b) > 2<<20 {
			o.t.Fatalf("pack %d beside the page: %d bytes beginning %.60q", k, len(b), b)
		}
		if n, err := strconv.Atoi(string(parts[1])); err != nil || n != k {
			o.t.Fatalf("pack %d calls itself %s", k, parts[1])
		}
		o.unpack(string(parts[2]), &m)
		k += o.head.Embedded
	}
	o.memo[k] = m
	return m
}

// item is found as the page's script finds it; nil if it was left out.
func (o *opened) item(n int, name string) json.RawMessage {
	o.t.Helper()
	k := int(o.head.Columns.Pack[n])
	if k < 0 {
		return nil
	}
	own := o.pack(k)
	key := strconv.Itoa(n) + "/" + name
	if v, ok := own[key]; ok {
		return v
	}
	var index map[string]int
	if v, ok := own[strconv.Itoa(n)+"/i"]; ok {
		if err := json.Unmarshal(v, &index); err != nil {
			o.t.Fatal(err)
		}
	}
	at, ok := index[name]
	if !ok {
		o.t.Fatalf("trial %d has no item %s", n, name)
	}
	if at < 0 {
		return nil
	}
	return o.pack(o.head.Embedded + at)[key]
}

// same checks that every item of every trial is found and equals Item's.
func (o *opened) same(a *analyse.Analysis, ev trial.Opener) (items int) {
	o.t.Helper()
	for n := range a.Trials {
		want, err := collectItems(a, n, ev)
		if err != nil {
			o.t.Fatal(err)
		}
		for _, it := range want.items {
			items++
			if got := o.item(n, it.name); !bytes.Equal(got, it.body) {
				o.t.Fatalf("item %s of trial %d differs: %.300s\nwant %.300s", it.name, n, got, it.body)
			}
		}
	}
	return items
}

func write(t testing.TB, dir string, a *analyse.Analysis, ev trial.Opener, opt Options) *opened {
	t.Helper()
	if err := Write(dir, a, ev, opt); err != nil {
		t.Fatal(err)
	}
	return open(t, dir)
}

// bare is the size of a page of a without evidence.
func bare(t testing.TB, a *analyse.Analysis) int64 {
	t.Helper()
	return int64(len(write(t, t.TempDir(), a, nil, Options{Budget: 1}).page))
}

func TestEveryItemIsFoundAgain(t *testing.T) {
	testenv.Slow(t)
	a, ev := htmltest.Hostile()
	floor := bare(t, a)
	// A page has ten megabytes to be read again, so that there are few of them.
	rng := rand.New(rand.NewPCG(1, 2))
	budgets := []int64{floor - 1000, floor, floor + 3_000_000}
	for range testenv.Repeat(2, 7) {
		budgets = append(budgets, floor+int64(math.Exp(rng.Float64()*math.Log(3_000_000))))
	}
	for _, budget := range budgets {
		o := write(t, t.TempDir(), a, ev, Options{Budget: budget})
		items := o.same(a, ev)
		if size := int64(len(o.page)); size > max(budget, floor+10_000) {
			t.Errorf("the page has %d bytes, the budget is %d", size, budget)
		}
		if o.head.LeftOut > 0 || slices.Contains(o.head.Columns.Pack, -1) {
			t.Errorf("budget %d: %d trials left out", budget, o.head.LeftOut)
		}
		for k := range o.head.Packs {
			items -= len(o.pack(k))
			for key := range o.pack(k) {
				if strings.HasSuffix(key, "/i") {
					items++
				}
			}
		}
		if items != 0 {
			t.Errorf("budget %d: %d items too few in the packs", budget, items)
		}
	}
}

func TestItem(t *testing.T) {
	testenv.Slow(t)
	a, ev := htmltest.Hostile()
	all, err := collectItems(a, 0, ev)
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]int{}
	for _, it := range all.items {
		names[it.name]++
		if !json.Valid(it.body) || len(it.body) > 6*maxPart {
			t.Errorf("item %s: %d bytes", it.name, len(it.body))
		}
		if strings.HasPrefix(it.name, "c/") && len(it.body) > maxChunk+64 && bytes.Count(it.body, []byte(`{"n":`)) > 1 {
			t.Errorf("chunk %s has %d bytes", it.name, len(it.body))
		}
		if strings.HasPrefix(it.name, "x/") && !strings.HasSuffix(it.name, "/0") {
			continue // each is read from the beginning
		}
		got, err := Item(a, 0, it.name, ev)
		if err != nil || !bytes.Equal(got, it.body) {
			t.Errorf("item %s: %v, %d bytes and not %d", it.name, err, len(got), len(it.body))
		}
	}
	for _, want := range []string{"t", "c/0", "x/11/result/0", "x/12/text/39"} {
		if names[want] != 1 {
			t.Errorf("item %s is there %d times: %v", want, names[want], names)
		}
	}
	for _, bad := range []string{"c/9999", "", "../run.json", "t/0"} {
		if got, err := Item(a, 0, bad, ev); err == nil {
			t.Errorf("item %q: %.60s", bad, got)
		}
	}
	for _, n := range []int{-1, len(a.Trials)} {
		if _, err := Item(a, n, "t", ev); err == nil {
			t.Errorf("there is a trial %d", n)
		}
	}
}

// TestLongTextsComeBack puts the parts of a long text together.
func TestLongTextsComeBack(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		unit := rapid.SampledFrom([]string{"x", "é", "漢", "😀", "\xff", "a\u2028</script>", "\x00"}).Draw(rt, "unit")
		s := rapid.SampledFrom([]string{"", "y", "yy", "yyy"}).Draw(rt, "start") + strings.Repeat(unit, rapid.IntRange(0, 2*maxPart/len(unit)).Draw(rt, "count"))
		var parts strings.Builder
		w := &trialReader{t: &Trial{}, emit: func(_ string, body []byte) error {
			var text string
			if err := json.Unmarshal(body, &text); err != nil {
				return err
			}
			if len(text) > 3*maxPart {
				rt.Errorf("a part of %d bytes", len(text))
			}
			parts.WriteString(text)
			return nil
		}}
		got, err := w.addText("f/x", s)
		if err != nil {
			rt.Fatal(err)
		}
		if len(got.Head) > maxHead || got.Size != int64(len(s)) || utf8.ValidString(s) && !utf8.ValidString(got.Head) {
			rt.Errorf("a head of %d bytes of %d", len(got.Head), got.Size)
		}
		if back := strings.ToValidUTF8(got.Head, "\ufffd") + parts.String(); utf8.ValidString(s) && back != s {
			rt.Errorf("%d bytes came back of %d", len(back), len(s))
		}
	})
}

func TestBudget(t *testing.T) {
	testenv.Slow(t)
	trials := testenv.Repeat(1000, 10_000)
	a, ev := htmltest.Big(trials, 2)
	dir := t.TempDir()
	o := write(t, dir, a, ev, Options{})
	if len(o.page) > DefaultBudget || len(o.page) < DefaultBudget*9/10 {
		t.Errorf("the page of %d trials has %d bytes", trials, len(o.page))
	}
	if o.head.Embedded == 0 || o.head.Packs <= o.head.Embedded || o.head.LeftOut != 0 {
		t.Errorf("%d packs, %d in the page, %d trials left out", o.head.Packs, o.head.Embedded, o.head.LeftOut)
	}
	// The page holds the items that people look for first: no pair that differs is
	// in a separate file while one that does not is in the page.
	order := trialOrder(&o.head)
	for i := 1; i < len(order); i++ {
		if o.head.Columns.Pack[order[i-1]] > o.head.Columns.Pack[order[i]] {
			t.Fatalf("trial %d lies behind trial %d, which is of less interest", order[i-1], order[i])
		}
	}
	for _, n := range []int{0, 1, trials / 2, trials - 1, int(order[0]), int(order[len(order)-1])} {
		want, err := Item(a, n, "t", ev)
		if err != nil {
			t.Fatal(err)
		}
		if got := o.item(n, "t"); !bytes.Equal(got, want) {
			t.Errorf("trial %d differs", n)
		}
	}

	// Writing it again leaves the same bytes and no others.
	before := files(t, dir)
	if err := os.WriteFile(filepath.Join(dir, dataDir, "p0000.js"), []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, dataDir, "mine.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	write(t, dir, a, ev, Options{})
	after := files(t, dir)
	delete(after, "report_data/mine.txt")
	if len(after) != len(before) {
		t.Errorf("%d files, and %d before", len(after), len(before))
	}
	for name, b := range before {
		if !bytes.Equal(after[name], b) {
			t.Errorf("%s is not what it was", name)
		}
	}
	if err := os.Remove(filepath.Join(dir, dataDir, "mine.txt")); err != nil {
		t.Fatal(err)
	}
	write(t, dir, a, ev, Options{Single: true})
	if left := files(t, dir); len(left) != 1 {
		t.Errorf("%d files beside a page that stands alone", len(left)-1)
	}
}

func files(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	err := filepath.WalkDir(dir, func(path string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		out[filepath.ToSlash(name)], err = os.ReadFile(path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestSingle(t *testing.T) {
	a, ev := htmltest.Hostile()
	var b bytes.Buffer
	if err := writeSingle(&b, a, ev, bare(t, a)+100_000); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, PageFile), b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	o := open(t, dir)
	left := 0
	for n := range a.Trials {
		if o.item(n, "t") == nil {
			left++
		}
	}
	if left == 0 || left != o.head.LeftOut || o.head.Packs != o.head.Embedded || !strings.Contains(o.page, fmt.Sprintf("the evidence of %d of %d trials is left out", left, len(a.Trials))) {
		t.Errorf("%d trials are left out, the page says %d, %d of %d packs", left, o.head.LeftOut, o.head.Embedded, o.head.Packs)
	}
}

func TestMissingEvidence(t *testing.T) {
	a, ev := htmltest.Hostile()
	want := map[int]string{}
	for n := range a.Trials {
		tr, err := NewTrial(a, n, ev)
		if err != nil {
			t.Fatal(err)
		}
		if len(tr.Missing) > 0 {
			want[n] = strings.Join(tr.Missing, "; ")
		}
	}
	var all []string
	for _, s := range want {
		all = append(all, s)
	}
	text := strings.Join(all, "\n")
	for _, part := range []string{"the transcript cannot be read: open transcript.jsonl", "line 1 of the transcript, and what follows it, cannot be read", "line 12 of the transcript"} {
		if !strings.Contains(text, part) {
			t.Errorf("nothing says %q in: %s", part, text)
		}
	}
	if len(want) != 4 { // both sides shared the missing transcript
		t.Errorf("%d trials miss something: %s", len(want), text)
	}
}

// TestGolden holds what pages read of a small run.
func TestGolden(t *testing.T) {
	e := analysetest.Swift()
	a := e.Analyse()
	show := func(v any) []byte {
		b, err := json.MarshalIndent(v, "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		return append(b, '\n')
	}
	reporttest.Compare(t, "head.json", show(NewHead(a)))
	var out bytes.Buffer
	for n := range 4 {
		tr, err := NewTrial(a, n, e.Opener())
		if err != nil {
			t.Fatal(err)
		}
		out.Write(show(tr))
	}
	chunk, err := Item(a, 1, "c/0", e.Opener())
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Indent(&out, chunk, "", "  "); err != nil {
		t.Fatal(err)
	}
	reporttest.Compare(t, "trials.json", append(out.Bytes(), '\n'))
}

// TestPairs compares the pairs of the head with the analysis.
func TestPairs(t *testing.T) {
	testenv.Slow(t)
	runs := figureRuns(t)
	runs["larger"], _ = htmltest.Big(3000, 3)
	for name, a := range runs {
		h := NewHead(a)
		for i, c := range a.Comparisons {
			n := map[string]int{}
			for _, p := range h.Comparisons[i].Pairs {
				n[p.Cell]++
				x, y := a.Trials[p.Treatment], a.Trials[p.Control]
				if x.Task != y.Task || x.Index != y.Index || x.Arm != c.Treatment || y.Arm != c.Control {
					t.Fatalf("%s is no pair with %s", x.Key(), y.Key())
				}
			}
			if n["b"] != c.Pairs.Both || n["t"] != c.Pairs.TreatmentOnly || n["c"] != c.Pairs.ControlOnly || n["n"] != c.Pairs.Neither || n["u"] != c.Unknown {
				t.Errorf("%s, %s: pairs %v, the analysis has %+v and %d unknown", name, c.Name, n, c.Pairs, c.Unknown)
			}
		}
	}
}

func base64Of(b []byte) string { return base64.StdEncoding.EncodeToString(b) }
