// Command swiftdocs writes documents about the open-source Swift modules, one for
// each name of a type: declarations, availability and deprecation only. The server
// docs of the suite swift-grounding serves them.
//
//	ASSAY_SWIFT=… go run ./scripts/swiftdocs suites/swift-grounding/_docs/modules
//
// The declarations are Swift's (Apache-2.0 with Runtime Library Exception);
// documentation comments are not copied.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

// taken are the documented modules, with the import that each needs; "" for none.
var taken = map[string]string{
	"Swift": "", "_Concurrency": "", "_StringProcessing": "",
	"FoundationEssentials": "Foundation", "FoundationInternationalization": "Foundation",
	"FoundationNetworking": "Foundation", "Foundation": "Foundation",
	"Observation": "Observation", "RegexBuilder": "RegexBuilder", "Synchronization": "Synchronization", "Testing": "Testing",
}

// leftOut matches names that code rarely writes and that would fill the index.
var leftOut = regexp.MustCompile(`(^|\.)_|SIMD|PredicateExpressions|Mirror|Unicode\.|Builtin|CollectionDifference|KeyedDecodingContainer|KeyedEncodingContainer|` +
	`Unsafe(Raw|Mutable|Buffer|Pointer)|AutoreleasingUnsafe|OpaquePointer|CVarArg|ManagedBuffer|AnyCollection|AnyBidirectional|AnyRandomAccess|Lazy|Float80|Float16|UInt128|Int128|` +
	`StaticBigInt|AlternationBuilder|buildPartialBlock|buildExpression|buildEither|hash\(into|hashValue|encode\(to:|init\(from:|CustomReflectable|Thread|NSCoder|NSKeyed|XML|Stream\.|Host|Port|UndoManager|AttributeScopes|DistributedNotification`)

// corelibs matches the documented types of swift-corelibs-foundation: common ones
// that Apple's Foundation has, too.
var corelibs = regexp.MustCompile(`^(DateFormatter|ISO8601DateFormatter|DateIntervalFormatter|DateComponentsFormatter|NumberFormatter|ByteCountFormatter|MeasurementFormatter|PersonNameComponents|` +
	`Measurement|Unit[A-Z][a-z]+|Dimension|NotificationCenter|Notification|UserDefaults|Bundle|ProcessInfo|Process|Pipe|FileHandle|OperationQueue|BlockOperation|Timer|RunLoop|NSLock|NSRecursiveLock|NSLocking|` +
	`NSRegularExpression|Scanner|IndexSet|CharacterSet|Progress|JSONSerialization|LocalizedError|RecoverableError|DateInterval|NSError|URLResourceValues|FileManager|String|NSCache)(\.|$)`)

// platforms are the documented domains in order.
var platforms = []string{"iOS", "macOS", "watchOS", "tvOS", "visionOS"}

type record struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Text  string `json:"text"`
}

func main() {
	if err := writeDocuments(context.Background(), os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "swiftdocs:", err)
		os.Exit(1)
	}
}

func writeDocuments(ctx context.Context, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("want the folder to write to")
	}
	tc, err := swift.Find(ctx, "", os.Getenv)
	if err != nil {
		return err
	}
	cache, err := os.MkdirTemp("", "swiftdocs")
	if err != nil {
		return err
	}
	defer os.RemoveAll(cache)
	x, err := symbols.Ensure(ctx, tc, cache, func(s string) { fmt.Fprintln(os.Stderr, s) })
	if err != nil {
		return err
	}
	defer x.Close()
	if err := os.RemoveAll(args[0]); err != nil {
		return err
	}
	if err := os.MkdirAll(args[0], 0o755); err != nil {
		return err
	}
	byModule := map[string]map[string][]symbols.Symbol{}
	for i := range x.Len() {
		s := x.At(i)
		if _, ok := taken[s.Module]; !ok || !isWorthWriting(s) {
			continue
		}
		if byModule[s.Module] == nil {
			byModule[s.Module] = map[string][]symbols.Symbol{}
		}
		title := cutLabels(s.Path)
		byModule[s.Module][title] = append(byModule[s.Module][title], s)
	}
	for module, docs := range byModule {
		if err := writeModule(filepath.Join(args[0], strings.TrimPrefix(module, "_")+".jsonl"), module, docs); err != nil {
			return err
		}
	}
	return nil
}

// isWorthWriting reports whether s belongs in the documents.
func isWorthWriting(s symbols.Symbol) bool {
	switch s.Kind {
	case "func.op", "associatedtype", "deinit":
		return false
	}
	if s.Module == "Foundation" && !corelibs.MatchString(s.Path) {
		return false
	}
	return s.Declaration != "" && !leftOut.MatchString(s.Path) && !strings.ContainsAny(s.Name[:1], "+-*/%=<>!&|^~.")
}

// cutLabels returns a path without argument labels: overloads share a document.
func cutLabels(path string) string {
	head, _, _ := strings.Cut(path, "(")
	return head
}

func writeModule(file, module string, docs map[string][]symbols.Symbol) (err error) {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer func() {
		if e := f.Close(); err == nil {
			err = e
		}
	}()
	w := bufio.NewWriter(f)
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	for _, name := range slices.Sorted(maps.Keys(docs)) {
		r := record{ID: strings.TrimPrefix(module, "_") + "/" + name, Title: name, Text: documentText(module, docs[name])}
		if err := enc.Encode(r); err != nil {
			return err
		}
	}
	return w.Flush()
}

// documentText returns the document of one name.
func documentText(module string, all []symbols.Symbol) string {
	lines := make([]string, 0, len(all))
	for _, s := range all {
		line := s.Declaration
		if when := availabilityText(s.Availability); when != "" {
			line += "\n    " + when
		}
		if !slices.Contains(lines, line) {
			lines = append(lines, line)
		}
	}
	slices.Sort(lines)
	head := "No import needed."
	if taken[module] != "" {
		head = "import " + taken[module]
	}
	if (module == "Foundation" || module == "FoundationNetworking") && !strings.Contains(strings.Join(lines, ""), "iOS ") {
		head += " (since when Apple's platforms have it is not recorded here)"
	}
	return head + "\n" + strings.Join(lines, "\n")
}

// availabilityText returns the introduction and deprecation of a symbol.
func availabilityText(entries []symbols.Availability) string {
	var since, until []string
	for _, domain := range append(slices.Clone(platforms), "*", "Swift") {
		for _, a := range entries {
			if a.Domain != domain {
				continue
			}
			on := a.Domain + " "
			if on == "* " {
				on = ""
			}
			switch {
			case a.AlwaysUnavailable:
				until = append(until, strings.TrimSpace("unavailable "+on+adviceText(a)))
			case a.AlwaysDeprecated:
				until = append(until, strings.TrimSpace("deprecated "+on+adviceText(a)))
			case !a.Deprecated.IsZero():
				until = append(until, strings.TrimSpace("deprecated in "+on+a.Deprecated.String()+" "+adviceText(a)))
			}
			if !a.Introduced.IsZero() && a.Domain != "Swift" {
				since = append(since, on+a.Introduced.String()+"+")
			}
		}
	}
	if len(until) > 1 {
		until = until[:1]
	}
	return strings.Join(append(since, until...), ", ")
}

func adviceText(a symbols.Availability) string {
	if a.Renamed != "" {
		return "(now " + a.Renamed + ")"
	}
	if a.Message != "" {
		return "(" + strings.TrimSpace(a.Message) + ")"
	}
	return ""
}
