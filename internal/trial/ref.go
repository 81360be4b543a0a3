package trial

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/assay-eval/assay/internal/seal"
)

type refJSON struct {
	Digest seal.Digest `json:"digest,omitempty"`
	Size   int64       `json:"size"`
	Media  string      `json:"media,omitempty"`
	Name   string      `json:"name,omitempty"`
	Text   *string     `json:"text,omitempty"`   // inline bytes that are valid UTF-8
	Base64 []byte      `json:"base64,omitempty"` // inline bytes that are not
}

// MarshalJSON writes inline bytes as "text" where they are UTF-8, so that a
// journal can be read with grep, and as "base64" otherwise.
func (r Ref) MarshalJSON() ([]byte, error) {
	return r.AppendJSON(make([]byte, 0, 160)), nil
}

// AppendJSON appends what MarshalJSON returns.
func (r Ref) AppendJSON(b []byte) []byte {
	if r.Inline == nil && isPlain(string(r.Digest)) && isPlain(r.Media) && isPlain(r.Name) {
		return r.appendPlain(b)
	}
	j, _ := r.marshalAny() // strings and integers have no errors
	return append(b, j...)
}

// isPlain reports whether a text is JSON as it is, between quotes.
func isPlain(s string) bool {
	for i := range len(s) {
		switch c := s[i]; {
		case c < ' ', c > '~', c == '"', c == '\\', c == '<', c == '>', c == '&':
			return false
		}
	}
	return true
}

// appendPlain appends what marshalAny writes for a ref of plain texts without bytes.
func (r Ref) appendPlain(b []byte) []byte {
	text := func(name, s string) {
		if s != "" {
			b = append(append(append(append(b, name...), '"'), s...), `",`...)
		}
	}
	b = append(b, '{')
	text(`"digest":`, string(r.Digest))
	b = append(strconv.AppendInt(append(b, `"size":`...), r.Size, 10), ',')
	text(`"media":`, r.Media)
	text(`"name":`, r.Name)
	b[len(b)-1] = '}' // in place of the last comma
	return b
}

func (r Ref) marshalAny() ([]byte, error) {
	j := refJSON{Digest: r.Digest, Size: r.Size, Media: r.Media, Name: r.Name}
	if r.Inline != nil {
		if utf8.Valid(r.Inline) {
			s := string(r.Inline)
			j.Text = &s
		} else {
			j.Base64 = r.Inline
		}
	}
	return json.Marshal(j)
}

// UnmarshalJSON reads the form that MarshalJSON writes.
func (r *Ref) UnmarshalJSON(b []byte) error {
	var j refJSON
	if err := json.Unmarshal(b, &j); err != nil {
		return err
	}
	*r = Ref{Digest: j.Digest, Size: j.Size, Media: j.Media, Name: j.Name, Inline: j.Base64}
	if j.Text != nil {
		r.Inline = []byte(*j.Text)
	}
	return nil
}

// NewRef returns a Ref to b. Up to [InlineMax] bytes travel in the Ref; more are put
// into blobs under their digest. b must be redacted already and not change
// afterwards.
func NewRef(b []byte, name, media string, blobs map[seal.Digest][]byte) Ref {
	r := Ref{Digest: seal.Of(b), Size: int64(len(b)), Media: media, Name: name}
	if len(b) <= InlineMax {
		r.Inline = b
		if r.Inline == nil {
			r.Inline = []byte{}
		}
	} else {
		blobs[r.Digest] = b
	}
	return r
}

// AnswerSize returns the number of bytes that the agent handed in as its answer and its
// submission.
func (a *Attempt) AnswerSize() int64 {
	n := a.Artifact.Answer.Size
	if s := a.Artifact.Submission; s != nil {
		n += s.Args.Size
	}
	return n
}

// ShownRefs lists the artifacts of an attempt that reports show, named by role, without
// the bytes.
func (a *Attempt) ShownRefs() []Ref {
	var out []Ref
	add := func(role string, r Ref) {
		if !r.IsZero() {
			out = append(out, Ref{Digest: r.Digest, Size: r.Size, Name: role})
		}
	}
	add("transcript", a.Transcript)
	add("answer", a.Artifact.Answer)
	if a.Artifact.Submission != nil {
		add("submission", a.Artifact.Submission.Args)
	}
	add("tree", a.Artifact.Tree)
	add("patch", a.Artifact.Patch)
	for _, r := range a.Raw {
		if keptRaw(r.Name) {
			add(r.Name, r)
		}
	}
	return slices.Clip(out)
}

// keptRaw picks the recordings of a program's run from all raw artifacts:
// the requests of a model are many.
func keptRaw(name string) bool {
	switch name {
	case "stream.jsonl", "commands.jsonl", "api.jsonl":
		return true
	}
	return strings.HasPrefix(name, "mcp-") && strings.HasSuffix(name, ".tape.jsonl")
}
