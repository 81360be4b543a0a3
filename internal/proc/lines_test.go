package proc

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"pgregory.net/rapid"
)

func TestLines(t *testing.T) {
	type line struct {
		text      string
		cut, torn bool
	}
	for _, tc := range []struct {
		in   string
		want []line
	}{
		{"", nil},
		{"a\nb\n", []line{{"a", false, false}, {"b", false, false}}},
		{"a\n\nb", []line{{"a", false, false}, {"", false, false}, {"b", false, true}}},
		{"1234567890\n12345678901\nx\n", []line{{"1234567890", false, false}, {"1234567890", true, false}, {"x", false, false}}},
		{"\n", []line{{"", false, false}}},
		{strings.Repeat("y", 200_000) + "\nz", []line{{"yyyyyyyyyy", true, false}, {"z", false, true}}},
		{"a\r\n", []line{{"a\r", false, false}}},
	} {
		var got []line
		for l, err := range ReadLines(strings.NewReader(tc.in), 10) {
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, line{string(l.Text), l.Cut, l.Torn})
		}
		if len(got) != len(tc.want) {
			t.Errorf("%.20q: %+v, want %+v", tc.in, got, tc.want)
			continue
		}
		for i := range got {
			if got[i] != tc.want[i] {
				t.Errorf("%.20q line %d: %+v, want %+v", tc.in, i, got[i], tc.want[i])
			}
		}
	}
}

// A line that is too long is yielded before its end arrives.
func TestLinesDoNotWaitForTheEndOfLongOnes(t *testing.T) {
	r, w := io.Pipe()
	go func() { _, _ = w.Write([]byte("12345")) }()
	for l, err := range ReadLines(r, 4) {
		if err != nil || string(l.Text) != "1234" || !l.Cut {
			t.Errorf("line %q, cut %v, %v", l.Text, l.Cut, err)
		}
		break
	}
	r.Close()
}

func TestLinesError(t *testing.T) {
	broken := errors.New("broken")
	r := io.MultiReader(strings.NewReader("whole\nto"), iotest.ErrReader(broken))
	var got []string
	var last error
	for l, err := range ReadLines(r, 100) {
		if last = err; err == nil {
			got = append(got, string(l.Text))
		}
	}
	if strings.Join(got, ",") != "whole,to" || !errors.Is(last, broken) {
		t.Errorf("lines %q, error %v", got, last)
	}
}

// Lines agrees with strings.Split for every text, limit and way to read it.
func TestLinesProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOfN(rapid.RuneFrom([]rune("ab\n")), 0, 300, -1).Draw(t, "text")
		limit := rapid.IntRange(0, 50).Draw(t, "limit")
		want := strings.Split(text, "\n")
		if want[len(want)-1] == "" {
			want = want[:len(want)-1]
		}
		i := 0
		for l, err := range ReadLines(iotest.OneByteReader(strings.NewReader(text)), limit) {
			if err != nil || i >= len(want) {
				t.Fatalf("line %d of %d: %v", i, len(want), err)
			}
			if w := want[i]; string(l.Text) != w[:min(len(w), limit)] || l.Cut != (len(w) > limit) {
				t.Fatalf("line %d is %q (cut %v), want %q", i, l.Text, l.Cut, w)
			}
			i++
		}
		if i != len(want) {
			t.Fatalf("%d lines, want %d", i, len(want))
		}
	})
}

func TestCaptureProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		limit := rapid.IntRange(0, 40).Draw(t, "max")
		parts := rapid.SliceOf(rapid.SliceOfN(rapid.Byte(), 0, 100)).Draw(t, "parts")
		first, last := Capture{Max: limit}, Capture{Max: limit, Last: true}
		for _, p := range parts {
			for _, c := range []*Capture{&first, &last} {
				if n, err := c.Write(p); n != len(p) || err != nil {
					t.Fatal(n, err)
				}
				if cap(c.kept) > 8*max(limit, 64)+256 {
					t.Fatalf("holds %d bytes for %d", cap(c.kept), limit)
				}
			}
		}
		all := bytes.Join(parts, nil)
		k := min(limit, len(all))
		if !bytes.Equal(first.Bytes(), all[:k]) || !bytes.Equal(last.Bytes(), all[len(all)-k:]) {
			t.Fatalf("kept %q and %q of %q", first.Bytes(), last.Bytes(), all)
		}
		if first.LostBytes() != int64(len(all)-k) || last.LostBytes() != int64(len(all)-k) {
			t.Fatalf("lost %d and %d, want %d", first.LostBytes(), last.LostBytes(), len(all)-k)
		}
	})
}
