package journal

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/atomicfile"
)

// SignatureFile holds the signature of a run, next to run.json.
const SignatureFile = manifestFile + ".sig"

// SignatureNamespace is the namespace of signatures of runs.
const SignatureNamespace = "assay-run"

// SignedText returns the bytes that a signature of the run covers: its heads, one a line,
// as `jq -r '.head, (.notes_head // empty)' run.json` prints them. It fails for a run
// that has no head.
func (r *Run) SignedText() ([]byte, error) {
	m, _, err := readManifest(r.dir) // notes may have come
	if err != nil {
		return nil, err
	}
	if m.Head == "" {
		return nil, fmt.Errorf("run %s has no head: no session of it has ended in order, or it is of format 1", r.dir)
	}
	text := string(m.Head) + "\n"
	if m.NotesHead != "" {
		text += string(m.NotesHead) + "\n"
	}
	return []byte(text), nil
}

// Signature returns the content of the signature file; nil if none.
func (r *Run) Signature() ([]byte, error) {
	b, err := os.ReadFile(filepath.Join(r.dir, SignatureFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return b, err
}

// WriteSignature stores a signature with the run, in place of an earlier one.
func (r *Run) WriteSignature(armored []byte) error {
	if err := atomicfile.WriteFile(filepath.Join(r.dir, SignatureFile), armored, fileMode); err != nil {
		return fmt.Errorf("write the signature: %w", err)
	}
	return syncDir(r.dir)
}
