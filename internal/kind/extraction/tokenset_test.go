package extraction

import (
	"encoding/json"
	"flag"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
)

var update = flag.Bool("update", false, "rewrite testdata/fuzzball.json with fuzzball")

// TestTokenSetRatio compares with ratios computed by hand from the definition. S is the
// sorted words of both texts, A and B those of only one.
func TestTokenSetRatio(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want float64
	}{
		{"fuzzy was a bear", "fuzzy fuzzy was a bear", 100}, // S contains all words of both
		{"a b", "c a d b", 100},                             // S "a b" against "a b"
		{"a b c", "a b d", 80},                              // S "a b" against "a b c": 200·3/(3+5) = 75; "a b c", "a b d": 200·4/10
		// S is "new york" (8), SA "new york mets" (13), SB "new york yankees" (16). SA and SB
		// share "new york es": 200·11/29 is less than 200·8/21 of S and SA.
		{"new york mets", "new york yankees", 1600. / 21},
		{"abc", "abd", 200. * 2 / 6}, // no common words, so only letters count
		{"a", "b", 0},
		{"Gate", "gate", 200. * 3 / 8}, // case-sensitive
		{"gate.", "gate", 200. * 4 / 9},
		{"", "", 0},
		{"  ", "a", 0},
		{"über", "uber", 200. * 3 / 8}, // code points, not bytes
	} {
		if got := tokenSetRatio(c.a, c.b); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%q %q: %v, want %v", c.a, c.b, got, c.want)
		}
		if one, other := tokenSetRatio(c.a, c.b), tokenSetRatio(c.b, c.a); one != other {
			t.Errorf("%q %q: %v one way, %v the other", c.a, c.b, one, other)
		}
	}
}

// vectors holds ratios computed by fuzzball.
type vectors struct {
	Version string      `json:"version"`
	Source  string      `json:"source"`
	Pairs   [][2]string `json:"pairs"`
	Ratios  []float64   `json:"ratios"` // rounded to integers, like those of fuzzball
}

const vectorsFile = "testdata/fuzzball.json"

func (v vectors) check(t *testing.T) {
	t.Helper()
	if len(v.Pairs) < 100 || len(v.Ratios) != len(v.Pairs) {
		t.Fatalf("%d ratios of %d pairs", len(v.Ratios), len(v.Pairs))
	}
	for i, p := range v.Pairs {
		if got := math.Floor(tokenSetRatio(p[0], p[1]) + 0.5); got != v.Ratios[i] {
			t.Errorf("%q %q: %v, fuzzball has %v", p[0], p[1], got, v.Ratios[i])
		}
	}
}

func TestCommittedRatios(t *testing.T) {
	b, err := os.ReadFile(vectorsFile)
	if err != nil {
		t.Fatal(err)
	}
	var v vectors
	if err := json.Unmarshal(b, &v); err != nil {
		t.Fatal(err)
	}
	v.check(t)
}

// TestFuzzball compares with fuzzball, a port of fuzzywuzzy. Its token_set_ratio is
// that of rapidfuzz, rounded.
func TestFuzzball(t *testing.T) {
	node, err := exec.LookPath("node")
	dir, missing := filepath.Abs("../../../test/readers/node_modules/fuzzball")
	if missing == nil {
		_, missing = os.Stat(filepath.Join(dir, "package.json"))
	}
	if err != nil || missing != nil {
		testenv.Missing(t, "fuzzball", "token_set_ratio against a port of it from npm (cd test/readers && npm ci)")
	}
	b, err := os.ReadFile(filepath.Join(dir, "package.json"))
	if err != nil {
		t.Fatal(err)
	}
	v := vectors{Source: "fuzzball of npm: token_set_ratio, full_process false, astral true", Pairs: drawPairs(300)}
	if err := json.Unmarshal(b, &v); err != nil {
		t.Fatal(err)
	}
	in, err := json.Marshal(v.Pairs)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), node, "testdata/fuzzball.cjs", dir)
	cmd.Stdin = strings.NewReader(string(in))
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(out, &v.Ratios); err != nil {
		t.Fatal(err)
	}
	v.check(t)
	if *update {
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(vectorsFile, append(b, '\n'), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// drawPairs draws pairs of short texts of few words, so that texts share some, with
// punctuation, capitals and letters beyond ASCII.
func drawPairs(n int) [][2]string {
	words := strings.Fields("the The money goes back within seven days, days foot passengers passengers. gate two on weekdays Über straße 🚢 429 sailing sailings")
	r := rand.New(rand.NewPCG(7, 16))
	text := func() string {
		var out []string
		for range 1 + r.IntN(8) {
			out = append(out, words[r.IntN(len(words))])
		}
		return strings.Join(out, " ")
	}
	out := make([][2]string, n)
	for i := range out {
		out[i] = [2]string{text(), text()}
	}
	return out
}

// TestGreedyMatching checks that the matcher takes pairs in the order of the list, with
// a ratio of 70 or more.
func TestGreedyMatching(t *testing.T) {
	for _, c := range []struct {
		name         string
		gold, listed []string
		want         int
	}{
		{"each its own", []string{"a b c", "d e f"}, []string{"d e f", "a b c"}, 2},
		{"a text once", []string{"a b c"}, []string{"a b c", "a b c"}, 1},
		{"one for two", []string{"gate two", "gate four"}, []string{"gate two gate four"}, 1},
		{"the first takes what the second needs", []string{"a b c d", "a b uvw xyz"}, []string{"a b c d uvw xyz", "a b c d"}, 1},
		{"letters that nearly are the same", []string{"abcdefghij"}, []string{"abcdefgxyz"}, 1}, // 200·7/20 = 70
		{"below", []string{"abcdefghij"}, []string{"abcdefwxyz"}, 0},
		{"nothing", nil, []string{"a"}, 0},
	} {
		if got := greedyMatching(c.gold, c.listed); got != c.want {
			t.Errorf("%s: %d pairs, want %d", c.name, got, c.want)
		}
	}
}
