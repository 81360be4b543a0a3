package image_test

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/tarball"

	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/workspace/image"
	"github.com/assay-eval/assay/internal/workspace/image/imagetest"
)

type file = imagetest.File

// awkward are layers with everything that unpacking has to get right.
func awkward(t testing.TB) []v1.Layer {
	return []v1.Layer{
		imagetest.Layer(t, file{Name: "./"}, file{Name: "etc/"}, file{Name: "etc/a", Body: "a", Mode: 0o600, UID: 7, GID: 8}, file{Name: "dir/", Mode: 0o2775, GID: 50},
			file{Name: "dir/old", Body: "old"}, file{Name: "dir/sub/"}, file{Name: "dir/sub/x", Body: "x"}, file{Name: "opq/"}, file{Name: "opq/gone", Body: "g"},
			file{Name: "opq/deep/"}, file{Name: "opq/deep/gone", Body: "g"}, file{Name: "run", Link: "/var/run"}, file{Name: "var/"}, file{Name: "var/run/"},
			file{Name: "hard1", Body: "hard", Mode: 0o4755}, file{Name: "hard2", Link: "hard1", Type: tar.TypeLink, Mode: 0o4755}, file{Name: "out", Link: "../../../../etc/passwd"},
			file{Name: "becomes-dir", Body: "f"}, file{Name: "becomes-file/"}, file{Name: "becomes-file/x", Body: "x"}, file{Name: "pipe", Type: tar.TypeFifo, Mode: 0o640},
			file{Name: "sticky/", Mode: 0o1777}, file{Name: "closed/", Mode: 0o700, UID: 33, GID: 33}, file{Name: "closed/in", Body: "in", UID: 33, GID: 33}),
		imagetest.Layer(t, file{Name: "dir/.wh.old"}, file{Name: "dir/.wh.sub"}, file{Name: "opq/"}, file{Name: "opq/.wh..wh..opq"}, file{Name: "opq/new", Body: "n"},
			file{Name: "run/through", Body: "through a link"}, file{Name: "becomes-dir/"}, file{Name: "becomes-dir/y", Body: "y"}, file{Name: "becomes-file", Body: "f"},
			file{Name: "hard3", Link: "hard2", Type: tar.TypeLink, Mode: 0o4755}, file{Name: "no/parent/here", Body: "p", Mode: 0o400}, file{Name: "etc/a", Body: "other a", Mode: 0o644}),
		imagetest.Layer(t, file{Name: "dir/old", Body: "again", Mode: 0o755}, file{Name: ".wh.sticky"}, file{Name: "dir/", Mode: 0o750, UID: 1, GID: 2}),
	}
}

// listTree returns a line for each file: kind and mode, owner, links, target, content.
// Without owners these are left out.
func listTree(t testing.TB, root string, owners bool) string {
	t.Helper()
	var out []string
	err := filepath.WalkDir(root, func(p string, _ fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(root, p)
		info, err := os.Lstat(p)
		if err != nil {
			return err
		}
		st := info.Sys().(*syscall.Stat_t)
		line := fmt.Sprintf("%s %o", rel, st.Mode)
		if owners {
			line += fmt.Sprintf(" %d:%d", st.Uid, st.Gid)
		}
		switch {
		case info.Mode()&fs.ModeSymlink != 0:
			target, _ := os.Readlink(p)
			line = fmt.Sprintf("%s -> %s", rel, target) // modes of links mean nothing
		case info.Mode().IsRegular():
			b, err := os.ReadFile(p)
			if err != nil {
				return err
			}
			line += fmt.Sprintf(" %d %q %d", st.Nlink, b, info.ModTime().Unix())
		}
		out = append(out, line)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(out, "\n") + "\n"
}

func run(t testing.TB, args ...string) string {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), args[0], args[1:]...)
	cmd.Env = append(os.Environ(), "XDG_RUNTIME_DIR="+os.TempDir()) // where they look for logins
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%q: %v: %s", args, err, out)
	}
	return string(out)
}

// TestOracles checks an unpacked image against umoci and buildah, through a registry,
// a layout of skopeo and an archive of docker save: the same tree, modes and times, and
// as root the same owners.
func TestOracles(t *testing.T) {
	for _, tool := range []string{"umoci", "skopeo", "buildah"} {
		if _, err := exec.LookPath(tool); err != nil {
			testenv.Missing(t, "images", "unpacking against umoci, skopeo and buildah (apt-get install umoci skopeo buildah)")
		}
	}
	host := imagetest.Serve(t)
	ref := host + "/awkward:1"
	imagetest.Push(t, ref, imagetest.Build(t, "", v1.Config{}, awkward(t)...))
	dir := t.TempDir()
	run(t, "skopeo", "copy", "-q", "--insecure-policy", "--src-tls-verify=false", "docker://"+ref, "oci:"+dir+"/layout:one")
	run(t, "skopeo", "copy", "-q", "--insecure-policy", "--src-tls-verify=false", "docker://"+ref, "docker-archive:"+dir+"/saved.tar:awkward:1")
	run(t, "skopeo", "copy", "-q", "--insecure-policy", "--src-tls-verify=false", "docker://"+ref, "oci-archive:"+dir+"/oci.tar:one")
	root := os.Geteuid() == 0
	unpack := []string{"umoci", "unpack", "--image", dir + "/layout:one", dir + "/bundle"}
	if !root {
		unpack = slices.Insert(unpack, 2, "--rootless")
	}
	run(t, unpack...)
	want := listTree(t, filepath.Join(dir, "bundle", "rootfs"), root)
	for _, from := range []string{ref, "./layout#one", "./layout", "./saved.tar", "oci.tar"} {
		im, err := image.Store{Dir: t.TempDir(), Base: dir}.Open(t.Context(), from)
		if err != nil {
			t.Errorf("%s: %v", from, err)
			continue
		}
		defer im.Close()
		if got := listTree(t, im.Lowers[0], root); got != want {
			t.Errorf("%s unpacks to\n%s\nand umoci to\n%s", from, got, want)
		}
		if im.Owners["closed"] != (image.Owner{UID: 33, GID: 33}) || im.Owners["dir"] != (image.Owner{UID: 1, GID: 2}) || len(im.Owners) != 3 {
			t.Errorf("%s: owners %v", from, im.Owners)
		}
	}
	if !root {
		return
	}
	store := []string{"buildah", "--root", dir + "/storage", "--runroot", dir + "/run", "--storage-driver", "vfs"}
	made := strings.TrimSpace(run(t, append(store, "from", "--pull-always", "--tls-verify=false", "--signature-policy", policy(t, dir), "docker://"+ref)...))
	made = made[strings.LastIndex(made, "\n")+1:]
	mounted := strings.TrimSpace(run(t, append(store, "mount", made)...))
	defer run(t, append(store, "rm", "--all")...)
	if got := listTree(t, mounted, true); got != want {
		t.Errorf("buildah has\n%s\nand umoci\n%s", got, want)
	}
}

func policy(t testing.TB, dir string) string {
	t.Helper()
	at := filepath.Join(dir, "policy.json")
	if err := os.WriteFile(at, []byte(`{"default":[{"type":"insecureAcceptAnything"}]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	return at
}

// TestMistakes checks that each bad input is one line with a fix, and that it leaves no
// image behind.
func TestMistakes(t *testing.T) {
	host := imagetest.Serve(t)
	dir := t.TempDir()
	good := imagetest.Layer(t, file{Name: "a", Body: strings.Repeat("all right ", 1000)})
	imagetest.Push(t, host+"/arm:1", imagetest.Build(t, "s390x", v1.Config{}, good))
	for name, f := range map[string]file{
		"dots": {Name: "../../escape", Body: "x"}, "hard": {Name: "a", Link: "../../../etc/passwd", Type: tar.TypeLink}, "device": {Name: "null", Type: tar.TypeChar},
		"user": {Name: "a", Body: "x"},
	} {
		c := v1.Config{}
		if name == "user" {
			c.User = "nobody-here"
		}
		imagetest.Push(t, host+"/"+name+":1", imagetest.Build(t, "", c, imagetest.Layer(t, f)))
	}
	login := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("WWW-Authenticate", `Basic realm="x"`)
		w.WriteHeader(http.StatusUnauthorized)
	}))
	defer login.Close()
	if err := os.WriteFile(filepath.Join(dir, "text.tar"), []byte("no archive"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func([]byte) []byte{
		"cut":     func(b []byte) []byte { return b[:len(b)/2] },
		"other":   func([]byte) []byte { return zip(t, bytes.Repeat([]byte{0}, 1024)) },
		"garbage": func(b []byte) []byte { return bytes.Repeat([]byte("x"), len(b)) },
	} {
		im := imagetest.Build(t, "", v1.Config{}, good)
		p, err := layout.Write(filepath.Join(dir, name), empty.Index)
		if err != nil {
			t.Fatal(err)
		}
		if err := p.AppendImage(im); err != nil {
			t.Fatal(err)
		}
		layers, _ := im.Layers()
		digest, _ := layers[0].Digest()
		blob := filepath.Join(dir, name, "blobs", "sha256", digest.Hex)
		b, err := os.ReadFile(blob)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(blob, change(b), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for ref, want := range map[string]string{
		host + "/none:1": "has no image " + host + "/none:1: look at its name and tag",
		host + "/arm:1":  "it is made for linux/s390x, and this machine runs linux/",
		strings.TrimPrefix(login.URL, "http://") + "/x": "refuses it without a login (or there is no such image): docker login 127.0.0.1:",
		"127.0.0.1:1/x":    "the registry 127.0.0.1:1 cannot be reached: ",
		"No Such":          "name it as docker does, such as debian:13, or by a path that begins with ./",
		"./nothing.tar":    "there is no file or folder " + dir + "/nothing.tar: make one by docker save -o, or skopeo copy",
		"./text.tar":       "is no archive of an image",
		".":                "is no OCI layout",
		"./cut":            "layer 1 of 1: it is cut off or damaged: pull or save the image once more: ",
		"./other":          "its content has the digest sha256:",
		"./garbage":        "layer 1 of 1: it is cut off or damaged: ",
		"./cut#two":        "has no image two",
		host + "/dots:1":   "../../escape: the path leads out of the image, which no builder writes: do not use it",
		host + "/hard:1":   "the path leads out of the image",
		host + "/device:1": "a device 0:0 would hide files from overlays",
		host + "/user:1":   "its /etc/passwd has no user nobody-here: name a number, or add the user to the image",
	} {
		cache := t.TempDir()
		_, err := image.Store{Dir: cache, Base: dir}.Open(t.Context(), ref)
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") || !strings.HasPrefix(err.Error(), "image "+ref+": ") {
			t.Errorf("%s: %v\nwant %s", ref, err, want)
		}
		left, _ := filepath.Glob(filepath.Join(cache, "sha256-*"))
		if left = slices.DeleteFunc(left, func(p string) bool { return strings.HasSuffix(p, ".lock") }); len(left) > 0 {
			t.Errorf("%s leaves %q", ref, left)
		}
	}
}

func zip(t testing.TB, b []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err := w.Write(b); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// TestStore checks that stores of several processes unpack an image once, that what a
// killed one left does not count, that a canceled one leaves nothing, and that an image
// named by its digest needs no registry any more.
func TestStore(t *testing.T) {
	dir := t.TempDir()
	im := imagetest.Build(t, "", v1.Config{WorkingDir: "srv/", Env: []string{"A=b"}, User: "12:34"}, awkward(t)...)
	tag, err := name.NewTag("awkward:1")
	if err != nil {
		t.Fatal(err)
	}
	if err := tarball.WriteToFile(filepath.Join(dir, "a.tar"), tag, im); err != nil {
		t.Fatal(err)
	}
	id, err := im.ConfigName()
	if err != nil {
		t.Fatal(err)
	}
	store := image.Store{Dir: filepath.Join(dir, "images"), Base: dir}
	// A process was killed in the middle: a part of the files, none of the description.
	half := filepath.Join(store.Dir, "sha256-"+id.Hex+".new", "rootfs")
	if err := os.MkdirAll(half, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(half, "left-over"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	canceled, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := store.Open(canceled, "a.tar"); !errors.Is(err, context.Canceled) {
		t.Errorf("a canceled store: %v", err)
	}
	var mu sync.Mutex
	unpacked := 0
	var all sync.WaitGroup
	for range 8 {
		s := store
		s.Say = func(string) { mu.Lock(); defer mu.Unlock(); unpacked++ }
		all.Go(func() {
			im, err := s.Open(t.Context(), "a.tar")
			if err != nil {
				t.Error(err)
				return
			}
			defer im.Close()
			if _, err := os.Lstat(filepath.Join(im.Lowers[0], "left-over")); err == nil {
				t.Error("what a killed process has left is a part of the image")
			}
			if im.Workdir != "/srv" || im.UID != 12 || im.GID != 34 || !slices.Contains(im.Env, "A=b") || im.ID != id.String() {
				t.Errorf("the image says %+v", im)
			}
		})
	}
	all.Wait()
	if unpacked != 1 {
		t.Errorf("unpacked %d times", unpacked)
	}

	host := imagetest.Serve(t)
	imagetest.Push(t, host+"/a:1", im)
	digest, err := im.Digest()
	if err != nil {
		t.Fatal(err)
	}
	one, err := store.Open(t.Context(), host+"/a@"+digest.String())
	if err != nil {
		t.Fatal(err)
	}
	one.Close()
	gone, err := store.Open(t.Context(), "127.0.0.1:1/a@"+digest.String())
	if err != nil || gone.ID != id.String() {
		t.Errorf("without a registry: %v", err)
	}
	gone.Close()
}

// TestLinksInside checks that all links lead to files of the image, and which
// programs an image has.
func TestLinksInside(t *testing.T) {
	host := imagetest.Serve(t)
	imagetest.Push(t, host+"/l:1", imagetest.Build(t, "", v1.Config{}, imagetest.Layer(t,
		file{Name: "etc/"}, file{Name: "etc/passwd", Body: "root:x:0:0::/root:/bin/sh\n"}, file{Name: "abs", Link: "/etc/passwd"}, file{Name: "up", Link: "../../../../etc/passwd"},
		file{Name: "loop", Link: "loop"}, file{Name: "bin/"}, file{Name: "bin/tool", Body: "x", Mode: 0o755}, file{Name: "usr", Link: "."}, file{Name: "bin/plain", Body: "x"})))
	im, err := image.Store{Dir: t.TempDir()}.Open(t.Context(), host+"/l:1")
	if err != nil {
		t.Fatal(err)
	}
	defer im.Close()
	for _, p := range []string{"/abs", "/up", "up", "/usr/usr/abs"} {
		at, err := im.Resolve(p)
		if err != nil || at != filepath.Join(im.Lowers[0], "etc", "passwd") {
			t.Errorf("%s is %s, %v", p, at, err)
		}
	}
	if _, err := im.Resolve("/loop"); err == nil {
		t.Error("a link to itself leads somewhere")
	}
	env := []string{"PATH=/sbin:/usr/bin"}
	if at, ok := im.LookPath("tool", env); !ok || at != "/usr/bin/tool" {
		t.Errorf("the program tool is %q", at)
	}
	for _, name := range []string{"plain", "sh", "bin"} {
		if at, ok := im.LookPath(name, env); ok {
			t.Errorf("%s is a program: %s", name, at)
		}
	}
}
