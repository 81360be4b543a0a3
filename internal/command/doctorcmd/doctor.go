// Package doctorcmd has the command doctor, which checks this machine or a run folder.
package doctorcmd

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	agentcli "github.com/assay-eval/assay/internal/agent/cli"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// New returns the command doctor.
func New(loader *suiteload.Loader) *cobra.Command {
	var salvage, isolation bool
	var out string
	cmd := &cobra.Command{
		Use: "doctor [RUN]", Short: "check this machine's tools, or check a run folder for damage",
		Long: `Without an argument, doctor reports what this machine can run and what is missing,
with the command that fixes it. --isolation runs a set of escape attempts against
each sandbox level and reports which succeeded.

With a run, it reads the whole journal and every blob and reports any damage.
--salvage then writes a readable journal of the undamaged records and keeps the
damaged one next to it.`,
		Example: "  assay doctor\n  assay doctor --isolation\n  assay doctor last\n  assay doctor runs/20261121T101500Z-my-suite-k3f9 --salvage",
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) > 1:
				return cmdenv.UsageErrorf("name one run, or none to check this machine")
			case isolation && (len(args) == 1 || salvage):
				return cmdenv.UsageErrorf("--isolation checks this machine: name no run with it")
			case isolation:
				return checkIsolation(cmd.Context(), loader.Env)
			case len(args) == 1:
				return checkRun(loader.Env, args[0], out, salvage)
			case salvage:
				return cmdenv.UsageErrorf("--salvage needs a run: assay doctor RUN --salvage")
			}
			return checkMachine(cmd.Context(), loader)
		},
	}
	cmd.Flags().BoolVar(&isolation, "isolation", false, "run escape attempts against each sandbox level")
	cmd.Flags().BoolVar(&salvage, "salvage", false, "rebuild a damaged journal from its readable records")
	cmd.Flags().StringVar(&out, "out", "runs", "`folder` that holds all runs")
	return cmd
}

type finding struct {
	what   string
	ok     bool
	detail string // the result, or the missing part and its use
	fix    string // the command that mends it
}

// checkMachine prints what this machine can run. A missing part is not an error: the
// suite decides which parts a run needs, and the run reports missing ones.
func checkMachine(ctx context.Context, loader *suiteload.Loader) error {
	var b strings.Builder
	fmt.Fprintf(&b, "assay %s on %s/%s, %d processors\n\n", loader.Version, runtime.GOOS, runtime.GOARCH, runtime.NumCPU())
	fmt.Fprint(&b, "always there: suites with scripted answers, model agents on loopback servers,\ncommand agents, graders text and binding, all reports\n\n")
	for _, f := range listFindings(ctx, loader) {
		mark := "ok     "
		if !f.ok {
			mark = "missing"
		}
		fmt.Fprintf(&b, "%s  %-22s %s\n", mark, f.what, f.detail)
		if !f.ok && f.fix != "" {
			fmt.Fprintf(&b, "         %-22s fix: %s\n", "", f.fix)
		}
	}
	_, err := io.WriteString(loader.Out, b.String())
	return err
}

func listFindings(ctx context.Context, loader *suiteload.Loader) []finding {
	var out []finding
	for _, name := range llm.ProviderNames() {
		if d, ok := llm.FindProvider(name); ok && !d.KeyOptional {
			out = append(out, findKey(loader.Env, name, d.KeyVar))
		}
	}
	out = append(out, finding{what: "compatible servers", ok: true, detail: "no key needed: --agent compatible:http://127.0.0.1:11434/v1#MODEL"}, findGit(ctx))
	for _, name := range suiteload.AgentPresets {
		program, install, _ := agentcli.Install(name)
		f := finding{what: "agent " + name, detail: program + " is not in PATH: no runs with --agent " + name, fix: install}
		if path, err := exec.LookPath(program); err == nil { // its version is not asked for: that takes seconds
			f.ok, f.detail = true, path
		}
		out = append(out, f)
	}
	out = append(out, findIsolation(loader.Env), findImages(), findLimits(), findSwift(ctx, loader.Env), findCache(loader), findTemp(loader.Env), findSecrets(loader.Env))
	return out
}

// checkIsolation prints the access an adversary gains at each level that works.
func checkIsolation(ctx context.Context, env *cmdenv.Env) error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	for i, stage := range []sandbox.Stage{
		{Level: sandbox.Bwrap, Network: sandbox.Quiet}, {Level: sandbox.Bwrap, Network: sandbox.Quiet, Image: true}, {Level: sandbox.Bwrap, Network: sandbox.Open},
		{Level: sandbox.Landlock, Network: sandbox.Open}, {Level: sandbox.None, Network: sandbox.Open},
	} {
		if i > 0 {
			fmt.Fprintln(env.Out)
		}
		if err := sandbox.CheckLevel(stage.Level); err != nil {
			fmt.Fprintf(env.Out, "%s: does not work here: %v\n", stage, err)
			continue
		}
		leaks, err := sandbox.Probe(ctx, program, stage)
		if err != nil {
			return cmdenv.MissingError(err)
		}
		leaked := 0
		for _, l := range leaks {
			if l.Leaked {
				leaked++
			}
		}
		fmt.Fprintf(env.Out, "%s: %d of %d ways led somewhere\n", stage, leaked, len(leaks))
		for _, l := range leaks {
			fmt.Fprintf(env.Out, "  %s\n", l)
		}
	}
	return nil
}

func findIsolation(env *cmdenv.Env) finding {
	level, why := sandbox.BestLevel()
	f := finding{what: "isolation", ok: level != sandbox.None, detail: string(level)}
	switch level {
	case sandbox.Bwrap:
		f.detail = "bwrap: programs of agents see their room and the system's folders, nothing else"
	case sandbox.Landlock:
		f.detail = "landlock: programs of agents can open no file outside of their room; no bwrap: " + why
	default:
		f.detail = "none: programs of agents can read whatever you can: " + why
		f.fix = "apt-get install bubblewrap (Linux)"
	}
	return f
}

// findImages describes how rooms get the files of images.
func findImages() finding {
	f := finding{what: "images", fix: "apt-get install bubblewrap (Linux)"}
	if err := sandbox.CheckLevel(sandbox.Bwrap); err != nil {
		f.detail = "no workspace.image: " + err.Error()
		for _, level := range []sandbox.Level{sandbox.Docker, sandbox.Podman} {
			if sandbox.CheckLevel(level) == nil {
				f.ok, f.detail = true, fmt.Sprintf("workspace.image with isolation: %s: %v", level, err)
			}
		}
		return f
	}
	kind, why := workspace.BestImageRoot()
	f.ok, f.detail = true, "rooms with an image have an overlay over it"
	switch kind {
	case "fuse-overlayfs":
		f.detail = "rooms with an image have a layer over it by fuse-overlayfs: " + why
	case "copy":
		f.ok, f.detail, f.fix = false, "rooms with an image get a copy of all its files, which takes time: "+why, "apt-get install fuse-overlayfs"
	}
	return f
}

// findLimits describes how the processes of trials are ended and limited.
func findLimits() finding {
	if proc.CanSupervise() {
		f := finding{what: "limits of trials", ok: true, detail: "a supervisor ends all processes of a trial, daemons too, and samples memory, processes and disk"}
		if dir, err := proc.ControlGroups(); err == nil {
			f.detail = "the kernel limits memory and ends all processes of a trial, daemons too, by control groups in " + dir + "; a supervisor samples processes and disk"
		} else {
			f.detail += ": control groups cannot be used: " + err.Error()
		}
		return f
	}
	return finding{what: "limits of trials", detail: "memory, processes and disk of trials are not limited, and daemons can outlive them: this system has no subreapers", fix: "run on Linux"}
}

func findSwift(ctx context.Context, env *cmdenv.Env) finding {
	t, err := swift.Find(ctx, "", env.Getenv)
	if err == nil {
		return finding{what: "swift", ok: true, detail: t.Text + " in " + t.Root}
	}
	why, fix := err.Error(), swift.Install
	if m, ok := errors.AsType[*swift.Missing](err); ok {
		why, fix = m.What, m.Fix
	}
	return finding{what: "swift", detail: "needed to judge Swift: " + why, fix: fix}
}

func findKey(env *cmdenv.Env, provider, variable string) finding {
	f := finding{what: provider, detail: variable + " is not set: no live run with models of " + provider, fix: "export " + variable + "=…"}
	if v := env.Getenv(variable); v != "" {
		f.ok, f.detail = true, fmt.Sprintf("%s is set (%d characters)", variable, len(v))
	}
	return f
}

func findGit(ctx context.Context) finding {
	f := finding{what: "git", detail: "needed for workspaces from a repository", fix: "apt-get install git, or xcode-select --install"}
	path, err := exec.LookPath("git")
	if err != nil {
		return f
	}
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	said, err := exec.CommandContext(ctx, path, "--version").Output()
	if err != nil {
		f.detail = fmt.Sprintf("%s does not run: %v", path, err)
		return f
	}
	line, _, _ := strings.Cut(string(said), "\n")
	f.ok, f.detail = true, strings.TrimSpace(line)
	return f
}

func findCache(loader *suiteload.Loader) finding {
	f := finding{what: "response cache", fix: "set ASSAY_CACHE_DIR to a folder that can be written"}
	if _, err := loader.OpenCache(""); err != nil {
		f.detail = err.Error()
		return f
	}
	f.ok = true
	f.detail, _ = loader.CacheFolder("") // openCache has found it
	return f
}

func findTemp(env *cmdenv.Env) finding {
	f := finding{what: "temporary files", detail: os.TempDir(), fix: "set TMPDIR to a folder that can be written"}
	dir, err := os.MkdirTemp("", "assay-doctor-")
	if err != nil {
		f.detail = err.Error()
		return f
	}
	defer os.RemoveAll(dir)
	f.ok = os.WriteFile(filepath.Join(dir, "x"), []byte("x"), 0o600) == nil
	return f
}

// findSecrets lists the variables whose values are redacted from all output, and the
// variables that are too short to redact and are therefore withheld from children.
func findSecrets(env *cmdenv.Env) finding {
	names := map[string]bool{}
	for _, s := range seal.Secrets(env.Environ) {
		names[s.Name] = true
	}
	listed := strings.Join(cmdenv.SortedKeys(names), ", ")
	f := finding{what: "secrets kept out", ok: true, detail: cmp.Or(listed, "no variable looks like one")}
	passed, short := seal.ScrubEnviron(env.Environ), []string(nil)
	for _, kv := range env.Environ {
		if !slices.Contains(passed, kv) {
			name, _, _ := strings.Cut(kv, "=")
			short = append(short, name)
		}
	}
	if len(short) > 0 {
		slices.Sort(short)
		f.detail += "; too short to be kept out, so passed to no agent or server: " + strings.Join(short, ", ")
	}
	return f
}

// checkRun checks a run folder, and mends its journal if asked to.
func checkRun(env *cmdenv.Env, arg, out string, salvage bool) error {
	dir, err := runload.FindRun(arg, out)
	if err != nil {
		return err
	}
	rep := journal.CheckRun(dir)
	fmt.Fprintf(env.Out, "run %s: %s\n", dir, report.Plural(rep.Records, "record"))
	if rep.Torn != nil {
		fmt.Fprintf(env.Out, "  the last line is torn: a process was cut off while it wrote; nobody was told\n  that it was written, and the next run or regrade puts it aside\n")
	}
	if rep.Err == nil && rep.Format < 2 {
		fmt.Fprintf(env.Out, "  its lines carry no hashes (format 1): changes that leave them readable cannot be found\n")
	}
	for _, l := range rep.Story {
		fmt.Fprintf(env.Out, "  line %d, byte offset %d: %v\n", l.Line, l.Offset, l.Err)
	}
	if rep.OK() && len(rep.Story) > 0 {
		fmt.Fprintf(env.Out, "every record can be read, and together they are not what a run writes: do not rely on it\n")
		return cmdenv.ExitWith(cmdenv.ExitPreflight)
	}
	if rep.OK() {
		what := "every record and every blob"
		if rep.Notes > 0 {
			what = fmt.Sprintf("every record, every blob and %s", report.Plural(rep.Notes, "note"))
		}
		fmt.Fprintf(env.Out, "  %s can be read\n", what)
		return nil
	}
	if rep.Err != nil {
		return cmdenv.MissingError(rep.Err)
	}
	printDamage(env, rep)
	if rep.Manifest != nil {
		fmt.Fprintf(env.Out, "nothing mends that: put the original back\n")
		return cmdenv.ExitWith(cmdenv.ExitPreflight)
	}
	if len(rep.Lines)+len(rep.NoteLines) == 0 {
		fmt.Fprintf(env.Out, "the journal is whole, and so are the reports; what is in these files is lost, and\nthe trials cannot be graded again\n")
		return cmdenv.ExitWith(cmdenv.ExitPreflight)
	}
	if !salvage {
		fmt.Fprintf(env.Out, "mend it with: assay doctor %s --salvage\n", dir)
		return cmdenv.ExitWith(cmdenv.ExitPreflight)
	}
	mended, err := journal.Salvage(dir)
	if err != nil {
		return cmdenv.DiskError(err)
	}
	if n := len(mended.NoteLines); n > 0 {
		fmt.Fprintf(env.Out, "salvaged: kept %s, left out %s of notes.jsonl; the damaged file is kept beside it\n", report.Plural(mended.Notes, "note"), report.Plural(n, "line"))
	}
	if len(mended.Lines) == 0 {
		return nil
	}
	fmt.Fprintf(env.Out, "salvaged: kept %s, left out %s; the damaged journal is kept beside it\ndo again what is lost with: assay run --resume %s\n",
		report.Plural(mended.Records, "record"), report.Plural(len(mended.Lines), "line"), dir)
	return nil
}

// printDamage lists the damage in a run folder.
func printDamage(env *cmdenv.Env, rep journal.Report) {
	if rep.Manifest != nil {
		fmt.Fprintf(env.Out, "  %v\n", rep.Manifest)
	}
	for _, l := range rep.Lines {
		fmt.Fprintf(env.Out, "  line %d, byte offset %d: %v\n", l.Line, l.Offset, l.Err)
	}
	for _, l := range rep.NoteLines {
		fmt.Fprintf(env.Out, "  notes.jsonl: line %d, byte offset %d: %v\n", l.Line, l.Offset, l.Err)
	}
	for _, l := range rep.Blobs {
		fmt.Fprintf(env.Out, "  %s\n", strings.ReplaceAll(l.Error(), "\n", "\n  "))
	}
}
