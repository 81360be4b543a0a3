package testresult

import (
	"encoding/json"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// goEvent is a line of `go test -json` (go doc test2json; build events: go help
// buildjson).
type goEvent struct {
	Action      string
	Package     string
	ImportPath  string // of build events
	Test        string
	Output      string
	FailedBuild string
}

type goRun struct {
	tests  []*goTest
	byID   map[string]*goTest
	pkgs   []*goPackage
	byName map[string]*goPackage
	builds map[string]string // output of the compiler by import path
}

type goTest struct {
	Test
	output   strings.Builder
	outcomes int // number of ends; a test may run more than once
	open     int // begins without an end
}

type goPackage struct {
	name   string
	failed bool
	ended  bool
	build  string
	output strings.Builder
}

func newGoRun() *goRun {
	return &goRun{byID: map[string]*goTest{}, byName: map[string]*goPackage{}, builds: map[string]string{}}
}

func (g *goRun) test(pkg, name string) *goTest {
	id := pkg + "\x00" + name
	t := g.byID[id]
	if t == nil {
		t = &goTest{Test: Test{Suite: pkg, Name: name}}
		g.byID[id] = t
		g.tests = append(g.tests, t)
	}
	return t
}

func (g *goRun) pkg(name string) *goPackage {
	p := g.byName[name]
	if p == nil {
		p = &goPackage{name: name}
		g.byName[name] = p
		g.pkgs = append(g.pkgs, p)
	}
	return p
}

// end records an outcome. Of several, a failure takes precedence, then a pass.
func (t *goTest) end(o Outcome) {
	if t.outcomes == 0 || o == Failed || t.Outcome == Skipped {
		t.Outcome = o
	}
	t.outcomes++
	t.open = max(t.open-1, 0)
}

// keep appends to a text of bounded length.
func keep(b *strings.Builder, s string) {
	if b.Len() < maxMessage {
		b.WriteString(s)
	}
}

var goOutcomes = map[string]Outcome{"pass": Passed, "fail": Failed, "skip": Skipped}

// goJSON parses `go test -json`. It skips lines that are no events, such as the go
// command's own.
func goJSON(data []byte) (Report, error) {
	g := newGoRun()
	events := 0
	for line := range strings.Lines(string(data)) {
		var e goEvent
		if !strings.HasPrefix(line, "{") || json.Unmarshal([]byte(line), &e) != nil || e.Action == "" {
			continue
		}
		if e.Package == "" && e.ImportPath == "" {
			continue
		}
		events++
		g.event(e)
	}
	if events == 0 {
		return Report{}, errEmpty
	}
	return g.report(), nil
}

func (g *goRun) event(e goEvent) {
	if strings.HasPrefix(e.Action, "build-") {
		if e.Action == "build-output" && len(g.builds[e.ImportPath]) < maxMessage {
			g.builds[e.ImportPath] += e.Output
		}
		return
	}
	if e.Package == "" {
		return
	}
	p := g.pkg(e.Package)
	outcome, ends := goOutcomes[e.Action]
	if e.Test == "" {
		switch {
		case e.Action == "output":
			keep(&p.output, e.Output)
		case ends:
			p.ended, p.failed, p.build = true, outcome == Failed, e.FailedBuild
		}
		return
	}
	switch {
	case e.Action == "run":
		g.test(e.Package, e.Test).open++
	case e.Action == "output":
		keep(&g.test(e.Package, e.Test).output, e.Output)
	case ends:
		g.test(e.Package, e.Test).end(outcome)
	}
}

func (g *goRun) report() Report {
	var r Report
	failed := map[string]bool{}
	for _, t := range g.tests {
		if t.open > 0 || t.outcomes == 0 {
			t.Outcome = Failed
			keep(&t.output, "\nthe test did not end")
		}
		if t.Outcome != Passed {
			t.Message, t.File, t.Line = goMessage(t.output.String())
		}
		failed[t.Suite] = failed[t.Suite] || t.Outcome == Failed
		r.Tests = append(r.Tests, t.Test)
	}
	for _, p := range g.pkgs {
		switch {
		case !p.ended:
			r.Problems = append(r.Problems, p.name+": the package's tests did not end")
		case p.failed && !failed[p.name]:
			why := g.builds[p.build]
			if why == "" {
				why = p.output.String()
			}
			r.Problems = append(r.Problems, p.name+": "+strings.TrimSpace(why))
		}
	}
	return r
}

var (
	goPlace = lazyregexp.New(`^\s+([^\s:]+\.go):(\d+): ?(.*)$`)
	goNoise = lazyregexp.New(`^\s*(=== (RUN|PAUSE|CONT|NAME) |--- (PASS|FAIL|SKIP): )`)
)

// goMessage returns the output of a test, without the frame that the testing package
// puts around it, and the first place that it names.
func goMessage(output string) (message, file string, line int) {
	var kept []string
	for l := range strings.Lines(output) {
		l = strings.TrimRight(l, "\r\n")
		if goNoise.MatchString(l) {
			continue
		}
		if m := goPlace.FindStringSubmatch(l); m != nil && file == "" {
			file = m[1]
			line, _ = strconv.Atoi(m[2])
		}
		kept = append(kept, strings.TrimPrefix(l, "    "))
	}
	return strings.TrimSpace(strings.Join(kept, "\n")), file, line
}

var (
	goRunLine  = lazyregexp.New(`^=== RUN +(\S+)\s*$`)
	goTestName = lazyregexp.New(`^=== (?:CONT|NAME) +(\S+)\s*$`)
	goEndLine  = lazyregexp.New(`--- (PASS|FAIL|SKIP): (\S+) \(\d+\.\d+s\)\s*$`)
	goPkgLine  = lazyregexp.New(`^(ok  |FAIL|\?   )\t(\S+)(?:[ \t]+(.*))?$`)
)

// goVerbose parses the output of `go test -v`. An end counts only for a test whose
// start was seen, because the output of tests may look like one.
func goVerbose(data []byte) (Report, error) {
	v := &goVerboseRun{goRun: newGoRun()}
	for line := range strings.Lines(string(data)) {
		v.line(strings.TrimRight(strings.ReplaceAll(line, "\x16", ""), "\r\n"))
	}
	if !v.frames {
		return Report{}, errEmpty
	}
	v.tests = append(v.tests, v.unnamed...) // from a truncated run
	r := v.report()
	if len(v.unnamed) > 0 {
		r.Problems = append(r.Problems, "the output ends before the package's result")
	}
	return r, nil
}

// goVerboseRun learns the package of a test only from its result line.
type goVerboseRun struct {
	*goRun
	unnamed []*goTest // of the current package
	current *goTest   // whose output follows
	loose   strings.Builder
	frames  bool
}

func (v *goVerboseRun) line(l string) {
	if m := goRunLine.FindStringSubmatch(l); m != nil {
		v.frames = true
		t := v.byID[m[1]]
		if t == nil {
			t = &goTest{Test: Test{Name: m[1]}}
			v.byID[m[1]] = t
			v.unnamed = append(v.unnamed, t)
		}
		t.open++
		v.current = t
		return
	}
	if m := goTestName.FindStringSubmatch(l); m != nil {
		if t := v.byID[m[1]]; t != nil {
			v.current = t
		}
		return
	}
	if m := goEndLine.FindStringSubmatchIndex(l); m != nil {
		if t := v.byID[l[m[4]:m[5]]]; t != nil && t.open > 0 {
			if before := l[:m[0]]; strings.TrimSpace(before) != "" {
				keep(&t.output, before+"\n")
			}
			t.end(goOutcomes[strings.ToLower(l[m[2]:m[3]])])
			v.current = t
			return
		}
	}
	if m := goPkgLine.FindStringSubmatch(l); m != nil {
		v.frames = true
		v.finish(m[1], m[2], m[3])
		return
	}
	if v.current != nil {
		keep(&v.current.output, l+"\n")
	} else {
		keep(&v.loose, l+"\n")
	}
}

func (v *goVerboseRun) finish(word, pkg, rest string) {
	p := v.pkg(pkg)
	p.ended = true
	p.failed = p.failed || word == "FAIL"
	keep(&p.output, v.loose.String())
	if rest != "" && word == "FAIL" {
		keep(&p.output, rest)
	}
	for _, t := range v.unnamed {
		t.Suite = pkg
		v.tests = append(v.tests, t)
	}
	v.unnamed, v.current = nil, nil
	clear(v.byID)
	v.loose.Reset()
}
