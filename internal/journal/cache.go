package journal

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Cache stores live attempts by generation key, so that the same treatment is paid
// for once. All runs of a machine share it; it is safe for use by several processes.
//
// An entry is one file with the attempt and all its blobs, published by link(2): it
// appears whole, and the first one stays. Nothing is fsynced; the digest over every
// entry turns the remains of a power failure into a miss.
type Cache struct{ dir string }

// ErrMiss is returned by [Cache.Get] if the key has no entry. An error that wraps it
// without being equal to it is also a warning: the entry is damaged.
var ErrMiss = errors.New("not in the cache")

// Entry is an attempt from the cache.
type Entry struct {
	Attempt trial.Attempt // as it was recorded, under the key of that trial
	Origin  trial.Origin  // of the live attempt
	Blobs   map[seal.Digest][]byte
}

// Open implements [trial.Opener] for the attempt's refs.
func (e *Entry) Open(ref trial.Ref) ([]byte, error) {
	return openRef(ref, func(d seal.Digest, _ int64) ([]byte, error) {
		if b, ok := e.Blobs[d]; ok {
			return b, nil
		}
		return nil, fs.ErrNotExist
	})
}

// OpenCache opens the cache in dir, creating it if necessary.
func OpenCache(dir string) (*Cache, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, fmt.Errorf("open the cache: %w", err)
	}
	return &Cache{dir: dir}, nil
}

func (c *Cache) entryPath(key seal.Digest) string {
	return filepath.Join(c.dir, string(key[:2]), string(key)+".zst")
}

// Get returns the verified entry of key, or [ErrMiss].
func (c *Cache) Get(key seal.Digest) (*Entry, error) {
	b, err := readCached(key, c.entryPath)
	if err != nil {
		return nil, err
	}
	e, err := decodeEntry(b, key)
	if err != nil {
		return nil, fmt.Errorf("%w: %s is damaged and will be replaced: %w", ErrMiss, c.entryPath(key), err)
	}
	return e, nil
}

// readCached returns the content of the file for key, or [ErrMiss].
func readCached(key seal.Digest, path func(seal.Digest) string) ([]byte, error) {
	if !key.Valid() {
		return nil, fmt.Errorf("look in the cache: %q is not a digest", key)
	}
	b, err := os.ReadFile(path(key))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrMiss
	}
	if err != nil {
		return nil, fmt.Errorf("look in the cache: %w", err)
	}
	return b, nil
}

// Put stores a under its GenKey, with the bytes of all its refs. It ignores a fault,
// an attempt that ended by deadline or stall, and one that is not live. An existing
// entry stays, unless it is damaged or replace is set.
func (c *Cache) Put(a *trial.Attempt, blobs trial.Opener, origin trial.Origin, replace bool) error {
	if a.Source != trial.Live || a.Fault != nil || a.End == nil || a.End.Reason == trial.Deadline || a.End.Reason == trial.Stall {
		return nil
	}
	if !a.GenKey.Valid() {
		return fmt.Errorf("put %s into the cache: %q is not a digest", a.Key, a.GenKey)
	}
	if !replace {
		_, err := c.Get(a.GenKey)
		if err == nil {
			return nil
		}
		if !errors.Is(err, ErrMiss) {
			return err
		}
		replace = err != ErrMiss //nolint:errorlint // wrapped: there is an entry, and it is damaged
	}
	encode := func(w io.Writer) error { return encodeEntry(w, a, blobs, origin) }
	if err := c.publishEntry(c.entryPath(a.GenKey), encode, replace); err != nil {
		return fmt.Errorf("put %s into the cache: %w", a.Key, err)
	}
	return nil
}

// publishEntry makes what write writes appear whole at path. Without replace an existing
// file stays.
func (c *Cache) publishEntry(path string, write func(io.Writer) error, replace bool) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	tmp, err := writeTemp(c.dir, write, 0o666, false)
	if err != nil {
		return err
	}
	if replace {
		if err := os.Rename(tmp, path); err != nil {
			return errors.Join(err, os.Remove(tmp))
		}
		return nil
	}
	err = os.Link(tmp, path)
	if errors.Is(err, fs.ErrExist) {
		err = nil // another process was first
	}
	return errors.Join(err, os.Remove(tmp))
}

// entryHeader is the second line of an entry. The first is the digest of the rest;
// the blobs follow the header.
type entryHeader struct {
	Attempt *trial.Attempt `json:"attempt"`
	Origin  trial.Origin   `json:"origin"`
	Blobs   []entryBlob    `json:"blobs,omitempty"`
}

type entryBlob struct {
	Digest seal.Digest `json:"digest"`
	Size   int         `json:"size"`
}

// encodeEntry writes an entry as one or more compressed frames.
func encodeEntry(w io.Writer, a *trial.Attempt, blobs trial.Opener, origin trial.Origin) error {
	h := entryHeader{Attempt: a, Origin: origin}
	var parts []func() ([]byte, error) // large blobs are opened twice, and one at a time
	seen := map[seal.Digest]bool{}
	for ref := range attemptRefs(a) {
		open := func() ([]byte, error) {
			return openRef(ref, func(seal.Digest, int64) ([]byte, error) { return blobs.Open(ref) })
		}
		if ref.Size <= entryPart {
			b, err := open()
			if err != nil {
				return err
			}
			open = func() ([]byte, error) { return b, nil }
		}
		if ref.Inline == nil && !seen[ref.Digest] {
			seen[ref.Digest] = true
			h.Blobs = append(h.Blobs, entryBlob{ref.Digest, int(ref.Size)})
			parts = append(parts, open)
		}
	}
	header, err := json.Marshal(h)
	if err != nil {
		return err
	}
	header = append(header, '\n')
	sum := sha256.New()
	sum.Write(header)
	for _, open := range parts {
		b, err := open()
		if err != nil {
			return err
		}
		sum.Write(b)
	}
	plain := append([]byte(hex.EncodeToString(sum.Sum(nil))+"\n"), header...)
	for _, open := range parts {
		b, err := open()
		if err != nil {
			return err
		}
		if len(plain) > entryPart || len(b) > entryPart {
			if err := compressTo(w, plain); err != nil {
				return err
			}
			plain = plain[:0]
		}
		if len(b) <= entryPart {
			plain = append(plain, b...)
		} else if err := compressTo(w, b); err != nil {
			return err
		}
	}
	return compressTo(w, plain)
}

// entryPart is from how many bytes on a part of an entry is compressed by itself.
const entryPart = 1 << 20

func decodeEntry(b []byte, key seal.Digest) (*Entry, error) {
	plain, err := decompressBytes(b, -1)
	if err != nil {
		return nil, err
	}
	sum, rest, _ := bytes.Cut(plain, []byte{'\n'})
	if seal.Of(rest) != seal.Digest(sum) {
		return nil, errors.New("its digest does not match")
	}
	header, data, _ := bytes.Cut(rest, []byte{'\n'})
	var h entryHeader
	if err := json.Unmarshal(header, &h); err != nil {
		return nil, err
	}
	if h.Attempt == nil || h.Attempt.GenKey != key {
		return nil, errors.New("it belongs to another key")
	}
	e := &Entry{Attempt: *h.Attempt, Origin: h.Origin, Blobs: make(map[seal.Digest][]byte, len(h.Blobs))}
	for _, blob := range h.Blobs {
		if blob.Size < 0 || blob.Size > len(data) {
			return nil, errors.New("it is too short")
		}
		e.Blobs[blob.Digest] = data[:blob.Size:blob.Size]
		data = data[blob.Size:]
	}
	for ref := range attemptRefs(&e.Attempt) {
		if _, err := e.Open(ref); err != nil {
			return nil, err
		}
	}
	return e, nil
}

// Has reports whether key has an entry, without reading it.
func (c *Cache) Has(key seal.Digest) bool {
	if !key.Valid() {
		return false
	}
	_, err := os.Stat(c.entryPath(key))
	return err == nil
}
