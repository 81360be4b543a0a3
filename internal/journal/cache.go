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
// An entry holds the attempt and all its blobs. It is in a pack, or, if it is large, in a
// file of its own; it appears whole, and the first one stays. Nothing is fsynced; the
// digest over every entry turns the remains of a power failure into a miss.
type Cache struct {
	dir   string
	packs *packs
}

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
	return &Cache{dir, newPacks(dir)}, nil
}

// filePath returns the path of an entry with a file of its own.
func (c *Cache) filePath(kind byte, key seal.Digest) string {
	dir := c.dir
	if kind == responseEntry {
		dir = filepath.Join(dir, responseFolder)
	}
	return filepath.Join(dir, string(key[:2]), string(key)+".zst")
}

// Get returns the verified entry of key, or [ErrMiss].
func (c *Cache) Get(key seal.Digest) (*Entry, error) {
	var e *Entry
	err := c.readEntry(attemptEntry, key, func(b []byte) (err error) {
		e, err = decodeEntry(b, key)
		return err
	})
	return e, err
}

// readEntry calls decode with the bytes of an entry. The error is ErrMiss if there is none,
// and wraps it if decode fails.
func (c *Cache) readEntry(kind byte, key seal.Digest, decode func([]byte) error) error {
	if !key.Valid() {
		return fmt.Errorf("look in the cache: %q is not a digest", key)
	}
	at, found, err := c.packs.findPlace(keyOfPlace(kind, key))
	if err != nil {
		return fmt.Errorf("look in the cache: %w", err)
	}
	var b []byte
	path := c.filePath(kind, key)
	if found && at.pack != ownFile {
		path = c.packs.packPath(at.pack)
		b, err = c.packs.readPlace(at)
	} else {
		b, err = os.ReadFile(path)
		if errors.Is(err, fs.ErrNotExist) && !found {
			return ErrMiss
		}
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("look in the cache: %w", err)
		}
	}
	if err == nil {
		err = decode(b)
	}
	if err != nil {
		return fmt.Errorf("%w: %s is damaged and will be replaced: %w", ErrMiss, path, err)
	}
	return nil
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
	if err := c.publishEntry(attemptEntry, a.GenKey, sizeOfRefs(a), encode, replace); err != nil {
		return fmt.Errorf("put %s into the cache: %w", a.Key, err)
	}
	return nil
}

func sizeOfRefs(a *trial.Attempt) (n int64) {
	for ref := range AttemptRefs(a) {
		n += ref.Size
	}
	return n
}

// publishEntry makes what encode writes, about size bytes before compression, the entry of
// key. Without replace an existing entry stays.
func (c *Cache) publishEntry(kind byte, key seal.Digest, size int64, encode func(io.Writer) error, replace bool) error {
	k, path := keyOfPlace(kind, key), c.filePath(kind, key)
	isThere := func(found bool) bool {
		if !found && !replace {
			_, err := os.Stat(path)
			found = err == nil
		}
		return found && !replace
	}
	if size <= maxPacked {
		var b bytes.Buffer
		if err := encode(&b); err != nil {
			return err
		}
		err := c.packs.append(&addition{key: k, isThere: isThere, data: b.Bytes()})
		if !errors.Is(err, errStuck) {
			return err
		}
		encode = func(w io.Writer) error {
			_, err := w.Write(b.Bytes())
			return err
		}
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	tmp, err := writeTemp(c.dir, encode, 0o666, false)
	if err != nil {
		return err
	}
	moved := false
	move := func() (place, error) {
		err := os.Rename(tmp, path)
		moved = err == nil
		return place{pack: ownFile}, err
	}
	err = c.packs.append(&addition{key: k, isThere: isThere, store: move})
	if errors.Is(err, errStuck) {
		// Readers find a file that is not in the index if the index has no entry.
		_, found, readErr := c.packs.findPlace(k)
		switch {
		case readErr != nil || found && replace:
			err = errors.Join(err, readErr)
		case isThere(found):
			err = nil
		default:
			_, err = move()
		}
	}
	if !moved {
		err = errors.Join(err, os.Remove(tmp))
	}
	return err
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

// encode returns the header as encoding/json does, mostly in a fraction of the time.
func (h *entryHeader) encode() ([]byte, error) {
	w := &lineEncoder{b: append(make([]byte, 0, 4<<10), `{"attempt":{`...)}
	w.attempt(&trial.AttemptRecord{Attempt: *h.Attempt})
	w.end()
	w.open(`"origin":`)
	w.origin(&h.Origin)
	w.end()
	list(w, `"blobs":`, h.Blobs, func(w *lineEncoder, b *entryBlob) {
		w.text(`"digest":`, string(b.Digest))
		w.number(`"size":`, int64(b.Size))
	})
	if w.bad {
		return json.Marshal(h)
	}
	w.end()
	return w.b, nil
}

// encodeEntry writes an entry as one or more compressed frames.
func encodeEntry(w io.Writer, a *trial.Attempt, blobs trial.Opener, origin trial.Origin) error {
	h := entryHeader{Attempt: a, Origin: origin}
	var parts []func() ([]byte, error) // large blobs are opened twice, and one at a time
	seen := map[seal.Digest]bool{}
	for ref := range AttemptRefs(a) {
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
	header, err := h.encode()
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
	plain := make([]byte, 0, hex.EncodedLen(sha256.Size)+1+len(header)+int(min(sizeOfRefs(a), entryPart)))
	plain = hex.AppendEncode(plain, sum.Sum(nil))
	plain = append(append(plain, '\n'), header...)
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
	for ref := range AttemptRefs(&e.Attempt) {
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
	if _, found, err := c.packs.findPlace(keyOfPlace(attemptEntry, key)); found || err != nil {
		return err == nil
	}
	_, err := os.Stat(c.filePath(attemptEntry, key))
	return err == nil
}
