package text

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/analysetest"
	"github.com/assay-eval/assay/internal/report/reporttest"
	"github.com/assay-eval/assay/internal/testenv"
)

func TestGolden(t *testing.T) {
	reporttest.Golden(t, "report.txt", Write)
	reporttest.Golden(t, "wide.txt", WithOptions(Options{Width: 140, All: true}))
	reporttest.GoldenOf(t, "programs.txt", analysetest.Programs, Write)
	reporttest.GoldenOf(t, "programs_all.txt", analysetest.Programs, WithOptions(Options{All: true}))
	reporttest.GoldenOf(t, "starts.txt", analysetest.Starts, Write)
	reporttest.GoldenOf(t, "noted.txt", analysetest.Noted, Write)
	reporttest.GoldenOf(t, "retrieval.txt", analysetest.Retrieval, WithOptions(Options{Width: 120}))
}

// TestWidth: no line is wider than the page, at any width.
func TestWidth(t *testing.T) {
	testenv.Slow(t)
	for n, line := range strings.Split(string(reporttest.Render(t, analysetest.Starts(), WithOptions(Options{All: true}))), "\n") {
		if w := runewidth.StringWidth(line); w > 80 {
			t.Errorf("programs: line %d has %d columns: %s", n+1, w, line)
		}
	}
	for width := 40; width <= 160; width += 7 {
		for n, line := range strings.Split(string(reporttest.Render(t, analysetest.Bindings(), WithOptions(Options{Width: width, All: true}))), "\n") {
			if w := runewidth.StringWidth(line); w > max(width, 80) {
				t.Errorf("width %d: line %d has %d columns: %s", width, n+1, w, line)
			}
		}
		for n, line := range strings.Split(string(reporttest.Render(t, analysetest.Retrieval(), WithOptions(Options{Width: width, All: true}))), "\n") {
			if w := runewidth.StringWidth(line); w > max(width, 80) {
				t.Errorf("retrieval, width %d: line %d has %d columns: %s", width, n+1, w, line)
			}
		}
	}
}

// TestColour: colour adds escape sequences and changes nothing else.
func TestColour(t *testing.T) {
	e := analysetest.Bindings()
	plain := reporttest.Render(t, e, Write)
	colour := reporttest.Render(t, e, WithOptions(Options{Style: ANSI()}))
	if bytes.Equal(plain, colour) || bytes.ContainsRune(plain, 0x1b) {
		t.Error("colour is not where it was asked for")
	}
	if got := regexp.MustCompile("\x1b\\[[0-9]+m").ReplaceAll(colour, nil); !bytes.Equal(plain, got) {
		t.Errorf("colour changes the text:\n%s", got)
	}
}

// TestEmpty: a run in which nothing happened has a report too.
func TestEmpty(t *testing.T) {
	e := analysetest.Bindings()
	e.Records = nil
	got := string(reporttest.Render(t, e, Write))
	if !strings.Contains(got, "52\n  pending") || strings.Contains(got, "NaN") {
		t.Error(got)
	}
	e.Plan.Trials = nil
	if got := string(reporttest.Render(t, e, Write)); !strings.Contains(got, "0 planned") {
		t.Error(got)
	}
}

// TestCaps checks that long lists are cut with a note, unless everything is asked
// for.
func TestCaps(t *testing.T) {
	e := analysetest.Bindings()
	for i, task := range e.Suite.Tasks {
		task.Group = fmt.Sprintf("group-%d", i)
		task.Tags = []string{fmt.Sprintf("tag-%d", i)}
	}
	short, long := string(reporttest.Render(t, e, Write)), string(reporttest.Render(t, e, WithOptions(Options{All: true})))
	for _, want := range []string{"more rows in results.json", "… and 9 more; all of them: assay report 20261121T101500Z-bindings-k3f9 --all"} {
		if !strings.Contains(short, want) || strings.Contains(long, want) {
			t.Errorf("%q is not where it should be", want)
		}
	}
	if strings.Contains(short, "By tag") || !strings.Contains(long, "By tag") || !strings.Contains(long, "tag-11") {
		t.Error("tags are for the long list only")
	}
}

func TestVerdictComesFirst(t *testing.T) {
	e := analysetest.Bindings()
	lines := strings.Split(string(reporttest.Render(t, e, Write)), "\n")
	if !strings.HasPrefix(lines[1], string(analyse.Warn)+" (exit 0, mode warn): 3 of 6 rules passed, 1 failed, 2 undecidable") || !strings.HasPrefix(lines[2], "! scripted answers show the instrument and measure no model") {
		t.Errorf("%q", lines[:3])
	}
}
