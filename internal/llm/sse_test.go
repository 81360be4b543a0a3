package llm_test

import (
	"bytes"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"github.com/assay-eval/assay/internal/llm"
)

type event struct{ Name, Data string }

func readEvents(r io.Reader) (out []event, err error) {
	er := llm.NewEventReader(r, 0, 0)
	for {
		e, err := er.Next()
		if err != nil {
			if _, again := er.Next(); again == nil {
				err = errors.New("an event after the end")
			}
			return out, err
		}
		out = append(out, event{e.Name, string(e.Data)})
	}
}

func TestEventReader(t *testing.T) {
	for _, c := range []struct {
		name, in string
		want     []event
		err      error
	}{
		{"none", "", nil, io.EOF},
		{"one", "data: a\n\n", []event{{Data: "a"}}, io.EOF},
		{"name", "event: x\ndata: a\n\ndata: b\n\n", []event{{Name: "x", Data: "a"}, {Data: "b"}}, io.EOF},
		{"lines", "data: a\ndata:b\ndata:  c\ndata\n\n", []event{{Data: "a\nb\n c\n"}}, io.EOF},
		{"cr", "data: a\rdata: b\r\rdata: c\r\r", []event{{Data: "a\nb"}, {Data: "c"}}, io.EOF},
		{"crlf", "data: a\r\n\r\ndata: b\r\n\r\n", []event{{Data: "a"}, {Data: "b"}}, io.EOF},
		{"mixed ends", "data: a\r\n\ndata: b\n\r\ndata: c\r\r\n", []event{{Data: "a"}, {Data: "b"}, {Data: "c"}}, io.EOF},
		{"comments", ": hi\n:\n\ndata: a\n: ping\n\n", []event{{Data: "a"}}, io.EOF},
		{"byte order mark", "\ufeffdata: a\n\n", []event{{Data: "a"}}, io.EOF},
		{"second mark is text", "\ufeff\ufeffdata: a\n\ndata: b\n\n", []event{{Data: "b"}}, io.EOF},
		{"empty data", "data\n\ndata:\n\n", []event{{}, {}}, io.EOF},
		{"no data", "event: x\nid: 1\n\ndata: a\n\n", []event{{Data: "a"}}, io.EOF},
		{"unknown field", "foo: bar\nid: 7\nretry: 1500\ndata: a\nDATA: b\n\n", []event{{Data: "a"}}, io.EOF},
		{"cut in a line", "data: a\n\ndata: b", []event{{Data: "a"}}, io.ErrUnexpectedEOF},
		{"cut before the blank line", "data: a\n\ndata: b\n", []event{{Data: "a"}}, io.ErrUnexpectedEOF},
		{"colon in value", "data: a: b\n\n", []event{{Data: "a: b"}}, io.EOF},
	} {
		t.Run(c.name, func(t *testing.T) {
			for kind, r := range map[string]io.Reader{
				"whole":    strings.NewReader(c.in),
				"bytewise": iotest.OneByteReader(strings.NewReader(c.in)),
				"with EOF": iotest.DataErrReader(strings.NewReader(c.in)),
			} {
				got, err := readEvents(r)
				if !errors.Is(err, c.err) {
					t.Errorf("%s: error %v, want %v", kind, err, c.err)
				}
				if d := cmp.Diff(c.want, got); d != "" {
					t.Errorf("%s: %s", kind, d)
				}
			}
		})
	}
}

func TestEventReaderLimits(t *testing.T) {
	long := "data: " + strings.Repeat("x", 100) + "\n"
	for _, c := range []struct {
		in        string
		line, all int
		ok        bool
	}{
		{long + "\n", 106, 1000, true},
		{long + "\n", 105, 1000, false},
		{strings.Repeat(long, 3) + "\n", 200, 302, true},
		{strings.Repeat(long, 3) + "\n", 200, 301, false},
		{strings.Repeat("x", 1000), 105, 1000, false},
	} {
		for _, r := range []io.Reader{strings.NewReader(c.in), iotest.OneByteReader(strings.NewReader(c.in))} {
			er := llm.NewEventReader(r, c.line, c.all)
			_, err := er.Next()
			if c.ok != (err == nil) || !c.ok && !errors.Is(err, llm.ErrEventTooLong) {
				t.Errorf("limits %d, %d: %v", c.line, c.all, err)
			}
			if _, again := er.Next(); !c.ok && !errors.Is(again, llm.ErrEventTooLong) {
				t.Errorf("limits %d, %d: after the error: %v", c.line, c.all, again)
			}
		}
	}
	if _, err := readEvents(iotest.TimeoutReader(iotest.OneByteReader(strings.NewReader("data: a\n\n")))); !errors.Is(err, iotest.ErrTimeout) {
		t.Errorf("error of the reader got lost: %v", err)
	}
}

// naiveEvents is the standard's algorithm, word by word, on a whole stream.
func naiveEvents(in string) (out []event, cut bool) {
	in = strings.TrimPrefix(in, "\ufeff")
	lines := regexp.MustCompile("\r\n|\r|\n").Split(in, -1)
	last := lines[len(lines)-1]
	lines = lines[:len(lines)-1] // what follows the last line end is no line
	var name string
	var data []string
	for _, l := range lines {
		if l == "" {
			if data != nil {
				out = append(out, event{name, strings.Join(data, "\n")})
			}
			name, data = "", nil
			continue
		}
		field, value, _ := strings.Cut(l, ":")
		value = strings.TrimPrefix(value, " ")
		switch field {
		case "data":
			data = append(data, value)
		case "event":
			name = value
		}
	}
	return out, data != nil || last != ""
}

// chunks reads b in pieces whose sizes repeat.
type chunks struct {
	b     []byte
	sizes []byte
	i     int
}

func (c *chunks) Read(p []byte) (int, error) {
	if len(c.b) == 0 {
		return 0, io.EOF
	}
	n := len(c.b)
	if len(c.sizes) > 0 {
		n = min(n, 1+int(c.sizes[c.i%len(c.sizes)]))
		c.i++
	}
	n = copy(p, c.b[:n])
	c.b = c.b[n:]
	return n, nil
}

func FuzzEventReader(f *testing.F) {
	f.Add([]byte("event: a\r\ndata: b\r\n\r\n: c\ndata:d\rdata\n\nid: 1\nretry: 20\ndata: e"), []byte{0, 2, 5})
	f.Add([]byte("\ufeffdata: \ufeff\n\n\r\r\n"), []byte{1})
	f.Fuzz(func(t *testing.T, in, sizes []byte) {
		want, cut := naiveEvents(string(in))
		for _, r := range []io.Reader{bytes.NewReader(in), &chunks{b: in, sizes: sizes}, iotest.OneByteReader(bytes.NewReader(in))} {
			got, err := readEvents(r)
			if errors.Is(err, io.ErrUnexpectedEOF) != cut || !cut && !errors.Is(err, io.EOF) {
				t.Fatalf("error %v, cut %v", err, cut)
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Fatal(d)
			}
		}
	})
}
