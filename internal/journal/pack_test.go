package journal

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gofrs/flock"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/testenv"
)

func responseKey(n int) seal.Digest { return seal.Of(fmt.Append(nil, "request ", n)) }

func responseBody(n int) []byte { return bytes.Repeat(fmt.Appendf(nil, "response %d ", n), 50) }

// wantResponse checks that c returns body for key, or a miss if body is nil.
func wantResponse(t *testing.T, c *Cache, key seal.Digest, body []byte) {
	t.Helper()
	got, err := c.GetResponse(key)
	if body == nil {
		if err != ErrMiss { //nolint:errorlint // exactly: no warning
			t.Errorf("%.20q, %v, want a miss", got, err)
		}
	} else if err != nil || !bytes.Equal(got, body) {
		t.Errorf("%.20q, %v, want %.20q", got, err, body)
	}
}

func putResponse(t *testing.T, c *Cache, n int, body []byte, replace bool) {
	t.Helper()
	if err := c.PutResponse(responseKey(n), body, replace); err != nil {
		t.Fatal(err)
	}
}

// Entries of earlier versions, and large ones, are in files of their own. The index decides
// which of two entries counts.
func TestCacheMixesFilesAndPacks(t *testing.T) {
	c := newCache(t)
	large := make([]byte, maxPacked+1)
	old := responseBody(1)
	rest := append([]byte(responseKey(1)+"\n"), old...)
	path := c.filePath(responseEntry, responseKey(1))
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, compressBytes(append([]byte(seal.Of(rest)+"\n"), rest...)), 0o666); err != nil {
		t.Fatal(err)
	}
	wantResponse(t, c, responseKey(1), old)
	for _, step := range []struct {
		body    []byte
		replace bool
		want    []byte
	}{
		{responseBody(2), false, old},
		{large, false, old},
		{responseBody(2), true, responseBody(2)},
		{large, false, responseBody(2)},
		{large, true, large},
		{responseBody(3), false, large},
		{responseBody(3), true, responseBody(3)},
	} {
		putResponse(t, c, 1, step.body, step.replace)
		wantResponse(t, c, responseKey(1), step.want)
		again, err := OpenCache(c.dir)
		if err != nil {
			t.Fatal(err)
		}
		wantResponse(t, again, responseKey(1), step.want)
	}
	if left, _ := filepath.Glob(filepath.Join(c.dir, tmpDir, "*")); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

func TestPacksGrowToTheirSize(t *testing.T) {
	c := newCache(t)
	c.packs.maxPack = 500
	for n := range 40 {
		putResponse(t, c, n, responseBody(n), false)
	}
	again, err := OpenCache(c.dir)
	if err != nil {
		t.Fatal(err)
	}
	for n := range 40 {
		wantResponse(t, again, responseKey(n), responseBody(n))
	}
	packs, _ := filepath.Glob(filepath.Join(c.packs.dir, "*.pack"))
	if len(packs) < 5 || len(packs) > 20 {
		t.Errorf("%d packs: %v", len(packs), packs)
	}
}

// The remains of a killed process or a power failure hide no other entry.
func TestPacksBesideRemains(t *testing.T) {
	c := newCache(t)
	putResponse(t, c, 1, responseBody(1), false)
	spoil := func(path string, b []byte) {
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write(b); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	record := encodePlace(keyOfPlace(responseEntry, responseKey(2)), place{pack: 1, size: 10})
	spoil(c.packs.packPath(1), []byte("half an entry"))
	spoil(c.packs.indexPath(), record[:recordSize-1])
	wantResponse(t, c, responseKey(2), nil)
	putResponse(t, c, 3, responseBody(3), false)
	spoil(c.packs.indexPath(), make([]byte, recordSize))
	putResponse(t, c, 4, responseBody(4), false)
	again, err := OpenCache(c.dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []*Cache{c, again} {
		wantResponse(t, c, responseKey(1), responseBody(1))
		wantResponse(t, c, responseKey(2), nil)
		wantResponse(t, c, responseKey(3), responseBody(3))
		wantResponse(t, c, responseKey(4), responseBody(4))
	}
}

// The packs may be deleted while they are in use. A pack that is missing by itself is
// damage.
func TestPacksAreDeleted(t *testing.T) {
	c := newCache(t)
	for n := range 3 {
		putResponse(t, c, n, responseBody(n), false)
	}
	if err := os.Remove(c.packs.packPath(1)); err != nil {
		t.Fatal(err)
	}
	if _, err := c.GetResponse(responseKey(1)); !errors.Is(err, ErrMiss) || !strings.Contains(err.Error(), "1.pack is damaged") {
		t.Errorf("a missing pack: %v", err)
	}
	putResponse(t, c, 1, responseBody(1), true)
	wantResponse(t, c, responseKey(1), responseBody(1))
	if err := os.RemoveAll(c.dir); err != nil {
		t.Fatal(err)
	}
	wantResponse(t, c, responseKey(1), nil)
	putResponse(t, c, 2, responseBody(2), false)
	wantResponse(t, c, responseKey(2), responseBody(2))
	wantResponse(t, c, responseKey(1), nil)
}

// A process that is stopped while it has the lock does not hold up others.
func TestPacksWithoutTheLock(t *testing.T) {
	c := newCache(t)
	putResponse(t, c, 1, responseBody(1), false)
	lock := flock.New(filepath.Join(c.packs.dir, packLock))
	if got, err := lock.TryLock(); !got || err != nil {
		t.Fatal(got, err)
	}
	defer lock.Close()
	c.packs.patience = 20 * time.Millisecond
	putResponse(t, c, 2, responseBody(2), false)
	putResponse(t, c, 1, responseBody(2), false)
	wantResponse(t, c, responseKey(1), responseBody(1))
	if err := c.PutResponse(responseKey(1), responseBody(3), true); !errors.Is(err, errStuck) {
		t.Errorf("an entry of the index is replaced without the lock: %v", err)
	}
	again, err := OpenCache(c.dir)
	if err != nil {
		t.Fatal(err)
	}
	wantResponse(t, again, responseKey(2), responseBody(2))
	wantResponse(t, again, responseKey(1), responseBody(1))
}

// Writers of one cache are killed at random moments, two at once. Entries that a writer
// has announced are there, and what is there is whole.
func TestKillOfCacheWriters(t *testing.T) {
	testenv.Slow(t)
	rng := rand.New(rand.NewPCG(3, 20261128))
	c := newCache(t)
	announced := 0
	for session := 0; session < 12 || announced < 100 && session < 200; session++ { // on a busy machine writers begin late
		var outs [2]bytes.Buffer
		var cmds [2]*exec.Cmd
		for i := range cmds {
			cmds[i] = exec.Command(os.Args[0])
			cmds[i].Env = append(os.Environ(), helperEnv+"=responses", "DIR="+c.dir, fmt.Sprint("FIRST=", 1_000_000*(2*session+i)))
			cmds[i].Stdout, cmds[i].Stderr = &outs[i], os.Stderr
			if err := cmds[i].Start(); err != nil {
				t.Fatal(err)
			}
		}
		time.Sleep(50*time.Millisecond + time.Duration(rng.IntN(50_000))*time.Microsecond)
		for i, cmd := range cmds {
			if err := cmd.Process.Kill(); err != nil {
				t.Error(err)
			}
			_ = cmd.Wait()
			for line := range strings.Lines(outs[i].String()) {
				var n int
				if _, err := fmt.Sscanf(line, "%d\n", &n); err == nil && strings.HasSuffix(line, "\n") {
					announced++
					wantResponse(t, c, responseKey(n), responseBody(n))
				}
			}
		}
	}
	t.Logf("%d entries announced", announced)
	if announced < 100 {
		t.Errorf("only %d entries: the writers were killed before they wrote", announced)
	}
	again, err := OpenCache(c.dir)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := again.packs.findPlace(placeKey{}); err != nil {
		t.Fatal(err)
	}
	if len(again.packs.places) < announced {
		t.Errorf("%d entries in the index, and %d were announced", len(again.packs.places), announced)
	}
	for k := range again.packs.places {
		if _, err := again.GetResponse(seal.Digest(fmt.Sprintf("%x", k[1:]))); err != nil {
			t.Error(err)
		}
	}
}

func init() {
	helpers["responses"] = func() {
		c, err := OpenCache(os.Getenv("DIR"))
		var first int
		_, _ = fmt.Sscan(os.Getenv("FIRST"), &first)
		for n := first; err == nil; n++ {
			if err = c.PutResponse(responseKey(n), responseBody(n), false); err == nil {
				fmt.Println(n)
			}
		}
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// BenchmarkCachePut stores attempts as a run does.
func BenchmarkCachePut(b *testing.B) {
	c := newCache(b)
	a, blobs := fullAttempt("t")
	for n := 0; b.Loop(); n++ {
		a.GenKey = responseKey(n)
		if err := c.Put(a, blobs, someOrigin, false); err != nil {
			b.Fatal(err)
		}
	}
}
