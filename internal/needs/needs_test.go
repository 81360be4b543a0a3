package needs

import (
	"strings"
	"testing"
)

func TestMissing(t *testing.T) {
	for _, c := range []struct{ labels, name, requirement, missing string }{
		{"os=macos,xcode=26.1", "xcode", ">=26", ""},
		{"os=macos,xcode=26.1", "xcode", ">=26.1", ""},
		{"os=macos,xcode=26.1", "xcode", ">=26.1.1", "xcode>=26.1.1"},
		{"os=macos,xcode=9.4", "xcode", ">=26", "xcode>=26"}, // as numbers, not as text
		{"os=macos,xcode=26", "xcode", "<27", ""},
		{"os=macos,xcode=27", "xcode", "<27", "xcode<27"},
		{"os=macos,xcode=26.0", "xcode", "<=26", ""},
		{"os=macos,xcode=26.0", "xcode", ">26", "xcode>26"},
		{"os=macos", "os", "macos", ""},
		{"os=linux", "os", "macos", "os=macos"},
		{"os=linux", "os", "=linux", ""},
		{"os=linux", "os", "!=linux", "os!=linux"},
		{"os=linux", "gpu", "!=old", "gpu!=old"}, // a label that a machine lacks meets nothing
		{"os=linux", "xcode", ">=26", "xcode>=26"},
	} {
		labels, err := ParseLabels(c.labels)
		if err != nil {
			t.Fatal(err)
		}
		if got := Join(map[string]string{c.name: c.requirement}).Missing(labels); got != c.missing {
			t.Errorf("%s with %s%s: missing %q, want %q", c.labels, c.name, c.requirement, got, c.missing)
		}
	}
}

func TestJoin(t *testing.T) {
	s := Join(map[string]string{"os": "macos", "xcode": ">=26"}, nil, map[string]string{"os": "=macos", "xcode": "<28"})
	if got, want := s.String(), "os=macos, xcode<28, xcode>=26"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got := s.Contradiction(); got != "" {
		t.Errorf("contradiction %q", got)
	}
	if got, want := Join(map[string]string{"os": "macos"}, map[string]string{"os": "linux"}).Contradiction(), "os=linux and os=macos"; got != want {
		t.Errorf("contradiction %q, want %q", got, want)
	}
}

func TestBadInput(t *testing.T) {
	for _, text := range []string{"macos", "=macos", "OS=macos", "os=", "os=mac os", "os=macos,", "os=ma*"} {
		if l, err := ParseLabels(text); err == nil || !strings.HasPrefix(err.Error(), "label ") {
			t.Errorf("%q gives %v, %v", text, l, err)
		}
	}
	for _, c := range [][2]string{{"Xcode", "26"}, {"", "26"}, {"xcode", ""}, {"xcode", ">="}, {"xcode", ">= 2 6"}, {"xcode", "~26"}} {
		if Check(c[0], c[1]) == nil {
			t.Errorf("%v is accepted", c)
		}
	}
	if err := Check("xcode", ">= 26"); err != nil {
		t.Error(err)
	}
}
