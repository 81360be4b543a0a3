package workspace

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/workspace/image"
	"github.com/assay-eval/assay/internal/workspace/image/imagetest"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// TestBuildImage builds an image of a Dockerfile and looks at it from inside. A second
// build of the same files runs nothing, one of another file does.
func TestBuildImage(t *testing.T) {
	needStatic(t)
	if err := sandbox.CheckLevel(sandbox.Bwrap); err != nil {
		testenv.Missing(t, "bwrap", "building of Dockerfiles in rooms: "+err.Error())
	}
	host := imagetest.Serve(t)
	imagetest.Push(t, host+"/box:1", imagetest.Build(t, "", v1.Config{Env: []string{"PATH=/bin", "A=base"}}, imagetest.Layer(t, imagetest.Busybox(t)...)))
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		at := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("src/a.txt", "a\n")
	write("src/sub/b.txt", "b\n")
	write("one.txt", "one\n")
	write("Dockerfile", strings.ReplaceAll(`# a test
ARG BASE=HOST/box:1
FROM ${BASE}
ENV B="two words" C=$A.c \
    D=d
ENV E old form
ARG SECRETLY=x
WORKDIR /app
COPY src .
COPY one.txt deep/er/
RUN echo "$B|$C|$SECRETLY" >made.txt && rm sub/b.txt && \
    echo home >$HOME/.kept
RUN ["sh", "-c", "pwd >>made.txt"]
WORKDIR sub
COPY src/a.txt renamed.txt
CMD ["never"]
`, "HOST", host))
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var said []string
	store := image.Store{Dir: t.TempDir(), Base: dir, Say: func(what string) { said = append(said, what) }}
	open := func() *image.Image {
		t.Helper()
		im, err := OpenImage(t.Context(), store, program, "./Dockerfile")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { im.Close() })
		return im
	}
	first := open()
	r, err := New(t.Context(), imageOptions(t, first, true))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Remove()
	got := sayIn(t, r, "sh", "-c", `cat /app/made.txt; cd /app; find . | sort; pwd; cat ~/.kept sub/renamed.txt; echo "$B|$E|$SECRETLY|$D"; ls /`)
	want := `two words|base.c|x
/app
.
./a.txt
./deep
./deep/er
./deep/er/one.txt
./made.txt
./sub
./sub/renamed.txt
/app
home
a
two words|old form||d
`
	if !strings.HasPrefix(got, want) {
		t.Errorf("inside:\n%s\nwant:\n%s", got, want)
	}
	if n := len(said); open().ID != first.ID || len(said) != n {
		t.Errorf("the same files are built again: %q", said)
	}
	write("src/a.txt", "changed\n")
	if open().ID == first.ID {
		t.Error("another file makes the same image")
	}
	write("Dockerfile", "FROM "+host+"/box:1\nRUN echo so long; exit 3\n")
	if _, err := OpenImage(t.Context(), store, program, "./Dockerfile"); err == nil || !strings.Contains(err.Error(), "line 2: RUN: ") || !strings.Contains(err.Error(), "so long") {
		t.Errorf("a command that fails: %v", err)
	}
	left, _ := filepath.Glob(filepath.Join(store.Dir, "*.new"))
	if len(left) > 0 {
		t.Errorf("a failed build leaves %q", left)
	}
}
