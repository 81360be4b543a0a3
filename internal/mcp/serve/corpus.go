package serve

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// The limits of a corpus.
const (
	MaxFile   = 16 << 20  // bytes of one file, unpacked; a larger one is left out, and said so
	MaxCorpus = 256 << 20 // bytes of all files
	MaxDocs   = 200_000   // documents
)

type document struct {
	id, title, url string
	text           string
	sections       []section // at least one, in order
}

// kindsOfFile are the files of a corpus by extension.
var kindsOfFile = map[string]string{
	".md": "markdown", ".markdown": "markdown", ".mdx": "markdown", ".mdown": "markdown",
	".txt": "text", ".text": "text", ".rst": "text", ".adoc": "text",
	".jsonl": "records", ".ndjson": "records",
}

const kindsInWords = "Markdown (.md, .markdown, .mdx), text (.txt, .rst, .adoc) or JSON lines (.jsonl, .ndjson, .jsonl.zst)"

// packed is the extension of JSON lines that zstd has compressed.
const packed = ".jsonl.zst"

func kindOfFile(name string) string {
	if strings.HasSuffix(strings.ToLower(name), packed) {
		return "records"
	}
	return kindsOfFile[strings.ToLower(path.Ext(name))]
}

// corpus reads documents, sorted by id. A file that cannot be used as a whole is
// left out with a notice; a mistake in a file of JSON lines is an error that
// begins with file:line.
type corpus struct {
	dir     string
	called  string // what people call dir
	docs    []document
	from    map[string]string // file, and line, by id
	bytes   int64
	notices []string
}

// readCorpus reads the files below dir in fsys, which people call so; dir may
// be a file. It never leaves fsys, and follows links to files only, as far as
// fsys does.
func readCorpus(fsys fs.FS, dir, called string) (*corpus, error) {
	c := &corpus{dir: dir, called: called, from: map[string]string{}}
	err := fs.WalkDir(fsys, dir, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil && name == dir:
			return fmt.Errorf("read %s: %w", called, PlainReason(err))
		case err != nil:
			c.leaveOut(name, PlainReason(err))
			return nil
		case name != dir && strings.HasPrefix(path.Base(name), "."):
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		case d.IsDir():
			return nil
		}
		kind := kindOfFile(name)
		if kind == "" {
			if name == dir {
				return fmt.Errorf("%s is neither a folder nor a file of %s", called, kindsInWords)
			}
			return nil
		}
		if d.Type()&^fs.ModeSymlink != 0 {
			c.leaveOut(name, errNoFile)
			return nil
		}
		return c.addFile(fsys, dir, name, kind)
	})
	if err != nil {
		return nil, err
	}
	if len(c.docs) == 0 {
		return nil, fmt.Errorf("%s: there are no documents: put files of %s there", called, kindsInWords)
	}
	slices.SortFunc(c.docs, func(a, b document) int { return strings.Compare(a.id, b.id) })
	return c, nil
}

func (c *corpus) displayName(name string) string {
	if name == c.dir {
		return c.called
	}
	return path.Join(c.called, strings.TrimPrefix(name, c.dir+"/"))
}

func (c *corpus) leaveOut(name string, why error) {
	c.notices = append(c.notices, fmt.Sprintf("%s: left out: %v", c.displayName(name), why))
}

// PlainReason returns an error without the name of the file.
func PlainReason(err error) error {
	if p, ok := errors.AsType[*fs.PathError](err); ok {
		return p.Err
	}
	return err
}

func (c *corpus) addFile(fsys fs.FS, dir, name, kind string) error {
	data, err := readFile(fsys, name)
	if err != nil {
		c.leaveOut(name, PlainReason(err))
		return nil
	}
	if c.bytes += int64(len(data)); c.bytes > MaxCorpus {
		return fmt.Errorf("%s: the files are more than %d MiB together: serve a part of them", c.displayName(name), MaxCorpus>>20)
	}
	text := cleanText(data)
	if kind == "records" {
		return c.addRecords(name, text)
	}
	id := name
	if name == dir {
		id = path.Base(name)
	}
	d := document{id: id, title: titleOfFile(name), text: text, sections: []section{{own: len(text), end: len(text)}}}
	if kind == "markdown" {
		title, sections := parseMarkdown(text)
		d.sections = sections
		if title != "" {
			d.title = title
		}
	}
	return c.addDocument(d, c.displayName(name))
}

func (c *corpus) addDocument(d document, from string) error {
	if before, ok := c.from[d.id]; ok {
		return fmt.Errorf("%s: id %q is already that of %s: ids must differ", from, d.id, before)
	}
	if len(c.docs) == MaxDocs {
		return fmt.Errorf("%s: there are more than %d documents: serve a part of them", from, MaxDocs)
	}
	c.from[d.id] = from
	c.docs = append(c.docs, d)
	return nil
}

var errNoFile = errors.New("it is not a file")

// readFile reads a regular file of text within the limit.
func readFile(fsys fs.FS, name string) ([]byte, error) {
	if info, err := fs.Stat(fsys, name); err != nil { // before Open, which waits at a pipe
		return nil, err
	} else if !info.Mode().IsRegular() {
		return nil, errNoFile
	}
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var in io.Reader = f
	if strings.HasSuffix(strings.ToLower(name), packed) {
		z, err := zstd.NewReader(f, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(64<<20))
		if err != nil {
			return nil, err
		}
		defer z.Close()
		in = z
	}
	data, err := io.ReadAll(io.LimitReader(in, MaxFile+1))
	switch {
	case err != nil:
		return nil, err
	case len(data) > MaxFile:
		return nil, fmt.Errorf("it is larger than %d MiB", MaxFile>>20)
	case bytes.IndexByte(data, 0) >= 0:
		return nil, errors.New("it is not text (there are zero bytes in it)")
	}
	return data, nil
}

// cleanText makes valid UTF-8 with plain line ends.
func cleanText(data []byte) string {
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	return strings.ToValidUTF8(strings.ReplaceAll(string(data), "\r\n", "\n"), "\ufffd")
}

type record struct {
	ID    string  `json:"id"`
	Title string  `json:"title"`
	Text  *string `json:"text"`
	URL   string  `json:"url"`
}

// addRecords reads a file of JSON lines. A record is always one section.
func (c *corpus) addRecords(name, text string) error {
	n := 0
	for line := range strings.Lines(text) {
		n++
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		at := fmt.Sprintf("%s:%d", c.displayName(name), n)
		var r record
		dec := json.NewDecoder(strings.NewReader(line))
		err := dec.Decode(&r)
		if err == nil && dec.InputOffset() != int64(len(line)) {
			err = errors.New("something stands behind the object")
		}
		switch {
		case err != nil:
			return fmt.Errorf(`%s: not a record such as {"id": "a", "title": "A", "text": "…"}: %s`, at, strings.TrimPrefix(err.Error(), "json: "))
		case r.ID == "":
			return fmt.Errorf("%s: the record has no id: give it one that is unique", at)
		case r.Text == nil:
			return fmt.Errorf("%s: record %q has no text", at, r.ID)
		}
		d := document{id: r.ID, title: r.Title, url: r.URL, text: *r.Text, sections: []section{{own: len(*r.Text), end: len(*r.Text)}}}
		if d.title == "" {
			d.title = r.ID
		}
		if err := c.addDocument(d, at); err != nil {
			return err
		}
	}
	return nil
}
