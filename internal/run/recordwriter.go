package run

import (
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// journalWriter writes to a run folder.
type journalWriter struct{ w *journal.Writer }

// NewRecordWriter returns a Book that writes to w.
func NewRecordWriter(w *journal.Writer) RecordWriter { return journalWriter{w} }

// Write implements Book. The records of one call keep their order and are
// durable together when it returns: if the last one is, so are all before it.
func (b journalWriter) Write(blobs map[seal.Digest][]byte, recs ...trial.Record) error {
	var last <-chan error
	for i, r := range recs {
		mine := blobs
		if i > 0 {
			mine = nil
		}
		last = b.w.WriteAsync(r, mine)
	}
	if last == nil {
		return nil
	}
	return <-last
}
