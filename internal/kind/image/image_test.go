package image

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"pgregory.net/rapid"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/grade/gradetest"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
)

func read(t testing.TB, name string) []byte {
	t.Helper()
	b, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The vectors were made by Pillow and SciPy (testdata/vectors.py). JPEG decoders
// may differ by rounding, so that a bit of its hash may.
func TestHashesArePillows(t *testing.T) {
	var vectors []struct {
		File, PHash, DHash, Grey32, Grey9x8 string
		Width, Height                       int
	}
	if err := json.Unmarshal(read(t, "vectors.json"), &vectors); err != nil {
		t.Fatal(err)
	}
	if len(vectors) < 12 {
		t.Fatalf("%d vectors", len(vectors))
	}
	for _, v := range vectors {
		data := read(t, v.File)
		p, why := decodePicture(data)
		if why != "" || p.w != v.Width || p.h != v.Height {
			t.Fatalf("%s: %s, %d × %d", v.File, why, p.w, p.h)
		}
		img, _, err := image.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		g := greyOf(img)
		lossy := strings.HasSuffix(v.File, ".jpg")
		for _, s := range []struct {
			got  grey
			want string
		}{{g.resizeTo(32, 32), v.Grey32}, {g.resizeTo(9, 8), v.Grey9x8}} {
			want, err := hex.DecodeString(s.want)
			if err != nil {
				t.Fatal(err)
			}
			for i := range want {
				if d := int(want[i]) - int(s.got.pix[i]); d != 0 && !(lossy && d >= -2 && d <= 2) {
					t.Fatalf("%s reduced to %d × %d: pixel %d is %d, Pillow says %d", v.File, s.got.w, s.got.h, i, s.got.pix[i], want[i])
				}
			}
		}
		for _, h := range []struct {
			name, want string
			got        hash
		}{{"phash", v.PHash, p.phash}, {"dhash", v.DHash, p.dhash}} {
			got := fmt.Sprintf("%016x", uint64(h.got))
			var want uint64
			if _, err := fmt.Sscanf(h.want, "%x", &want); err != nil {
				t.Fatal(err)
			}
			if d := h.got.distanceTo(hash(want)); d > 0 && !(lossy && d <= 2) {
				t.Errorf("%s of %s is %s, Pillow says %s", h.name, v.File, got, h.want)
			}
		}
	}
}

// A picture of one colour has no frequencies but the constant one, under any
// rounding, and is like itself in any size.
func TestFlat(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		level := rapid.Byte().Draw(t, "level")
		w, h := rapid.IntRange(1, 70).Draw(t, "w"), rapid.IntRange(1, 70).Draw(t, "h")
		g := grey{w, h, bytes.Repeat([]byte{level}, w*h)}
		want := hash(0)
		if level > 0 {
			want = 1 << 63
		}
		if got := perceptualHash(g); got != want {
			t.Fatalf("phash %016x, want %016x", got, want)
		}
		if got := differenceHash(g); got != 0 {
			t.Fatalf("dhash %016x", got)
		}
	})
}

func pngOf(t testing.TB, w, h int, at func(x, y int) color.Color) []byte {
	t.Helper()
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			img.Set(x, y, at(x, y))
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// bomb is a PNG of few bytes that declares w × h pixels.
func bomb(w, h uint32) []byte {
	head := make([]byte, 13)
	binary.BigEndian.PutUint32(head, w)
	binary.BigEndian.PutUint32(head[4:], h)
	copy(head[8:], []byte{8, 6, 0, 0, 0})
	chunk := append([]byte("IHDR"), head...)
	out := append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\x0d"), chunk...)
	return binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(chunk))
}

var suiteFiles = fstest.MapFS{}

func files(t testing.TB) fstest.MapFS {
	t.Helper()
	if len(suiteFiles) == 0 {
		for _, name := range []string{"scene1.png", "scene1-small.png", "scene2.png"} {
			suiteFiles["want/"+name] = &fstest.MapFile{Data: read(t, name)}
		}
		suiteFiles["want/broken.png"] = &fstest.MapFile{Data: read(t, "scene1.png")[:500]}
	}
	return suiteFiles
}

func caseOf(t testing.TB, settings map[string]any, left map[string][]byte) grade.Case {
	t.Helper()
	dir := t.TempDir()
	for name, data := range left {
		var err error
		if target, link := strings.CutPrefix(string(data), "link:"); link {
			err = os.Symlink(target, filepath.Join(dir, name))
		} else {
			err = os.WriteFile(filepath.Join(dir, name), data, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return gradetest.Worked(t, &suite.Task{ID: "t", Graders: map[string]any{"i": settings}}, fstest.MapFS{"a": {}}, t.TempDir(), dir)
}

func grader(t testing.TB, tasks ...*suite.Task) *Grader {
	t.Helper()
	g, err := New("i", &Config{}, files(t), tasks)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestVerdicts(t *testing.T) {
	type m = map[string]any
	one := read(t, "scene1.png")
	const p, f, n = trial.Pass, trial.Fail, trial.NotApplicable
	for _, tc := range []struct {
		name                  string
		settings              m
		left                  []byte
		exists, similar, size trial.Verdict
		label, evidence       string
		distance              int // -1: none
	}{
		{"there", m{}, one, p, n, n, "match", "", -1},
		{"not there", m{"reference": "want/scene1.png", "same_size": true}, nil, f, f, f, "screenshot_not_found", "settings_screenshot.png is not there", -1},
		{"no picture", m{"reference": "want/scene1.png"}, []byte("PNG"), f, f, n, "screenshot_invalid", "is no PNG, JPEG or GIF file", -1},
		{"empty", m{}, []byte{}, f, n, n, "screenshot_invalid", "is no PNG, JPEG or GIF file", -1},
		{"magic only", m{}, []byte("\x89PNG\r\n\x1a\n"), f, n, n, "screenshot_invalid", "cannot be decoded", -1},
		{"cut short", m{}, one[:len(one)-100], f, n, n, "screenshot_invalid", "is a png file that cannot be decoded", -1},
		{"bomb", m{}, bomb(1<<15, 1<<15), f, n, n, "screenshot_invalid", "declares 32768 × 32768 pixels", -1},
		{"bomb beyond reason", m{}, bomb(1<<30, 1<<30), f, n, n, "screenshot_invalid", "cannot be decoded", -1},
		{"smaller bomb", m{}, bomb(60_000, 601), f, n, n, "screenshot_invalid", "more than 36 million", -1},
		{"without pixels", m{}, bomb(100, 100), f, n, n, "screenshot_invalid", "cannot be decoded", -1},
		{"link inside", m{}, []byte("link:a"), f, n, n, "screenshot_not_found", "is not there", -1},
		{"link out", m{}, []byte("link:/etc/hosts"), f, n, n, "screenshot_not_found", "is a link out of the workspace", -1},
		{"the same", m{"reference": "want/scene1.png", "same_size": true}, one, p, p, p, "match", "", 0},
		{"half as large", m{"reference": "want/scene1-small.png", "same_size": true}, one, p, p, f, "screenshot_size", "it is 160 × 347, the reference 80 × 173", 0},
		{"another", m{"reference": "want/scene2.png"}, one, p, f, n, "screenshot_mismatch", "phash differs from the reference in", 34},
		{"another by dhash", m{"reference": "want/scene2.png", "hash": "dhash"}, one, p, f, n, "screenshot_mismatch", "dhash differs from the reference in", 32},
		{"another, and that is fine", m{"reference": "want/scene2.png", "threshold": 64}, one, p, p, n, "match", "", 34},
	} {
		t.Run(tc.name, func(t *testing.T) {
			left := map[string][]byte{}
			if tc.left != nil {
				left[defaultPath] = tc.left
			}
			s, err := grader(t).Grade(t.Context(), caseOf(t, tc.settings, left))
			if err != nil {
				t.Fatal(err)
			}
			got := []trial.Verdict{s.Criteria[0].Verdict, s.Criteria[1].Verdict, s.Criteria[2].Verdict}
			if got[0] != tc.exists || got[1] != tc.similar || got[2] != tc.size || s.Label != tc.label {
				t.Errorf("%v %s, want %s %s %s %s", got, s.Label, tc.exists, tc.similar, tc.size, tc.label)
			}
			all := ""
			for _, c := range s.Criteria {
				if c.Verdict == f {
					all += strings.Join(c.Evidence, "\n")
				}
			}
			if !strings.Contains(all, tc.evidence) || tc.evidence == "" && all != "" {
				t.Errorf("evidence %q, want %q", all, tc.evidence)
			}
			if d := s.Measures[0].Value; (d == nil) != (tc.distance < 0) || d != nil && *d != float64(tc.distance) {
				t.Errorf("distance %v, want %d", d, tc.distance)
			}
		})
	}
}

// A comparison is never left out: what cannot be compared with is a fault, which
// Probe finds before the run.
func TestReferenceMissing(t *testing.T) {
	for _, ref := range []string{"want/none.png", "want/broken.png"} {
		c := caseOf(t, map[string]any{"reference": ref}, map[string][]byte{defaultPath: read(t, "scene1.png")})
		for _, g := range []*Grader{grader(t), grader(t, c.Task)} {
			_, err := g.Grade(t.Context(), c)
			var fault *trial.Fault
			if !errors.As(err, &fault) || fault.Class != trial.ClassGrader {
				t.Errorf("%s: error %v, want a fault of the grader", ref, err)
			}
		}
		if err := grader(t, c.Task).Probe(t.Context()); err == nil || !strings.Contains(err.Error(), ref) {
			t.Errorf("probe: %v, want an error about %s", err, ref)
		}
	}
}

// The grade key follows the content of references.
func TestIdentity(t *testing.T) {
	task := &suite.Task{ID: "t", Graders: map[string]any{"i": map[string]any{"reference": "x.png"}}}
	id := func(data []byte) string {
		g, err := New("i", &Config{}, fstest.MapFS{"x.png": {Data: data}}, []*suite.Task{task})
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(g.Identity())
	}
	if a, b := id(read(t, "scene1.png")), id(read(t, "scene2.png")); a == b {
		t.Errorf("two references, one identity: %s", a)
	}
}

func FuzzDecode(f *testing.F) {
	for _, name := range []string{"tiny.png", "frame.gif", "photo.jpg", "palette.png"} {
		f.Add(read(f, name))
	}
	f.Add(bomb(1, 1))
	f.Add(bomb(0, 7))
	f.Fuzz(func(t *testing.T, data []byte) {
		if conf, _, err := image.DecodeConfig(bytes.NewReader(data)); err == nil && conf.Width*conf.Height > 1<<20 {
			return // slow, not wrong
		}
		p, why := decodePicture(data)
		if (why == "") != (p.w > 0 && p.h > 0) {
			t.Errorf("%d × %d, %q", p.w, p.h, why)
		}
	})
}

func TestConformance(t *testing.T) {
	cases := []grade.Case{
		caseOf(t, map[string]any{"reference": "want/scene1.png", "same_size": true}, map[string][]byte{defaultPath: read(t, "scene1-small.png")}),
		caseOf(t, map[string]any{"reference": "want/scene1.png", "hash": "dhash"}, map[string][]byte{defaultPath: read(t, "scene1.png")}),
		caseOf(t, map[string]any{}, map[string][]byte{defaultPath: pngOf(t, 3, 3, func(x, y int) color.Color { return color.NRGBA{uint8(x), 0, 0, 128} })}),
	}
	gradetest.Run(t, gradetest.Subject{Name: "i", Cases: cases, New: func() grade.Grader { return grader(t, cases[0].Task, cases[1].Task) }})
}
