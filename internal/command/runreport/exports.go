package runreport

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/export/otel"
	"github.com/assay-eval/assay/internal/journal"
)

// ExportOptions are the options of reports for other programs.
type ExportOptions struct {
	Arm     string
	Content bool // texts in traces too
}

// Export writes a report for another program, if name is that of one.
func (rp *Reporter) Export(name string, o ExportOptions, r *journal.Run, an *analyse.Analysis) (done bool, err error) {
	files := rp.Exports[name]
	if files == nil && name != "otel" {
		return false, nil
	}
	if o.Arm != "" && !hasArm(an, o.Arm) {
		return true, cmdenv.UsageErrorf("the run has no arm %q%s", o.Arm, cmdenv.Suggest(o.Arm, armNames(an)))
	}
	ev := runload.RecordedOf(r)
	if name == "otel" {
		return true, otel.New(otel.Options{Arm: o.Arm, Content: o.Content})(rp.Out, an, ev)
	}
	dir := filepath.Join(r.Dir(), "out", name)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return true, fmt.Errorf("write --format %s: %w", name, err)
	}
	list := files(an, ev, o.Arm)
	for _, file := range list {
		if err := writeDerived(filepath.Join(dir, file.Name), file.Write); err != nil {
			return true, fmt.Errorf("write report %s/%s: %w", name, file.Name, err)
		}
	}
	_, err = fmt.Fprintf(rp.Out, "%s: %s\n", dir, counted(len(list), "file"))
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
