package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/agent"
	"github.com/assay-eval/assay/internal/agent/agenttest"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

func keyOf(t *testing.T, cfg Config, env Env) seal.Digest {
	t.Helper()
	env.Environ = environ()
	a, err := New(&cfg, env)
	if err != nil {
		t.Fatal(err)
	}
	v, err := agent.Keyed(a)
	if err != nil {
		t.Fatal(err)
	}
	d, err := seal.Hash("test", v)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// The files of an agent come with its first line, whole, and are nowhere in its
// room; they are part of its key.
func TestFilesAreTold(t *testing.T) {
	files := map[string]string{"play.yaml": "plays: []\n", "one.patch": "--- a\n+++ \"b\" \u2028 {suite}\n"}
	script := `read -r line; printf '%s' "$line" > told.json; ls -a . "$HOME" "$TMPDIR" > listed; ` + answer
	kit := agenttest.Kit(t)
	cfg := Config{Files: files}
	var told struct{ Files map[string]string }
	dir := t.TempDir()
	script = strings.ReplaceAll(strings.ReplaceAll(script, "told.json", filepath.Join(dir, "told.json")), "listed", filepath.Join(dir, "listed"))
	end, err, _ := outcomeOf(t, t.Context(), cfg, script, kit)
	if err != nil || end.Reason != trial.Finished {
		t.Fatalf("%+v, %v", end, err)
	}
	b, err := os.ReadFile(filepath.Join(dir, "told.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &told); err != nil || len(told.Files) != 2 {
		t.Fatalf("%s: %v", b, err)
	}
	for name, text := range files {
		if told.Files[name] != text {
			t.Errorf("%s: %q", name, told.Files[name])
		}
	}
	listed, err := os.ReadFile(filepath.Join(dir, "listed"))
	if err != nil || strings.Contains(string(listed), "play.yaml") || strings.Contains(string(listed), "one.patch") {
		t.Errorf("in the room: %s, %v", listed, err)
	}
	base := Config{Command: []string{"sh"}, Files: files}
	other := Config{Command: []string{"sh"}, Files: map[string]string{"play.yaml": "plays: []\n", "one.patch": "another"}}
	if keyOf(t, base, Env{}) == keyOf(t, other, Env{}) {
		t.Error("what its files hold does not enter the key")
	}
	if end, _, log := outcomeOf(t, t.Context(), Config{}, `read -r line; case "$line" in *'"files"'*) exit 4;; esac; `+answer, kit); end.Reason != trial.Finished {
		t.Errorf("an agent without files is told of some: %+v, %s", end, log.Last())
	}
}

// A scripted agent costs nothing, is never taken from a cache, and is called
// scripted; its key differs from the key of the same program at work.
func TestScripted(t *testing.T) {
	script := Config{Command: []string{"sh"}, Scripted: true}
	a, err := New(&script, Env{Environ: environ()})
	if err != nil {
		t.Fatal(err)
	}
	if a.Source() != trial.Scripted || !a.Fresh() || a.Worst(nil).USD != "0" {
		t.Errorf("%s, fresh %v, %+v", a.Source(), a.Fresh(), a.Worst(nil))
	}
	if !Kind().Bounded(&script) {
		t.Error("it has no bound")
	}
	live, err := New(&Config{Command: []string{"sh"}}, Env{Environ: environ()})
	if err != nil {
		t.Fatal(err)
	}
	if live.Source() != trial.Live || live.Fresh() || live.Worst(nil).USD != "" {
		t.Errorf("%s, fresh %v, %+v", live.Source(), live.Fresh(), live.Worst(nil))
	}
	if keyOf(t, script, Env{}) == keyOf(t, Config{Command: []string{"sh"}}, Env{}) {
		t.Error("whether it is scripted does not enter the key")
	}
	if problems := (&Config{Command: []string{"sh"}, Scripted: true, MaxUSD: "1"}).checkSettings(); len(problems) == 0 {
		t.Error("a script that may cost a dollar is no mistake")
	}
}

// {assay} is this program, wherever it is: the key holds its content, not its path.
func TestPlaceOfThisProgram(t *testing.T) {
	make1 := func(text string) string {
		p := filepath.Join(t.TempDir(), "program")
		if err := os.WriteFile(p, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
		return p
	}
	at := func(p string) func() (string, error) { return func() (string, error) { return p, nil } }
	here, there, later := make1("#!/bin/sh\n"+answer), make1("#!/bin/sh\n"+answer), make1("#!/bin/sh\n# later\n"+answer)
	cfg := Config{Command: []string{"{assay}", "play", "--self={assay}"}}
	if keyOf(t, cfg, Env{Program: at(here)}) != keyOf(t, cfg, Env{Program: at(there)}) {
		t.Error("where the program is enters the key")
	}
	if keyOf(t, cfg, Env{Program: at(here)}) == keyOf(t, cfg, Env{Program: at(later)}) {
		t.Error("what the program is does not enter the key")
	}
	a, err := New(&cfg, Env{Environ: environ(), Program: at(here)})
	if err != nil {
		t.Fatal(err)
	}
	if a.args[0] != here || a.args[2] != "--self="+here {
		t.Errorf("%q", a.args)
	}
	end, err := a.Run(t.Context(), agent.Job{Key: trial.Key{Task: "t", Arm: "a/b"}, Kit: agenttest.Kit(t)}, &agenttest.Recorder{})
	if err != nil || end.Reason != trial.Finished {
		t.Errorf("%+v, %v", end, err)
	}
	if a, err = New(&cfg, Env{Environ: environ()}); err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil || a.args[0] != self {
		t.Errorf("without a program it is %q and not %q", a.args[0], self)
	}
}
