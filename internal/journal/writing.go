package journal

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/trial"
)

// RunStatus is the present state of a run folder, by its lock and the end of its journal.
// It costs a few reads, however long the journal.
type RunStatus struct {
	Writing bool      // a process writes to it
	Size    int64     // of the journal in bytes
	Changed time.Time // when the journal last grew
	// Last is the last whole record if it ends a session, else nil: then the session
	// is at work or was cut off.
	Last *trial.Record
	// End is the place after Last if nothing follows it and its line has a hash, which
	// depends on every line before it; else the zero Mark.
	End Mark
}

// ReadStatus returns the state of the run folder at dir. It takes no lock, since a lock
// would turn away a writer that starts at that moment.
func ReadStatus(dir string) (RunStatus, error) {
	f, err := os.Open(filepath.Join(dir, journalFile))
	if err != nil {
		return RunStatus{}, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return RunStatus{}, err
	}
	s := RunStatus{Size: info.Size(), Changed: info.ModTime()}
	var sure bool
	s.Writing, sure = isLocked(filepath.Join(dir, lockFile))
	// The end of a session is a short line.
	const tail = 16 << 10
	from := max(0, s.Size-tail)
	b := make([]byte, s.Size-from)
	if _, err := f.ReadAt(b, from); err != nil && !errors.Is(err, io.EOF) {
		return s, err
	}
	end := bytes.LastIndexByte(b, '\n')
	if end < 0 {
		return s, nil
	}
	begin := bytes.LastIndexByte(b[:end], '\n') + 1
	if begin == 0 && from > 0 {
		return s, nil // not a short line
	}
	if rec, err := decodeRecord(b[begin:end]); err == nil && rec.Type == trial.RecordEnd {
		s.Last = &rec
		// A process may outlive its session, or its number may have been reused.
		s.Writing = s.Writing && sure
		if h, ok := recordedHash(b[begin:end]); ok && from+int64(end)+1 == s.Size {
			s.End = Mark{s.Size, rec.Seq, h}
		}
	}
	return s, nil
}

// isLocked reports whether a process holds the lock at path. It is sure only if the
// kernel lists locks; else it assumes that a living process holds it.
func isLocked(path string) (held, sure bool) {
	b, err := os.ReadFile(path)
	if err != nil {
		return false, true
	}
	info, err := os.Stat(path)
	if err != nil {
		return false, true
	}
	text, host, _ := strings.Cut(strings.TrimSpace(string(b)), " ")
	pid, err := strconv.Atoi(text)
	if here, _ := os.Hostname(); err != nil || host != "" && host != here {
		// A process on another machine cannot be seen; assume that it lives while the
		// journal changes.
		j, err := os.Stat(filepath.Join(filepath.Dir(path), journalFile))
		return err == nil && time.Since(j.ModTime()) < writerSilence, false
	}
	if held, known := heldLock(info, pid); known {
		return held, true
	}
	return isAlive(pid), false
}

// writerSilence is the silence after which a writer on another machine counts as
// gone.
const writerSilence = 5 * time.Minute
