package cli

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/export/atif"
	"github.com/assay-eval/assay/internal/export/inspect"
	"github.com/assay-eval/assay/internal/export/otel"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// exports are reports for other programs, of a file an arm or a trial. They are
// written on request only, into a folder of their name in the out folder of a run;
// arm is the only one wanted, "" for all.
var exports = map[string]func(a *analyse.Analysis, ev trial.Opener, arm string) []report.File{
	"inspect": inspect.Files,
	"atif":    atif.Files,
}

// exported are the options of reports for other programs.
type exported struct {
	arm     string
	content bool // texts in traces too
}

// export writes a report for another program, if name is that of one.
func (a *app) export(name string, o exported, r *journal.Run, an *analyse.Analysis) (done bool, err error) {
	files := exports[name]
	if files == nil && name != "otel" {
		return false, nil
	}
	if o.arm != "" && !hasArm(an, o.arm) {
		return true, cmdenv.UsageErrorf("the run has no arm %q%s", o.arm, cmdenv.Suggest(o.arm, armNames(an)))
	}
	ev := runload.RecordedOf(r)
	if name == "otel" {
		return true, otel.New(otel.Options{Arm: o.arm, Content: o.content})(a.Out, an, ev)
	}
	dir := filepath.Join(r.Dir(), "out", name)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return true, fmt.Errorf("write --format %s: %w", name, err)
	}
	list := files(an, ev, o.arm)
	for _, file := range list {
		if err := writeDerived(filepath.Join(dir, file.Name), file.Write); err != nil {
			return true, fmt.Errorf("write report %s/%s: %w", name, file.Name, err)
		}
	}
	_, err = fmt.Fprintf(a.Out, "%s: %s\n", dir, counted(len(list), "file"))
	return true, err
}

// writeDerived streams one of many files that can be made again at any time: it is
// there whole or not at all as long as the machine runs, but is not fsynced, which
// for a file a trial takes longer than all else.
func writeDerived(path string, write func(io.Writer) error) (err error) {
	// os.CreateTemp would leave the umask aside.
	file, err := os.OpenFile(fmt.Sprintf("%s.%d.tmp", path, os.Getpid()), os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o666)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = file.Close() // closed already, or of no use
			_ = os.Remove(file.Name())
		}
	}()
	w := bufio.NewWriter(file)
	if err = write(w); err != nil {
		return err
	}
	if err = w.Flush(); err != nil {
		return err
	}
	if err = file.Close(); err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

func armNames(an *analyse.Analysis) []string {
	var out []string
	for _, a := range an.Arms {
		out = append(out, a.ID)
	}
	return out
}

func hasArm(an *analyse.Analysis, arm string) bool {
	for _, a := range an.Arms {
		if a.ID == arm {
			return true
		}
	}
	return false
}
