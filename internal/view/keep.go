package view

import (
	"bytes"
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/seal"
)

// keptFile is the file in a run folder that holds the overview and the columns of the
// run. It is derived from the rest of the folder and may be deleted at any time.
const keptFile = "view.cache"

// maxKept is the most bytes of keptFile that are read.
const maxKept = 256 << 20

// keptFormat is the version of keptFile.
const keptFormat = 1

// Keeping configures how pages are kept in run folders. Kept pages are used only by the
// same program, for the same journal, run.json and notes, and only if they were written
// with the same key, because a folder from elsewhere could hold figures that its journal
// does not give. The journal is verified after they have been shown.
type Keeping struct {
	Program string // names the build that makes the pages
	Key     []byte // secret of this user
	// From is the size in bytes of a journal from which pages are kept; 0 means 4 MB:
	// the pages of a shorter one are made in a moment.
	From int64
}

// keptInputs names all that the pages of a run depend on.
type keptInputs struct {
	Format   int          `json:"format"`
	Program  string       `json:"program"`
	Manifest seal.Digest  `json:"manifest"` // of run.json with its heads
	Notes    seal.Digest  `json:"notes"`    // "" if there are none
	Journal  journal.Head `json:"journal"`  // its last line
	Size     int64        `json:"size"`     // of the journal
	Changed  int64        `json:"changed"`  // when it was, in nanoseconds
}

// keptPages is the content of keptFile.
type keptPages struct {
	Inputs   keptInputs `json:"inputs"`
	Lines    int        `json:"lines"`
	Head     []byte     `json:"head"`     // gzip
	Overview []byte     `json:"overview"` // gzip
	Letters  []byte     `json:"letters"`  // gzip: a status a trial, then a source a trial
	Row      *figures   `json:"row"`
	Spent    int64      `json:"spent"`
	Unpriced bool       `json:"unpriced"`
}

// keptInputs returns the inputs of the run at dir as they are now, and the position of
// its end. The zero value means that its pages are not kept: it goes on, was cut off,
// has no hashes, or is short.
func (s *Server) keptInputs(dir string) (keptInputs, journalPosition) {
	none := func() (keptInputs, journalPosition) { return keptInputs{}, journalPosition{} }
	if checkContained(dir) != nil {
		return none()
	}
	status, err := journal.ReadStatus(dir)
	if err != nil || status.Writing || status.End == (journal.Mark{}) {
		return none()
	}
	keeping, err := s.keeping()
	if err != nil || status.Size < cmp.Or(keeping.From, smallJournal) {
		return none()
	}
	in := keptInputs{Format: keptFormat, Program: keeping.Program, Journal: status.End.Head(), Size: status.Size, Changed: status.Changed.UnixNano()}
	at := journalPosition{mark: status.End, notes: notesVersion(dir)}
	if in.Manifest, err = digestFile(filepath.Join(dir, "run.json")); err != nil {
		return none()
	}
	if in.Notes, err = digestFile(filepath.Join(dir, "notes.jsonl")); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return none()
	}
	return in, at
}

func digestFile(path string) (seal.Digest, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return "", err
	}
	return seal.Digest(hex.EncodeToString(sum.Sum(nil))), nil
}

// keptPages returns the pages that are kept in the run's folder, as long as its journal
// has not been verified; nil if there are none, or not of the run as it is.
func (h *openRun) keptPages() *pages {
	h.keeping.Lock()
	defer h.keeping.Unlock()
	if !h.sought {
		h.sought = true
		if h.kept = h.loadPages(); h.kept != nil {
			go h.verifyKept(h.kept)
		}
	}
	return h.kept
}

// verifyKept reads the run behind kept pages. From then on the run is served as any
// other: with the error if its record was changed, else with the same pages.
func (h *openRun) verifyKept(p *pages) {
	h.mu.Lock()
	if h.readJournal() == nil && h.moment() == p.journalPosition && h.pages == nil {
		h.pages, h.inputs = p, keptInputs{}
	}
	h.mu.Unlock()
	h.keeping.Lock()
	defer h.keeping.Unlock()
	h.kept = nil
}

func (h *openRun) loadPages() *pages {
	in, at := h.s.keptInputs(h.dir)
	if in == (keptInputs{}) || checkContained(h.dir, keptFile) != nil {
		return nil
	}
	path := filepath.Join(h.dir, keptFile)
	if info, err := os.Stat(path); err != nil || info.Size() > maxKept {
		return nil
	}
	b, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	code, body, _ := bytes.Cut(b, []byte("\n"))
	if !hmac.Equal(code, h.s.codeOf(body)) {
		return nil
	}
	var k keptPages
	if err := json.Unmarshal(body, &k); err != nil || k.Inputs != in {
		return nil
	}
	letters, err := unzipBytes(k.Letters)
	if err != nil {
		return nil
	}
	at.lines = k.Lines
	n := len(letters) / 2
	return &pages{journalPosition: at, version: h.s.versions.Add(1), head: k.Head, overview: k.Overview, row: k.Row,
		status: string(letters[:n]), source: string(letters[n:]), spent: k.Spent, unpriced: k.Unpriced, at: h.s.c.Now()}
}

// codeOf returns the authentication code of the body of keptFile, in hexadecimal.
func (s *Server) codeOf(body []byte) []byte {
	keeping, err := s.keeping()
	if err != nil {
		return nil
	}
	mac := hmac.New(sha256.New, keeping.Key)
	_, _ = mac.Write(body) // it never fails
	return hex.AppendEncode(nil, mac.Sum(nil))
}

// keepPages writes pages into the folder of the run if they are pages of the whole run and
// its inputs are as they were when it was opened. A failure, for example in a read-only
// folder, only costs time.
func (h *openRun) keepPages(p *pages) {
	h.mu.Lock()
	in, held := h.inputs, h.pages == p
	h.inputs = keptInputs{} // once
	h.mu.Unlock()
	if !held || in == (keptInputs{}) {
		return
	}
	if now, at := h.s.keptInputs(h.dir); now != in || at.mark != p.mark || at.notes != p.notes {
		return
	}
	letters, err := zipBytes(func(w io.Writer) error { _, err := io.WriteString(w, p.status+p.source); return err })
	if err != nil {
		return
	}
	body, err := json.Marshal(keptPages{Inputs: in, Lines: p.lines, Head: p.head, Overview: p.overview, Letters: letters, Row: p.row, Spent: p.spent, Unpriced: p.unpriced})
	if err != nil {
		return
	}
	_ = atomicfile.WriteFile(filepath.Join(h.dir, keptFile), fmt.Appendf(h.s.codeOf(body), "\n%s", body), 0o600)
}

// CheckRun returns an error if the record of the run at dir, which the server shows, was
// changed. If the pages of the run are kept, it leaves that to the time after the first
// of them is shown.
func (s *Server) CheckRun(dir string) error {
	h, err := s.shelf.open(s.runs.nameOf(dir))
	if err != nil || h.keptPages() != nil {
		return err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if err := h.readLines(); err != nil {
		return err
	}
	_, err = h.run.Notes()
	return err
}
