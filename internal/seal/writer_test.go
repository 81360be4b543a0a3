package seal

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestWriterPassesWholeLines(t *testing.T) {
	var out bytes.Buffer
	w := NewWriter(&out, NewRedactor([]Secret{{"K", "abcdefgh"}, {"PEM", "first line\nsecond\nthird line\n"}}))
	step := func(in, want string) {
		t.Helper()
		if n, err := w.Write([]byte(in)); n != len(in) || err != nil {
			t.Fatalf("Write(%q) = %d, %v", in, n, err)
		}
		if out.String() != want {
			t.Fatalf("after %q: %q, want %q", in, out.String(), want)
		}
		out.Reset()
	}
	step("one\ntwo abc", "one\n")
	step("defgh", "")
	step("\n", "two [redacted:K]\n")
	step("a first line\n", "a ") // may be the first of three: held
	step("sec", "")
	step("ond\n", "")
	step("third line\n", "[redacted:PEM]")
	step("first line\n", "")
	step("other\n", "[redacted:PEM]\nother\n")
	step("first line\nsecond\n", "")
	step("", "")
	step("0123456789abcdef0123456789\n", "[redacted:PEM]\n") // may be the first line of base64
	step("abcdefg", "")
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if want := "second\n0123456789abcdef0123456789\nabcdefg"; out.String() != want {
		t.Fatalf("after Close: %q, want %q", out.String(), want)
	}
}

// However a text is cut into writes, the result equals one pass over each line, and
// nothing remains.
func TestWriterDoesNotDependOnChunks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		secrets := []Secret{{"A", "abcdefgh"}, {"B", "line one\nline two\nend of it"}, {"C", "12341234"}}
		r := NewRedactor(secrets)
		piece := rapid.SampledFrom([]string{"abcdefgh", "line one\nline two\nend of it", "12341234", "1234", ".\n", "line one\n", "abc", "x", "[redacted:A]"})
		text := strings.Join(rapid.SliceOfN(piece, 0, 20).Draw(t, "text"), "")
		var out bytes.Buffer
		w := NewWriter(&out, r)
		for rest := []byte(text); len(rest) > 0; {
			n := rapid.IntRange(1, len(rest)).Draw(t, "n")
			if _, err := w.Write(rest[:n]); err != nil {
				t.Fatal(err)
			}
			rest = rest[n:]
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		if want := r.String(text); out.String() != want {
			t.Fatalf("got  %q\nwant %q", out.String(), want)
		}
	})
}

// largest records the size of the largest write it sees.
type largest struct {
	bytes.Buffer
	max int
}

func (l *largest) Write(p []byte) (int, error) {
	l.max = max(l.max, len(p))
	return l.Buffer.Write(p)
}

func TestWriterBoundsLongLines(t *testing.T) {
	const secret, limit, size = "abcdefgh", 64 << 10, 512 << 10
	r := NewRedactor([]Secret{{"K", secret}, {"Z", "zzzzzzzz"}})
	if NewWriter(nil, nil).max != 1<<20 {
		t.Error("the limit is not 1 MiB")
	}
	for _, chunk := range []int{1, 4096 + 3, size} {
		for _, fill := range []string{"x", "z", "xx" + secret} {
			var text []byte
			for i := 0; len(text) < size; i++ { // secrets at every distance from where the line is cut
				text = append(append(text, strings.Repeat(fill, (1000+i)/len(fill))...), secret...)
			}
			var out largest
			w := NewWriter(&out, r)
			w.max = limit
			for rest := text; len(rest) > 0; {
				n := min(chunk, len(rest))
				if _, err := w.Write(rest[:n]); err != nil {
					t.Fatal(err)
				}
				rest = rest[n:]
				if cap(w.buf) > 4*limit {
					t.Fatalf("the buffer has grown to %d bytes", cap(w.buf))
				}
			}
			if err := w.Close(); err != nil {
				t.Fatal(err)
			}
			if out.max > 3*limit {
				t.Errorf("a write of %d bytes", out.max)
			}
			if r.HasSecret(out.Bytes()) {
				t.Errorf("chunk %d, fill %q: a secret is left", chunk, fill)
			}
			if fill != "z" && !bytes.Equal(out.Bytes(), r.Bytes(text)) { // a stretch of z may get several marks
				t.Errorf("chunk %d, fill %q: text was lost or doubled", chunk, fill)
			}
		}
	}
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

func TestWriterKeepsTheFirstError(t *testing.T) {
	full := errors.New("disk full")
	w := NewWriter(failing{full}, NewRedactor([]Secret{{"K", "abcdefgh"}}))
	if _, err := w.Write([]byte("no line yet")); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if n, err := w.Write([]byte("\n")); n != 0 || !errors.Is(err, full) {
			t.Fatalf("Write = %d, %v", n, err)
		}
	}
	if err := w.Close(); !errors.Is(err, full) {
		t.Errorf("Close = %v", err)
	}
	var out bytes.Buffer
	w = NewWriter(&out, nil)
	if n, err := w.Write([]byte("as it is")); n != 8 || err != nil || out.String() != "as it is" || w.Close() != nil {
		t.Errorf("without a redactor: %d, %v, %q", n, err, out.String())
	}
}
