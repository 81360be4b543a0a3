package judge

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/symbols"
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

// BenchmarkJudge beside BenchmarkFrontend is what judging costs on top of the
// bare call of the compiler: at most 1.15 times that.
func BenchmarkJudge(b *testing.B) {
	j := bareJudge(b)
	s := Snippet{Files: []File{{Name: "a.swift", Text: benchText}}, Target: target(b, "ios18.0")}
	for b.Loop() {
		if r, err := j.Judge(b.Context(), s); err != nil || verdicts(r) != "pppp" {
			b.Fatal(err)
		}
	}
}

func BenchmarkFrontend(b *testing.B) {
	j := bareJudge(b)
	dir := b.TempDir()
	file := filepath.Join(dir, "a.swift")
	if err := os.WriteFile(file, []byte(benchText), 0o644); err != nil {
		b.Fatal(err)
	}
	modules, err := j.moduleCache(target(b, "ios18.0"))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		r, err := j.tc.Run(b.Context(), swift.Compile{Stage: swift.SIL, Files: []string{file}, Target: target(b, "ios18.0"), Mode: "5", Library: true,
			Imports: []string{"FoundationNetworking"}, ModuleCache: modules})
		if err != nil || !r.Exit.OK() {
			b.Fatal(err, r.Stderr)
		}
	}
}

// bareJudge has no packs, so that both benchmarks load the same modules.
func bareJudge(b *testing.B) *Judge {
	c := testJudge(b).config
	c.Packs, c.Facts = nil, symbols.Facts()
	j, err := New(b.Context(), c)
	if err != nil {
		b.Fatal(err)
	}
	return j
}
