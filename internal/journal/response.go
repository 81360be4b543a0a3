package journal

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"github.com/assay-eval/assay/internal/seal"
)

// The cache stores single model responses in addition to whole attempts. Each is a file
// below responseFolder, named by the digest of the request. The file contains a digest
// of the rest, the key, and the response as its writer encodes it.
const responseFolder = "responses"

func (c *Cache) responsePath(key seal.Digest) string {
	return filepath.Join(c.dir, responseFolder, string(key[:2]), string(key)+".zst")
}

// GetResponse returns the verified response for key, or [ErrMiss]. The error wraps
// ErrMiss if the file is damaged.
func (c *Cache) GetResponse(key seal.Digest) ([]byte, error) {
	b, err := readCached(key, c.responsePath)
	if err != nil {
		return nil, err
	}
	plain, err := decompressBytes(b, -1)
	if err == nil {
		sum, rest, _ := bytes.Cut(plain, []byte{'\n'})
		of, body, _ := bytes.Cut(rest, []byte{'\n'})
		if seal.Of(rest) == seal.Digest(sum) && seal.Digest(of) == key {
			return body, nil
		}
		err = errors.New("its digest does not match")
	}
	return nil, fmt.Errorf("%w: %s is damaged and will be replaced: %w", ErrMiss, c.responsePath(key), err)
}

// PutResponse stores the response for key. It overwrites an existing one only if
// replace is true.
func (c *Cache) PutResponse(key seal.Digest, body []byte, replace bool) error {
	if !key.Valid() {
		return fmt.Errorf("put a response into the cache: %q is not a digest", key)
	}
	rest := append([]byte(key+"\n"), body...)
	encode := func(w io.Writer) error { return compressTo(w, append([]byte(seal.Of(rest)+"\n"), rest...)) }
	if err := c.publishEntry(c.responsePath(key), encode, replace); err != nil {
		return fmt.Errorf("put a response into the cache: %w", err)
	}
	return nil
}
