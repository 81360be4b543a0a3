package symbols

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/klauspost/compress/zstd"

	"github.com/assay-eval/assay/internal/swift"
)

// TestFacts compares the table with Apple's documentation for well-known names.
func TestFacts(t *testing.T) {
	began := time.Now()
	f := Facts()
	t.Logf("unpacked in %v", time.Since(began))
	began = time.Now()
	f.Has("x")
	t.Logf("names in %v: %d", time.Since(began), len(f.names()))
	for _, c := range []struct{ name, framework, kind, since, gone string }{
		{"NSURLConnection", "Foundation", "class", "2.0", ""},
		{"NSURLConnection.sendSynchronousRequest(_:returning:)", "Foundation", "type.method", "2.0", "9.0"},
		{"NSURLConnection.sendAsynchronousRequest(_:queue:completionHandler:)", "Foundation", "type.method", "5.0", "9.0"},
		{"RelativeDateTimeFormatter", "Foundation", "class", "13.0", ""},
		{"RelativeDateTimeFormatter.localizedString(for:relativeTo:)", "Foundation", "method", "13.0", ""},
		{"RelativeDateTimeFormatter.unitsStyle", "Foundation", "property", "13.0", ""},
		{"RelativeDateTimeFormatter.UnitsStyle.abbreviated", "Foundation", "enum.case", "13.0", ""},
		{"ListFormatter", "Foundation", "class", "13.0", ""},
		{"UIWebView", "UIKit", "class", "2.0", "12.0"},
		{"WKWebView", "WebKit", "class", "8.0", ""},
		{"UIAlertView", "UIKit", "class", "2.0", "9.0"},
		{"UIAlertController", "UIKit", "class", "8.0", ""},
		{"UITableView.dequeueReusableCell(withIdentifier:for:)", "UIKit", "method", "6.0", ""},
		{"UIView.backgroundColor", "UIKit", "property", "2.0", ""},
		{"UILabel.backgroundColor", "UIKit", "property", "2.0", ""},
		{"UIView.animate(withDuration:delay:options:animations:completion:)", "UIKit", "type.method", "4.0", ""},
		{"UIView.ContentMode", "UIKit", "enum", "", ""},
		{"UIView.ContentMode.scaleAspectFit", "UIKit", "enum.case", "", ""},
		{"UIView.safeAreaInsets", "UIKit", "property", "11.0", ""},
		{"UIApplication.shared", "UIKit", "type.property", "", ""},
		{"UIApplication.keyWindow", "UIKit", "property", "2.0", "13.0"},
		{"UIApplication.didBecomeActiveNotification", "UIKit", "const", "", ""},
		{"UIColor.systemBackground", "UIKit", "type.property", "13.0", ""},
		{"URLSession", "Foundation", "class", "7.0", ""},
		{"NSURLSession", "Foundation", "class", "7.0", ""},
		{"URLSession.shared", "Foundation", "type.property", "7.0", ""},
		{"URLSession.dataTask(with:completionHandler:)", "Foundation", "method", "7.0", ""},
		{"URLRequest.CachePolicy.reloadIgnoringLocalCacheData", "Foundation", "enum.case", "", ""},
		{"URLError.timedOut", "Foundation", "const", "", ""},
		{"FileManager.default", "Foundation", "type.property", "", ""},
		{"FileManager.contentsOfDirectory(atPath:)", "Foundation", "method", "2.0", ""},
		{"UserDefaults.standard", "Foundation", "type.property", "", ""},
		{"Bundle.main", "Foundation", "type.property", "", ""},
		{"ProcessInfo.isLowPowerModeEnabled", "Foundation", "property", "9.0", ""},
		{"NotificationCenter.addObserver(forName:object:queue:using:)", "Foundation", "method", "4.0", ""},
		{"NSObject.setValue(_:forKey:)", "", "method", "", ""},
		{"String.appendingPathComponent(_:)", "Foundation", "method", "", ""},
		{"String.applyingTransform(_:reverse:)", "Foundation", "method", "9.0", ""},
		{"String.replacingOccurrences(of:with:)", "Foundation", "method", "2.0", ""},
		{"String.localizedStandardContains(_:)", "Foundation", "method", "9.0", ""},
		{"NSCalendar.isDateInToday(_:)", "Foundation", "method", "8.0", ""},
		{"NSPredicate.init(block:)", "Foundation", "type.method", "", ""},
		{"NSCalendar.date(byAdding:value:to:options:)", "Foundation", "method", "8.0", ""},
		{"UndoManager", "Foundation", "class", "3.0", ""},
		{"UndoManager.registerUndo(withTarget:selector:object:)", "Foundation", "method", "", ""},
		{"NSKeyedArchiver.archivedData(withRootObject:requiringSecureCoding:)", "Foundation", "type.method", "11.0", ""},
		{"CLLocationManager.requestWhenInUseAuthorization()", "CoreLocation", "method", "8.0", ""},
		{"CLLocationManager.authorizationStatus()", "CoreLocation", "", "", ""},
		{"CLLocationCoordinate2D", "", "struct", "", ""},
		{"NSFetchRequest", "CoreData", "class", "3.0", ""},
		{"NSPersistentCloudKitContainer", "CoreData", "class", "13.0", ""},
		{"BGTaskScheduler", "BackgroundTasks", "class", "13.0", ""},
		{"UNUserNotificationCenter", "UserNotifications", "class", "10.0", ""},
		{"PHPickerViewController", "PhotosUI", "class", "14.0", ""},
		{"MPMoviePlayerController", "MediaPlayer", "class", "", "9.0"},
		{"ABAddressBookCreateWithOptions", "AddressBook", "func", "", "9.0"},
		{"UIGraphicsBeginImageContextWithOptions", "UIKit", "func", "4.0", ""}, // "some day",
	} {
		got, ok := f.Lookup(c.name)
		if !ok {
			t.Errorf("%s is not in the table", c.name)
			continue
		}
		if c.framework != "" && got.Framework != c.framework || c.kind != "" && got.Kind != c.kind || c.since != "" && got.Introduced != version(t, c.since) || got.Deprecated != version(t, c.gone) {
			t.Errorf("%s: %+v, want %+v", c.name, got, c)
		}
	}
}

func version(t *testing.T, s string) swift.Version {
	t.Helper()
	if s == "" {
		return swift.Version{}
	}
	v, err := swift.ParseVersion(s)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestInventedNamesAreNotFacts(t *testing.T) {
	f := Facts()
	for _, name := range []string{"", ".", "()", "RelativeTimeFormatter", "URLSession.fetchAll", "URLSession.dataTask(using:callback:)", "UIView.tintAmount", "UIView.animate(over:)", "UIView.ContentMode.squeeze",
		"FileManager.readEverything(at:)", "String.replacingAll(of:by:)", "NSURLFetcher", "Task", "View", "Nope.shared", "UIColor.systemForeground", "...", "UIView.", ".shared", "NSObject.setValue(_:underKey:)"} {
		if got, ok := f.Lookup(name); ok {
			t.Errorf("%s is %+v", name, got)
		}
	}
	for name, want := range map[string]bool{
		"dataTask": true, "URLSession": true, "NSURLSession": true, "backgroundColor": true, "animate": true, "localizedStandardContains": true, "scaleAspectFit": true, "isEnabled": true,
		"applyingTransform(_:reverse:)": true, "UIGraphicsBeginImageContext": true,
		"fetchEverything": false, "sortedNicely": false, "URLFetcher": false, "": false, "animateGently": false, "contentsOfFolder": false,
	} {
		if got := f.Has(name); got != want {
			t.Errorf("Has(%q) = %v", name, got)
		}
	}
}

// TestFactsOfPartialModules checks that a symbol of a partial module gets Apple's
// record if it is the same kind of thing in Objective-C and has no record for iOS.
func TestFactsOfPartialModules(t *testing.T) {
	all := []Symbol{symbol("s:1", "URLSession", "class"),
		symbol("s:2", "CharacterSet", "struct"), symbol("s:3", "NSString", "class"), symbol("s:4", "NSString.length", "property"),
		symbol("s:5", "NSURLConnection", "class", Availability{Domain: "iOS", Introduced: v(3, 0)}),
		symbol("s:6", "URLSession.getAllTasks(completionHandler:)", "method"), symbol("s:7", "CharacterSet.invert()", "method"),
		symbol("s:8", "NSString.CompareOptions", "struct"), symbol("s:9", "Crate", "class"),
	}
	want := []string{"NSURLSession 7.0", "", "NSString ", "", "", "NSURLSession.getAllTasksWithCompletionHandler 9.0", "", "NSStringCompareOptions ", ""}
	enc := &encoder{}
	c := &content{module: "Foundation", platform: Any}
	for i := range all {
		all[i].Module = "Foundation"
	}
	c.symbols = all
	if err := enc.addContent(c, false); err != nil {
		t.Fatal(err)
	}
	b, err := enc.encodeFile()
	if err != nil {
		t.Fatal(err)
	}
	x, err := openBytes("x.index", b)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range all {
		got := ""
		if f, ok := FactOf(x, s); ok {
			got = f.Name + " " + versionText(f.Introduced)
		}
		if got != want[i] {
			t.Errorf("%s: %q, want %q", s.Path, got, want[i])
		}
	}
	complete, _ := write(t, &content{module: "Kit", platform: Any, symbols: []Symbol{symbol("s:1", "URLSession", "class")}})
	if f, ok := FactOf(complete, complete.At(0)); ok {
		t.Errorf("a complete module has fact %v", f)
	}
}

// TestPackedFacts checks that the embedded table is what PackFacts makes of its own text, and
// that every name is found in it as in the text.
func TestPackedFacts(t *testing.T) {
	dec, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer dec.Close()
	text, err := dec.DecodeAll(factsFile, nil)
	if err != nil {
		t.Fatal(err)
	}
	again, err := PackFacts(string(text))
	if err != nil || !bytes.Equal(again, factsFile) {
		t.Fatalf("PackFacts makes %d bytes of the text of %d: %v", len(again), len(factsFile), err)
	}
	want, framework := map[string][]string{}, "" // name → lines with their framework
	for line := range strings.Lines(string(text)) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if fields[0] == "F" {
			framework = fields[1]
		} else if fields[0] != "" {
			want[fields[1]] = append(want[fields[1]], framework+"\t"+strings.TrimSuffix(line, "\n"))
		}
	}
	if len(want) < 30_000 {
		t.Errorf("%d names", len(want))
	}
	f, lines := Facts(), 0
	for name, all := range want {
		var got []string
		for l := range f.linesNamed(name) {
			got = append(got, strings.TrimRight(l.framework()+"\t"+l.kind+"\t"+l.name+"\t"+l.rest, "\t"))
		}
		if !slices.Equal(got, all) {
			t.Errorf("%s: %q, want %q", name, got, all)
		}
		lines += len(all)
		for range f.linesNamed(name[:len(name)-1]) { // a beginning of a name is found only if it is one
			if want[name[:len(name)-1]] == nil {
				t.Errorf("%s is found", name[:len(name)-1])
			}
		}
	}
	for range f.eachLine() {
		lines--
	}
	if lines != 0 {
		t.Errorf("eachLine yields %d lines more than there are", -lines)
	}
}

// TestDamagedFacts checks that a table of another format is refused.
func TestDamagedFacts(t *testing.T) {
	for _, bad := range [][]byte{nil, []byte("facts 1\n"), factsFile[:100], factsFile[:len(factsFile)/2], bytes.Replace(factsFile, []byte(factsMagic), []byte("facts 1\n"), 1)} {
		if _, err := readFacts(bad); err == nil {
			t.Errorf("%d bytes are a table", len(bad))
		}
	}
}

func BenchmarkFirstFacts(b *testing.B) {
	names := []string{"URLSession", "View", "UIView.backgroundColor", "Text", "String.appendingPathComponent(_:)", "Nope.shared", "JSONDecoder", "UIApplication.didBecomeActiveNotification", "Date", "NavigationStack"}
	for b.Loop() {
		f, err := readFacts(factsFile) // nothing is unpacked yet
		if err != nil {
			b.Fatal(err)
		}
		for _, n := range names {
			f.Lookup(n)
		}
	}
}
