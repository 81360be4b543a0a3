// Package journal reads and writes run folders, with the manifest, the records and
// the blobs they name, and the cache of responses next to them.
//
//	runs/20261121T101500Z-swift-grounding-k3f9/
//	  run.json         the manifest: the plan and its conditions
//	  journal.jsonl    the records, one a line; the only truth
//	  journal.lock     the writer's process; the lock itself is the kernel's
//	  blobs/ab/<sha256>.zst
//
// The journal is append-only and has one writer at a time ([Run.Append]). A record
// counts once its line is fsynced, when [Writer.Write] returns; the blobs it names
// are durable before it. Whenever a process is killed, a reader finds every
// acknowledged record and at most one torn line, never acknowledged, at the end.
//
// Reading ([Run.Records]) is strict: a damaged line, a gap in the numbering or a
// record of an unknown kind is an error with its place. [CheckRun] finds all such errors
// and [Salvage] makes a readable journal of the good lines.
//
// docs/format/journal.md describes the format for other programs.
package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"

	"github.com/assay-eval/assay/internal/jsonerror"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Format is the version of the run folder that this package writes, and the newest it
// reads.
const Format = 2

// Only the owner reads a run folder: it holds what agents were asked and answered.
const (
	folderMode = 0o700
	fileMode   = 0o600
)

const (
	manifestFile = "run.json"
	journalFile  = "journal.jsonl"
	lockFile     = "journal.lock"
	blobDir      = "blobs"
)

// Manifest is run.json: everything settled before the first trial. It is written once;
// only the heads change.
type Manifest struct {
	Format int `json:"format"`
	// Head and NotesHead are the last lines of the journal and of the notes, from the
	// first session that ended in order on. They are all that ever changes.
	Head      Head `json:"head,omitempty" volatile:"true"`
	NotesHead Head `json:"notes_head,omitempty" volatile:"true"`

	ID          string          `json:"id"` // name of the run folder
	Created     time.Time       `json:"created"`
	Version     string          `json:"version"` // of assay
	Suite       string          `json:"suite"`   // name of the suite
	SuiteDigest seal.Digest     `json:"suite_digest"`
	Resolved    json.RawMessage `json:"resolved"`            // the suite with defaults and overrides
	SuiteDir    string          `json:"suite_dir,omitempty"` // as given; "" for a suite that comes with assay
	// StartedIn is the folder in which the run was started, relative to the run
	// folder; "" in runs of earlier versions.
	StartedIn string          `json:"started_in,omitempty" volatile:"true"`
	Plan      trial.Plan      `json:"plan"`
	Pins      json.RawMessage `json:"pins,omitempty"`   // results of probing
	Prices    json.RawMessage `json:"prices,omitempty"` // the price table of that day
	Fixture   trial.Ref       `json:"fixture,omitzero"` // deterministic tar of the workspace's files
	Seed      uint64          `json:"seed"`
	Args      []string        `json:"args,omitempty" volatile:"true"` // command line
	Notice    string          `json:"notice,omitempty"`               // first line of every report
	History   json.RawMessage `json:"history,omitempty"`              // control trials of earlier runs, see package history
	// Written maps task ids to FILE:LINE, relative to the folder where the run was
	// started.
	Written map[string]string `json:"written,omitempty"`

	// Blobs holds the bytes that refs of the manifest name, for [Create].
	Blobs map[seal.Digest][]byte `json:"-"`
}

// Run is an open run folder. It is safe for concurrent use and need not be closed.
type Run struct {
	dir      string
	manifest *Manifest
	digest   seal.Digest // of run.json without its heads
	blobs    blobStore
}

// Create makes the folder of a new run under root and writes m to it, setting its
// Format, ID and Created. The folder is new and named after the time, the suite and
// four random characters from entropy, such as crypto/rand.Reader.
func Create(root string, m *Manifest, now time.Time, entropy io.Reader) (*Run, error) {
	if err := os.MkdirAll(root, 0o777); err != nil {
		return nil, fmt.Errorf("create a run: %w", err)
	}
	dir, err := makeRunDir(root, m.Suite, now, entropy)
	if err != nil {
		return nil, fmt.Errorf("create a run in %s: %w", root, err)
	}
	m.Format, m.ID, m.Created = Format, filepath.Base(dir), diskTime(now)
	r := &Run{dir: dir, manifest: m, blobs: blobStore{dir: filepath.Join(dir, blobDir)}}
	if err := r.writeFolder(); err != nil {
		return nil, fmt.Errorf("create run %s: %w", dir, err)
	}
	if err := syncDir(root); err != nil {
		return nil, fmt.Errorf("create run %s: %w", dir, err)
	}
	return r, nil
}

// writeFolder writes the files of a new folder; run.json comes last, so that a folder
// with it is complete.
func (r *Run) writeFolder() error {
	if err := os.Mkdir(r.blobs.dir, folderMode); err != nil {
		return err
	}
	for digest, b := range r.manifest.Blobs {
		if err := r.blobs.writeBlob(digest, b); err != nil {
			return err
		}
	}
	if err := r.checkAvailable(r.manifest.Fixture, nil); err != nil {
		return err
	}
	f, err := os.OpenFile(filepath.Join(r.dir, journalFile), os.O_CREATE|os.O_EXCL|os.O_WRONLY, fileMode)
	if err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	path := filepath.Join(r.dir, manifestFile)
	if err := writeManifest(path, r.manifest); err != nil {
		return err
	}
	p, err := readFixedFile(path)
	if err != nil {
		return err
	}
	r.digest = p.digest
	return syncDir(r.dir)
}

// makeRunDir makes a new folder; two runs that begin in one second differ in their
// random part.
func makeRunDir(root, suite string, now time.Time, entropy io.Reader) (string, error) {
	const alphabet = "abcdefghijkmnpqrstuvwxyz23456789" // 32 characters, no two alike
	var err error
	for range 100 {
		var random [4]byte
		if _, err := io.ReadFull(entropy, random[:]); err != nil {
			return "", fmt.Errorf("read random bytes: %w", err)
		}
		for i, b := range random {
			random[i] = alphabet[b%32]
		}
		dir := filepath.Join(root, fmt.Sprintf("%s-%s-%s", now.UTC().Format("20060102T150405Z"), folderName(suite), random[:]))
		if err = os.Mkdir(dir, folderMode); !errors.Is(err, fs.ErrExist) {
			return dir, err
		}
	}
	return "", err
}

var noFolderChar = lazyregexp.New(`[^0-9A-Za-z_.-]`)

// folderName makes a suite's name safe for a folder on every system.
func folderName(name string) string {
	name = strings.Trim(noFolderChar.ReplaceAllString(name, "-"), "-.")
	if name == "" {
		return "run"
	}
	return name[:min(len(name), 80)]
}

// Open opens the run folder at dir for reading.
func Open(dir string) (*Run, error) {
	m, digest, err := readManifest(dir)
	if err != nil {
		return nil, err
	}
	f, err := os.Open(filepath.Join(dir, journalFile)) // a run without a journal is unreadable
	if err != nil {
		return nil, fmt.Errorf("open run %s: %w", dir, err)
	}
	f.Close()
	return &Run{dir: dir, manifest: m, digest: digest, blobs: blobStore{dir: filepath.Join(dir, blobDir)}}, nil
}

// readManifest reads run.json and returns it with its digest.
func readManifest(dir string) (*Manifest, seal.Digest, error) {
	path := filepath.Join(dir, manifestFile)
	if m, digest := streamManifest(path); m != nil {
		return m, digest, nil
	}
	b, err := os.ReadFile(path) // it is short, of another form, or not as it should be
	if errors.Is(err, fs.ErrNotExist) {
		if _, err := os.Stat(dir); err != nil {
			return nil, "", fmt.Errorf("open run: %w", err)
		}
		return nil, "", fmt.Errorf("open run: %s is no run folder, it holds no %s: name a folder such as runs/20261121T101500Z-suite-k3f9", dir, manifestFile)
	}
	if err != nil {
		return nil, "", fmt.Errorf("open run: %w", err)
	}
	m, err := decodeManifest(b)
	if err != nil {
		return nil, "", fmt.Errorf("read %s: %w", path, err)
	}
	p, err := readFixedPart(bytes.NewReader(b), nil)
	return m, p.digest, err
}

func decodeManifest(b []byte) (*Manifest, error) {
	m := &Manifest{}
	if err := json.Unmarshal(b, m); err != nil {
		var newer struct { // its other fields may have changed meaning
			Format int `json:"format"`
		}
		if json.Unmarshal(b, &newer) == nil && newer.Format > Format {
			return nil, checkFormat(newer.Format)
		}
		return nil, fmt.Errorf("%w: the file is damaged, and nothing of the run can be read without it: put back a copy, or run the suite again", jsonerror.Plain(err))
	}
	if err := m.check(); err != nil {
		return nil, err
	}
	return m, nil
}

// check returns an error if no version of assay up to this one can have written m.
func (m *Manifest) check() error {
	if err := checkFormat(m.Format); err != nil {
		return err
	}
	if m.ID == "" || m.Suite == "" || !m.SuiteDigest.Valid() || len(m.Resolved) == 0 {
		return errors.New("id, suite, suite_digest or resolved is missing: the file was not written by assay")
	}
	for _, h := range []Head{m.Head, m.NotesHead} {
		if h != "" && !headForm.MatchString(string(h)) {
			return fmt.Errorf("%q is no head: the file was changed", h)
		}
	}
	return nil
}

// ErrNewer is wrapped by errors about data that only a newer assay can read. Such data
// is not damaged.
var ErrNewer = errors.New("written by a newer assay: install the version that wrote it, or a later one")

func checkFormat(format int) error {
	switch {
	case format < 1:
		return errors.New("it has no format number: the file was not written by assay")
	case format > Format:
		return fmt.Errorf("it has format %d, and this assay reads formats up to %d: %w", format, Format, ErrNewer)
	}
	return nil
}

// Manifest returns run.json. The caller must not change it.
func (r *Run) Manifest() *Manifest { return r.manifest }

// ForgetPlan frees the memory of the plan, which the manifest no longer has from then on.
// The folder keeps it.
func (r *Run) ForgetPlan() {
	m := *r.manifest
	m.Plan = trial.Plan{}
	r.manifest = &m
}

// Dir returns the path of the run folder.
func (r *Run) Dir() string { return r.dir }

// Open returns the bytes of ref after checking their size and digest. It implements
// [trial.Opener].
func (r *Run) Open(ref trial.Ref) ([]byte, error) { return openRef(ref, r.blobs.readBlob) }

// diskTime returns t as stored: in UTC with microseconds.
func diskTime(t time.Time) time.Time { return t.UTC().Truncate(time.Microsecond) }
