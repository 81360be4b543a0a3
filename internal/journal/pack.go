package journal

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"github.com/assay-eval/assay/internal/seal"
)

// packs are the files of a cache that hold its entries one after another, because creating
// a file takes much longer than appending to one. An index holds the places of the entries;
// its last record of a key counts.
//
// A process appends to the last pack, and then to the index, while it holds a lock. Readers
// need none: an entry is whole when its record appears. No record refers to data that a
// killed process did not finish appending, and the next process that appends removes an
// incomplete record.
type packs struct {
	dir      string
	maxPack  int64         // size at which a new pack is started
	patience time.Duration // for the lock

	appending sync.Mutex
	stuck     bool // the lock is not available, so entries get their own files

	queueing sync.Mutex
	queue    []*addition // to be appended by the next holder of appending

	mu     sync.Mutex
	index  os.FileInfo // of the index as far as it was read
	read   int64       // bytes of it
	last   uint32      // pack of the last record that names one
	places map[placeKey]place
}

const (
	packFolder = "packs"
	packIndex  = "index"
	packLock   = "lock"

	// maxPacked is the size of the largest entry that goes to a pack.
	maxPacked = 1 << 20
	// ownFile is the pack of an entry with a file of its own.
	ownFile = 0
)

// The kinds of entries.
const (
	attemptEntry  = 'a'
	responseEntry = 'r'
)

// placeKey is a kind followed by a key.
type placeKey [1 + sha256.Size]byte

// place is where an entry is.
type place struct {
	at   int64
	size uint32
	pack uint32
}

// recordSize is the size of a record of the index: the key, the place and the kind of an
// entry, and the first bytes of a digest of these.
const (
	recordSize = 64
	recordSum  = 56 // where the digest begins
)

func newPacks(dir string) *packs {
	return &packs{dir: filepath.Join(dir, packFolder), maxPack: 256 << 20, patience: 5 * time.Second}
}

func (p *packs) indexPath() string { return filepath.Join(p.dir, packIndex) }

func (p *packs) packPath(n uint32) string { return filepath.Join(p.dir, fmt.Sprintf("%06d.pack", n)) }

// keyOfPlace returns the key of an entry in the index. The digest must be valid.
func keyOfPlace(kind byte, key seal.Digest) (k placeKey) {
	k[0] = kind
	_, _ = hex.Decode(k[1:], []byte(key))
	return k
}

func encodePlace(k placeKey, at place) []byte {
	b := make([]byte, recordSize)
	copy(b, k[1:])
	binary.BigEndian.PutUint64(b[32:], uint64(at.at))
	binary.BigEndian.PutUint32(b[40:], at.size)
	binary.BigEndian.PutUint32(b[44:], at.pack)
	b[48] = k[0]
	sum := sha256.Sum256(b[:recordSum])
	copy(b[recordSum:], sum[:])
	return b
}

// decodePlace returns false if b is damaged.
func decodePlace(b []byte) (k placeKey, at place, ok bool) {
	if sum := sha256.Sum256(b[:recordSum]); string(sum[:recordSize-recordSum]) != string(b[recordSum:]) {
		return k, at, false
	}
	k[0] = b[48]
	copy(k[1:], b)
	at.at = int64(binary.BigEndian.Uint64(b[32:]))
	at.size = binary.BigEndian.Uint32(b[40:])
	at.pack = binary.BigEndian.Uint32(b[44:])
	return k, at, true
}

// findPlace returns where the entry of k is. It reads what the index has gained since the
// last call.
func (p *packs) findPlace(k placeKey) (at place, found bool, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if err := p.readIndex(); err != nil {
		return place{}, false, err
	}
	at, found = p.places[k]
	return at, found, nil
}

// readIndex reads the records that the index has gained.
func (p *packs) readIndex() error {
	info, err := os.Stat(p.indexPath())
	if errors.Is(err, fs.ErrNotExist) {
		p.index, p.read, p.last, p.places = nil, 0, 0, nil
		return nil
	}
	if err != nil {
		return err
	}
	whole := info.Size() / recordSize * recordSize
	same := p.index != nil && os.SameFile(p.index, info)
	if same && whole == p.read {
		return nil
	}
	if !same || whole < p.read { // the user has deleted it
		p.read, p.last, p.places = 0, 0, make(map[placeKey]place)
	}
	f, err := os.Open(p.indexPath())
	if err != nil {
		return err
	}
	defer f.Close()
	if p.index, err = f.Stat(); err != nil {
		return err
	}
	if !os.SameFile(info, p.index) {
		p.read = 0
		return nil // it is read at the next call
	}
	b := make([]byte, recordSize<<10)
	for p.read < whole {
		n, err := f.ReadAt(b[:min(int64(len(b)), whole-p.read)], p.read)
		n -= n % recordSize
		for r := b[:n]; len(r) > 0; r = r[recordSize:] {
			k, at, ok := decodePlace(r[:recordSize])
			if !ok {
				continue // the machine has lost power
			}
			p.places[k] = at
			p.last = max(p.last, at.pack)
		}
		p.read += int64(n)
		if n == 0 {
			return err
		}
	}
	return nil
}

// readPlace returns the bytes at a place in a pack.
func (p *packs) readPlace(at place) ([]byte, error) {
	f, err := os.Open(p.packPath(at.pack))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if at.at < 0 || at.at+int64(at.size) > info.Size() {
		return nil, errors.New("the pack is too short")
	}
	b := make([]byte, at.size)
	_, err = f.ReadAt(b, at.at)
	return b, err
}

// errStuck is returned by append if another process keeps the lock, or the file system
// has none.
var errStuck = errors.New("the lock of the cache is not available")

// addition is an entry to be appended.
type addition struct {
	key placeKey
	// isThere reports whether to leave the entry out. It is called with whether the index
	// has the key.
	isThere func(found bool) bool
	// data are the bytes of an entry for a pack; else store keeps it and returns its place.
	data  []byte
	store func() (place, error)

	done bool
	err  error
}

// append adds an entry. Entries that come while another one is added are added together.
func (p *packs) append(a *addition) error {
	p.queueing.Lock()
	p.queue = append(p.queue, a)
	p.queueing.Unlock()
	runtime.Gosched() // where processors are short, others join, and share what follows
	p.appending.Lock()
	defer p.appending.Unlock()
	if a.done { // by the one before
		return a.err
	}
	p.queueing.Lock()
	all := p.queue
	p.queue = nil
	p.queueing.Unlock()
	err := p.appendAll(all)
	for _, x := range all {
		x.done = true
		if x.err == nil {
			x.err = err
		}
	}
	return a.err
}

// appendAll adds entries under the lock of the cache. The error concerns all of them.
func (p *packs) appendAll(all []*addition) (err error) {
	if p.stuck {
		return errStuck
	}
	if err := os.MkdirAll(p.dir, 0o777); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), p.patience)
	defer cancel()
	lock := flock.New(filepath.Join(p.dir, packLock), flock.SetPermissions(0o666))
	if _, err := lock.TryLockContext(ctx, time.Millisecond); err != nil {
		if errors.Is(err, fs.ErrPermission) {
			return err
		}
		p.stuck = true
		return fmt.Errorf("%w: %w", errStuck, err)
	}
	defer func() { err = errors.Join(err, lock.Close()) }()
	p.mu.Lock()
	defer p.mu.Unlock()
	if err := p.readIndex(); err != nil {
		return err
	}
	var data []byte // of the entries for a pack
	var added []indexed
	for _, a := range all {
		_, found := p.places[a.key]
		found = found || slices.ContainsFunc(added, func(x indexed) bool { return x.key == a.key })
		if a.isThere(found) {
			continue
		}
		x := indexed{key: a.key, packed: a.store == nil}
		if x.packed {
			x.place = place{at: int64(len(data)), size: uint32(len(a.data))} //nolint:gosec // at most maxPacked
			data = append(data, a.data...)
		} else if x.place, a.err = a.store(); a.err != nil {
			continue
		}
		added = append(added, x)
	}
	if len(data) > 0 {
		begin, err := p.appendToPack(data)
		if err != nil {
			return err
		}
		for i := range added {
			if x := &added[i]; x.packed {
				x.at, x.pack = begin.at+x.at, begin.pack
			}
		}
	}
	return p.appendToIndex(added)
}

// indexed is an entry of the index. The place of a packed one is relative to where the
// bytes of its addition begin until these are written.
type indexed struct {
	key placeKey
	place
	packed bool
}

// appendToPack appends b to the last pack, or to the next one if that is full.
func (p *packs) appendToPack(b []byte) (at place, err error) {
	at.pack = max(p.last, 1)
	if info, err := os.Stat(p.packPath(at.pack)); err == nil && info.Size() >= p.maxPack {
		at.pack++
	}
	f, err := os.OpenFile(p.packPath(at.pack), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o666)
	if err != nil {
		return at, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	if at.at, err = f.Seek(0, io.SeekEnd); err != nil {
		return at, err
	}
	_, err = f.Write(b)
	return at, err
}

// appendToIndex appends records after the last whole one.
func (p *packs) appendToIndex(added []indexed) (err error) {
	if len(added) == 0 {
		return nil
	}
	f, err := os.OpenFile(p.indexPath(), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o666)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	size, err := f.Seek(0, io.SeekEnd)
	if err != nil {
		return err
	}
	if torn := size % recordSize; torn != 0 {
		size -= torn
		if err := f.Truncate(size); err != nil {
			return err
		}
	}
	records := make([]byte, 0, len(added)*recordSize)
	for _, x := range added {
		records = append(records, encodePlace(x.key, x.place)...)
	}
	if _, err := f.Write(records); err != nil {
		return err
	}
	if p.index == nil || p.read != size {
		return nil // the next call reads them
	}
	for _, x := range added {
		p.places[x.key], p.last = x.place, max(p.last, x.pack)
	}
	p.read += int64(len(records))
	return nil
}
