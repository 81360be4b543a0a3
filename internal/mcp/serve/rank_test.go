package serve

import (
	"bufio"
	"cmp"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/testenv"
)

// readme is a line of testdata/readmes/readmes.jsonl.gz.
type readme struct {
	Name        string `json:"name"`
	License     string `json:"license"`
	LicenseText string `json:"license_text"`
	Description string `json:"description"`
	Text        string `json:"text"`
}

func loadReadmes(t testing.TB) []readme {
	t.Helper()
	f, err := os.Open("testdata/readmes/readmes.jsonl.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	var out []readme
	lines := bufio.NewScanner(z)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var r readme
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			t.Fatal(err)
		}
		out = append(out, r)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return out
}

// known is a known-item query: a query that one README should answer, and the searched
// text of that README.
type known struct{ query, text string }

// kindsOfQuery derive a query, if any, from a README, and return the remaining text.
// testdata/readmes/README.md describes them.
var kindsOfQuery = []struct {
	name string
	make func(readme) known
}{
	{"description", func(r readme) known { return known{r.Description, r.Text} }},
	{"subject", func(r readme) known {
		copied := strings.TrimRight(r.Description, ".")
		if copied == "" {
			return known{"", r.Text}
		}
		return known{strings.Join(wordsBeside(r.Description, r.Name), " "), strings.ReplaceAll(r.Text, copied, " ")}
	}},
	{"sentence", func(r readme) known {
		s := firstSentence.FindString(r.Text)
		return known{s, withoutSentence(r.Text, s)}
	}},
	{"words", func(r readme) known {
		s := firstSentence.FindString(r.Text)
		long := slices.DeleteFunc(wordsBeside(s, r.Name), func(w string) bool { return utf8.RuneCountInString(w) < 5 })
		slices.Sort(long)
		long = slices.Compact(long)
		slices.SortFunc(long, func(a, b string) int { return cmp.Compare(hash(r.Name+a), hash(r.Name+b)) })
		if len(long) < 3 {
			long = nil
		}
		return known{strings.Join(long[:min(3, len(long))], " "), withoutSentence(r.Text, s)}
	}},
}

var (
	firstSentence = regexp.MustCompile(`(?m)^[A-Z][^\n<>|]{40,}?[.!?]( |$)`)
	plainWord     = regexp.MustCompile(`[\pL\pN]+`)
)

func withoutSentence(text, s string) string {
	if s == "" {
		return text
	}
	return strings.ReplaceAll(text, s, " ")
}

func splitPlain(text string) []string {
	return plainWord.FindAllString(strings.ToLower(text), -1)
}

// wordsBeside returns the words of a text that are not in a name, or nil if there are
// fewer than three.
func wordsBeside(text, name string) []string {
	named := splitPlain(name)
	words := slices.DeleteFunc(splitPlain(text), func(w string) bool { return slices.Contains(named, w) })
	if len(words) < 3 {
		return nil
	}
	return words
}

func hash(s string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(s))
	return h.Sum64()
}

// plainBM25 is the oracle: Okapi BM25 over whole texts with the usual k1 and b, without
// stemming, stop words or fields.
func plainBM25(texts []string) func(query string) []int {
	const k1, b = 1.2, 0.75
	counts, lengths, mean := map[string]map[int]float64{}, make([]float64, len(texts)), 0.0
	for i, text := range texts {
		for _, w := range splitPlain(text) {
			if counts[w] == nil {
				counts[w] = map[int]float64{}
			}
			counts[w][i]++
			lengths[i]++
			mean += 1 / float64(len(texts))
		}
	}
	return func(query string) []int {
		scores := map[int]float64{}
		for _, w := range splitPlain(query) {
			n := float64(len(counts[w]))
			for i, tf := range counts[w] {
				scores[i] += math.Log(1+(float64(len(texts))-n+0.5)/(n+0.5)) * tf * (k1 + 1) / (tf + k1*(1-b+b*lengths[i]/mean))
			}
		}
		var out []int
		for i := range scores {
			out = append(out, i)
		}
		slices.SortFunc(out, func(a, b int) int { return cmp.Or(cmp.Compare(scores[b], scores[a]), cmp.Compare(a, b)) })
		return out
	}
}

// figures are means over n queries with one correct answer each.
type figures struct{ first, ndcg, n float64 }

// add adds a query whose correct answer is at index at of the results; a negative index
// means not found.
func (f *figures) add(at int) {
	f.n++
	if at == 0 {
		f.first++
	}
	if at >= 0 && at < 10 {
		f.ndcg += 1 / math.Log2(float64(at)+2)
	}
}

func TestSearchRanksAsWellAsPlainBM25(t *testing.T) {
	testenv.Slow(t)
	readmes := loadReadmes(t)
	for _, kind := range kindsOfQuery {
		t.Run(kind.name, func(t *testing.T) {
			t.Parallel()
			var tasks []known
			var texts []string
			files := fstest.MapFS{}
			for i, r := range readmes {
				k := kind.make(r)
				tasks, texts = append(tasks, k), append(texts, k.text)
				files[readmeID(i)] = file(k.text)
			}
			oracle, server := plainBM25(texts), open(t, files)
			var want, got figures
			for i, k := range tasks {
				if k.query == "" {
					continue
				}
				want.add(slices.Index(oracle(k.query), i))
				got.add(slices.IndexFunc(find(t, server, k.query, 10).Results, func(f Found) bool { return f.ID == readmeID(i) }))
			}
			t.Logf("%d queries, %d READMEs: P@1 %.3f and nDCG@10 %.3f, of plain BM25 %.3f and %.3f",
				int(got.n), len(texts), got.first/got.n, got.ndcg/got.n, want.first/want.n, want.ndcg/want.n)
			if got.first < want.first || got.ndcg < want.ndcg || want.n < 100 {
				t.Error("plain BM25 ranks better, or there are few queries")
			}
		})
	}
}

// readmeID returns a numeric name for a README, so that the name does not help to find
// it.
func readmeID(i int) string { return fmt.Sprintf("%04d.md", i) }

func TestReadmesKeepTheirLicences(t *testing.T) {
	notice, err := os.ReadFile("testdata/readmes/NOTICE")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range loadReadmes(t) {
		if !slices.Contains([]string{"MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause"}, r.License) || !strings.Contains(strings.ToLower(r.LicenseText), "copyright") || !strings.Contains(string(notice), " "+r.Name+" ") {
			t.Errorf("%s: licence %q without its text, its holder or its line in NOTICE", r.Name, r.License)
		}
	}
}
