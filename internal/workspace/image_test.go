package workspace

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/workspace/image"
	"github.com/assay-eval/assay/internal/workspace/image/imagetest"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

func openBusybox(t testing.TB, c v1.Config, more ...imagetest.File) *image.Image {
	t.Helper()
	needStatic(t)
	if err := sandbox.CheckLevel(sandbox.Bwrap); err != nil {
		testenv.Missing(t, "bwrap", "rooms with an image: "+err.Error())
	}
	host := imagetest.Serve(t)
	imagetest.Push(t, host+"/box:1", imagetest.Build(t, "", c, imagetest.Layer(t, imagetest.Busybox(t)...), imagetest.Layer(t, more...)))
	im, err := image.Store{Dir: t.TempDir()}.Open(t.Context(), host+"/box:1")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { im.Close() })
	return im
}

func imageOptions(t testing.TB, im *image.Image, whole bool) Options {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return Options{Root: t.TempDir(), Program: program, Image: &ImageOptions{Image: im, Whole: whole},
		Sandbox: sandbox.Config{Level: sandbox.Bwrap, Network: sandbox.Network{Mode: sandbox.Quiet}}}
}

func sayIn(t testing.TB, r *Room, args ...string) string {
	t.Helper()
	var out bytes.Buffer
	spec, err := r.Command(proc.Spec{Args: args, Env: r.Env(), Stdout: &out, Stderr: &out})
	if err != nil {
		t.Fatal(err)
	}
	exit, err := proc.Run(t.Context(), spec)
	if err != nil || !exit.OK() {
		t.Fatalf("%q: %v, %v: %s", args, exit, err, out.String())
	}
	return out.String()
}

// TestImageCapabilities checks that root of an image has the capabilities that
// docs/ref/isolation.md lists, and another user none.
func TestImageCapabilities(t *testing.T) {
	for user, want := range map[string]string{"": "00000000000404fb", "1000": "0000000000000000"} {
		if user != "" && os.Geteuid() != 0 {
			continue // an ordinary user is the only one of the image
		}
		r, err := New(t.Context(), imageOptions(t, openBusybox(t, v1.Config{Env: []string{"PATH=/bin:/usr/bin"}, User: user}), true))
		if err != nil {
			t.Fatal(err)
		}
		defer r.Remove()
		got := sayIn(t, r, "grep", "-E", "^Cap(Eff|Prm|Amb):", "/proc/self/status")
		for line := range strings.Lines(got) {
			name, mask, _ := strings.Cut(line, ":")
			if mask = strings.TrimSpace(mask); mask != want && (name != "CapAmb" || mask != "0000000000000000") {
				t.Errorf("user %q has %s %s, want %s", user, name, mask, want)
			}
		}
	}
}

// TestImageUser checks that programs are the user of the image, with its own home. As root
// files keep their owners, and so what is root's in the image is closed to it.
func TestImageUser(t *testing.T) {
	im := openBusybox(t, v1.Config{User: "app", WorkingDir: "/srv/app"},
		imagetest.File{Name: "etc/"}, imagetest.File{Name: "etc/passwd", Body: "root:x:0:0::/root:/bin/sh\napp:x:1234:2345::/var/app:/bin/sh\n"},
		imagetest.File{Name: "var/"}, imagetest.File{Name: "var/app/", UID: 1234, GID: 2345}, imagetest.File{Name: "var/app/own", Body: "mine\n", UID: 1234, GID: 2345},
		imagetest.File{Name: "srv/"}, imagetest.File{Name: "srv/app/"}, imagetest.File{Name: "srv/app/of-root", Body: "x", Mode: 0o644})
	r, err := New(t.Context(), imageOptions(t, im, true))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Remove()
	if got, want := sayIn(t, r, "sh", "-c", "id -u; id -g; pwd; echo $HOME; cat $HOME/own; echo y >>$HOME/own && echo z >/tmp/z && cat /tmp/z"), "1234\n2345\n/srv/app\n/var/app\nmine\nz\n"; got != want {
		t.Errorf("the user sees %q, want %q", got, want)
	}
	want := "closed\n"
	if os.Geteuid() != 0 { // all files are of the one user there is
		want = "open\n"
	}
	if got := sayIn(t, r, "sh", "-c", "if echo y 2>/dev/null >>of-root; then echo open; else echo closed; fi"); got != want {
		t.Errorf("what is root's is %q, want %q", got, want)
	}
}

// TestImageRoom checks what programs in a room with an image see, that they can change
// everything there, and that nothing of it reaches the image.
func TestImageRoom(t *testing.T) {
	for _, kind := range []string{"overlay", "fuse-overlayfs", "copy"} {
		t.Run(kind, func(t *testing.T) {
			t.Setenv("ASSAY_IMAGE_ROOT", kind)
			im := openBusybox(t, v1.Config{Env: []string{"PATH=/usr/bin:/opt/x", "GREETING=hi"}, WorkingDir: "/srv/app"},
				imagetest.File{Name: "srv/app/"}, imagetest.File{Name: "srv/app/a.txt", Body: "of the image\n"}, imagetest.File{Name: "srv/app/gone.txt", Body: "x"},
				imagetest.File{Name: "opt/x/"}, imagetest.File{Name: "opt/x/tool", Body: "#!/bin/sh\necho tool $GREETING $(pwd) $(id -u)\n", Mode: 0o755})
			r, err := New(t.Context(), imageOptions(t, im, true))
			if err != nil {
				t.Fatal(err)
			}
			defer r.Remove()
			if got := sayIn(t, r, "tool"); got != "tool hi /srv/app 0\n" {
				t.Errorf("the program of the image says %q", got)
			}
			sayIn(t, r, "sh", "-c", "echo changed >a.txt; rm gone.txt; mkdir -p /opt/new; echo n >/opt/new/n; rm -rf /opt/x; mkdir /opt/x; chmod 700 a.txt")
			if got := sayIn(t, r, "sh", "-c", "cat a.txt; ls /srv/app /opt/x"); got != "changed\n/opt/x:\n\n/srv/app:\na.txt\n" {
				t.Errorf("a second program sees %q", got)
			}
			for name, want := range map[string]string{"srv/app/a.txt": "of the image\n", "srv/app/gone.txt": "x"} {
				if b, err := os.ReadFile(filepath.Join(im.Lowers[0], name)); err != nil || string(b) != want {
					t.Errorf("%s of the image is now %q (%v)", name, b, err)
				}
			}
			if kind == "copy" {
				return
			}
			c, err := r.Changes()
			if err != nil {
				t.Fatal(err)
			}
			o := imageOptions(t, im, true)
			o.Image.Layer = c.Layer
			again, err := New(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			defer again.Remove()
			if got := sayIn(t, again, "sh", "-c", "cat a.txt /opt/new/n; ls /srv/app /opt/x; stat -c %a a.txt"); got != "changed\nn\n/opt/x:\n\n/srv/app:\na.txt\n700\n" {
				t.Errorf("a room of the same layer sees %q", got)
			}
			c2, err := again.Changes()
			if err != nil || kind == "overlay" && !bytes.Equal(c.Layer, c2.Layer) {
				t.Errorf("the layer is another one after it was restored (%d and %d bytes, %v)", len(c.Layer), len(c2.Layer), err)
			}
		})
	}
}
