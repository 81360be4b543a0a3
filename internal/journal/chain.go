package journal

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// From format 2 on, every line of the journal and of the notes begins with its hash:
// the SHA-256 of the hash of the line before it, as text, and of the rest of the line.
// Before the first line comes the digest of run.json. The last hash therefore depends on
// every byte of the run.
const (
	hashStart  = `{"h":"`
	hashEnd    = `",`
	hashedFrom = len(hashStart) + 2*sha256.Size + len(hashEnd) // where the hashed part of a line begins
)

// chain is the state of a chain of hashes.
type chain struct {
	last lineHash
	buf  []byte // reused
}

// lineHash is a hash in hexadecimal.
type lineHash [2 * sha256.Size]byte

func newChain(seed seal.Digest) *chain {
	c := &chain{}
	copy(c.last[:], seed)
	return c
}

// following returns the hash of a line after one with hash before. rest is the line
// from hashedFrom on, without its line break.
func (c *chain) following(before lineHash, rest []byte) (h lineHash) {
	c.buf = append(append(c.buf[:0], before[:]...), rest...)
	sum := sha256.Sum256(c.buf)
	hex.Encode(h[:], sum[:])
	return h
}

// seal writes the hash into line, which begins with room for it, and advances.
func (c *chain) seal(line []byte) {
	c.last = c.following(c.last, line[hashedFrom:])
	copy(line, hashStart)
	copy(line[len(hashStart):], c.last[:])
	copy(line[hashedFrom-len(hashEnd):], hashEnd)
}

// errChain is wrapped by errors about lines that are not as they were written.
var errChain = errors.New("its hash does not follow from the line and the one before it")

// recordedHash returns the hash that a line gives for itself.
func recordedHash(line []byte) (h lineHash, ok bool) {
	if !isHashed(line) {
		return h, false
	}
	copy(h[:], line[len(hashStart):])
	return h, true
}

// isHashed reports whether line begins with a hash.
func isHashed(line []byte) bool {
	return len(line) > hashedFrom && string(line[:len(hashStart)]) == hashStart && string(line[hashedFrom-len(hashEnd):hashedFrom]) == hashEnd
}

// verify advances by a line that was read.
func (c *chain) verify(line []byte) error {
	h, ok := recordedHash(line)
	if !ok {
		return errors.New("it does not begin with a hash")
	}
	if c.following(c.last, line[hashedFrom:]) != h {
		return fmt.Errorf("%w: it, or what precedes it, was changed, moved or removed", errChain)
	}
	c.last = h
	return nil
}

// Head is the last line of a journal, or of notes, as run.json holds it: "SEQ:HASH".
type Head string

func newHead(seq int64, h lineHash) Head {
	return Head(strconv.FormatInt(seq, 10) + ":" + string(h[:]))
}

var headForm = lazyregexp.New(`^[1-9][0-9]{0,17}:[0-9a-f]{64}$`)

// Seq returns the number of the line; 0 for no head.
func (h Head) Seq() int64 {
	if h == "" { // it is asked for every line
		return 0
	}
	text, _, _ := strings.Cut(string(h), ":")
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return 0
	}
	return n
}

// verifier checks the lines of a journal against their chain, and the chain against the
// head in run.json. In a run of format 1 it checks nothing.
type verifier struct {
	chain
	head    Head
	digest  seal.Digest // of run.json
	chained bool
}

func (r *Run) newVerifier() *verifier {
	return &verifier{chain: *newChain(r.digest), head: r.manifest.Head, digest: r.digest, chained: r.Chained()}
}

// Chained reports whether the lines of the run carry hashes, so that changes to them can
// be found.
func (r *Run) Chained() bool { return r.manifest.Format >= 2 }

// Digest returns the digest of run.json without its heads, from which the chain starts.
func (r *Run) Digest() seal.Digest { return r.digest }

// checkLine checks the line numbered seq, which is the next. session is its content if
// it opens a session.
func (v *verifier) checkLine(line []byte, seq int64, session *trial.Session) error {
	return v.checkVerified(line, seq, session, false)
}

// checkVerified is checkLine for a line whose hash is known to follow from the line
// before it if fits is set.
func (v *verifier) checkVerified(line []byte, seq int64, session *trial.Session, fits bool) error {
	if !v.chained {
		return nil
	}
	var err error
	if fits {
		v.last, _ = recordedHash(line)
	} else {
		err = v.verify(line)
	}
	switch {
	case err != nil && seq == 1 && session != nil && newChain(session.Manifest).verify(line) == nil,
		err == nil && session != nil && session.Manifest != v.digest:
		return v.manifestError(session)
	case err != nil:
		return err
	case session != nil && session.Format < 2:
		return fmt.Errorf("a session of format %d in a run of format 2", session.Format)
	case seq == v.head.Seq() && newHead(seq, v.last) != v.head:
		return errOtherHead
	}
	return nil
}

// errManifest is wrapped by errors about a run.json that was changed.
var errManifest = errors.New(manifestFile + " was changed after the session began")

var errOtherHead = errors.New("its hash is not the head that " + manifestFile + " holds: one of the two was replaced")

func (v *verifier) manifestError(s *trial.Session) error {
	return fmt.Errorf("%w: its digest is %s, was %s", errManifest, v.digest.Short(), s.Manifest.Short())
}

// checkEnd checks the end of the journal after the line numbered seq.
func (v *verifier) checkEnd(seq int64) error {
	if v.chained && seq < v.head.Seq() {
		return fmt.Errorf("the file ends after record %d of the %d that %s counts: its end is missing", seq, v.head.Seq(), manifestFile)
	}
	return nil
}
