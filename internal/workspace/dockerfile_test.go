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
COPY --chown=app --chmod=0710 src /data/own
COPY --link --chown=7:8 one.txt /data/
COPY --chown=7 one.txt /data/seven
RUN cat <<'A' >>heredoc.txt && cat <<-"B" >>heredoc.txt
# no comment \
A
		b $C
	B
RUN <<END
echo script $C >>heredoc.txt
stat -c "%a of tmp" /tmp >>heredoc.txt
END
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
	got := sayIn(t, r, "sh", "-c", `cat /app/made.txt; cd /app; find . | sort; pwd; cat ~/.kept sub/renamed.txt; echo "$B|$E|$SECRETLY|$D"; cat heredoc.txt; stat -c "%a %n" /data/own /data/own/* /data/own/sub/b.txt`)
	want := `two words|base.c|x
/app
.
./a.txt
./deep
./deep/er
./deep/er/one.txt
./heredoc.txt
./made.txt
./sub
./sub/renamed.txt
/app
home
a
two words|old form||d
# no comment \
b $C
script base.c
1777 of tmp
755 /data/own
710 /data/own/a.txt
710 /data/own/sub
710 /data/own/sub/b.txt
`
	if got != strings.TrimSpace(want) && got != want {
		t.Errorf("inside:\n%s\nwant:\n%s", got, want)
	}
	if os.Geteuid() == 0 {
		got := sayIn(t, r, "sh", "-c", `stat -c "%u:%g %n" /data /data/* /data/own/*`)
		want := "1001:1002 /data\n7:8 /data/one.txt\n1001:1002 /data/own\n7:7 /data/seven\n1001:1002 /data/own/a.txt\n1001:1002 /data/own/sub"
		if strings.TrimSpace(got) != want {
			t.Errorf("owners:\n%s\nwant:\n%s", got, want)
		}
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

// TestCheckDockerfile holds that all lines that are not followed are said at once.
func TestCheckDockerfile(t *testing.T) {
	for name, test := range map[string]struct{ text, want string }{
		"all": {"FROM a AS b\nADD x y\nCOPY --from=b /x /y\nCOPY --parents x y\nCOPY --chmod=u+x x y\nCOPY x\nCOPY [\"a b\", \"c\"]\nRUN --mount=type=cache,target=/c make\nSHELL [\"bash\"]\nFROM c\n",
			`line 2: ADD is not supported: use FROM, RUN, COPY, WORKDIR, ENV, ARG and USER only, or build the image with docker or buildah, and name that
line 3: COPY --from=b: files of another image or stage are not copied; build the image with docker or buildah, and name that
line 4: COPY --parents: only --chown, --chmod and --link are supported, or build the image with docker or buildah, and name that
line 5: COPY --chmod=u+x: it is no octal number such as 755
line 6: COPY x: name at least one source and a destination
line 7: COPY ["a b", "c"]: a list is not supported: write COPY FROM… TO, with names that have spaces in quotes
line 8: RUN --mount=type=cache,target=/c: options of RUN are not followed: leave it out, or build the image with docker or buildah, and name that
line 9: SHELL is not supported: use FROM, RUN, COPY, WORKDIR, ENV, ARG and USER only, or build the image with docker or buildah, and name that
line 10: it has several stages: build the image with docker or buildah, and name that`},
		"scratch":           {"FROM scratch\nCOPY x y\n", "line 1: FROM names no image to build on: build the image with docker or buildah, and name that"},
		"no here-document":  {"FROM a\nRUN cat > x << 'EOF'\nname: CI\non: push\nEOF\n", "line 3: name: is no instruction of a Dockerfile (a here-document has no space after <<)"},
		"shift":             {"FROM a\nRUN echo $((1<<2)) <<<x 1<< 2\n", ""},
		"without end":       {"FROM a\nRUN cat <<EOF\n EOF\n", "line 2: the here-document EOF has no end"},
		"copied":            {"FROM a\nCOPY <<EOF /x\nADD\nEOF\nENV A=b\n", "line 2: COPY <<EOF /x: put the text into a file and COPY that"},
		"of another shell":  {"FROM a\nRUN <<EOF\n#!/usr/bin/python3\nprint()\nEOF\n", "line 2: RUN <<EOF: a script of another program than sh is not followed: put it into a file and COPY that"},
		"nothing":           {"# none\n", "it has no FROM"},
		"before the stages": {"RUN x\nFROM a\n", "line 1: RUN before FROM"},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, err := range CheckDockerfile(test.text) {
				got = append(got, err.Error())
			}
			if s := strings.Join(got, "\n"); s != test.want {
				t.Errorf("got:\n%s\nwant:\n%s", s, test.want)
			}
		})
	}
}
