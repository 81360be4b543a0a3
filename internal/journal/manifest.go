package journal

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/atomicfile"
	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/quickjson"
	"github.com/assay-eval/assay/internal/seal"
)

// The manifest of a long run is long, too: it is written and compared piece by piece.

// writeManifest writes m to the named file as json.MarshalIndent encodes it.
func writeManifest(path string, m *Manifest) error {
	f, err := atomicfile.Create(path, fileMode)
	if err != nil {
		return err
	}
	defer f.Cleanup() //nolint:errcheck // does nothing once the file is in place
	out := bufio.NewWriterSize(f, 64<<10)
	if err := m.encode(out); err != nil {
		return err
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return f.CloseAtomicallyReplace()
}

// encode writes m with the trials of its plan one after the other.
func (m *Manifest) encode(out *bufio.Writer) error {
	frame := *m
	frame.Plan.Trials = nil
	b, err := json.MarshalIndent(&frame, "", "  ")
	if err != nil {
		return err
	}
	// No string of JSON holds a line break, so these are the fields themselves.
	before, plan, _ := bytes.Cut(b, []byte("\n  \"plan\": {"))
	head, rest, _ := bytes.Cut(plan, []byte("\n    \"trials\": null"))
	_, _ = out.Write(before) // out keeps its first error for Flush
	_, _ = fmt.Fprintf(out, "\n  \"plan\": {%s\n    \"trials\": ", head)
	switch trials := m.Plan.Trials; {
	case trials == nil:
		_, _ = out.WriteString("null")
	case len(trials) == 0:
		_, _ = out.WriteString("[]")
	default:
		var compact, indented []byte
		for i := range trials {
			if compact, err = quickjson.Append(compact[:0], &trials[i]); err != nil {
				return err
			}
			if bytes.ContainsAny(compact, "<>&") { // these are written as the rest of the file
				if compact, err = json.Marshal(&trials[i]); err != nil {
					return err
				}
			}
			indented = quickjson.AppendIndent(indented[:0], compact, "      ", "  ")
			_ = out.WriteByte("[,"[min(i, 1)])
			_, _ = out.WriteString("\n      ")
			_, _ = out.Write(indented)
		}
		_, _ = out.WriteString("\n    ]")
	}
	_, _ = out.Write(rest)
	return out.WriteByte('\n')
}

// The lines of run.json that change after the folder was made. The digest of run.json
// leaves them out. A field of run.json itself is indented by exactly two spaces.
var (
	journalHeadLine = manifestLine{`  "head": "`, lazyregexp.New(`^  "head": "([1-9][0-9]{0,17}:[0-9a-f]{64})",\n`)}
	notesHeadLine   = manifestLine{`  "notes_head": "`, lazyregexp.New(`^  "notes_head": "([1-9][0-9]{0,17}:[0-9a-f]{64})",\n`)}
	formatLine      = manifestLine{`  "format": `, lazyregexp.New(`^  "format": ([0-9]+),\n`)}
)

// manifestLine is a line of run.json by its beginning, which is cheap to compare, and by its
// whole form.
type manifestLine struct {
	begins string
	form   *lazyregexp.Regexp
}

// walkManifest passes run.json to each in parts: lines, or pieces of long ones. field is
// journalHeadLine, notesHeadLine or formatLine for the first line of this form, else nil, and
// value is the value of the field.
func walkManifest(r io.Reader, each func(part []byte, field *manifestLine, value string) error) error {
	in := bufio.NewReaderSize(r, 64<<10)
	left := []*manifestLine{&journalHeadLine, &notesHeadLine, &formatLine}
	begins := false // the first line is no field
	for {
		part, err := in.ReadSlice('\n')
		var field *manifestLine
		var value string
		for i, l := range left {
			if !begins || !bytes.HasPrefix(part, []byte(l.begins)) {
				continue
			}
			if m := l.form.FindSubmatch(part); m != nil {
				field, value, left[i] = l, string(m[1]), left[len(left)-1]
				left = left[:len(left)-1]
				break
			}
		}
		if len(part) > 0 {
			if err := each(part, field, value); err != nil {
				return err
			}
		}
		begins = err == nil
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil && !errors.Is(err, bufio.ErrBufferFull):
			return err
		}
	}
}

// fixedPart is what run.json has besides its heads, and the heads.
type fixedPart struct {
	digest      seal.Digest
	head, notes Head
	formatted   bool // it has a line with its format
}

// readFixedPart reads run.json, and passes all its parts to each, which may be nil.
func readFixedPart(r io.Reader, each func(part []byte)) (fixedPart, error) {
	var p fixedPart
	sum := sha256.New()
	err := walkManifest(r, func(part []byte, field *manifestLine, value string) error {
		if each != nil {
			each(part)
		}
		switch field {
		case &journalHeadLine:
			p.head = Head(value)
			return nil
		case &notesHeadLine:
			p.notes = Head(value)
			return nil
		case &formatLine:
			p.formatted = true
		}
		_, _ = sum.Write(part) // a hash never fails
		return nil
	})
	p.digest = seal.Digest(hex.EncodeToString(sum.Sum(nil)))
	return p, err
}

// readFixedFile is [readFixedPart] of the named file.
func readFixedFile(path string) (fixedPart, error) {
	f, err := os.Open(path)
	if err != nil {
		return fixedPart{}, err
	}
	defer f.Close()
	return readFixedPart(f, nil)
}

// readHeads returns the heads that run.json has now. While the rest of it is as it was
// when the run was opened, it need not be decoded.
func (r *Run) readHeads() (head, notes Head, err error) {
	p, err := readFixedFile(filepath.Join(r.dir, manifestFile))
	if err == nil && p.digest == r.digest {
		return p.head, p.notes, nil
	}
	m, _, err := readManifest(r.dir)
	if err != nil {
		return "", "", err
	}
	return m.Head, m.NotesHead, nil
}

// writeHeads stores new heads in run.json; change sets them in the manifest. The lock of
// the notes, which the caller holds, protects the file.
func (r *Run) writeHeads(change func(m *Manifest)) error {
	path := filepath.Join(r.dir, manifestFile)
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	p, err := readFixedFile(path)
	if err != nil {
		return err
	}
	if !p.formatted || p.digest != r.digest {
		return fmt.Errorf("%s is not as it was when the run was opened", path)
	}
	m := *r.manifest // all but the heads is the same
	m.Head, m.NotesHead = p.head, p.notes
	change(&m)
	if m.Head == p.head && m.NotesHead == p.notes {
		return nil
	}
	if err := replaceHeads(path, &m); err != nil {
		return err
	}
	if err := os.Chtimes(path, info.ModTime(), info.ModTime()); err != nil { // it tells when the run was made
		return err
	}
	return syncDir(r.dir)
}

// replaceHeads puts the heads of m in place of those in the file.
func replaceHeads(path string, m *Manifest) error {
	to, err := atomicfile.Create(path, fileMode)
	if err != nil {
		return err
	}
	defer to.Cleanup() //nolint:errcheck // does nothing once the file is in place
	from, err := os.Open(path)
	if err != nil {
		return err
	}
	out := bufio.NewWriterSize(to, 64<<10)
	err = walkManifest(from, func(part []byte, field *manifestLine, _ string) error {
		if field == &journalHeadLine || field == &notesHeadLine {
			return nil
		}
		_, err := out.Write(part)
		if field != &formatLine {
			return err
		}
		if m.Head != "" {
			_, _ = fmt.Fprintf(out, "  \"head\": %q,\n", m.Head)
		}
		if m.NotesHead != "" {
			_, err = fmt.Fprintf(out, "  \"notes_head\": %q,\n", m.NotesHead)
		}
		return err
	})
	if err := errors.Join(err, from.Close(), out.Flush()); err != nil {
		return err
	}
	return to.CloseAtomicallyReplace()
}
