// Package imagetest makes OCI images for tests, from entries or from Debian's busybox,
// and serves them on loopback.
package imagetest

import (
	"archive/tar"
	"bytes"
	"cmp"
	"debug/elf"
	"io"
	"log"
	"net/http/httptest"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-containerregistry/pkg/name"
	"github.com/google/go-containerregistry/pkg/registry"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/tarball"

	"github.com/assay-eval/assay/internal/testenv"
)

// File is an entry of a layer. The zero type is a folder if Name ends with a slash, a
// symbolic link if Link is set, and else a plain file; the zero mode 0755 or 0644.
type File struct {
	Name, Body, Link string
	Type             byte
	Mode             int64
	UID, GID         int
	PAX              map[string]string
}

// Layer makes a layer of entries, in their order.
func Layer(t testing.TB, files ...File) v1.Layer {
	t.Helper()
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	for _, f := range files {
		h := &tar.Header{Name: f.Name, Linkname: f.Link, Mode: f.Mode, Uid: f.UID, Gid: f.GID, Typeflag: f.Type,
			Size: int64(len(f.Body)), ModTime: time.Unix(1600000000, 0), Format: tar.FormatPAX, PAXRecords: f.PAX}
		switch {
		case f.Type != 0:
		case strings.HasSuffix(f.Name, "/"):
			h.Typeflag = tar.TypeDir
		case f.Link != "":
			h.Typeflag = tar.TypeSymlink
		default:
			h.Typeflag = tar.TypeReg
		}
		if h.Mode == 0 {
			h.Mode = map[bool]int64{true: 0o755, false: 0o644}[h.Typeflag == tar.TypeDir]
		}
		if err := w.WriteHeader(h); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, f.Body); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	l, err := tarball.LayerFromOpener(func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(b.Bytes())), nil })
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// Build makes an image of layers for this machine, or another architecture.
func Build(t testing.TB, arch string, c v1.Config, layers ...v1.Layer) v1.Image {
	t.Helper()
	im, err := mutate.AppendLayers(empty.Image, layers...)
	if err != nil {
		t.Fatal(err)
	}
	file, err := im.ConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	file = file.DeepCopy()
	file.OS, file.Architecture, file.Config = "linux", cmp.Or(arch, runtime.GOARCH), c
	if im, err = mutate.ConfigFile(im, file); err != nil {
		t.Fatal(err)
	}
	return im
}

// Busybox returns the entries of a small system: Debian's busybox-static and links to it.
// The test is skipped without that package.
func Busybox(t testing.TB) []File {
	t.Helper()
	const untested = "programs in rooms with an image (apt-get install busybox-static)"
	var body []byte
	for _, at := range []string{"/usr/bin/busybox", "/bin/busybox"} {
		if b, err := os.ReadFile(at); err == nil && isStatic(b) {
			body = b
		}
	}
	if body == nil {
		testenv.Missing(t, "images", untested)
	}
	files := []File{{Name: "./"}, {Name: "bin/"}, {Name: "etc/"}, {Name: "root/", Mode: 0o700}, {Name: "tmp/", Mode: 0o1777}, {Name: "usr/"}, {Name: "usr/bin", Link: "../bin"},
		{Name: "etc/passwd", Body: "root:x:0:0:root:/root:/bin/sh\napp:x:1001:1002:app:/home/app:/bin/sh\n"},
		{Name: "etc/group", Body: "root:x:0:\nstaff:x:1002:\n"},
		{Name: "bin/busybox", Body: string(body), Mode: 0o755}}
	for _, tool := range strings.Fields("sh cat ls id env echo rm mkdir touch cp mv ln chmod chown grep tr sed test true false pwd printf stat sleep head find wget sort dirname") {
		files = append(files, File{Name: "bin/" + tool, Link: "busybox"})
	}
	return files
}

func isStatic(b []byte) bool {
	f, err := elf.NewFile(bytes.NewReader(b))
	if err != nil {
		return false
	}
	libs, err := f.ImportedLibraries()
	return err != nil || len(libs) == 0
}

// Serve serves a registry on loopback and returns its host.
func Serve(t testing.TB) string {
	t.Helper()
	s := httptest.NewServer(registry.New(registry.Logger(log.New(io.Discard, "", 0))))
	t.Cleanup(s.Close)
	return strings.TrimPrefix(s.URL, "http://")
}

// Push puts an image into a registry.
func Push(t testing.TB, ref string, im v1.Image) {
	t.Helper()
	parsed, err := name.ParseReference(ref)
	if err != nil {
		t.Fatal(err)
	}
	if err := remote.Write(parsed, im); err != nil {
		t.Fatal(err)
	}
}
