package swiftgrounding

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"maps"
	"math/rand/v2"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/klauspost/compress/zstd"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/assay-eval/assay/internal/mcp/serve"
	"github.com/assay-eval/assay/internal/stat"
	"github.com/assay-eval/assay/internal/swift/judge"
	"github.com/assay-eval/assay/internal/testenv"
)

// documents returns the documents that the server docs serves, by id.
func documents(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	files, err := fs.Glob(Files, "_docs/*")
	if err != nil {
		t.Fatal(err)
	}
	size := 0
	for _, name := range files {
		b, err := Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		size += len(b)
		if path.Ext(name) == ".md" {
			all[path.Base(name)] = string(b)
			continue
		}
		z, err := zstd.NewReader(bytes.NewReader(b))
		if err != nil {
			t.Fatal(err)
		}
		defer z.Close()
		for in := json.NewDecoder(z); in.More(); {
			var r struct{ ID, Title, Text string }
			if err := in.Decode(&r); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if r.ID == "" || r.Text == "" || all[r.ID] != "" {
				t.Fatalf("%s: %s is no record, or double", name, r.ID)
			}
			all[r.ID] = r.Text
		}
	}
	if size > 1_800_000 {
		t.Errorf("the documents have %d bytes, want at most 1.8 MB", size)
	}
	return all
}

// A client sees what the server holds, and finds what it looks for first.
func TestSearchOfTheReference(t *testing.T) {
	d, err := serve.OpenDocs(Files, "_docs", "_docs")
	if err != nil {
		t.Fatal(err)
	}
	if n := d.Notices(); len(n) > 0 {
		t.Error("documents are left out:", n)
	}
	here, there := sdk.NewInMemoryTransports()
	if _, err := d.Server("test").Connect(t.Context(), here, nil); err != nil {
		t.Fatal(err)
	}
	c, err := sdk.NewClient(&sdk.Implementation{Name: "test"}, nil).Connect(t.Context(), there, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	tools, err := c.ListTools(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(tools.Tools, func(tool *sdk.Tool) bool { return tool.Name == "search" })
	for _, want := range []string{"SwiftUI (", "Foundation (", "UIKit (", "introduced or deprecated them", "No guides"} {
		if !strings.Contains(tools.Tools[i].Description, want) {
			t.Errorf("the description of search lacks %q: %s", want, tools.Tools[i].Description)
		}
	}
	for query, want := range map[string]string{
		"refreshable":          "SwiftUI/View.refreshable",
		"pull to refresh list": "",
		"onChange":             "SwiftUI/View.onChange",
		"Logger":               "os/Logger",
		"os.Logger":            "os/Logger",
		"NavigationStack":      "SwiftUI/NavigationStack",
		"PassthroughSubject":   "Combine/PassthroughSubject",
		"withTaskGroup":        "Concurrency/withTaskGroup",
		"UIRefreshControl":     "Objective-C/UIKit/UIRefreshControl",
		"JSONEncoder":          "FoundationEssentials/JSONEncoder",
		"ModelContainer":       "SwiftData/ModelContainer",
		"MKMapView":            "MapKit/MKMapView",
		"HKHealthStore":        "HealthKit/HKHealthStore",
		"HMHomeManager":        "HomeKit/HMHomeManager",
		"PHASEEngine":          "Objective-C/PHASE",
	} {
		r, err := c.CallTool(t.Context(), &sdk.CallToolParams{Name: "search", Arguments: map[string]any{"query": query, "limit": 1}})
		if err != nil {
			t.Fatal(err)
		}
		b, err := json.Marshal(r.StructuredContent)
		if err != nil {
			t.Fatal(err)
		}
		var found serve.SearchResult
		if err := json.Unmarshal(b, &found); err != nil || len(found.Results) == 0 {
			t.Errorf("%s: %s (%v)", query, b, err)
		} else if want != "" && found.Results[0].ID != want {
			t.Errorf("%s: the first result is %s, want %s", query, found.Results[0].ID, want)
		}
	}
}

// traps are the symbols that faulty solutions use beyond their target or in spite of a
// deprecation, by module, without names that mean nothing by themselves (init, +). In a
// full run TestTrapsAreThoseOfTheSolutions holds them against the judge.
var traps = map[string][]string{
	"SwiftUI": {"ContentUnavailableView", "NavigationStack", "animation", "containerBackground", "contentTransition", "fontDesign", "onChange",
		"presentationCornerRadius", "toolbarVisibility"},
	"WidgetKit": {"ControlWidgetButton", "ControlWidgetConfiguration", "StaticControlConfiguration", "widget"},
	"SwiftData": {"Index"},
	"Concurrency": {"ContinuousClock", "SuspendingClock", "addTask", "advanced", "async", "continuous", "duration", "globalConcurrentExecutor", "now",
		"sleep", "spawn", "suspend", "withDiscardingTaskGroup", "withTaskCancellationHandler"},
	"Synchronization":      {"Atomic", "Mutex", "acquiringAndReleasing", "add", "compareExchange", "relaxed", "store", "withLock"},
	"Swift":                {"filter", "flatMap", "index", "milliseconds", "seconds", "split"},
	"StringProcessing":     {"replacing", "split", "wholeMatch"},
	"FoundationEssentials": {"Predicate", "PredicateExpressions", "appending", "currencyCode", "usesMetricSystem"},
}

// symbolOf returns the module and the last name of an id.
func symbolOf(id string) (module, name string) {
	module, name, _ = strings.Cut(id, "/")
	return module, name[strings.LastIndexByte(name, '.')+1:]
}

// isDeclared reports whether a document has a declaration, not the name alone.
func isDeclared(text string) bool { return !strings.Contains(text, "The name exists.") }

// The reference covers planted symbols no better than others: whether a symbol
// has a declaration, with its versions, is compared by Fisher's exact test (two-sided, at
// 0.05) with 30 random symbols of the same module for each, and for modifiers with all
// that View is known to have of SwiftUI. A name without a declaration has an entry as well.
func TestReferenceIsNotWrittenForTasks(t *testing.T) {
	declared := map[string]map[string]bool{} // whether a name of a module has a declaration
	modifiers := map[string]bool{}
	for id, text := range documents(t) {
		module, name := symbolOf(id)
		if declared[module] == nil {
			declared[module] = map[string]bool{}
		}
		declared[module][name] = declared[module][name] || isDeclared(text)
		if strings.HasPrefix(id, "SwiftUI/View.") && !foreign.MatchString(name) {
			modifiers[name] = isDeclared(text)
		}
	}
	for _, c := range []struct {
		what    string
		modules []string
	}{
		{"frameworks of Apple", []string{"SwiftData", "SwiftUI", "WidgetKit"}},
		{"all modules", slices.Sorted(maps.Keys(traps))},
	} {
		var planted, sampled [2]int // without and with a declaration
		r := rand.New(rand.NewPCG(21, 21))
		for _, module := range c.modules {
			symbols := slices.Sorted(maps.Keys(declared[module]))
			for _, name := range traps[module] {
				if _, ok := declared[module][name]; !ok {
					t.Errorf("%s of %s has no document", name, module)
				}
				planted[index(declared[module][name])]++
				for range 30 {
					sampled[index(declared[module][symbols[r.IntN(len(symbols))]])]++
				}
			}
		}
		checkEnrichment(t, c.what, planted, sampled)
	}
	var planted, others [2]int
	for name, is := range modifiers {
		if slices.Contains(traps["SwiftUI"], name) {
			planted[index(is)]++
		} else {
			others[index(is)]++
		}
	}
	checkEnrichment(t, "modifiers of View", planted, others)
}

// foreign matches modifiers of View that other modules than SwiftUI declare: Charts, MapKit,
// StoreKit, TipKit, PhotosUI, PassKit, WebKit, Translation, RealityKit, AppIntents and more.
var foreign = regexp.MustCompile(`^(chart|map[A-Z]|lookAround|store|subscription|product[A-Z]|preferredSubscription|manageSubscriptions|onInAppPurchase|inAppPurchase|` +
	`offerCode|refundRequest|currentEntitlement|appStore|tip[A-Z]|popoverTip|presentTip|photosPicker|postToPhotos|addPass|addOrder|payWith|payLater|verifyIdentity|` +
	`transactionTask|webView|translation|supportsTranslation|realityView|manipula|imagePlayground|musicSubscription|familyActivity|healthData|workoutPreview|contactAccess|` +
	`continuityDevice|onCameraCapture|quickLook|signInWith|shortcutsLink|siriTip|onAppIntent|appEntity|activity|dynamicIsland|keylineTint|widget|groupActivity|` +
	`askPermission|sharingSheet|certificateSheet|authenticationSession|multimodalInput|gameController|handlesGameController|emojiPicker)`)

// index is 1 for true.
// gapDeclaration matches a property or a type in the text of a document.
var gapDeclaration = regexp.MustCompile(`(?m)^(?:@\S+ |open |final |@frozen )*((?:static |class )?(?:var|let) \w+|(?:struct|class|enum|protocol|actor) [A-Z]\w*)\b`)

// What the toolchain's Foundation declares, and the gap pack too, is ambiguous in every use.
func TestGapsAreGaps(t *testing.T) {
	toolchain, compared := map[string]bool{}, 0
	all := documents(t)
	for id, text := range all {
		if m := gapDeclaration.FindStringSubmatch(text); m != nil && strings.HasPrefix(id, "Foundation") && !strings.Contains(id, " on Apple/") {
			_, name, _ := strings.Cut(id, "/")
			toolchain[name+" "+strings.Replace(m[1], "let ", "var ", 1)] = true
		}
	}
	for id, text := range all {
		if m := gapDeclaration.FindStringSubmatch(text); m != nil && strings.Contains(id, " on Apple/") {
			_, name, _ := strings.Cut(id, "/")
			if compared++; toolchain[name+" "+strings.Replace(m[1], "let ", "var ", 1)] && !strings.HasPrefix(name, "Measurement.FormatStyle") {
				t.Errorf("%s: Linux has it, too:\n%s", id, text)
			}
		}
	}
	if len(toolchain) < 1000 || compared < 500 {
		t.Errorf("%d declarations of the toolchain, %d of the pack", len(toolchain), compared)
	}
}

func index(is bool) int {
	if is {
		return 1
	}
	return 0
}

func checkEnrichment(t *testing.T, what string, planted, others [2]int) {
	t.Helper()
	p := stat.Fisher(planted[1], planted[0], others[1], others[0])
	share := func(n [2]int) float64 { return float64(n[1]) / float64(n[0]+n[1]) }
	t.Logf("%s: %d of %d planted symbols are declared, %d of %d others; p = %.2f", what, planted[1], planted[0]+planted[1], others[1], others[0]+others[1], p)
	if share(planted) > share(others) && p < 0.05 {
		t.Errorf("%s: planted symbols are declared more often than others", what)
	}
}

// Names that solutions invent are in no document.
func TestInventedNamesAreAbsent(t *testing.T) {
	all := documents(t)
	for _, id := range []string{
		"WidgetKit/TimelineReloadPolicy.daily", "SwiftUI/View.bounceEffect", "SwiftUI/View.navigationTarget", "SwiftUI/View.pullToRefresh",
		"SwiftUI/View.presentationHeights", "SwiftUI/Text.liveCounter", "SwiftUI/Text.monospacedNumbers", "SwiftUI/ForEach.onSwipeDelete",
		"SwiftUI/DynamicViewContent.onSwipeDelete", "SwiftUI/View.onSwipeDelete", "SwiftUI/FormStyle.preferences", "SwiftUI/View.enabled",
		"SwiftUI/Stepper.enabled", "SwiftUI/Shape.trimmed", "SwiftUI/Circle.trimmed", "SwiftData/ModelConfiguration.temporary",
		"SwiftData/ModelContext.fetchAll", "AppIntents/DisplayRepresentation.headline", "FoundationEssentials/Calendar.midnight",
		"Swift/String.trimmed", "Swift/Array.push", "Synchronization/Mutex.lock",
	} {
		if all[id] != "" {
			t.Errorf("there is a document %s", id)
		}
	}
}

// TestTrapsAreThoseOfTheSolutions compares traps with the judge's findings in the faulty
// solutions.
func TestTrapsAreThoseOfTheSolutions(t *testing.T) {
	if !testenv.Long() {
		t.Skip("skipping: judging every faulty solution takes minutes; set ASSAY_LONG=1, as CI does")
	}
	j := theJudge(t)
	found := map[string]bool{}
	for _, k := range tasks(t) {
		for key, file := range k.Faulty {
			c, _, _ := strings.Cut(key, " ")
			if c != available && c != deprecated {
				continue
			}
			r, err := j.Judge(t.Context(), snippet(t, k, file))
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range r.Findings {
				name, _, _ := strings.Cut(f.Name, "(")
				if "swift."+string(f.Criterion) == c && f.Verdict == judge.Fail && f.Module != "" && name != "init" && !strings.Contains(name, "_") && isWord(name) {
					found[name] = true
				}
			}
		}
	}
	var listed []string
	for _, names := range traps {
		listed = append(listed, names...)
	}
	slices.Sort(listed)
	if got := slices.Sorted(maps.Keys(found)); !slices.Equal(got, slices.Compact(listed)) {
		t.Errorf("the solutions use %q, the test has %q", got, slices.Compact(listed))
	}
}

func isWord(s string) bool { return strings.IndexFunc(s, unicode.IsLetter) == 0 }
