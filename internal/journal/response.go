package journal

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/assay-eval/assay/internal/seal"
)

// The cache stores single model responses in addition to whole attempts, by the digest of
// the request. An entry contains a digest of the rest, the key, and the response as its
// writer encodes it. One with a file of its own is below responseFolder.
const responseFolder = "responses"

// GetResponse returns the verified response for key, or [ErrMiss]. The error wraps
// ErrMiss if the entry is damaged.
func (c *Cache) GetResponse(key seal.Digest) (body []byte, err error) {
	err = c.readEntry(responseEntry, key, func(b []byte) error {
		plain, err := decompressBytes(b, -1)
		if err != nil {
			return err
		}
		sum, rest, _ := bytes.Cut(plain, []byte{'\n'})
		var of []byte
		of, body, _ = bytes.Cut(rest, []byte{'\n'})
		if seal.Of(rest) != seal.Digest(sum) || seal.Digest(of) != key {
			return errors.New("its digest does not match")
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return body, nil
}

// PutResponse stores the response for key. It overwrites an existing one only if
// replace is true.
func (c *Cache) PutResponse(key seal.Digest, body []byte, replace bool) error {
	if !key.Valid() {
		return fmt.Errorf("put a response into the cache: %q is not a digest", key)
	}
	rest := append([]byte(key+"\n"), body...)
	encode := func(w io.Writer) error { return compressTo(w, append([]byte(seal.Of(rest)+"\n"), rest...)) }
	if err := c.publishEntry(responseEntry, key, int64(len(rest)), encode, replace); err != nil {
		return fmt.Errorf("put a response into the cache: %w", err)
	}
	return nil
}
