package journal

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"sync"

	"github.com/klauspost/compress/zstd"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// OpenReader is like [Run.Open] for large data, such as a transcript of 100 MB: it
// takes about two megabytes of memory. If size or digest are not as recorded, the
// last Read returns an error in place of [io.EOF]; a reader that stops before the end
// has checked nothing.
func (r *Run) OpenReader(ref trial.Ref) (io.ReadCloser, error) {
	if !ref.Digest.Valid() {
		return nil, fmt.Errorf("open %s: %q is not a digest", refName(ref), ref.Digest)
	}
	v := &verifyingReader{ref: ref, sum: sha256.New()}
	if ref.Inline != nil {
		v.from = bytes.NewReader(ref.Inline)
		return v, nil
	}
	f, err := os.Open(r.blobs.blobPath(ref.Digest))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", refName(ref), err)
	}
	d, err := streamDecoder(f)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", refName(ref), errors.Join(err, f.Close()))
	}
	v.from, v.decoder, v.file = d, d, f
	return v, nil
}

// verifyingReader passes bytes on and compares them with their ref.
type verifyingReader struct {
	ref     trial.Ref
	from    io.Reader
	sum     hash.Hash
	n       int64
	err     error // the first error
	decoder *zstd.Decoder
	file    *os.File
}

// Read implements io.Reader.
func (v *verifyingReader) Read(b []byte) (int, error) {
	if v.err != nil {
		return 0, v.err
	}
	n, err := v.from.Read(b)
	v.n += int64(n)
	_, _ = v.sum.Write(b[:n]) // a hash never fails
	switch {
	case v.n > v.ref.Size:
		v.err = v.damageError()
		return 0, v.err
	case errors.Is(err, io.EOF):
		v.err = io.EOF
		if v.n != v.ref.Size || seal.Digest(hex.EncodeToString(v.sum.Sum(nil))) != v.ref.Digest {
			v.err = v.damageError()
		}
	case err != nil:
		v.err = fmt.Errorf("open %s: %w", refName(v.ref), err)
	}
	return n, v.err
}

func (v *verifyingReader) damageError() error {
	return fmt.Errorf("open %s: its bytes are not the recorded ones (%d bytes, sha256 %s): the run folder was damaged or changed",
		refName(v.ref), v.ref.Size, v.ref.Digest)
}

// Close closes the file.
func (v *verifyingReader) Close() error {
	if v.file == nil {
		return nil
	}
	f, d := v.file, v.decoder
	v.file, v.decoder = nil, nil
	v.err = os.ErrClosed
	if d.Reset(nil) == nil {
		streamDecoders.Put(d)
	}
	return f.Close()
}

// streamDecoders holds decoders for reuse: each has a window of a megabyte and
// tables.
var streamDecoders sync.Pool

// maxWindow bounds the memory that a forged frame can claim; ours have 1 MiB.
const maxWindow = 16 << 20

func streamDecoder(r io.Reader) (*zstd.Decoder, error) {
	if d, ok := streamDecoders.Get().(*zstd.Decoder); ok {
		if err := d.Reset(r); err == nil {
			return d, nil
		}
	}
	return zstd.NewReader(r, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true), zstd.WithDecoderMaxWindow(maxWindow), zstd.WithDecoderMaxMemory(maxBlob))
}
