// Package serverload starts the MCP servers that command lines name and finds out what
// they know.
package serverload

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/explore"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

// Named is a server as a command line names it.
type Named struct {
	Flag   string // names the value in messages
	Name   string // in a suite; "" for the server's own name
	Server *suite.Server
	Folder string // whose copy the server gets as {data}; "" for none

	line string
}

var namedServer = lazyregexp.New(`^[A-Za-z][A-Za-z0-9._-]*=`)

// Parse reads a server: a command line or URL, after NAME= or not. env names the variables
// that it needs. folder is a folder of which it gets a copy in place of {data}, or of the
// word that is the folder.
func Parse(flag, line string, env []string, folder string) (*Named, error) {
	n := &Named{Flag: flag, Server: &suite.Server{Env: suite.VariablesOf(env...)}, Folder: folder}
	if named := namedServer.FindString(line); named != "" {
		n.Name, line = strings.TrimSuffix(named, "="), line[len(named):]
	}
	n.line = line
	if strings.HasPrefix(line, "http://") || strings.HasPrefix(line, "https://") {
		n.Server.URL = line
	} else {
		words, err := suite.CommandLine(line)
		if err != nil {
			return nil, cmdenv.UsageErrorf("%s: %v", flag, err)
		}
		n.Server.Command = words
	}
	return n, n.useFolder()
}

func (n *Named) useFolder() error {
	if n.Folder == "" {
		return nil
	}
	if info, err := os.Stat(n.Folder); err != nil || !info.IsDir() {
		return cmdenv.UsageErrorf("--data %s: there is no such folder", n.Folder)
	}
	if name := findSecret(n.Folder); name != "" {
		return cmdenv.UsageErrorf("--data %s: %s may hold secrets, and the suite would copy it: name a folder without it", n.Folder, name)
	}
	for i, w := range n.Server.Command {
		if i > 0 && filepath.Clean(w) == filepath.Clean(n.Folder) {
			n.Server.Command[i] = suite.PlaceData
		}
	}
	if !n.Server.Uses(suite.PlaceData) {
		return cmdenv.UsageErrorf("--data: write {data} in the command line of the server, where the copy of %s goes", n.Folder)
	}
	n.Server.Data = filepath.Base(suite.AbsolutePath(n.Folder))
	return nil
}

// secretFile matches names of files whose use is to hold secrets.
var secretFile = lazyregexp.New(`^\.(env|npmrc|netrc|git-credentials)|^(id_rsa|id_ed25519)$|\.(pem|key|p12|pfx)$`)

// findSecret returns a file below a folder that may hold secrets, or "".
func findSecret(folder string) string {
	found := ""
	_ = filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && secretFile.MatchString(d.Name()) {
			found = name
			return fs.SkipAll
		}
		return nil // what cannot be read cannot be copied either
	})
	return found
}

// Start starts or reaches the server.
func (n *Named) Start(ctx context.Context, env *cmdenv.Env) (*equip.OpenServer, error) {
	if env.Redactor().HasSecret([]byte(n.line)) {
		return nil, cmdenv.UsageErrorf("%s holds the value of a secret variable, and the suite would show it: pass the variable on with --env NAME", n.Flag)
	}
	var files fs.FS
	if n.Folder != "" {
		files = suite.DiskFiles(filepath.Dir(suite.AbsolutePath(n.Folder)))
	}
	s, err := equip.StartServer(ctx, cmp.Or(n.Name, "of "+n.Flag), n.Server, files, seal.ScrubEnviron(env.Environ))
	if err != nil {
		if ctx.Err() != nil {
			return nil, cmdenv.ExitWith(cmdenv.ExitInterrupted)
		}
		if n.Server.URL == "" && (errors.Is(err, mcp.ErrDied) || errors.Is(err, mcp.ErrTimeout)) {
			err = fmt.Errorf("%w; it got PATH, HOME, LANG, TMPDIR and USER: name other variables that it needs with --env", err)
		}
		return nil, cmdenv.MissingError(err)
	}
	if len(s.Pin.Tools) == 0 {
		err := fmt.Errorf("server %s offers no tools, so there is nothing to evaluate", n.Server.Address())
		return nil, cmdenv.MissingError(errors.Join(err, s.Close()))
	}
	if n.Name == "" {
		n.Name = SanitizeName(s.Pin.Name, "server")
	}
	return s, nil
}

// Explore explores a server that [Named.Start] started. Paths of its copy of the data
// become relative, since each process gets a copy of its own.
func (n *Named) Explore(ctx context.Context, s *equip.OpenServer, o explore.Options) (*explore.Found, error) {
	for _, w := range n.Server.Command[min(1, len(n.Server.Command)):] {
		if _, err := os.Stat(w); err == nil && !strings.HasPrefix(w, "-") {
			o.Known = append(o.Known, w)
		}
	}
	if s.Data != "" {
		o.Known = append(o.Known, s.Data)
	}
	found, err := explore.Explore(ctx, s.Session, o)
	if err != nil {
		if ctx.Err() != nil {
			return nil, cmdenv.ExitWith(cmdenv.ExitInterrupted)
		}
		return nil, cmdenv.MissingError(fmt.Errorf("explore server %s: %w", n.Server.Address(), err))
	}
	found.CutFolder(s.Data)
	return found, nil
}

// SanitizeName converts a server's text to a name that is valid as YAML key, id and file
// name, or returns otherwise if the text has no usable characters.
func SanitizeName(s, otherwise string) string {
	s = strings.Trim(regexp.MustCompile(`[^A-Za-z0-9._-]+`).ReplaceAllString(s, "-"), "-._")
	if s == "" {
		return otherwise
	}
	return s[:min(len(s), 60)]
}

// Size describes how many tools there are and what their schemas cost: an estimate, at
// four bytes a token.
func Size(pin *equip.ServerPin) string {
	const step = 50
	tokens := max(step, (pin.Bytes/trial.BytesPerToken+step/2)/step*step)
	return fmt.Sprintf("%s, about %s tokens of schemas in every request", report.Plural(len(pin.Tools), "tool"), report.Thousands(int64(tokens)))
}

// Describe returns lines about an exploration: what was called, and what was not and why.
func Describe(f *explore.Found) []string {
	const mostReasons = 3
	tools, reasons, skipped := 0, 0, map[string][]string{}
	var silent, why []string
	for _, t := range f.Tools {
		switch {
		case t.Answered > 0:
			tools++
		case t.Calls > 0:
			silent = append(silent, report.Clean(t.Name))
			if reasons++; t.Failure != "" && reasons <= mostReasons {
				why = append(why, fmt.Sprintf("    %s: %s", report.Clean(t.Name), report.Cut(strings.Join(strings.Fields(report.Clean(t.Failure)), " "), 120)))
			}
		}
		if !t.Reads && t.Calls == 0 {
			skipped[t.Why] = append(skipped[t.Why], report.Clean(t.Name))
		}
	}
	line := fmt.Sprintf("explored: %s, answers of %s", report.Plural(f.Calls, "call"), report.Plural(tools, "tool"))
	if n := len(f.Resources); n > 0 {
		line += fmt.Sprintf(" and %s", report.Plural(n, "resource"))
	}
	line += fmt.Sprintf(", %s bytes", report.Thousands(int64(f.Bytes)))
	if f.Failed > 0 {
		line += fmt.Sprintf(", %d refused", f.Failed)
	}
	if f.Limit != "" {
		line += "; the limit of " + f.Limit + " ended it"
	}
	out := []string{line}
	for _, reason := range cmdenv.SortedKeys(skipped) {
		out = append(out, fmt.Sprintf("  not called, %s: %s", reason, nameSome(skipped[reason])))
	}
	if len(silent) > 0 {
		out = append(out, "  never answered: "+nameSome(silent))
		out = append(out, why...)
	}
	if f.Died != nil {
		out = append(out, "  the server was lost: "+report.Cut(report.Clean(f.Died.Error()), 200))
	}
	return out
}

// nameSome lists names, at most twelve.
func nameSome(names []string) string {
	const most = 12
	if n := len(names) - most; n > 1 {
		return strings.Join(names[:most], ", ") + fmt.Sprintf(" and %d more", n)
	}
	return strings.Join(names, ", ")
}

// Withheld returns the names of the tools that may write, as the server has them.
func Withheld(f *explore.Found) []string {
	var out []string
	for _, t := range f.Tools {
		if !t.Reads {
			out = append(out, t.Name)
		}
	}
	slices.Sort(out)
	return out
}
