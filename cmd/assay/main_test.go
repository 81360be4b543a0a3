package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/testenv"
)

// TestScorePreloaded runs the program as users do, since it starts the compiler before main. It
// checks verdicts and mistakes of the command line, and that no compiler is left.
func TestScorePreloaded(t *testing.T) {
	testenv.Slow(t)
	root := os.Getenv("ASSAY_SWIFT")
	if root == "" {
		testenv.Missing(t, "swift", "ASSAY_SWIFT names no toolchain")
	}
	dir := t.TempDir()
	program := filepath.Join(dir, "assay")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatal(err, string(out))
	}
	for name, text := range map[string]string{"good.swift": "func f() -> Int { 1 }\n", "bad.swift": "func f() -> Int { }\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		words, want string
		code        int
	}{
		{"swift score --target ios17.0 good.swift", "compile        pass", 0},
		{"swift score --target ios17.0 bad.swift", "missing return", 0},
		{"swift score --target ios17.0 good.swift --toolchain " + root, "compile        pass", 0},
		{"swift score --target ios17.0 none.swift", "no such file", 2},
		{"swift score --targt ios17.0 good.swift", "--target", 2},
		{"swift score --target ios17.0 good.swift --toolchain " + dir, dir, 3},
	} {
		cmd := exec.Command(program, strings.Fields(c.words)...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		code := 0
		if exit, ok := errors.AsType[*exec.ExitError](err); ok {
			code = exit.ExitCode()
		} else if err != nil {
			t.Fatal(err)
		}
		if code != c.code || !bytes.Contains(out, []byte(c.want)) {
			t.Errorf("%s: exit %d, want %d and %q:\n%s", c.words, code, c.code, c.want, out)
		}
		if left := waitForChildren(cmd.Process.Pid); left != "" {
			t.Errorf("%s: left running: %s", c.words, left)
		}
	}
}

// waitForChildren waits up to two seconds until the program with that id has left no process,
// and returns the command line of one that remains.
func waitForChildren(pid int) (left string) {
	mark := []byte(fmt.Sprintf("ASSAY_PROC_ID=%d.", pid))
	for range 100 {
		left = ""
		environs, _ := filepath.Glob("/proc/[0-9]*/environ")
		for _, path := range environs {
			if env, err := os.ReadFile(path); err == nil && bytes.Contains(env, mark) {
				line, _ := os.ReadFile(filepath.Join(filepath.Dir(path), "cmdline"))
				left = strings.ReplaceAll(string(line), "\x00", " ")
			}
		}
		if left == "" {
			return ""
		}
		time.Sleep(20 * time.Millisecond)
	}
	return left
}
