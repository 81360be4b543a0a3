// Package seal turns values into named bytes: it redacts them, writes them as
// canonical JSON and digests them under a domain.
//
// Everything assay stores or compares goes through these steps in this order.
// Redaction comes first, so that no secret is ever hashed, compressed or sent.
// Canonical JSON (RFC 8785) gives equal values equal bytes. The domain of the digest
// keeps a generation key from being taken for a grade key.
//
// # Keys
//
// A key names everything that a result depends on. Configuration structs tag each
// field with the key that it enters:
//
//	type Config struct {
//		Model string `json:"model" key:"gen"`   // changes the response
//		Match string `json:"match" key:"grade"` // changes the score
//		Note  string `json:"note"  key:"none"`  // changes neither
//	}
//
// [SelectFields] projects a value onto the fields of one tag; a field without a tag
// is an error, so a forgotten tag is found by the first test that runs.
package seal

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"sync"
)

// Digest is the lower-case hexadecimal SHA-256 of some bytes: 64 characters.
// The empty Digest means "none".
type Digest string

// Of returns the digest of b without a domain. It names blobs.
func Of(b []byte) Digest {
	sum := sha256.Sum256(b)
	return digestOf(&sum)
}

// Short returns the first twelve characters, for people.
func (d Digest) Short() string {
	if len(d) < 12 {
		return string(d)
	}
	return string(d[:12])
}

// Valid reports whether d has the form of a digest.
func (d Digest) Valid() bool {
	if len(d) != 2*sha256.Size {
		return false
	}
	for _, c := range []byte(d) {
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return true
}

// Sum returns the bytes of d; none if it has not the form of a digest.
func (d Digest) Sum() (s Sum) {
	if d.Valid() {
		_, _ = hex.Decode(s[:], []byte(d)) // it is valid
	}
	return s
}

// Sum is a [Digest] in 32 bytes, for lists with a million of them. The zero value is none.
type Sum [sha256.Size]byte

// Digest returns s in its usual form, "" for none.
func (s Sum) Digest() Digest {
	text, _ := s.MarshalText()
	return Digest(text)
}

// MarshalText implements [encoding.TextMarshaler].
func (s Sum) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// AppendText implements [encoding.TextAppender].
func (s Sum) AppendText(b []byte) ([]byte, error) {
	if s == (Sum{}) {
		return b, nil
	}
	return hex.AppendEncode(b, s[:]), nil
}

// UnmarshalText implements [encoding.TextUnmarshaler].
func (s *Sum) UnmarshalText(text []byte) error {
	if d := Digest(text); d != "" && !d.Valid() {
		return fmt.Errorf("%q is not a digest", text)
	}
	*s = Digest(text).Sum()
	return nil
}

// Hash returns SHA-256(domain + "\n" + canonical JSON of v). The domain names
// the kind of key and its version, for example "assay/gen/1". It fails where
// [Canonical] fails.
func Hash(domain string, v any) (Digest, error) {
	room, _ := canonicals.Get().(*[]byte)
	defer canonicals.Put(room)
	b, err := appendCanonical((*room)[:0], v)
	if err != nil {
		return "", fmt.Errorf("hash for %s: canonical json: %w", domain, err)
	}
	if cap(b) <= 64<<10 {
		*room = b
	}
	return HashCanonical(domain, b), nil
}

// canonicals holds buffers for values that are only hashed.
var canonicals = sync.Pool{New: func() any { return new(make([]byte, 0, 1<<10)) }}

// HashCanonical is [Hash] of a value that is canonical JSON already.
func HashCanonical(domain string, canonical []byte) Digest {
	h := sha256.New()
	h.Write([]byte(domain))
	h.Write([]byte{'\n'})
	h.Write(canonical)
	var sum [sha256.Size]byte
	h.Sum(sum[:0])
	return digestOf(&sum)
}

func digestOf(sum *[sha256.Size]byte) Digest {
	var digits [2 * sha256.Size]byte
	hex.Encode(digits[:], sum[:])
	return Digest(digits[:])
}

// HashFile returns the SHA-256 digest of the file at path.
func HashFile(path string) (Digest, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return Digest(hex.EncodeToString(h.Sum(nil))), nil
}
