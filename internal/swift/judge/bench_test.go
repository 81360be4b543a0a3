package judge

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"
)

// benchText is a snippet of usual size.
const benchText = `import Foundation
struct Item: Codable, Identifiable { let id: Int; var name: String; var date: Date }
actor Store {
	private var items: [Int: Item] = [:]
	func load(from url: URL) async throws {
		let (data, _) = try await URLSession.shared.data(from: url)
		let decoder = JSONDecoder()
		decoder.dateDecodingStrategy = .iso8601
		for item in try decoder.decode([Item].self, from: data) { items[item.id] = item }
	}
	func sorted() -> [Item] { items.values.sorted { $0.date < $1.date } }
	func names() -> String { sorted().map(\.name).joined(separator: ", ") }
}
`

// BenchmarkJudge measures the cost of judging relative to the bare call of the
// compiler: at most 1.15 times as long. The bare call is the frontend, run to SIL,
// with the judge's flags, the index store among them. Both take turns, so that other
// work on the machine hits both; the ratio is between the medians.
func BenchmarkJudge(b *testing.B) {
	j := bareJudge(b)
	s := Snippet{Files: []File{{Name: "a.swift", Text: benchText}}, Target: target(b, "ios18.0")}
	first, err := j.Judge(b.Context(), s)
	if err != nil || verdictWords(first) != "pppp" || first.Runs != 1 {
		b.Fatal(first, err)
	}
	dir := b.TempDir()
	file, index := filepath.Join(dir, "a.swift"), filepath.Join(dir, "index")
	if err := os.WriteFile(file, []byte(benchText), 0o644); err != nil {
		b.Fatal(err)
	}
	args := slices.Clone(first.Args)
	args[slices.Index(args, "-index-store-path")+1] = index
	args[len(args)-1] = file
	var bare, judged []time.Duration
	for b.Loop() {
		cmd := exec.CommandContext(b.Context(), args[0], args[1:]...)
		began := time.Now()
		if out, err := cmd.CombinedOutput(); err != nil {
			b.Fatal(err, string(out))
		}
		bare = append(bare, time.Since(began))
		if err := os.RemoveAll(index); err != nil { // the judge has a fresh one, too
			b.Fatal(err)
		}
		began = time.Now()
		if r, err := j.Judge(b.Context(), s); err != nil || verdictWords(r) != "pppp" {
			b.Fatal(err)
		}
		judged = append(judged, time.Since(began))
	}
	middle := func(all []time.Duration) float64 {
		slices.Sort(all)
		return all[len(all)/2].Seconds()
	}
	b.ReportMetric(1000*middle(bare), "bare-ms")
	b.ReportMetric(1000*middle(judged), "judged-ms")
	b.ReportMetric(middle(judged)/middle(bare), "ratio")
}

// BenchmarkAnswers is how long 72 answers take, as many at a time as there are
// processors: 36 tasks in two arms. The suite's own budget for it is 30 s on two.
func BenchmarkAnswers(b *testing.B) {
	j := testJudge(b)
	all, err := GoldenSnippets()
	if err != nil {
		b.Fatal(err)
	}
	all = all[:min(len(all), 72)]
	for _, g := range all[:1] { // modules are compiled once for a machine
		if _, err := j.Judge(b.Context(), g.Snippet); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		next := make(chan Snippet)
		var wait sync.WaitGroup
		for range runtime.NumCPU() {
			wait.Go(func() {
				for s := range next {
					if _, err := j.Judge(b.Context(), s); err != nil {
						b.Error(err)
					}
				}
			})
		}
		for _, g := range all {
			next <- g.Snippet
		}
		close(next)
		wait.Wait()
	}
	b.ReportMetric(float64(len(all)*b.N)/b.Elapsed().Seconds(), "answers/s")
}

// bareJudge has no packs, so that both benchmarks load the same modules.
func bareJudge(b testing.TB) *Judge {
	c := testJudge(b).config
	c.Packs = nil
	j, err := New(b.Context(), c)
	if err != nil {
		b.Fatal(err)
	}
	return j
}
