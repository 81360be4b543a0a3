package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/testresult"
	"github.com/assay-eval/assay/internal/testresult/vouch"
	"github.com/assay-eval/assay/internal/trial"
)

// The values of the setting evidence and of the detail evidence.
const (
	byDriver = "driver"
	byOutput = "output"
)

// drives reports whether the grader runs the tests itself: the results of the command
// are from go test, or the command is go test.
func (c *Config) drives() bool {
	switch {
	case c.Evidence == byOutput:
		return false
	case isPytest(c.Command):
		return false
	case c.Results != "":
		return strings.HasPrefix(c.Results, "go-test")
	case c.Evidence == byDriver:
		return true
	}
	return c.isGoTest()
}

// isGoTest reports whether the command is go test itself.
func (c *Config) isGoTest() bool {
	return len(c.Command) > 1 && path.Base(c.Command[0]) == "go" && c.Command[1] == "test"
}

// isScript reports whether the command is a script that must start the tests of a
// framework.
func (c *Config) isScript() bool {
	return c.Evidence == byDriver && c.Results == "" && !c.isGoTest() && !isPytest(c.Command)
}

// run runs the command. With a driver, the go command of the workspace builds test
// programs but does not run them. The grader then runs them outside of the command, so
// that no code under test shares a process, or an output, with the evidence.
func (v *verdict) run(ctx context.Context) (grade.Ran, error) {
	job := grade.Job{Args: v.cfg.Command, Dir: v.cfg.Dir, Limit: v.cfg.Timeout.D()}
	if !v.cfg.drives() {
		if v.cfg.Evidence == byOutput {
			return v.site.Run(ctx, job)
		}
		return v.runWatched(ctx, job)
	}
	d, err := newDriver(v.site)
	if err != nil {
		return grade.Ran{}, trial.Faultf(trial.ClassGrader, "prepare the tests: %w", err)
	}
	began := time.Now()
	job.Env = d.env
	run := v.site.Run
	if v.cfg.isScript() {
		run = v.runWatched
	}
	ran, err := run(ctx, job)
	if rerr := os.RemoveAll(d.sources); rerr != nil && err == nil {
		err = trial.Faultf(trial.ClassGrader, "remove the rewritten tests: %w", rerr)
	}
	if err != nil || ran.TimedOut {
		return ran, err
	}
	watched := v.driven != nil
	if !watched {
		v.driven = &driven{}
	}
	left := ran.Limit - time.Since(began)
	err = v.runPrograms(ctx, d, &ran, left)
	if err == nil && v.driven.programs == 0 && v.cfg.isScript() && !watched {
		ran = v.distrust(silent, ran)
	}
	return ran, err
}

const silent = "no test of Go, pytest or node --test proved that it ran: another program replaced them, or the command starts none (evidence: output trusts its output)"

// driver holds the folders, below the temporary folder of a room, of rewritten sources
// and of the test programs that the go command built.
type driver struct {
	sources, programs string
	env               []string
	tests             map[string][]vouch.GoTest // by folder of the workspace
}

// driven holds the results of the test programs of a command.
type driven struct {
	programs int
	report   testresult.Report
	failed   []string       // why programs failed
	cheated  []string       // packages whose programs ended with success before their tests
	node     *vouch.NodeRun // of node --test; nil for others
}

// collector stores a test program, its folder and its arguments instead of running it.
const collector = `#!/bin/sh
case "$1" in *.test|*.test.exe) ;; *) exec "$@" ;; esac
d=$(mktemp -d '%s/XXXXXXXX') && cp "$1" "$d/program" && pwd >"$d/folder" || exit 70
shift
printf '%%s\0' "$@" >"$d/args"
`

func newDriver(site *grade.Site) (*driver, error) {
	base, err := os.MkdirTemp(site.Tmp, "tests-")
	if err != nil {
		return nil, err
	}
	d := &driver{sources: filepath.Join(base, "sources"), programs: filepath.Join(base, "programs"), tests: map[string][]vouch.GoTest{}}
	for _, dir := range []string{d.sources, d.programs} {
		if err := os.Mkdir(dir, 0o755); err != nil {
			return nil, err
		}
	}
	replace := map[string]string{}
	if err := d.rewriteTests(site, replace); err != nil {
		return nil, err
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	file, collect := filepath.Join(d.sources, "overlay.json"), filepath.Join(d.sources, "collect")
	if err := os.WriteFile(file, overlay, 0o644); err != nil {
		return nil, err
	}
	if err := os.WriteFile(collect, fmt.Appendf(nil, collector, site.Inside(d.programs)), 0o755); err != nil {
		return nil, err
	}
	flags := strings.TrimSpace(site.Getenv("GOFLAGS") + " '-overlay=" + site.Inside(file) + "' '-exec=" + site.Inside(collect) + "'")
	d.env = []string{"GOFLAGS=" + flags}
	return d, nil
}

// maxTestFile is the size of the largest test file that is rewritten, in bytes.
const maxTestFile = 8 << 20

// rewriteTests rewrites the test files of the workspace and fills the overlay.
func (d *driver) rewriteTests(site *grade.Site, replace map[string]string) error {
	root, err := os.OpenRoot(site.Work)
	if err != nil {
		return err
	}
	defer root.Close()
	n := 0
	return fs.WalkDir(root.FS(), ".", func(p string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && p != "." && (strings.HasPrefix(e.Name(), ".") || strings.HasPrefix(e.Name(), "_") || e.Name() == "testdata" || e.Name() == "vendor"):
			return fs.SkipDir
		case e.IsDir() || !strings.HasSuffix(p, "_test.go"):
			return nil
		}
		info, err := root.Stat(p)
		if err != nil || !info.Mode().IsRegular() || info.Size() > maxTestFile {
			return nil // go test cannot read it either, or its tests stay without evidence
		}
		src, err := root.ReadFile(p)
		if err != nil {
			return nil
		}
		out, tests, err := vouch.RewriteGo(p, src)
		if err != nil || out == nil {
			return nil // the compiler reports the error
		}
		n++
		file := filepath.Join(d.sources, fmt.Sprintf("%d_test.go", n))
		replace[site.Inside(filepath.Join(site.Work, filepath.FromSlash(p)))] = site.Inside(file)
		d.tests[path.Dir(p)] = append(d.tests[path.Dir(p)], tests...)
		return os.WriteFile(file, out, 0o644)
	})
}

// program is a test program that the go command built.
type program struct {
	path, folder, pkg string // folder is relative to the workspace
	args              []string
}

// dropped lists the arguments of test programs that name files of the go command.
var dropped = []string{"-test.v", "-test.testlogfile", "-test.coverprofile", "-test.gocoverdir", "-test.outputdir",
	"-test.cpuprofile", "-test.memprofile", "-test.blockprofile", "-test.mutexprofile", "-test.trace"}

// listPrograms returns the test programs by folder.
func (d *driver) listPrograms(site *grade.Site) ([]program, error) {
	entries, err := os.ReadDir(d.programs)
	if err != nil {
		return nil, err
	}
	var out []program
	for _, e := range entries {
		dir := filepath.Join(d.programs, e.Name())
		folder, ferr := os.ReadFile(filepath.Join(dir, "folder"))
		args, aerr := os.ReadFile(filepath.Join(dir, "args"))
		if err := errors.Join(ferr, aerr); err != nil {
			return nil, err
		}
		inside := strings.TrimSuffix(string(folder), "\n")
		rel, ok := strings.CutPrefix(inside+"/", site.Inside(site.Work)+"/")
		if !ok {
			return nil, fmt.Errorf("folder %s of tests is not in the workspace", inside)
		}
		p := program{path: filepath.Join(dir, "program"), folder: path.Clean(rel)}
		for _, a := range strings.Split(strings.TrimSuffix(string(args), "\x00"), "\x00") {
			if name, _, _ := strings.Cut(a, "="); a != "" && !slices.Contains(dropped, name) {
				p.args = append(p.args, a)
			}
		}
		p.args = append(p.args, "-test.v=test2json")
		if p.pkg, err = vouch.PackageOf(p.path); err != nil {
			return nil, err
		}
		out = append(out, p)
	}
	slices.SortFunc(out, func(a, b program) int { return strings.Compare(a.folder+"\x00"+a.pkg, b.folder+"\x00"+b.pkg) })
	return out, nil
}

// runPrograms runs the test programs, one after another.
func (v *verdict) runPrograms(ctx context.Context, d *driver, ran *grade.Ran, left time.Duration) error {
	list, err := d.listPrograms(v.site)
	if err != nil {
		return trial.Faultf(trial.ClassGrader, "read the test programs: %w", err)
	}
	end := time.Now().Add(left)
	v.driven.programs = len(list)
	built := map[string][][]byte{} // by folder
	for _, p := range list {
		b, err := os.ReadFile(p.path)
		if err != nil {
			return trial.Faultf(trial.ClassGrader, "read the test programs: %w", err)
		}
		built[p.folder] = append(built[p.folder], b)
		job := grade.Job{Args: append([]string{v.site.Inside(p.path)}, p.args...), Dir: p.folder, Limit: max(time.Until(end), time.Second)}
		one, err := v.site.Run(ctx, job)
		if err != nil {
			return err
		}
		if one.TimedOut {
			one.Limit = ran.Limit
			*ran = one
			return nil
		}
		ended := one.Exit.String()
		if one.Cut {
			one.Exit.Code, ended = 1, "too much output"
		}
		report, cheated := vouch.GoRun{Package: p.pkg, Tests: d.tests[p.folder], Program: b, Args: p.args, Out: one.Out, Ended: ended, OK: one.Exit.OK()}.Report()
		v.driven.report.Tests = append(v.driven.report.Tests, report.Tests...)
		v.driven.report.Problems = append(v.driven.report.Problems, report.Problems...)
		if cheated {
			v.driven.cheated = append(v.driven.cheated, p.pkg)
		}
		if !one.Exit.OK() || cheated || report.Count(testresult.Failed) > 0 {
			v.driven.failed = append(v.driven.failed, p.pkg)
			ran.Tail += one.Tail
		}
	}
	if len(v.driven.failed) > 0 && ran.Exit.OK() {
		ran.Exit.Code = 1 // as go test ends
	}
	for _, p := range v.findIdle(d, built) {
		v.doubt(p+": its tests did not run: files of the agent hide them from go test", ran)
	}
	return nil
}

// readDriven returns the results of the tests that the grader ran, with the packages
// that did not build.
func (v *verdict) readDriven(ran grade.Ran) (testresult.Report, error) {
	if !v.cfg.drives() && v.driven.node == nil {
		return v.driven.report, nil // of pytest
	}
	said, err := v.readReported(ran)
	if v.driven.node != nil {
		return v.driven.node.Confirm(said, ran.Exit.OK()), err
	}
	switch {
	case v.driven.programs > 0 && err != nil:
		said = testresult.Report{}
	case err != nil:
		return said, err
	case v.driven.programs == 0 && len(said.Problems) == 0:
		return testresult.Report{}, errNotDriven
	}
	// The command ran no test of Go, but reports packages that do not build.
	return testresult.Report{Tests: v.driven.report.Tests, Problems: append(v.driven.report.Problems, said.Problems...)}, nil
}

var errNotDriven = errors.New("there is no test program: the command must call go test, with the variable GOFLAGS of its environment; evidence: output believes the output")

// runWatched runs the command with a plugin for pytest and a module for node. If the
// command starts pytest, the results come from the plugin. If it starts node --test, they
// come from its reporter, and the module confirms them.
func (v *verdict) runWatched(ctx context.Context, job grade.Job) (grade.Ran, error) {
	p, n := vouch.NewPytest(), vouch.NewNode()
	dir, err := os.MkdirTemp(v.site.Tmp, "tests-")
	if err != nil {
		return grade.Ran{}, trial.Faultf(trial.ClassGrader, "prepare the tests: %w", err)
	}
	secret, told := filepath.Join(dir, "secret"), filepath.Join(dir, "told")
	if err := os.Mkdir(told, 0o777); err != nil {
		return grade.Ran{}, trial.Faultf(trial.ClassGrader, "prepare the tests: %w", err)
	}
	for file, text := range map[string]string{secret: v.orderPytest(p.Secret), filepath.Join(dir, p.Module+".py"): p.Source, filepath.Join(dir, n.Module): n.Source} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return grade.Ran{}, trial.Faultf(trial.ClassGrader, "prepare the tests: %w", err)
		}
	}
	job.Env = slices.Concat(job.Env, p.Environ(v.site.Inside(dir), v.site.Inside(secret), v.site.Getenv), n.Environ(v.site.Inside(dir), v.site.Inside(told), v.site.Getenv))
	ran, err := v.site.Run(ctx, job)
	if err != nil {
		return ran, err
	}
	out, report, started := p.Split(ran.Out)
	switch {
	case !started && isPytest(v.cfg.Command):
		return v.distrust("pytest told nothing of its tests: another program took its place", ran), nil
	case !started:
		return v.checkNode(n, told, ran)
	}
	ran.Out, ran.Tail = out, p.Strip(ran.Tail)
	v.driven = &driven{programs: 1, report: report}
	if ran.Exit.OK() && len(report.Problems) == 0 && report.Count(testresult.Passed)+report.Count(testresult.Failed) == 0 {
		v.doubt("pytest skipped all tests", &ran)
	}
	if ran.Exit.OK() && (report.Count(testresult.Failed) > 0 || len(report.Problems) > 0) {
		ran.Exit.Code = 1 // as pytest ends
		ran.Tail += "\n" + strings.Join(report.Problems, "\n")
		for _, t := range report.Tests {
			if t.Outcome == testresult.Failed {
				ran.Tail += "\nfailed: " + t.ID() + messageSuffix(t.Message)
			}
		}
	}
	return ran, nil
}

// distrust fails a command that ended as expected without evidence of its tests.
func (v *verdict) distrust(why string, ran grade.Ran) grade.Ran {
	if ran.Exit.Code == v.cfg.Exit && ran.Exit.Signal == 0 {
		v.driven = &driven{programs: 1}
		v.doubt(why, &ran)
	}
	return ran
}

// doubt adds a reason why a command fails although it ended as expected.
func (v *verdict) doubt(why string, ran *grade.Ran) {
	v.driven.report.Problems = append(v.driven.report.Problems, why)
	if ran.Exit.Code == v.cfg.Exit && ran.Exit.Signal == 0 {
		ran.Exit.Code = v.cfg.Exit + 1
	}
	ran.Tail += "\n" + why + "\n"
}

// isPytest reports whether a command is pytest itself, which then loads the plugin.
func isPytest(command []string) bool {
	name := path.Base(command[0])
	if strings.HasPrefix(name, "python") {
		i := slices.Index(command, "-m")
		return i > 0 && i+1 < len(command) && (command[i+1] == "pytest" || command[i+1] == "py.test")
	}
	return name == "pytest" || name == "py.test"
}

// checkNode reads the report of the module for node about a command that has ended.
func (v *verdict) checkNode(n vouch.Node, told string, ran grade.Ran) (grade.Ran, error) {
	run, err := n.Read(told)
	if err != nil {
		return ran, trial.Faultf(trial.ClassGrader, "read what tests told: %w", err)
	}
	switch {
	case run == nil && v.cfg.Evidence == byDriver && !v.cfg.isScript():
		return v.distrust(silent, ran), nil
	case run == nil:
		return ran, nil
	}
	run.Own = v.listOwnNode()
	v.driven = &driven{programs: 1, node: run}
	if problems := run.Problems(); ran.Exit.OK() && len(problems) > 0 {
		ran.Exit.Code = 1
		ran.Tail += "\n" + strings.Join(problems, "\n") + "\n"
	}
	return ran, nil
}
