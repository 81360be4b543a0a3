//go:build linux

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/journal/volatile"
)

// checkResult checks that each trial was done once and that nothing is left.
func (s *soak) checkResult(trials int) error {
	run, err := findRun(s.out)
	if err != nil {
		return err
	}
	t, err := readTally(run)
	if err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(s.counts)) {
		fmt.Printf("         %3d × %s\n", s.counts[name], name)
	}
	fenced, full := 0, 0
	for _, w := range s.workers {
		b, _ := os.ReadFile(filepath.Join(s.dir, w.name+".log"))
		fenced += bytes.Count(b, []byte("  late "))
		full += bytes.Count(b, []byte("assay: a disk of this machine is full"))
	}
	fmt.Printf("         %s; %d sessions, %d attempts of %d trials, %d with a fault (their machine went away), %d results came too late, a worker ended %d times for its full disk\n",
		time.Since(s.began).Round(time.Second), t.sessions, t.attempts, t.planned, t.lost, fenced, full)
	wrong := 0
	for _, n := range t.settled {
		if n != 1 {
			wrong++
		}
	}
	if len(t.settled) != 200*trials || wrong > 0 || len(t.scored) != 200*trials || t.passed != 200*trials {
		return fmt.Errorf("of %d trials %d have an attempt that counts (%d several), %d a score, and %d passed", 200*trials, len(t.settled), wrong, len(t.scored), t.passed)
	}
	fmt.Printf("         every planned trial once: %d settled, %d scored, %d passed\n", len(t.settled), len(t.scored), t.passed)
	if out, err := exec.Command(s.bin, "verify", run).CombinedOutput(); err != nil {
		return fmt.Errorf("assay verify: %w\n%s", err, out)
	}
	fmt.Println("         assay verify: whole")
	if err := s.compareWithOne(run); err != nil {
		return err
	}
	if err := s.checkMemory(); err != nil {
		return err
	}
	return s.checkLeftovers()
}

// compareWithOne runs the suite on this machine alone and compares the reports.
func (s *soak) compareWithOne(run string) error {
	server, err := serveSums(s.server, time.Millisecond)
	if err != nil {
		return err
	}
	defer server.Close()
	out := filepath.Join(s.dir, "one-runs")
	cmd, err := s.command(s.ctx, "one.log", "run", "soak/suite.yaml", "--cache", "live", "--out", out, "--quiet")
	if err != nil {
		return err
	}
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("the run on one machine: %w", err)
	}
	one, err := findRun(out)
	if err != nil {
		return err
	}
	return s.compareReports(run, one)
}

// compareReports compares the reports of two runs, without the fields that the test of
// killed runs takes for volatile, too.
func (s *soak) compareReports(many, one string) error {
	a, err := s.readReports(many)
	if err != nil {
		return err
	}
	b, err := s.readReports(one)
	if err != nil {
		return err
	}
	size := 0
	for _, name := range slices.Sorted(maps.Keys(b)) {
		if line, ok := firstDifference(a[name], b[name]); ok {
			return fmt.Errorf("%s is not the same as of a run on one machine: %s", name, line)
		}
		size += len(b[name])
	}
	if len(a) != len(b) {
		return fmt.Errorf("the run has %d reports, one on one machine %d", len(a), len(b))
	}
	fmt.Printf("         %d reports of %.1f MB in all are the same, byte for byte, as of a run on one machine, but for times and machines\n", len(b), float64(size)/1e6)
	return nil
}

// readReports returns the reports of a run by name: the files that assay report writes into
// the run folder, and what it prints in each format that fits.
func (s *soak) readReports(run string) (map[string][]byte, error) {
	dir, err := volatile.Copy(run, filepath.Join(s.dir, "fixed"), volatile.Options{Keep: volatile.Settled, FirstTry: true})
	if err != nil {
		return nil, err
	}
	formats, err := exec.Command(s.bin, "__complete", "report", dir, "--format", "").Output()
	if err != nil {
		return nil, fmt.Errorf("list the formats of reports: %w", err)
	}
	reports := map[string][]byte{}
	for line := range strings.Lines(string(formats)) {
		format, _, ok := strings.Cut(line, "\t")
		if !ok {
			continue
		}
		out, err := exec.Command(s.bin, "report", dir, "--format", format).Output()
		if exit := (*exec.ExitError)(nil); errors.As(err, &exit) && exit.ExitCode() == 2 {
			continue // the format is of another kind of run
		} else if err != nil {
			return nil, fmt.Errorf("assay report --format %s: %w", format, err)
		}
		reports["report --format "+format] = out
	}
	if out, err := exec.Command(s.bin, "report", dir).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("assay report: %w\n%s", err, out)
	}
	root := os.DirFS(filepath.Join(dir, "out"))
	err = fs.WalkDir(root, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		reports["out/"+path], err = fs.ReadFile(root, path)
		return err
	})
	return reports, err
}

// firstDifference returns the first line in which two texts differ, if any.
func firstDifference(a, b []byte) (string, bool) {
	if bytes.Equal(a, b) {
		return "", false
	}
	x, y := bytes.Split(a, []byte("\n")), bytes.Split(b, []byte("\n"))
	for i := range min(len(x), len(y)) {
		if !bytes.Equal(x[i], y[i]) {
			return fmt.Sprintf("line %d: %.300q, want %.300q", i+1, x[i], y[i]), true
		}
	}
	return fmt.Sprintf("%d lines, want %d", len(x), len(y)), true
}

func (s *soak) checkLeftovers() error {
	if out, err := exec.Command("pgrep", "-f", s.bin).Output(); err == nil {
		return fmt.Errorf("processes are left: %s", strings.Fields(string(out)))
	}
	left, err := filepath.Glob(filepath.Join(s.tmp, "*"))
	if err != nil {
		return err
	}
	if len(left) > 0 { // the next command removes the folders of killed processes
		_ = exec.Command(s.bin, "version").Run()
		cmd, err := s.command(context.Background(), "sweep.log", "doctor")
		if err == nil {
			_ = cmd.Run()
		}
		if left, _ = filepath.Glob(filepath.Join(s.tmp, "*")); len(left) > 0 {
			return fmt.Errorf("temporary files are left: %s", left)
		}
	}
	fmt.Println("         no process and no temporary file is left")
	return nil
}

// checkMemory checks that no process needs much more memory in the second half of the run
// than in the first. The coordinator writes the reports at the end of the second.
func (s *soak) checkMemory() error {
	for _, p := range append([]*proc{s.coord}, s.workers...) {
		half := len(p.rss) / 2
		if half == 0 {
			continue
		}
		before, after := slices.Max(p.rss[:half]), slices.Max(p.rss[half:])
		fmt.Printf("         %-11s memory: at most %3d MB in the first half, %3d MB in the second\n", p.name, before>>20, after>>20)
		if after > 2*before+64<<20 {
			return fmt.Errorf("the memory of %s grows", p.name)
		}
	}
	return nil
}
