package tape

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/testenv"
)

const childVar = "ASSAY_TEST_TAPE"

// TestMain plays an echo server when it is started as one.
func TestMain(m *testing.M) {
	if os.Getenv(childVar) == "echo" {
		_, _ = io.Copy(os.Stdout, os.Stdin)
		os.Exit(0)
	}
	goleak.VerifyTestMain(m)
}

// ticking is a clock that goes on by step at each look.
func ticking(step time.Duration) func() time.Time {
	at := time.Date(2026, 11, 21, 10, 15, 0, 0, time.UTC)
	return func() time.Time { at = at.Add(step); return at }
}

func record(t *testing.T, red *seal.Redactor, w io.Writer) *Writer {
	t.Helper()
	rec, err := NewWriter(w, []string{"server", "--key", "hunter2hunter2"}, red, ticking(1500*time.Microsecond))
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

func TestFormat(t *testing.T) {
	var b bytes.Buffer
	rec := record(t, seal.NewRedactor([]seal.Secret{{Name: "API_KEY", Value: "hunter2hunter2"}}), &b)
	rec.RecordLine(ToServer, []byte(`{"jsonrpc":"2.0", "id":1,"method":"ping","params":{"k":"hunter2hunter2 <&>"}}`+"\r"), false)
	rec.RecordLine(ToClient, []byte(` [{"id":1}] `), false)
	rec.RecordLine(Stderr, []byte("key hunter2hunter2\x1b[0m <b>"), false)
	rec.RecordLine(ToClient, []byte("Welcome \xff!"), false)
	rec.RecordLine(ToClient, []byte("42"), false)
	rec.RecordLine(ToServer, []byte(`{"cut":1}`), true)
	if err := rec.RecordExit("exit status 3", 3); err != nil {
		t.Fatal(err)
	}
	rec.RecordLine(ToClient, []byte(`{"late":1}`), false)
	want := `{"assay":"mcp-tape/1","command":["server","--key","[redacted:API_KEY]"],"started":"2026-11-21T10:15:00.001Z"}
{"ms":1.500,"dir":"c2s","msg":{"jsonrpc":"2.0", "id":1,"method":"ping","params":{"k":"[redacted:API_KEY] <&>"}}}
{"ms":3.000,"dir":"s2c","msg":[{"id":1}]}
{"ms":4.500,"dir":"err","text":"key [redacted:API_KEY]\u001b[0m <b>"}
{"ms":6.000,"dir":"raw","from":"s2c","text":"Welcome ` + "\ufffd" + `!"}
{"ms":7.500,"dir":"raw","from":"s2c","text":"42"}
{"ms":9.000,"dir":"raw","from":"c2s","text":"{\"cut\":1}","cut":true}
{"ms":10.500,"exit":"exit status 3","code":3}
`
	if b.String() != want {
		t.Errorf("recorded\n%s\nwant\n%s", b.String(), want)
	}
	tp, err := Read(&b)
	if err != nil || tp.Torn || len(tp.Entries) != 7 || tp.Command[0] != "server" {
		t.Fatalf("read %+v, %v", tp, err)
	}
	if e := tp.Entries[0]; e.Dir != ToServer || time.Duration(e.MS) != 1500*time.Microsecond || !strings.HasPrefix(string(e.Msg), `{"jsonrpc":"2.0", `) {
		t.Errorf("first entry %+v", e)
	}
	if e := tp.Entries[6]; e.Exit != "exit status 3" || *e.Code != 3 {
		t.Errorf("last entry %+v", e)
	}
}

func TestReadSaysWhatIsWrong(t *testing.T) {
	const h = `{"assay":"mcp-tape/1"}` + "\n"
	for in, want := range map[string]string{
		"":                                "the file is empty",
		"hello\n":                         "not a recording",
		`{"a":1}` + "\n":                  "not a recording",
		`{"assay":"mcp-tape/9"}`:          `"mcp-tape/9" is unknown`,
		h + "x\n" + `{"exit":"e"}` + "\n": "line 2: ",
		h + `{"ms":1,"dir":"up","msg":{}}` + "\n":      "line 2: dir \"up\"",
		h + `{"ms":1,"dir":"c2s","msg":3}` + "\n":      "line 2: ",
		h + `{"ms":-1,"dir":"c2s","msg":{}}` + "\n":    "no time",
		h + `{"ms":1e300,"dir":"c2s","msg":{}}` + "\n": "no time",
		h + `{"ms":1,"dir":"raw","text":"x"}` + "\n":   "line 2: ",
	} {
		if tp, err := Read(strings.NewReader(in)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %+v, error %v, want %q", in, tp, err, want)
		}
	}
	tp, err := Read(strings.NewReader(h + `{"ms":1,"dir":"c2s","msg":{},"more":1}` + "\n" + `{"ms":2,"dir":"c2`))
	if err != nil || !tp.Torn || len(tp.Entries) != 1 {
		t.Errorf("a torn line: %+v, %v", tp, err)
	}
}

// full fails after n bytes.
type full struct{ n int }

func (f *full) Write(b []byte) (int, error) {
	if f.n -= len(b); f.n < 0 {
		return 0, errors.New("no space left")
	}
	return len(b), nil
}

type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

func TestProxyGoesOnWhenTheDiskIsFull(t *testing.T) {
	rec := record(t, nil, &full{200})
	var out bytes.Buffer
	line := `{"id":1,"result":"` + strings.Repeat("x", 300) + `"}` + "\n"
	err := Proxy{FromClient: strings.NewReader(""), ToServer: nopCloser{io.Discard}, FromServer: strings.NewReader(line + line), ToClient: &out, Tape: rec}.Run()
	if err != nil || out.String() != line+line {
		t.Errorf("passed on %q, %v", out.String(), err)
	}
	if rec.Err() == nil || !strings.Contains(rec.Err().Error(), "no space left") {
		t.Errorf("error %v", rec.Err())
	}
}

// The bytes that pass are the same, and the lines that are recorded do not
// depend on how the bytes come.
func TestProxyPassesBytesUnchanged(t *testing.T) {
	in := "{\"id\":1,\"method\":\"a\"}\r\n\nnoise\n{\"id\":2,\"method\":\"b\"}\n{\"torn\":"
	var want []Entry
	for size := 1; size < len(in)+1; size++ {
		var tapeFile, out bytes.Buffer
		rec := record(t, nil, &tapeFile)
		err := Proxy{FromClient: strings.NewReader(""), ToServer: nopCloser{io.Discard}, FromServer: &slow{[]byte(in), size}, ToClient: &out, Tape: rec}.Run()
		if err != nil || out.String() != in {
			t.Fatalf("parts of %d: %q, %v", size, out.String(), err)
		}
		tp, err := Read(&tapeFile)
		if err != nil {
			t.Fatal(err)
		}
		if size == 1 {
			want = tp.Entries
			if len(want) != 5 || want[0].Dir != ToClient || want[2].Dir != Raw || *want[2].Text != "noise" || *want[4].Text != `{"torn":` {
				t.Fatalf("entries %+v", want)
			}
		} else if !reflect.DeepEqual(tp.Entries, want) {
			t.Fatalf("parts of %d: %+v", size, tp.Entries)
		}
	}
}

type slow struct {
	b    []byte
	size int
}

func (s *slow) Read(b []byte) (int, error) {
	if len(s.b) == 0 {
		return 0, io.EOF
	}
	n := copy(b[:min(s.size, len(b))], s.b)
	s.b = s.b[n:]
	return n, nil
}

func TestLongLinesPassAndAreCut(t *testing.T) {
	testenv.Slow(t) // and takes 200 MB
	long := `{"x":"` + strings.Repeat("y", maxLine+10) + "\"}\n" + `{"id":1,"result":{}}` + "\n"
	var tapeFile bytes.Buffer
	rec := record(t, nil, &tapeFile)
	l := rec.Lines(ToClient)
	for rest := long; rest != ""; {
		n := min(len(rest), 1<<20)
		_, _ = l.Write([]byte(rest[:n]))
		rest = rest[n:]
	}
	tp, err := Read(&tapeFile)
	if err != nil {
		t.Fatal(err)
	}
	if len(tp.Entries) != 2 || !tp.Entries[0].Cut || len(*tp.Entries[0].Text) != maxLine || tp.Entries[1].Dir != ToClient {
		t.Errorf("%d entries", len(tp.Entries))
	}
}

func TestTapRecordsFromWithin(t *testing.T) {
	var tapeFile bytes.Buffer
	rec := record(t, nil, &tapeFile)
	var sent bytes.Buffer
	said := "Hello\n{\"id\":1}\n{\"id\":2}"
	r, w := rec.Tap(io.NopCloser(&slow{[]byte(said), 5}), nopCloser{&sent})
	got, err := io.ReadAll(r)
	if err != nil || string(got) != said {
		t.Fatalf("%q, %v", got, err)
	}
	_, _ = w.Write([]byte("{\"id\":3}\n"))
	_ = r.Close()
	tp, err := Read(&tapeFile)
	if err != nil || len(tp.Entries) != 4 || sent.String() != "{\"id\":3}\n" || string(tp.Entries[3].Msg) != `{"id":2}` {
		t.Fatalf("%+v, %v, sent %q", tp, err, sent.String())
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"assay":"mcp-tape/1"}` + "\n" + `{"ms":1,"dir":"c2s","msg":{"id":1,"method":"initialize"}}` + "\n" + `{"ms":2,"dir":"s2c","msg":{"id":1,"result":{"serverInfo":{}}}}` + "\n" + `{"ms":3,"exit":"x"}`))
	f.Add([]byte(`{"assay":"mcp-tape/1"}` + "\n" + `{"ms":1,"dir":"raw","from":"s2c","text":""}` + "\n" + `{"ms":1,"dir":"s2c","msg":[{"id":null,"result":1},{}]}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		tp, err := Read(bytes.NewReader(b))
		if err != nil {
			return
		}
		for _, e := range tp.Entries {
			if e.MS < 0 || len(e.Msg) > 0 && !json.Valid(e.Msg) {
				t.Fatalf("entry %+v", e)
			}
		}
		r, err := NewReplay(tp, 0, nil)
		if err != nil {
			return
		}
		_, _ = tp.Likeness()
		in := `{"id":1,"method":"initialize"}` + "\n" + `{"id":2,"method":"tools/list"}` + "\n" + `{"id":3,"method":"tools/call","params":{"name":"x"}}` + "\n"
		var out bytes.Buffer
		_ = r.Serve(t.Context(), strings.NewReader(in), &out)
		for line := range strings.Lines(out.String()) {
			if !json.Valid([]byte(line)) {
				t.Fatalf("answer %q", line)
			}
		}
	})
}

// BenchmarkProxy prints the median time of a message to an echo server and back,
// without and with the proxy. It fails if a message takes over 1 ms longer.
func BenchmarkProxy(b *testing.B) {
	message := []byte(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":{"query":"` + strings.Repeat("word ", 40) + `"}}}` + "\n")
	median := map[bool]time.Duration{}
	run := func(b *testing.B, proxied bool) {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), childVar+"=echo")
		in, err := cmd.StdinPipe()
		if err != nil {
			b.Fatal(err)
		}
		out, err := cmd.StdoutPipe()
		if err != nil {
			b.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			b.Fatal(err)
		}
		defer func() { _ = cmd.Wait() }()
		to, from := in, io.Reader(out)
		if proxied {
			file, err := os.Create(b.TempDir() + "/tape.jsonl")
			if err != nil {
				b.Fatal(err)
			}
			defer file.Close()
			red := seal.NewRedactor([]seal.Secret{{Name: "A", Value: "0123456789abcdef"}, {Name: "B", Value: "fedcba9876543210"}})
			rec, err := NewWriter(file, []string{"echo"}, red, nil)
			if err != nil {
				b.Fatal(err)
			}
			clientR, clientW, err := os.Pipe()
			if err != nil {
				b.Fatal(err)
			}
			backR, backW, err := os.Pipe()
			if err != nil {
				b.Fatal(err)
			}
			done := make(chan struct{})
			go func() {
				defer close(done)
				_ = Proxy{FromClient: clientR, ToServer: in, FromServer: out, ToClient: backW, Tape: rec}.Run()
			}()
			defer func() { <-done; clientR.Close(); backR.Close() }()
			to, from = clientW, backR
		}
		defer to.Close()
		buf := make([]byte, len(message))
		times := make([]time.Duration, 0, b.N)
		b.ResetTimer()
		for range b.N {
			start := time.Now()
			if _, err := to.Write(message); err != nil {
				b.Fatal(err)
			}
			if _, err := io.ReadFull(from, buf); err != nil {
				b.Fatal(err)
			}
			times = append(times, time.Since(start))
		}
		b.StopTimer()
		median[proxied] = medianOf(times)
		b.ReportMetric(float64(median[proxied].Nanoseconds())/1000, "median-µs/round-trip")
	}
	b.Run("direct", func(b *testing.B) { run(b, false) })
	b.Run("proxy", func(b *testing.B) { run(b, true) })
	if more := (median[true] - median[false]) / 2; more > time.Millisecond { // there and back
		b.Errorf("the proxy adds %s to a message", more)
	}
}

// TestStderrOfSeveralLines checks that a secret is found whose base64 has several lines.
func TestStderrOfSeveralLines(t *testing.T) {
	const value = "tok_9aKd03lQpZ7rT2vW"
	text := base64.StdEncoding.EncodeToString([]byte(value))
	var out bytes.Buffer
	w, err := NewWriter(&out, nil, seal.NewRedactor([]seal.Secret{{Name: "A", Value: value}}), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"key:", text[:20], text[20:], "done", text[:20]} {
		w.RecordLine(Stderr, []byte(line), false)
	}
	w.RecordLine(Stderr, []byte("the last"), true)
	if err := w.RecordExit("exit status 0", 0); err != nil {
		t.Fatal(err)
	}
	rec, err := Read(&out)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range rec.Entries {
		if e.Dir == Stderr {
			got = append(got, *e.Text)
		}
	}
	if want := []string{"key:", "[redacted:A]=", "done", text[:20], "the last"}; !slices.Equal(got, want) {
		t.Errorf("the recording has the lines %q, want %q", got, want)
	}
}
