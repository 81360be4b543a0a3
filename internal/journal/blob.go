package journal

import (
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"sync"

	"github.com/klauspost/compress/zstd"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// blobStore keeps bytes under their SHA-256, each in a file of its own,
// compressed. Files appear whole or not at all.
type blobStore struct{ dir string }

// tmpDir holds files that are being written. What a killed process left there is
// removed by the next writer.
const tmpDir = ".tmp"

func (s blobStore) path(d seal.Digest) string { return filepath.Join(s.dir, blobName(d)) }

func blobName(d seal.Digest) string { return filepath.Join(string(d[:2]), string(d)+".zst") }

// BlobPath is where the blob of a valid digest lies, as seen from the run folder.
func BlobPath(d seal.Digest) string { return filepath.Join(blobDir, blobName(d)) }

// errBlob marks a blob that the caller gave under the wrong name: a mistake in
// the program and not of the disk.
var errBlob = errors.New("its bytes have another digest")

// put makes b durable under d. A blob that is there already is left alone.
func (s blobStore) put(d seal.Digest, b []byte) error {
	if !d.Valid() || seal.Of(b) != d {
		return fmt.Errorf("write blob %q: %w", d, errBlob)
	}
	path := s.path(d)
	dir := filepath.Dir(path)
	if _, err := os.Stat(path); err == nil {
		return syncDir(dir) // another writer may have renamed it a moment ago
	}
	if err := os.Mkdir(dir, 0o777); err == nil {
		if err := syncDir(s.dir); err != nil {
			return fmt.Errorf("write blob %s: %w", d, err)
		}
	} else if !errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("write blob %s: %w", d, err)
	}
	tmp, err := writeTemp(s.dir, compress(b), true)
	if err != nil {
		return fmt.Errorf("write blob %s: %w", d, err)
	}
	if err := os.Rename(tmp, path); err != nil {
		return fmt.Errorf("write blob %s: %w", d, errors.Join(err, os.Remove(tmp)))
	}
	if err := syncDir(dir); err != nil {
		return fmt.Errorf("write blob %s: %w", d, err)
	}
	return nil
}

// writeTemp writes b to a new file in the temporary folder of dir and returns
// its path. A file that could not be written whole is removed.
func writeTemp(dir string, b []byte, durable bool) (path string, err error) {
	f, err := createTemp(filepath.Join(dir, tmpDir))
	if err != nil {
		return "", err
	}
	defer func() {
		if err = errors.Join(err, f.Close()); err != nil {
			err = errors.Join(err, os.Remove(f.Name()))
		}
	}()
	if _, err := f.Write(b); err != nil {
		return "", err
	}
	if durable {
		err = f.Sync()
	}
	return f.Name(), err
}

// createTemp is os.CreateTemp, but the file has the permissions that the umask
// gives, as it will be renamed to stay.
func createTemp(dir string) (*os.File, error) {
	for {
		name := filepath.Join(dir, strconv.FormatUint(rand.Uint64(), 36))
		f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o666)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			if err := os.MkdirAll(dir, 0o777); err != nil {
				return nil, err
			}
		case !errors.Is(err, fs.ErrExist):
			return f, err
		}
	}
}

// has reports whether a blob is there.
func (s blobStore) has(d seal.Digest) bool {
	if !d.Valid() {
		return false
	}
	_, err := os.Stat(s.path(d))
	return err == nil
}

// get reads a blob of a known size. It does not check the digest; [open] does.
func (s blobStore) get(d seal.Digest, size int64) ([]byte, error) {
	b, err := os.ReadFile(s.path(d))
	if err != nil {
		return nil, err
	}
	return decompress(b, size)
}

// open returns the bytes behind ref, from the ref itself or by get, after
// checking them.
func open(ref trial.Ref, get func(seal.Digest, int64) ([]byte, error)) ([]byte, error) {
	if !ref.Digest.Valid() {
		return nil, fmt.Errorf("open %s: %q is no digest", refName(ref), ref.Digest)
	}
	b := ref.Inline
	if b == nil {
		var err error
		if b, err = get(ref.Digest, ref.Size); err != nil {
			return nil, fmt.Errorf("open %s: %w", refName(ref), err)
		}
	}
	if int64(len(b)) != ref.Size || seal.Of(b) != ref.Digest {
		return nil, fmt.Errorf("open %s: its %d bytes are not the recorded ones (%d bytes, sha256 %s): the run folder was damaged or changed",
			refName(ref), len(b), ref.Size, ref.Digest)
	}
	return b, nil
}

func refName(ref trial.Ref) string {
	if ref.Name != "" {
		return fmt.Sprintf("%s (blob %s)", ref.Name, ref.Digest.Short())
	}
	return "blob " + ref.Digest.Short()
}

// attemptRefs yields every ref of an attempt that points to something.
func attemptRefs(a *trial.Attempt) iter.Seq[trial.Ref] {
	return func(yield func(trial.Ref) bool) {
		one := func(r trial.Ref) bool { return r.IsZero() || yield(r) }
		if !one(a.Transcript) {
			return
		}
		for _, r := range a.Raw {
			if !one(r) {
				return
			}
		}
		if !one(a.Artifact.Answer) || a.Artifact.Submission != nil && !one(a.Artifact.Submission.Args) {
			return
		}
		if one(a.Artifact.Tree) && one(a.Artifact.Setup) {
			one(a.Artifact.Patch)
		}
	}
}

// The coders are shared: each keeps some megabytes of tables. They start no
// goroutines, since only whole buffers are coded.
var (
	encoder = sync.OnceValue(func() *zstd.Encoder {
		e, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedDefault), zstd.WithWindowSize(1<<20), zstd.WithLowerEncoderMem(true), zstd.WithZeroFrames(true))
		if err != nil {
			panic(err) // the options are constant
		}
		return e
	})
	decoder = sync.OnceValue(func() *zstd.Decoder {
		d, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(0), zstd.WithDecoderMaxMemory(maxBlob))
		if err != nil {
			panic(err)
		}
		return d
	})
)

// maxBlob bounds the memory that a forged file can claim.
const maxBlob = 1 << 30

func compress(b []byte) []byte { return encoder().EncodeAll(b, nil) }

// decompress returns the plain bytes of b, of which there must be size, or any
// number if size is negative.
func decompress(b []byte, size int64) ([]byte, error) {
	var h zstd.Header
	if err := h.Decode(b); err != nil {
		return nil, fmt.Errorf("decompress: %w", err)
	}
	if size >= 0 && h.HasFCS && h.FrameContentSize != uint64(size) {
		return nil, fmt.Errorf("decompress: it holds %d bytes, and %d were recorded", h.FrameContentSize, size)
	}
	out, err := decoder().DecodeAll(b, nil)
	if err != nil {
		return nil, fmt.Errorf("decompress: %w", err)
	}
	return out, nil
}
