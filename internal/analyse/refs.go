package analyse

import (
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
	var b []byte
	text := func(s string) { b = append(binary.AppendUvarint(b, uint64(len(s))), s...) }
	for i := range rs {
		r := &rs[i]
		sum, err := hex.DecodeString(string(r.Digest))
		isSum := err == nil && r.Digest.Valid()
		b = append(b, byte(countIf(isSum)*refHasSum|countIf(r.Inline != nil)*refHasInline), byte(1+slices.Index(refNames, r.Name)))
		if b[len(b)-1] == 0 {
			text(r.Name)
		}
		text(r.Media)
		if b = binary.AppendVarint(b, r.Size); isSum {
			text(string(sum))
		} else {
			text(string(r.Digest))
		}
		if r.Inline != nil {
			text(string(r.Inline))
		}
	}
	return Refs(b)
}

// All yields the artifacts in their order.
func (rs Refs) All(yield func(trial.Ref) bool) {
	for b := []byte(rs); len(b) > 0; {
		flags, name := b[0], b[1]
		b = b[2:]
		text := func() string {
			n, size := binary.Uvarint(b)
			s := string(b[size : size+int(n)]) //nolint:gosec // NewRefs wrote it
			b = b[size+len(s):]
			return s
		}
		var r trial.Ref
		if name == 0 {
			r.Name = text()
		} else {
			r.Name = refNames[name-1]
		}
		r.Media = text()
		size, n := binary.Varint(b)
		r.Size, b = size, b[n:]
		digest := text()
		if flags&refHasSum != 0 {
			digest = hex.EncodeToString([]byte(digest))
		}
		r.Digest = seal.Digest(digest)
		if flags&refHasInline != 0 {
			r.Inline = []byte(text())
		}
		if !yield(r) {
			return
		}
	}
}

// List returns the artifacts; nil if there are none.
func (rs Refs) List() []trial.Ref { return slices.Collect(rs.All) }

// Find returns the first artifact with the given name; false if there is none.
func (rs Refs) Find(name string) (trial.Ref, bool) {
	for r := range rs.All {
		if r.Name == name {
			return r, true
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
