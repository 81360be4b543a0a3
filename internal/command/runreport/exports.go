package runreport

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
)

// EvidenceFor returns the evidence that a format reads.
func EvidenceFor(f *report.Format, r *journal.Run) trial.Opener {
	if f.Record {
		return runload.RecordedOf(r)
	}
	return runload.EvidenceOf(r)
}

// WriteFiles writes the files of a format that has several; arm is the only one
// wanted, "" for all.
func (rp *Reporter) WriteFiles(f *report.Format, arm string, r *journal.Run, an *analyse.Analysis) error {
	dir := filepath.Join(r.Dir(), "out", f.Name)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return fmt.Errorf("write --format %s: %w", f.Name, err)
	}
	list := f.Files(an, EvidenceFor(f, r), arm)
	for _, file := range list {
		if err := writeDerived(filepath.Join(dir, file.Name), file.Write); err != nil {
			return fmt.Errorf("write report %s/%s: %w", f.Name, file.Name, err)
		}
	}
	_, err := fmt.Fprintf(rp.Out, "%s: %s\n", dir, report.Plural(len(list), "file"))
	return err
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
