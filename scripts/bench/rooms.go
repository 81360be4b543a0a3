package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"time"

	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// rooms compares the harness's cost for a trial of a program with a bare clone. The
// harness makes workspace, repository, home, shims and sandbox, reads the changes and
// removes it all; the clone is git clone --depth 1 and rm -rf. The two take turns, and
// rooms compares their medians.
func rooms(dir string, files, rounds int) error {
	repo := filepath.Join(dir, "source")
	if err := generate(repo, files); err != nil {
		return err
	}
	ctx := context.Background()
	src, err := workspace.ReadCommit(ctx, repo, "HEAD")
	if err != nil {
		return err
	}
	git := filepath.Join(dir, "template")
	if err := os.Mkdir(git, 0o755); err != nil {
		return err
	}
	began := time.Now()
	template, err := workspace.CloneCommit(ctx, repo, src.Commit, git)
	if err != nil {
		return err
	}
	fmt.Printf("rooms    repository of one commit, once a run: %.0f ms\n", ms(time.Since(began)))
	self, err := os.Executable()
	if err != nil {
		return err
	}
	level, _ := sandbox.BestLevel()
	root := filepath.Join(dir, "rooms")
	if err := os.Mkdir(root, 0o755); err != nil {
		return err
	}
	o := workspace.Options{Root: root, Files: src.Files, Repository: template, Shims: []string{"go", "make"}, Program: self,
		Sandbox: sandbox.Config{Level: level, Hide: []string{repo}}}
	ours := func(int) error {
		r, err := workspace.New(ctx, o)
		if err != nil {
			return err
		}
		if c, err := r.Changes(); err != nil || c.Tree != nil {
			return fmt.Errorf("delta of %d bytes in a room that nobody touched: %w", len(c.Tree), err)
		}
		return r.Remove()
	}
	bare := func(i int) error {
		to := filepath.Join(root, fmt.Sprintf("clone-%d", i))
		if out, err := exec.Command("git", "clone", "-q", "--depth", "1", "file://"+repo, to).CombinedOutput(); err != nil {
			return fmt.Errorf("git clone: %w\n%s", err, out)
		}
		return exec.Command("rm", "-rf", to).Run()
	}
	for _, jobs := range slices.Compact([]int{1, 2, runtime.NumCPU(), 2 * runtime.NumCPU()}) {
		var a, b []time.Duration
		for round := range rounds + 1 {
			x, err := together(jobs, ours)
			if err != nil {
				return err
			}
			y, err := together(jobs, bare)
			if err != nil {
				return err
			}
			if round > 0 { // the first one warms the cache of files
				a, b = append(a, x), append(b, y)
			}
		}
		x, y := median(a), median(b)
		fmt.Printf("rooms    %d files, %d at once, %s: room %.0f ms, git clone --depth 1 and rm -rf %.0f ms, ratio %.2f (limit 1.30), median of %d pairs\n",
			files, jobs, level, ms(x)/float64(jobs), ms(y)/float64(jobs), ms(x)/ms(y), rounds)
	}
	return nil
}

func ms(d time.Duration) float64 { return d.Seconds() * 1000 }

func median(d []time.Duration) time.Duration {
	slices.Sort(d)
	return d[len(d)/2]
}

// together returns how long n calls next to each other take.
func together(n int, do func(int) error) (time.Duration, error) {
	errs := make([]error, n)
	began := time.Now()
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() { errs[i] = do(i) })
	}
	wg.Wait()
	took := time.Since(began)
	for _, err := range errs {
		if err != nil {
			return 0, err
		}
	}
	return took, nil
}

// generate makes a repository of so many files of 200 to 6000 bytes in folders of
// 20, two commits deep.
func generate(repo string, files int) error {
	rnd := rand.New(rand.NewPCG(1, 2))
	for i := range files {
		p := filepath.Join(repo, fmt.Sprintf("pkg%02d", i/400), fmt.Sprintf("part%03d", i/20), fmt.Sprintf("file%05d.go", i))
		if i%20 == 0 {
			if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
				return err
			}
		}
		text := []byte(fmt.Sprintf("package part\n\n// %d\n", i))
		for size := 200 + rnd.IntN(5800); len(text) < size; {
			text = fmt.Appendf(text, "var v%x = %d\n", rnd.Uint32(), rnd.IntN(1000))
		}
		if err := os.WriteFile(p, text, 0o644); err != nil {
			return err
		}
	}
	for _, args := range [][]string{{"init", "-q"}, {"add", "-A"}, {"commit", "-qm", "one"}, {"commit", "-q", "--allow-empty", "-m", "two"}, {"gc", "-q"}} {
		cmd := exec.Command("git", append([]string{"-C", repo, "-c", "user.name=b", "-c", "user.email=b@example.invalid", "-c", "commit.gpgSign=false"}, args...)...)
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("git %v: %w\n%s", args, err, out)
		}
	}
	return nil
}
