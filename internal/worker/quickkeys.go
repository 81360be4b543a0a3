package worker

import (
	"strconv"
	"sync"

	"github.com/assay-eval/assay/internal/seal"
)

// A run computes one key a trial and one a score. Both are almost always made of digests
// and short names, whose canonical JSON needs no general encoder.

// writers are used again.
var writers = sync.Pool{New: func() any { return &canonicalWriter{b: make([]byte, 0, 1024)} }}

// newWriter returns an empty writer, whose hash gives it back.
func newWriter() *canonicalWriter {
	w, _ := writers.Get().(*canonicalWriter)
	w.b, w.bad = w.b[:0], false
	return w
}

// hash returns the digest of the key.
func (k genKey) hash() (seal.Digest, error) {
	w := newWriter()
	w.number(`{"index":`, k.Index)
	w.number(`,"replicate":`, k.Replicate)
	w.text(`,"task":`, string(k.Task))
	w.text(`,"treatment":`, string(k.Treatment))
	return w.hash(genDomain, "}", k)
}

// hash returns the digest of the key.
func (k *gradeKey) hash() (seal.Digest, error) {
	w := newWriter()
	left := &k.Artifact
	w.text(`{"artifact":{"answer":`, string(left.Answer))
	if e := left.End; e == nil || len(e.Left) > 0 {
		w.bad = true
	} else {
		w.b = append(w.b, `,"end":{`...)
		if e.Detail != "" {
			w.text(`"detail":`, e.Detail)
			w.b = append(w.b, ',')
		}
		if e.Model != "" {
			w.text(`"model":`, e.Model)
			w.b = append(w.b, ',')
		}
		w.text(`"reason":`, string(e.Reason))
		if e.Turns != 0 {
			w.number(`,"turns":`, e.Turns)
		}
		w.b = append(w.b, '}')
	}
	for i, r := range left.Raw {
		w.text([]string{`,"raw":[{"digest":`, `,{"digest":`}[min(i, 1)], string(r.Digest))
		w.text(`,"name":`, r.Name)
		w.b = append(w.b, '}')
	}
	if len(left.Raw) > 0 {
		w.b = append(w.b, ']')
	}
	if left.Setup != "" {
		w.text(`,"setup":`, string(left.Setup))
	}
	if s := left.Submission; s != nil {
		w.text(`,"submission":{"args":`, string(s.Args))
		w.text(`,"tool":`, s.Tool)
		w.b = append(w.b, '}')
	}
	w.text(`,"transcript":`, string(left.Transcript))
	w.text(`,"tree":`, string(left.Tree))
	w.text(`},"grader":`, string(k.Grader))
	w.text(`,"task":`, string(k.Task))
	return w.hash(gradeDomain, "}", k)
}

// canonicalWriter writes canonical JSON of values in a simple form; bad marks others.
type canonicalWriter struct {
	b   []byte
	bad bool
}

// text appends before and a text, which is bad if it is not printable ASCII without
// characters that encoding/json escapes.
func (w *canonicalWriter) text(before, s string) {
	for i := range len(s) {
		switch c := s[i]; {
		case c < ' ', c > '~', c == '"', c == '\\', c == '<', c == '>', c == '&':
			w.bad = true
			return
		}
	}
	w.b = append(append(append(w.b, before...), '"'), s...)
	w.b = append(w.b, '"')
}

// number appends before and a number, which is bad if it is negative or large.
func (w *canonicalWriter) number(before string, n int) {
	w.bad = w.bad || n < 0 || n > 1<<31-1
	w.b = strconv.AppendInt(append(w.b, before...), int64(n), 10)
}

// hash returns the digest of the written text and end, or of key if the writer is bad. w
// must not be used afterwards.
func (w *canonicalWriter) hash(domain, end string, key any) (seal.Digest, error) {
	defer writers.Put(w)
	if w.bad {
		return seal.Hash(domain, key)
	}
	w.b = append(w.b, end...)
	return seal.HashCanonical(domain, w.b), nil
}
