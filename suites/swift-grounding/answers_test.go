package swiftgrounding

import (
	"bytes"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite answers.yaml")

// plan has the scripted agent's answers to a task: the reference solution (""), the
// faulty solution of a criterion, "none" for an answer without code, or "cut" for
// one that ends at the token limit.
type plan struct {
	without, with string // in the arm ungrounded, in the arm grounded
	query, read   string // the arm grounded's queries to the server docs

	placebo, inject string // where they differ from without: the solution, or "reference"
}

const (
	compile    = "swift.compile"
	exists     = "swift.symbol_exists"
	available  = "swift.availability"
	deprecated = "swift.no_deprecated"
)

// plans are the answers to all tasks.
var plans = map[string]plan{
	// Grounding helps: the server tells which symbols exist, are newer than the
	// target or deprecated.
	"price-tag":          {without: deprecated, query: "locale currency code", read: "FoundationEssentials/Locale.currencyCode", inject: "reference"},
	"pace-units":         {without: deprecated, query: "Locale measurement system metric", read: "FoundationEssentials/Locale.usesMetricSystem", inject: "reference"},
	"like-button":        {without: deprecated, query: "SwiftUI animation value", read: "SwiftUI/View.animation", placebo: "reference"},
	"quiet-hours":        {without: deprecated, query: "onChange old and new value", read: "SwiftUI/View.onChange", inject: "reference"},
	"zip-to-async-let":   {without: deprecated, query: "replace Combine zip by task group", read: "Concurrency/withTaskGroup"},
	"cancellable-upload": {without: deprecated, query: "withTaskCancellationHandler", read: "Concurrency/withTaskCancellationHandler", inject: "reference"},
	"profile-request":    {without: available, query: "URL appending path component", read: "FoundationEssentials/URL.appending"},
	"invite-link":        {without: available, query: "URL query items", read: "FoundationEssentials/URL.appending", inject: "reference"},
	"debounced-search":   {without: available, query: "Task.sleep", read: "Concurrency/Task.sleep", inject: "reference"},
	"comment-cleaner":    {without: available, query: "replacing split whitespace String", read: "StringProcessing/RangeReplaceableCollection.replacing"},
	"countdown-widget":   {without: available, query: "widget timeline container background", read: "SwiftUI/View.containerBackground", inject: "reference"},
	"mac-general-pane":   {without: available, query: "onChange macOS 13", read: "SwiftUI/View.onChange"},
	"shared-flag":        {without: available, query: "Atomic compareExchange availability", read: "Synchronization/Atomic", placebo: "reference"},
	"order-number":       {without: exists, query: "RegexBuilder match the whole string", read: "StringProcessing/BidirectionalCollection.wholeMatch", inject: "reference"},
	"scanner-callback":   {without: exists, query: "CheckedContinuation resume", read: "Concurrency/CheckedContinuation.resume", inject: "reference"},

	// Grounding hurts: the server names something that the target does not have, or
	// the agent takes a name from a neighbour.
	"ticker-stream":      {with: available, query: "AsyncSequence AsyncStream", read: "Concurrency/AsyncSequence"},
	"hit-counter":        {with: exists, query: "Mutex lock", read: "Foundation/NSLock.lock"},
	"export-sheet":       {with: available, query: "sheet presentation detents corner radius", read: "SwiftUI/View.presentationCornerRadius"},
	"test-thrown-errors": {with: exists, query: "Testing time limit trait", read: "Testing/Trait.timeLimit"},

	// Neither gets it right.
	"storage-fallback":   {without: compile, with: compile, query: "Result typed throws get", read: "Swift/Result.get"},
	"older-target-model": {without: available, with: deprecated, query: "ObservableObject StateObject", read: "SwiftUI/StateObject"},
	"journal-export":     {without: "cut", with: exists, query: "JSONEncoder output formatting", read: "FoundationEssentials/JSONEncoder.OutputFormatting"},
	"main-actor-badge":   {without: compile, with: available, query: "MainActor nonisolated", read: "Concurrency/MainActor"},
	"bookmark-entity":    {without: "none", with: available, query: "AppEntity string query", read: "AppIntents/EntityStringQuery"},

	// Both get it right, some after a look.
	"release-dates":      {query: "JSONDecoder date decoding strategy custom", read: "FoundationEssentials/JSONDecoder.DateDecodingStrategy"},
	"track-order":        {query: "sorted using KeyPathComparator", read: "FoundationInternationalization/KeyPathComparator"},
	"sendable-defaults":  {placebo: compile},
	"thumbnail-batch":    {query: "withTaskGroup addTask", read: "Concurrency/TaskGroup.addTask"},
	"reading-progress":   {query: "Observable macro", read: "Observation/Observable"},
	"watch-one-property": {query: "withObservationTracking", read: "Observation/withObservationTracking"},
	"playlist-editor":    {query: "Bindable environment observable", read: "SwiftUI/Bindable", placebo: deprecated},
	"parse-isbn":         {},
	"retry-typed":        {query: "Task sleep for Duration", read: "Concurrency/Task.sleep"},
	"import-report":      {query: "LocalizedError errorDescription", read: "FoundationEssentials/LocalizedError.errorDescription"},
	"jump-to-invoice":    {query: "NavigationStack path navigationDestination", read: "SwiftUI/NavigationStack.init"},
	"departures-board":   {query: "task refreshable alert", read: "SwiftUI/View.refreshable", inject: available},
	"goal-ring":          {},
	"water-widget":       {query: "interactive widget button intent", read: "SwiftUI/Button.init"},
	"log-workout-intent": {query: "AppIntent parameter ReturnsValue dialog", read: "AppIntents/IntentResult.result"},
	"recipe-store":       {query: "SwiftData relationship delete rule unique", read: "SwiftData/Schema.Relationship.DeleteRule"},
	"overdue-loans":      {query: "FetchDescriptor predicate sortBy", read: "SwiftData/FetchDescriptor.init"},
	"highlight-tags":     {query: "regex matches replacing", read: "StringProcessing/BidirectionalCollection.matches"},
	"test-leap-years":    {},
}

// said stands before the code, in turn.
var said = []string{
	"Here is the file.",
	"This does it:",
	"I kept it in one file.",
	"Below is the whole of it. The helpers are private where they can be.",
	"This builds for the target that you named.",
}

// answerText returns the agent's answer with one solution of a task.
func answerText(t *testing.T, k task, solution string, n int) (text, stop string) {
	t.Helper()
	file := k.Reference
	switch solution {
	case "", "reference", "cut":
	case "none":
		return "Before I write this I need to know how bookmarks are stored today. Is the store thread-safe?", ""
	default:
		if file = k.Faulty[solution]; file == "" {
			t.Fatalf("%s has no faulty solution for %s", k.ID, solution)
		}
	}
	code := source(t, file)
	if solution == "cut" {
		return said[n%len(said)] + "\n\n```swift\n" + code[:strings.LastIndex(code[:2*len(code)/3], "(")], "length"
	}
	return said[n%len(said)] + "\n\n```swift\n" + code + "```", ""
}

// script generates answers.yaml: the arm grounded of each task, then all that
// differs from the arm ungrounded, then the arm ungrounded itself, which serves for
// the rest.
func script(t *testing.T) []byte {
	var b bytes.Buffer
	b.WriteString(`# Answers of the scripted agent: authored, some right and some wrong, made of the reference and faulty solutions by the plan
# in answers_test.go (go test ./suites/swift-grounding -update). They show the instrument and measure no model.
`)
	first := true
	document := func(id, arm string, calls []string, text, stop string) {
		if !first {
			b.WriteString("---\n")
		}
		first = false
		fmt.Fprintf(&b, "task: %s\n", id)
		if arm != "" {
			fmt.Fprintf(&b, "arm: %q\n", arm)
		}
		b.WriteString("turns:\n")
		for _, call := range calls {
			fmt.Fprintf(&b, "  - calls: [%s]\n", call)
		}
		b.WriteString("  - text: |\n")
		for line := range strings.Lines(text + "\n") {
			if strings.TrimSpace(line) != "" {
				b.WriteString("      " + line)
			} else {
				b.WriteString("\n")
			}
		}
		if stop != "" {
			fmt.Fprintf(&b, "    stop: %s\n", stop)
		}
	}
	for n, k := range tasks(t) {
		p, ok := plans[k.ID]
		if !ok {
			t.Fatalf("no plan for %s", k.ID)
		}
		search := fmt.Sprintf("{name: search, args: {query: %q, limit: 5}}", p.query)
		text, stop := answerText(t, k, p.with, n)
		if p.query != "" {
			document(k.ID, "*/grounded", []string{search, fmt.Sprintf("{name: read, args: {id: %q}}", p.read)}, text, stop)
		}
		if p.placebo != "" {
			if p.query == "" {
				search = fmt.Sprintf("{name: search, args: {query: %q}}", k.Title)
			}
			text, stop = answerText(t, k, p.placebo, n+1)
			document(k.ID, "*/placebo", []string{search, "{name: list, args: {}}"}, text, stop)
		}
		if p.inject != "" {
			text, stop = answerText(t, k, p.inject, n+2)
			document(k.ID, "*/inject_topk", nil, text, stop)
		}
		text, stop = answerText(t, k, p.without, n+3)
		document(k.ID, "", nil, text, stop)
	}
	return b.Bytes()
}

func TestAnswersFollowThePlan(t *testing.T) {
	want := script(t)
	if bytes.Contains(want, []byte("{{")) {
		t.Error("an answer holds {{, which would make it a template")
	}
	if *update {
		if err := os.WriteFile("answers.yaml", want, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, err := Files.ReadFile("answers.yaml")
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("answers.yaml is not what the plan says (%v); go test ./suites/swift-grounding -update", err)
	}
}

// Every cell of the contingency table of grounded against ungrounded is occupied,
// and answers fail under every criterion.
func TestPlanOccupiesEveryCell(t *testing.T) {
	cells, fails := map[string]int{}, map[string]int{}
	ids := map[string]bool{}
	for _, k := range tasks(t) {
		ids[k.ID] = true
		p := plans[k.ID]
		cells[fmt.Sprintf("ungrounded %t, grounded %t", p.without == "", p.with == "")]++
		for _, solution := range []string{p.without, p.with} {
			fails[solution]++
		}
		if p.query == "" && (p.with != p.without || p.read != "") {
			t.Errorf("%s: the arm grounded differs without a look at the documents", k.ID)
		}
	}
	for id := range plans {
		if !ids[id] {
			t.Errorf("a plan for %s, which is no task", id)
		}
	}
	want := map[string]int{
		"ungrounded true, grounded true": 19, "ungrounded false, grounded true": 15,
		"ungrounded true, grounded false": 4, "ungrounded false, grounded false": 5,
	}
	if !maps.Equal(cells, want) {
		t.Errorf("cells are %v, want %v", cells, want)
	}
	for _, c := range []string{compile, exists, available, deprecated, "none", "cut"} {
		if fails[c] == 0 {
			t.Errorf("no answer fails by %s", c)
		}
	}
}

// Every file that the script reads must exist.
func TestPlanReadsDocumentsThatExist(t *testing.T) {
	have := documents(t)
	for _, id := range slices.Sorted(maps.Keys(plans)) {
		if read := plans[id].read; read != "" && have[read] == "" {
			t.Errorf("%s reads %s, which is no document", id, read)
		}
	}
}
