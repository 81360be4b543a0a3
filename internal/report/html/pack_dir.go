package html

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// dataDir is the folder of the packs next to a page.
const dataDir = "report_data"

// packFile matches the names of packs next to a page.
var packFile = lazyregexp.New(`^p\d{4,}\.js$`)

// packDir writes packs to a temporary folder until they are published.
type packDir struct {
	dir string
	n   int // numbers given

	slots chan struct{}
	all   sync.WaitGroup
	mu    sync.Mutex
	sums  map[int][sha256.Size]byte
	err   error
}

func newPackDir(dir string) (*packDir, error) {
	tmp, err := os.MkdirTemp(dir, ".report_data-")
	if err != nil {
		return nil, err
	}
	return &packDir{dir: tmp, slots: make(chan struct{}, runtime.GOMAXPROCS(0)), sums: map[int][sha256.Size]byte{}}, nil
}

func (b *packDir) nextNumber() int {
	b.n++
	return b.n - 1
}

func (b *packDir) writeLater(k int, p *pack) {
	b.slots <- struct{}{}
	b.all.Go(func() {
		defer func() { <-b.slots }()
		sum, err := b.writePack(k, p)
		b.mu.Lock()
		defer b.mu.Unlock()
		b.sums[k] = sum
		b.err = errors.Join(b.err, err)
	})
}

func (b *packDir) writePack(k int, p *pack) (sum [sha256.Size]byte, err error) {
	defer p.releaseBuffer()
	gz, text := scratch(), scratch()
	defer release(gz)
	defer release(text)
	p.json.WriteByte('}')
	if err := compressTo(gz, p.json.Bytes()); err != nil {
		return sum, err
	}
	text.Grow(base64.StdEncoding.EncodedLen(gz.Len()) + 64)
	return sha256.Sum256(gz.Bytes()), os.WriteFile(b.packPath(k), script(text.AvailableBuffer(), k, gz.Bytes()), 0o666)
}

func (b *packDir) packPath(k int) string { return filepath.Join(b.dir, fileName("", k)) }

// removeFrom takes back all packs from number k on.
func (b *packDir) removeFrom(k int) error {
	b.all.Wait()
	for ; b.n > k; b.n-- {
		delete(b.sums, b.n-1)
		if err := os.Remove(b.packPath(b.n - 1)); !errors.Is(err, fs.ErrNotExist) {
			b.err = errors.Join(b.err, err)
		}
	}
	return b.err
}

// finishPacks waits for all packs and returns the digits that stand for their content;
// "" if there are none.
func (b *packDir) finishPacks() (string, error) {
	b.all.Wait()
	if b.err != nil || b.n == 0 {
		return "", b.err
	}
	h := sha256.New()
	for k := range b.n {
		sum := b.sums[k]
		_, _ = h.Write(sum[:]) // a hash never fails
	}
	return fmt.Sprintf("%09d", binary.BigEndian.Uint64(h.Sum(nil))%1e9), nil
}

// publishPacks moves the packs to where the page looks for them. It keeps older packs:
// an open page may still need them.
func (b *packDir) publishPacks(dir, data string) error {
	if b.n == 0 {
		return nil
	}
	to := filepath.Join(dir, dataDir)
	if err := os.MkdirAll(to, 0o777); err != nil {
		return err
	}
	for k := range b.n {
		if err := os.Rename(b.packPath(k), filepath.Join(to, fileName(data, k))); err != nil {
			return err
		}
	}
	return nil
}

func (b *packDir) removeDir() error {
	b.all.Wait()
	return os.RemoveAll(b.dir)
}

// removeOldPacks removes packs of earlier pages from dir, all but the first n of data, and
// the folder if nothing else is in it. Files that are no packs are not ours.
func removeOldPacks(dir, data string, n int) error {
	from := filepath.Join(dir, dataDir)
	entries, err := os.ReadDir(from)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	keep := make(map[string]bool, n)
	for k := range n {
		keep[fileName(data, k)] = true
	}
	left := 0
	for _, e := range entries {
		if keep[e.Name()] || !packFile.MatchString(e.Name()) {
			left++
			continue
		}
		if err := os.Remove(filepath.Join(from, e.Name())); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	if left == 0 {
		return os.Remove(from)
	}
	return nil
}
