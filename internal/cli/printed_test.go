package cli

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"
	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/testenv"
)

// readmeLines returns the lines of the README with a command of assay.
func readmeLines(t *testing.T) []string {
	t.Helper()
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	return commandLines(strings.ReplaceAll(string(readme), "go run ./cmd/assay", "assay"), "    ")
}

// commandLines returns the lines of a text with this indent and a command of assay.
func commandLines(text, indent string) []string {
	var out []string
	for line := range strings.Lines(unfold(text)) {
		line, ok := strings.CutPrefix(strings.TrimRight(line, "\n"), indent)
		if ok && regexp.MustCompile(`^(\S+ .*)?assay `).MatchString(line) {
			out = append(out, aside.ReplaceAllString(line, ""))
		}
	}
	return out
}

// printedLines returns the command lines of the README and of the help of all commands, each
// once.
func printedLines(t *testing.T) []string {
	out := readmeLines(t)
	walkCommands(newRoot(newReporter(&cmdenv.Env{RawOut: io.Discard, RawErr: io.Discard, Out: io.Discard})), func(c *cobra.Command) {
		out = append(out, commandLines(c.Example, "  ")...)
	})
	slices.Sort(out)
	return slices.Compact(out)
}

// elsewhere are printed lines that do not run here, by pattern, and why.
var elsewhere = map[string]string{
	`127\.0\.0\.1:(8080|11434)|--listen 8080`:              "depends on what else this machine runs",
	`^assay (run|check) agent-cli$`:                        "takes minutes; TestScript/agent-cli of runcmd runs it",
	`^assay patch `:                                        "wants a run of a coding agent; scripts of reportcmd have one",
	`power --run last --budget`:                            "wants a run that asked a model with a price",
	`import (seed-c|seed-c-config|harbor|inspect a.eval) `: "wants files of other programs; scripts of this package have them",
	`(\.index|graphs/|answers\.jsonl)`:                     "wants files of a Mac or of other runs",
	`^assay symbols add `:                                  "wants files of an SDK; tests of package namepack have them",
	`check my-suite --agent my-template`:                   "wants a suite with such an agent; TestScript/check-agent has one",
	`^assay worker --join`:                                 "wants a coordinator; TestScript/machines of runcmd has one",
	`--sign ~/.ssh/id_ed25519.pub`:                         "wants an agent of SSH",
	`man --dir /usr/local`:                                 "writes outside of its folder",
	`--from-repo|^assay review `:                           "wants a repository with decisions; TestScript/from-repo has one",
	`^assay swift install`:                                 "downloads half a gigabyte; tests of package install have servers of their own",
}

// wanting are the words with which a command, by pattern, may refuse to start where a key, a
// program or an address is missing, or say that a gate failed. The command is then right as
// far as can be seen.
var wanting = map[string]string{
	`--profile seed`:             "rules passed",
	`anthropic:|--agent claude`:  "ANTHROPIC_API_KEY",
	`https://docs\.example\.com`: "docs.example.com|OPENAI_API_KEY",
	`--env DOCS_TOKEN`:           "DOCS_TOKEN is not set",
	`swift`:                      "find a Swift toolchain",
	`^assay symbols `:            "find a Swift toolchain",
	`^assay doctor`:              "",
}

// before maps a pattern of lines to the command that prepares them.
var before = map[string]string{
	`^assay init (my-suite|my-bindings)|^assay try .* my-suite |import .*--output (my-suite|my-run)`: "rm -rf my-suite",
	`record -o session\.jsonl`:  "rm session.jsonl",
	`--min-per-mode-recall`:     "rm -r runs/* && assay run preflight-recall -q",
	`--min-recall`:              "rm -r runs/*-my-suite-* runs/*-docs-* runs/*-agent-cli-*",
	`--revoke 2`:                "for n in 1 2; do assay annotate last nav-stack@sonnet/grounded#1 --mark l$n; done",
	`--signers allowed_signers`: `assay sign last --key .ssh/id_ed25519 && echo "me namespaces=\"assay-run\" $(cut -d' ' -f1,2 .ssh/id_ed25519.pub)" > allowed_signers`,
}

// lookUp returns the value of the pattern that line matches, and remembers the pattern.
func lookUp(table map[string]string, line string, used map[string]bool) (string, bool) {
	for pattern, value := range table {
		if regexp.MustCompile(pattern).MatchString(line) {
			used[pattern] = true
			return value, true
		}
	}
	return "", false
}

// TestPrintedCommands runs the examples of help texts and of the README as they are
// printed, in a folder that has the files that they name.
func TestPrintedCommands(t *testing.T) {
	testenv.Slow(t)
	archive, err := txtar.ParseFile("testdata/printed.txtar")
	if err != nil {
		t.Fatal(err)
	}
	world, cache := t.TempDir(), t.TempDir()
	if err := txtar.Write(archive, world); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"cd bin && chmod +x npx && for name in my-server docs-server cupertino node; do cp npx $name; done && printf '#!/bin/sh\n' > claude && cp claude man && chmod +x claude man",
		"assay run bind-recall -q && mv runs/* runs/20261121T101500Z-bind-recall-k3f9",
		"assay run my-suite -q && mv runs/*my-suite* runs/20261121T101500Z-my-suite-k3f9 && cp -r my-suite smoke && mv smoke my-suite",
		"cd runs && for to in 20261121T101500Z-agent-cli-k3f9 20261121T101500Z-docs-k3f9 ../old ../new; do cp -r *-my-suite-k3f9 $to; done",
		"assay baseline write last && mkdir evals && cp assay-baseline.json evals",
		"assay report runs/*docs-k3f9 --format inspect && mkdir logs && for f in logs/2026-11-21T10-15-00_task_abc a b; do cp $(ls runs/*/out/inspect/*.eval | head -n 1) $f.eval; done && rm -r runs/*/out/inspect",
		"(cat requests.jsonl; sleep 2) | assay mcp record -o session.jsonl -- my-server && cp session.jsonl old.jsonl",
		"mkdir -p .ssh && ssh-keygen -q -t ed25519 -N '' -f .ssh/id_ed25519",
	} {
		if code, said := runLine(t, world, cache, line); code != 0 {
			t.Fatalf("%s: exit %d: %s", line, code, said)
		}
	}
	used := map[string]bool{}
	for _, line := range printedLines(t) {
		if _, skip := lookUp(elsewhere, line, used); skip {
			continue
		}
		first, _ := lookUp(before, line, used)
		words, may := lookUp(wanting, line, used)
		t.Run(line, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			if err := os.CopyFS(dir, os.DirFS(world)); err != nil {
				t.Fatal(err)
			}
			if code, said := runLine(t, dir, cache, first); code != 0 {
				t.Fatalf("%s: exit %d: %s", first, code, said)
			}
			code, said := runLine(t, dir, cache, line)
			switch {
			case code == 0, may && (code == 1 || code == 3) && regexp.MustCompile(words).MatchString(said):
			case serves.MatchString(line) && code < 0 && strings.Contains(said, "http://127.0.0.1:"):
			default:
				t.Errorf("exit %d: %s", code, said)
			}
		})
	}
	for _, table := range []map[string]string{elsewhere, wanting, before} {
		for pattern := range table {
			if !used[pattern] {
				t.Errorf("no printed line matches %s", pattern)
			}
		}
	}
}

// serves matches commands that end when somebody ends them.
var serves = regexp.MustCompile(`^assay view|--http |record .* https://`)

// runLine runs a line as a shell does, and returns its exit code and its output.
func runLine(t *testing.T, dir, cache, line string) (int, string) {
	wait := 3 * time.Minute
	if serves.MatchString(line) {
		wait = 2 * time.Second
	}
	ctx, cancel := context.WithTimeout(t.Context(), wait)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sh", "-c", line)
	cmd.Dir = dir
	cmd.Env = []string{"PATH=" + filepath.Join(dir, "bin") + ":" + os.Getenv("PATH"), "HOME=" + dir, "USER=me", "ASSAY_CACHE_DIR=" + cache, "TMPDIR=" + t.TempDir()}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // the shell does not pass a kill on
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = time.Second
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		return exit.ExitCode(), out.String()
	}
	if err != nil {
		t.Fatal(err)
	}
	return 0, out.String()
}
