package analyse

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"slices"

	"github.com/assay-eval/assay/internal/quickjson"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
)

// Refs is a list of artifacts in a form that takes little memory: about forty bytes each.
type Refs string

// The parts of an artifact that are not always there.
const (
	refHasSum    = 1 << iota // the digest is a SHA-256 sum, in bytes
	refHasInline             // the bytes of the artifact follow
)

// refNames are the usual names of artifacts, which are stored as their place here, from 1 on.
var refNames = []string{"transcript", "answer", "submission", "tree", "patch", "stream.jsonl", "commands.jsonl", "api.jsonl"}

// NewRefs returns the list of rs.
func NewRefs(rs ...trial.Ref) Refs {
	b := make([]byte, 0, 48*len(rs))
	text := func(s string) { b = append(binary.AppendUvarint(b, uint64(len(s))), s...) }
	for i := range rs {
		r := &rs[i]
		isSum := r.Digest.Valid()
		b = append(b, byte(countIf(isSum)*refHasSum|countIf(r.Inline != nil)*refHasInline), byte(1+slices.Index(refNames, r.Name)))
		if b[len(b)-1] == 0 {
			text(r.Name)
		}
		text(r.Media)
		b = binary.AppendVarint(b, r.Size)
		if isSum {
			b = append(b, sha256.Size)
			b, _ = hex.AppendDecode(b, []byte(r.Digest)) // it is valid
		} else {
			text(string(r.Digest))
		}
		if r.Inline != nil {
			text(string(r.Inline))
		}
	}
	return Refs(b)
}

// packedRef is an artifact as a list has it.
type packedRef struct {
	flags               byte
	name, media, digest string
	size                int64
	inline              string
}

// unpacked yields the artifacts as they are stored.
func (rs Refs) unpacked(yield func(*packedRef) bool) {
	var r packedRef
	for s := string(rs); s != ""; {
		number := func() (n uint64) {
			for shift := 0; ; shift += 7 {
				c := s[0]
				s = s[1:]
				if n |= uint64(c&0x7f) << shift; c < 0x80 {
					return n
				}
			}
		}
		text := func() string {
			n := number()
			t := s[:n]
			s = s[n:]
			return t
		}
		r = packedRef{flags: s[0]}
		name := s[1]
		if s = s[2:]; name == 0 {
			r.name = text()
		} else {
			r.name = refNames[name-1]
		}
		r.media = text()
		size := number()
		r.size = int64(size>>1) ^ -int64(size&1) //nolint:gosec // as binary.Varint does
		r.digest = text()
		if r.flags&refHasInline != 0 {
			r.inline = text()
		}
		if !yield(&r) {
			return
		}
	}
}

// unpack returns the artifact.
func (p *packedRef) unpack() trial.Ref {
	r := trial.Ref{Digest: seal.Digest(p.digest), Size: p.size, Media: p.media, Name: p.name}
	if p.flags&refHasSum != 0 {
		var digits [2 * sha256.Size]byte
		hex.Encode(digits[:], []byte(p.digest))
		r.Digest = seal.Digest(digits[:])
	}
	if p.flags&refHasInline != 0 {
		r.Inline = []byte(p.inline)
	}
	return r
}

// All yields the artifacts in their order.
func (rs Refs) All(yield func(trial.Ref) bool) {
	rs.unpacked(func(p *packedRef) bool { return yield(p.unpack()) })
}

// Size returns the size of all artifacts in bytes.
func (rs Refs) Size() int64 {
	var sum int64
	for p := range rs.unpacked {
		sum += p.size
	}
	return sum
}

// List returns the artifacts, or nil if none.
func (rs Refs) List() []trial.Ref { return slices.Collect(rs.All) }

// Find returns the first artifact with the given name, and whether the list has one.
func (rs Refs) Find(name string) (trial.Ref, bool) {
	for p := range rs.unpacked {
		if p.name == name {
			return p.unpack(), true
		}
	}
	return trial.Ref{}, false
}

// MarshalJSON returns the list of artifacts.
func (rs Refs) MarshalJSON() ([]byte, error) { return rs.AppendJSON(nil), nil }

// AppendJSON appends what MarshalJSON returns.
func (rs Refs) AppendJSON(b []byte) []byte {
	b = append(b, '[')
	for r := range rs.All {
		if b[len(b)-1] != '[' {
			b = append(b, ',')
		}
		b = r.AppendJSON(b)
	}
	return append(b, ']')
}

// UnmarshalJSON reads a list of artifacts.
func (rs *Refs) UnmarshalJSON(b []byte) error {
	var list []trial.Ref
	if err := json.Unmarshal(b, &list); err != nil {
		return err
	}
	*rs = NewRefs(list...)
	return nil
}

var _ quickjson.Appender = Refs("")
