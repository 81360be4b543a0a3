package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/stub"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// toolchainModules are the modules of the toolchain that Apple's platforms have, too.
var toolchainModules = []string{
	"Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Observation", "Synchronization", "Testing", "Distributed",
	"FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Foundation",
}

// toolchainDeclarations returns the public symbols of the toolchain's modules.
func toolchainDeclarations(ctx context.Context, tc *swift.Toolchain, work string) ([]declaration, error) {
	graphs := filepath.Join(work, "graphs")
	for _, dir := range []string{graphs, filepath.Join(work, "cache")} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return nil, err
		}
	}
	for _, module := range toolchainModules {
		if err := stub.Extract(ctx, tc, module, graphs, filepath.Join(work, "cache")); err != nil {
			return nil, err
		}
	}
	r, err := symbols.Build(ctx, symbols.BuildOptions{Graphs: []string{graphs}, Out: filepath.Join(work, "index")})
	if err != nil {
		return nil, err
	}
	x, err := symbols.Open(r.File)
	if err != nil {
		return nil, err
	}
	defer x.Close()
	said, err := readSummaries(graphs)
	if err != nil {
		return nil, err
	}
	var out []declaration
	for i := range x.Len() {
		s := x.At(i)
		if s.Declaration == "" || s.Kind == "func.op" {
			continue
		}
		path, _, _ := strings.Cut(s.Path, "(")
		d := declaration{module: s.Module, path: path, text: s.Declaration, records: s.Availability, summary: said[s.USR]}
		if symbols.Partial(s.Module) && !slices.ContainsFunc(s.Availability, func(a symbols.Availability) bool { return a.Domain == "iOS" }) {
			d.only = "no version recorded"
			if f, ok := symbols.FactOf(x, s); ok {
				d.records, d.only = []symbols.Availability{{Domain: "iOS", Introduced: f.Introduced, Deprecated: f.Deprecated, Message: f.Message}}, ""
			}
		}
		out = append(out, d)
	}
	return out, nil
}

// readSummaries returns the first sentence of the documentation comments in the graphs of
// a folder, by USR.
func readSummaries(dir string) (map[string]string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.symbols.json"))
	if err != nil {
		return nil, err
	}
	out := map[string]string{}
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		var g struct {
			Symbols []struct {
				Identifier struct{ Precise string }
				DocComment struct {
					Lines []struct{ Text string }
				}
			}
		}
		if err := json.Unmarshal(b, &g); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		for _, s := range g.Symbols {
			var paragraph []string
			for _, l := range s.DocComment.Lines {
				if strings.TrimSpace(l.Text) == "" && len(paragraph) > 0 {
					break
				}
				paragraph = append(paragraph, strings.Fields(l.Text)...)
			}
			usr, _, _ := strings.Cut(s.Identifier.Precise, "::SYNTHESIZED::")
			if text := firstSentence(strings.Join(paragraph, " ")); text != "" && (out[usr] == "" || text < out[usr]) {
				out[usr] = text
			}
		}
	}
	return out, nil
}

// firstSentence cuts a paragraph after its first sentence.
func firstSentence(text string) string {
	if strings.HasPrefix(text, "-") || strings.HasPrefix(text, "#") { // a list of parameters, or a heading
		return ""
	}
	head, _, found := strings.Cut(text, ". ")
	if found {
		head += "."
	}
	return head
}
