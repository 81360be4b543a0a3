// Package viewcmd has the command view, which serves the pages of runs.
package viewcmd

import (
	"encoding/json"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/analyse/delta"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runreport"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/suite"
	viewer "github.com/assay-eval/assay/internal/view"
)

// New returns the command view.
func New(loader *suiteload.Loader) *cobra.Command {
	var f struct {
		listen, out           string
		open, noOpen, anybody bool
	}
	cmd := &cobra.Command{
		Use: "view [RUN…]", Short: "show runs in a browser, also while they are running",
		Long: `View serves runs to your browser on 127.0.0.1: a list of the runs of a folder, the
report and all transcripts of each, also while it runs, and comparisons of two.
The URL contains a secret token, so other users of this machine cannot read your
runs. Stop it with Ctrl-C.

RUN is a run folder, a folder of runs, or "last" for the newest run; the default is
all runs under --out. View changes no run, but stores the first page of a long run
in its folder, as view.cache. See assay help looking.`,
		Example: `  assay view
  assay view last
  assay view --listen 8080 --no-open`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			port, v6, err := parseListen(f.listen)
			if err != nil {
				return err
			}
			if f.open && f.noOpen {
				return cmdenv.UsageErrorf("--open and --no-open: say one of them")
			}
			if len(args) == 1 && !runload.IsRun(args[0]) && !runload.IsRun(filepath.Join(f.out, args[0])) && runload.HoldsRuns(args[0]) {
				f.out, args = args[0], nil // a folder of runs is what --out names
			}
			c := viewer.Config{Root: f.out, Open: f.anybody}
			if c.Dirs, err = findRuns(args, f.out); err != nil {
				return err
			}
			s, err := viewer.New(configureViewer(loader, c))
			if err != nil {
				return err
			}
			for _, dir := range c.Dirs {
				if err := s.CheckRun(dir); err != nil {
					return cmdenv.MissingError(err)
				}
			}
			l, err := viewer.Listen(port, v6)
			if err != nil {
				return cmdenv.UsageErrorf("listen on port %d: %w: name another with --listen, or none for a free one", port, err)
			}
			path := s.Base()
			if len(c.Dirs) == 1 {
				path = s.RunPath(c.Dirs[0])
			}
			site := "http://" + l.Addr().String()
			fmt.Fprintf(loader.Out, "%s\n", site+path)
			fmt.Fprintln(loader.Err, "assay: Ctrl-C ends it")
			ended := make(chan error, 1)
			go func() { ended <- s.Serve(cmd.Context(), l) }()
			var failed <-chan error
			if f.open || !f.noOpen && isOnScreen(loader.Env) {
				failed = openBrowser(site + s.Once(path))
			}
			for {
				select {
				case err := <-failed:
					fmt.Fprintf(loader.Err, "assay: no browser could be started (%v): open the address yourself\n", err)
				case err := <-ended:
					return err
				}
			}
		},
	}
	fl := cmd.Flags()
	fl.StringVar(&f.listen, "listen", "", "`port` to listen on, of 127.0.0.1; \"[::1]:PORT\" for IPv6 (default: any free one)")
	fl.StringVar(&f.out, "out", "runs", "`folder` that holds all runs")
	fl.BoolVar(&f.open, "open", false, "start a browser (the default on a terminal)")
	fl.BoolVar(&f.noOpen, "no-open", false, "start no browser")
	fl.BoolVar(&f.anybody, "no-token", false, "leave the token out of the address: everybody on this machine can read the runs")
	return cmd
}

// findRuns returns the folders of the runs that args name. Without args it returns
// none; the folder out must then exist.
func findRuns(args []string, out string) ([]string, error) {
	var dirs []string
	for _, arg := range args {
		dir, err := runload.FindRun(arg, out)
		if err != nil {
			return nil, err
		}
		dirs = append(dirs, dir)
	}
	if info, err := os.Stat(out); dirs == nil && (err != nil || !info.IsDir()) {
		return nil, cmdenv.UsageErrorf("there are no runs under %s: assay run makes one, and --out names another folder", out)
	}
	return dirs, nil
}

func configureViewer(loader *suiteload.Loader, c viewer.Config) viewer.Config {
	c.Now = loader.Now
	c.Keep = func() (viewer.Keeping, error) { return findKeeping(loader.Env) }
	c.Suite = func(resolved json.RawMessage) (*suite.Suite, error) {
		return suite.FromResolved(resolved, loader.Kinds)
	}
	c.Options = runload.AnalysisOptions
	c.Finish = func(an *analyse.Analysis) { an.Setting = runload.AddHost(an.Setting, an.Sessions) }
	c.Compare = func(old, now *viewer.Side) (*delta.Comparison, error) {
		side := func(s *viewer.Side) *runreport.Side {
			return runreport.SideOf(s.Analysis, s.Resolved)
		}
		return runreport.CompareSides(side(old), side(now), delta.Options{})
	}
	return c
}

// parseListen reads what --listen says: a port, or an address of the loopback
// interface with one.
func parseListen(listen string) (port int, v6 bool, err error) {
	if listen == "" {
		return 0, false, nil
	}
	host, text, err := net.SplitHostPort(listen)
	if err != nil {
		host, text = "", listen
	}
	switch host {
	case "", "127.0.0.1", "localhost":
	case "::1":
		v6 = true
	default:
		return 0, false, cmdenv.UsageErrorf("--listen %s: assay view answers to this machine only: give a port of 127.0.0.1, such as --listen 8080; to look from another machine, forward it: ssh -L 8080:127.0.0.1:8080 HOST", listen)
	}
	n, err := strconv.ParseUint(text, 10, 16)
	if err != nil {
		return 0, false, cmdenv.UsageErrorf("--listen %s: give a port, such as --listen 8080", listen)
	}
	return int(n), v6, nil
}

// isOnScreen reports whether a person sits before this program, at a screen.
func isOnScreen(env *cmdenv.Env) bool {
	if env.Getenv("CI") != "" || env.Getenv("SSH_CONNECTION") != "" {
		return false
	}
	if runtime.GOOS != "darwin" && env.Getenv("DISPLAY") == "" && env.Getenv("WAYLAND_DISPLAY") == "" {
		return false
	}
	f, ok := env.RawOut.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// openBrowser asks the system to show an address, and reports if that fails, now or a
// little later. BROWSER overrides the program of the system. openBrowser does not wait
// for the program: it may be the browser.
func openBrowser(address string) (failed <-chan error) {
	name := "xdg-open"
	if runtime.GOOS == "darwin" {
		name = "open"
	}
	if b := os.Getenv("BROWSER"); b != "" && !strings.ContainsAny(b, " :%") {
		name = filepath.Clean(b)
	}
	said := make(chan error, 1)
	cmd := exec.Command(name, address)
	began := time.Now()
	if err := cmd.Start(); err != nil {
		said <- err
		return said
	}
	go func() {
		if err := cmd.Wait(); err != nil && time.Since(began) < 10*time.Second { // later, it was a browser that ended
			said <- fmt.Errorf("%s: %w", name, err)
		}
	}()
	return said
}
