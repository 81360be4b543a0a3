package cli

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAnotherImageIsAnotherConversation runs a suite whose server answers with an
// image. It checks that the image reaches the model, that an equal image is a cache hit
// and a different one is sent again, and that the run folder holds the image once, not
// in base64.
func TestAnotherImageIsAnotherConversation(t *testing.T) {
	t.Parallel()
	e := newEditing(t, `command: ["{suite}/server/run"]`)
	e.write("suite.yaml", strings.Replace(readFile(t, filepath.Join(e.dir, "suite.yaml")), "kind: model,", "kind: model, media: pass,", 1))
	e.write("server/server.sh", strings.Replace(editedServer["server.sh"], `"{\"content\":[{\"type\":\"text\",\"text\":\"$(answer "$1")\"}]}"`, `"$(cat "$1/result.json")"`, 1))
	draw := func(width int) string {
		var b bytes.Buffer
		if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, width, 1))); err != nil {
			t.Fatal(err)
		}
		coded := base64.StdEncoding.EncodeToString(b.Bytes())
		e.write("server/result.json", `{"content":[{"type":"image","mimeType":"image/png","data":"`+coded+`"}]}`)
		return coded
	}
	stored := filepath.Join(e.dir, "stored")
	for i, c := range []struct{ width, paid int }{{3, 2}, {3, 0}, {4, 1}, {3, 0}} {
		coded := draw(c.width)
		code, bodies := e.runSuite("--cache-dir", stored)
		if code != 0 || len(bodies) != c.paid {
			t.Fatalf("run %d: exit %d after %d requests, want %d", i+1, code, len(bodies), c.paid)
		}
		if n := len(bodies); n > 0 && !bytes.Contains(bodies[n-1], []byte(coded)) {
			t.Errorf("run %d: the model does not get the image: %s", i+1, bodies[n-1])
		}
		err := filepath.WalkDir(filepath.Join(e.dir, "runs"), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			b, err := os.ReadFile(path)
			if bytes.Contains(b, []byte("base64,"+coded)) {
				t.Errorf("run %d: %s holds a request with the image in base64", i+1, path)
			}
			return err
		})
		if err != nil {
			t.Error(err)
		}
	}
}

func readFile(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
