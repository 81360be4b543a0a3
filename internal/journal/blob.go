package journal

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"

	"github.com/klauspost/compress/zstd"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// blobStore stores blobs by SHA-256, each in its own compressed file. Files appear
// whole or not at all.
type blobStore struct{ dir string }

// tmpDir holds files that are being written. The next writer removes leftovers of a
// killed process.
const tmpDir = ".tmp"

func (s blobStore) blobPath(d seal.Digest) string { return filepath.Join(s.dir, blobName(d)) }

func blobName(d seal.Digest) string { return filepath.Join(string(d[:2]), string(d)+".zst") }

// BlobPath returns the path of a blob, relative to the run folder. The digest must be
// valid.
func BlobPath(d seal.Digest) string { return filepath.Join(blobDir, blobName(d)) }

// errBlob marks a blob passed under the wrong digest: a bug, not a failure of the
// disk.
var errBlob = errors.New("its bytes have another digest")

// writeBlob makes b durable under d. It leaves an existing blob alone.
func (s blobStore) writeBlob(d seal.Digest, b []byte) error {
	if !d.Valid() || seal.Of(b) != d {
		return fmt.Errorf("write blob %q: %w", d, errBlob)
	}
	path := s.blobPath(d)
	dir := filepath.Dir(path)
	if _, err := os.Stat(path); err == nil {
		return syncDir(dir) // another writer may have renamed it a moment ago
	}
	if err := os.Mkdir(dir, folderMode); err == nil {
		if err := syncDir(s.dir); err != nil {
			return fmt.Errorf("write blob %s: %w", d, err)
		}
	} else if !errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("write blob %s: %w", d, err)
	}
	tmp, err := writeTemp(s.dir, func(w io.Writer) error { return compressTo(w, b) }, fileMode, true)
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

// KeepBlob makes b durable under d before a record that names it is written.
func (r *Run) KeepBlob(d seal.Digest, b []byte) error { return r.blobs.writeBlob(d, b) }

// writeTemp writes a new file in the temporary folder of dir and returns its path. On
// error it removes the file.
func writeTemp(dir string, write func(io.Writer) error, mode fs.FileMode, durable bool) (path string, err error) {
	f, err := createTemp(filepath.Join(dir, tmpDir), mode)
	if err != nil {
		return "", err
	}
	defer func() {
		if err = errors.Join(err, f.Close()); err != nil {
			err = errors.Join(err, os.Remove(f.Name()))
		}
	}()
	if err := write(f); err != nil {
		return "", err
	}
	if durable {
		err = f.Sync()
	}
	return f.Name(), err
}

// createTemp is os.CreateTemp with permissions less the umask, since the file will be
// renamed to stay.
func createTemp(dir string, mode fs.FileMode) (*os.File, error) {
	for {
		name := filepath.Join(dir, strconv.FormatUint(rand.Uint64(), 36))
		f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			if err := os.MkdirAll(dir, mode|mode>>2&0o111); err != nil {
				return nil, err
			}
		case !errors.Is(err, fs.ErrExist):
			return f, err
		}
	}
}

func (s blobStore) hasBlob(d seal.Digest) bool {
	if !d.Valid() {
		return false
	}
	_, err := os.Stat(s.blobPath(d))
	return err == nil
}

// readBlob reads a blob of a known size. It does not check the digest; openRef does.
func (s blobStore) readBlob(d seal.Digest, size int64) ([]byte, error) {
	b, err := os.ReadFile(s.blobPath(d))
	if err != nil {
		return nil, err
	}
	return decompressBytes(b, size)
}

// openRef returns the bytes of ref, inline or from get, after checking size and
// digest.
func openRef(ref trial.Ref, get func(seal.Digest, int64) ([]byte, error)) ([]byte, error) {
	if !ref.Digest.Valid() {
		return nil, fmt.Errorf("open %s: %q is not a digest", refName(ref), ref.Digest)
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

// AttemptRefs yields every nonzero ref of an attempt.
func AttemptRefs(a *trial.Attempt) iter.Seq[trial.Ref] {
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

// compression is how blobs are compressed.
var compression = []zstd.EOption{zstd.WithEncoderLevel(zstd.SpeedDefault), zstd.WithWindowSize(1 << 20), zstd.WithLowerEncoderMem(true), zstd.WithZeroFrames(true)}

// The coders are shared, since each keeps some megabytes of tables. They code whole
// buffers only and start no goroutines.
var (
	encoder = sync.OnceValue(func() *zstd.Encoder {
		e, err := zstd.NewWriter(nil, compression...)
		if err != nil {
			panic(err) // the options are constant
		}
		return e
	})
	// smallEncoder takes a third of the time for data of which it makes about the same size.
	smallEncoder = sync.OnceValue(func() *zstd.Encoder {
		e, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest), zstd.WithWindowSize(2*small), zstd.WithLowerEncoderMem(true), zstd.WithZeroFrames(true))
		if err != nil {
			panic(err)
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

// small is the size of data up to which smallEncoder compresses it.
const small = 64 << 10

func compressBytes(b []byte) []byte {
	if len(b) <= small {
		return smallEncoder().EncodeAll(b, nil)
	}
	return encoder().EncodeAll(b, nil)
}

// compressTo writes b compressed. Large data is not in memory a second time.
func compressTo(w io.Writer, b []byte) error {
	const large = 4 << 20
	if len(b) <= large {
		_, err := w.Write(compressBytes(b))
		return err
	}
	e, err := zstd.NewWriter(nil, append(slices.Clip(compression), zstd.WithEncoderConcurrency(1))...)
	if err != nil {
		return err
	}
	e.ResetContentSize(w, int64(len(b)))
	_, err = e.Write(b)
	return errors.Join(err, e.Close())
}

// decompressBytes returns the plain bytes of b. It fails if their number is not size,
// unless size is negative.
func decompressBytes(b []byte, size int64) ([]byte, error) {
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
