package workspace

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/tarball"

	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/testenv"
	"github.com/assay-eval/assay/internal/workspace/containertest"
	"github.com/assay-eval/assay/internal/workspace/image"
	"github.com/assay-eval/assay/internal/workspace/image/imagetest"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// roomRole is the first argument of a process of this test that makes a room in a container
// of an archive's image and runs a command there: roomRole RUNTIME ARCHIVE FOLDER COMMAND.
const roomRole = "__room-in-container"

func init() {
	hiddenMains = append(hiddenMains, func() (int, bool) {
		if len(os.Args) < 6 || os.Args[1] != roomRole {
			return 0, false
		}
		if err := runRoom(sandbox.Level(os.Args[2]), os.Args[3], os.Args[4], os.Args[5]); err != nil {
			fmt.Println(err)
			return 1, true
		}
		return 0, true
	})
}

// getRole is the first argument of a process of this test that prints what a server answers:
// getRole URL.
const getRole = "__get"

func init() {
	hiddenMains = append(hiddenMains, func() (int, bool) {
		if len(os.Args) < 3 || os.Args[1] != getRole {
			return 0, false
		}
		client := http.Client{Timeout: 10 * time.Second}
		if proxy, err := url.Parse(os.Getenv("HTTP_PROXY")); err == nil && proxy.Host != "" {
			client.Transport = &http.Transport{Proxy: http.ProxyURL(proxy)}
		}
		answer, err := client.Get(os.Args[2])
		if err != nil || answer.StatusCode != http.StatusOK {
			fmt.Print("refused")
			return 0, true
		}
		defer answer.Body.Close()
		_, _ = io.Copy(os.Stdout, answer.Body) // a cut answer fails the test
		return 0, true
	})
}

func runRoom(level sandbox.Level, file, dir, command string) error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	im, err := OpenContainerImage(context.Background(), level, image.Store{Dir: filepath.Join(dir, "images")}, program, file)
	if err != nil {
		return err
	}
	defer im.Close()
	r, err := New(context.Background(), Options{Root: dir, Program: program, Image: &ImageOptions{Image: im, Whole: true}, Sandbox: sandbox.Config{Level: level}})
	if err != nil {
		return err
	}
	fmt.Println(r.Work)
	spec, err := r.Command(proc.Spec{Args: []string{"sh", "-c", command}, Env: r.Env(), Stdout: os.Stdout, Stderr: os.Stdout})
	if err != nil {
		return err
	}
	if _, err := proc.Run(context.Background(), spec); err != nil {
		return err
	}
	c, err := r.Changes()
	if err != nil {
		return err
	}
	fmt.Println(len(c.Layer) > 0)
	return r.Remove()
}

// saveBusybox writes an archive of a busybox image and returns its path.
func saveBusybox(t testing.TB, dir string, c v1.Config, more ...imagetest.File) string {
	t.Helper()
	needStatic(t)
	file := filepath.Join(dir, "box.tar")
	tag, err := name.NewTag("localhost/box:1")
	if err != nil {
		t.Fatal(err)
	}
	im := imagetest.Build(t, "", c, imagetest.Layer(t, imagetest.Busybox(t)...), imagetest.Layer(t, more...))
	if err := tarball.WriteToFile(file, tag, im); err != nil {
		t.Fatal(err)
	}
	return file
}

// containerOptions returns the options of a room in a container of a busybox image.
func containerOptions(t testing.TB, runtime string, whole bool, c v1.Config, more ...imagetest.File) Options {
	t.Helper()
	containertest.Use(t, runtime)
	file := saveBusybox(t, t.TempDir(), c, more...)
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	opened, err := OpenContainerImage(t.Context(), sandbox.Level(runtime), image.Store{Dir: t.TempDir()}, program, file)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		opened.Close()
		_ = exec.Command(runtime, "image", "rm", "--force", opened.ID).Run() // another test may use it
	})
	return Options{Root: t.TempDir(), Program: program, Image: &ImageOptions{Image: opened, Whole: whole},
		Sandbox: sandbox.Config{Level: sandbox.Level(runtime), Network: sandbox.Network{Mode: sandbox.Quiet}}}
}

func forEachRuntime(t *testing.T, test func(t *testing.T, runtime string)) {
	for _, runtime := range []string{"podman", "docker"} {
		t.Run(runtime, func(t *testing.T) { test(t, runtime) })
	}
}

// TestContainerRoom checks what programs in a container see, that what they change is there
// for later programs and for the room that grades, and that no container is left.
func TestContainerRoom(t *testing.T) {
	forEachRuntime(t, func(t *testing.T, runtime string) {
		o := containerOptions(t, runtime, true, v1.Config{Env: []string{"PATH=/usr/bin:/opt/x", "GREETING=hi"}, WorkingDir: "/srv/app"},
			imagetest.File{Name: "srv/app/"}, imagetest.File{Name: "srv/app/a.txt", Body: "of the image\n"}, imagetest.File{Name: "srv/app/gone.txt", Body: "x"},
			imagetest.File{Name: "root/.profile", Body: "own\n"},
			imagetest.File{Name: "opt/x/"}, imagetest.File{Name: "opt/x/tool", Body: "#!/bin/sh\necho tool $GREETING $(pwd) $(id -u)\n", Mode: 0o755})
		o.Setup = [][]string{{"sh", "-c", "echo s >/opt/setup; mkdir /opt/folder"}}
		r, err := New(t.Context(), o)
		if err != nil {
			t.Fatal(err)
		}
		defer r.Remove()
		if got := sayIn(t, r, "tool"); got != "tool hi /srv/app 0\n" {
			t.Errorf("the program of the image says %q", got)
		}
		if got := sayIn(t, r, "sh", "-c", "cat /opt/setup $HOME/.profile; ls -d /opt/folder"); got != "s\nown\n/opt/folder\n" {
			t.Errorf("after the setup command a program sees %q", got)
		}
		sayIn(t, r, "sh", "-c", "echo changed >a.txt; rm gone.txt; mkdir -p /opt/new; echo n >/opt/new/n; rm -rf /opt/x; mkdir /opt/x; chmod 700 a.txt; echo h >$HOME/h")
		if got := sayIn(t, r, "sh", "-c", "cat a.txt; ls /srv/app /opt/x"); got != "changed\n/opt/x:\n\n/srv/app:\na.txt\n" {
			t.Errorf("a second program sees %q", got)
		}
		c, err := r.Changes()
		if err != nil {
			t.Fatal(err)
		}
		o.Image = &ImageOptions{Image: o.Image.Image, Whole: true, Layer: c.Layer}
		o.Setup = nil
		again, err := New(t.Context(), o)
		if err != nil {
			t.Fatal(err)
		}
		defer again.Remove()
		if got := sayIn(t, again, "sh", "-c", "cat a.txt /opt/new/n /opt/setup $HOME/h; ls /srv/app /opt/x; stat -c %a a.txt"); got != "changed\nn\ns\nh\n/opt/x:\n\n/srv/app:\na.txt\n700\n" {
			t.Errorf("a room of the same layer sees %q", got)
		}
		for _, room := range []*Room{r, again} {
			if now := containertest.Running(t, runtime, room.Work); len(now) != 1 {
				t.Errorf("containers %q run, want one a room", now)
			}
			if err := room.Remove(); err != nil {
				t.Error(err)
			}
			if left := containertest.Running(t, runtime, room.Work); len(left) > 0 {
				t.Errorf("containers %q are left", left)
			}
		}
	})
}

// TestContainerEnds checks that a program in a container ends with all that it started when
// it is stopped, and reports its exit code.
func TestContainerEnds(t *testing.T) {
	forEachRuntime(t, func(t *testing.T, runtime string) {
		r, err := New(t.Context(), containerOptions(t, runtime, false, v1.Config{Env: []string{"PATH=/bin"}}))
		if err != nil {
			t.Fatal(err)
		}
		defer r.Remove()
		run := func(ctx context.Context, args ...string) (proc.Exit, string) {
			var out bytes.Buffer
			spec, err := r.Command(proc.Spec{Args: args, Env: append(r.Env(), "SECRET=of this one"), Stdin: strings.NewReader("typed\n"), Stdout: &out, Grace: 100 * time.Millisecond})
			if err != nil {
				t.Fatal(err)
			}
			if slices.ContainsFunc(spec.Args, func(a string) bool { return strings.Contains(a, "of this one") }) {
				t.Errorf("a variable is among the arguments %q, which every user of the machine can read", spec.Args)
			}
			exit, err := proc.Run(ctx, spec)
			if err != nil {
				t.Fatal(err)
			}
			return exit, out.String()
		}
		if exit, out := run(t.Context(), "sh", "-c", "cat; echo $SECRET; exit 7"); exit.Code != 7 || out != "typed\nof this one\n" {
			t.Errorf("the program ended with %v and %q, want 7", exit, out)
		}
		if exit, _ := run(t.Context(), "sh", "-c", "kill -9 $$"); exit.Code != 137 {
			t.Errorf("a killed program ended with %v, want 137", exit)
		}
		ctx, cancel := context.WithTimeout(t.Context(), 3*time.Second)
		defer cancel()
		run(ctx, "sh", "-c", `trap "" TERM; (sh -c 'while true; do echo x >>/repo/alive; sleep 0.1; done' &) ; sleep 1000`)
		time.Sleep(1500 * time.Millisecond)
		size := func() int64 {
			info, err := os.Stat(filepath.Join(r.Work, "alive"))
			if err != nil {
				t.Fatal(err)
			}
			return info.Size()
		}
		if before := size(); true {
			time.Sleep(500 * time.Millisecond)
			if after := size(); after != before {
				t.Errorf("a daemon of a stopped program still writes: %d, then %d bytes", before, after)
			}
		}
	})
}

// TestContainerOfTheDead checks that a container ends when the process that started it is
// killed.
func TestContainerOfTheDead(t *testing.T) {
	forEachRuntime(t, func(t *testing.T, runtime string) {
		containertest.Use(t, runtime)
		dir := t.TempDir()
		cmd := exec.Command(os.Args[0], roomRole, runtime, saveBusybox(t, dir, v1.Config{Env: []string{"PATH=/bin"}}), dir, "echo started; sleep 1000")
		out, err := cmd.StdoutPipe()
		if err == nil {
			err = cmd.Start()
		}
		if err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(out)
		var said []string
		for len(said) < 2 && lines.Scan() {
			said = append(said, lines.Text())
		}
		if len(said) < 2 || said[1] != "started" {
			t.Fatalf("the program says %q", said)
		}
		if now := containertest.Running(t, runtime, said[0]); len(now) != 1 {
			t.Fatalf("containers %q run, want one", now)
		}
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = cmd.Wait()
		for deadline := time.Now().Add(time.Minute); ; time.Sleep(200 * time.Millisecond) {
			left := containertest.Running(t, runtime, said[0])
			if len(left) == 0 {
				return
			}
			if time.Now().After(deadline) {
				t.Fatalf("a minute after its owner was killed there is %q", left)
			}
		}
	})
}

// TestContainerOfAnotherUser checks that a user who reaches a daemon of root can read and
// remove what programs made, as root or as a user of the image.
func TestContainerOfAnotherUser(t *testing.T) {
	if os.Geteuid() != 0 {
		testenv.Missing(t, "root", "containers of a daemon of root for another user")
	}
	const uid = 12345
	containertest.Use(t, "docker")
	for _, user := range []string{"", "app"} {
		t.Run("user "+user, func(t *testing.T) {
			dir, err := os.MkdirTemp("/tmp", "assay-other-")
			if err != nil {
				t.Fatal(err)
			}
			defer os.RemoveAll(dir)
			file := saveBusybox(t, dir, v1.Config{Env: []string{"PATH=/bin"}, User: user, WorkingDir: "/repo"},
				imagetest.File{Name: "home/"}, imagetest.File{Name: "home/app/", UID: 1001, GID: 1002})
			program := filepath.Join(dir, "program") // the folder of test binaries is root's
			if out, err := exec.Command("sh", "-c", `cp "$1" "$2" && chown -R 12345:12345 "$3"`, "sh", os.Args[0], program, dir).CombinedOutput(); err != nil {
				t.Fatal(err, string(out))
			}
			cmd := exec.Command(program, roomRole, "docker", file, dir, "id -u; umask 077; mkdir sub && echo x >sub/f && cat sub/f; echo y >$HOME/y && cat $HOME/y")
			cmd.Env = append(os.Environ(), "HOME="+dir, "TMPDIR="+dir)
			cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uid, Gid: uid}}
			out, err := cmd.CombinedOutput()
			first, rest, _ := strings.Cut(string(out), "\n")
			want := map[string]string{"": "0\nx\ny\ntrue\n", "app": "1001\nx\ny\ntrue\n"}[user]
			if err != nil || rest != want {
				t.Errorf("it ended with %v and says %q, want %q", err, rest, want)
			}
			if _, err := os.Stat(first); err == nil {
				t.Errorf("the room %s is still there", first)
			}
		})
	}
}

// TestContainerNetwork checks that programs in a container reach the servers of assay and
// allowed hosts, and no others.
func TestContainerNetwork(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "served") }))
	defer server.Close()
	address := strings.TrimPrefix(server.URL, "http://")
	_, port, _ := strings.Cut(address, ":")
	for _, test := range []struct {
		name    string
		network sandbox.Network
		want    string
	}{
		{"open", sandbox.Network{}, "served"},
		{"none", sandbox.Network{Mode: sandbox.Quiet}, "refused"},
		{"loopback", sandbox.Network{Mode: sandbox.Quiet, Loopback: []string{address}}, "served"},
		{"allow", sandbox.Network{Mode: sandbox.Allow, Allow: []string{"127.0.0.1:" + port}}, "served"},
		{"other host", sandbox.Network{Mode: sandbox.Allow, Allow: []string{"example.com"}}, "refused"},
	} {
		t.Run(test.name, func(t *testing.T) {
			o := containerOptions(t, "podman", false, v1.Config{Env: []string{"PATH=/bin"}})
			o.Sandbox.Network = test.network
			r, err := New(t.Context(), o)
			if err != nil {
				t.Fatal(err)
			}
			defer r.Remove()
			if got := sayIn(t, r, "/assay/bin/assay", getRole, server.URL); got != test.want {
				t.Errorf("the server answers %q, want %q", got, test.want)
			}
		})
	}
}

// TestContainerLimits checks that the limit of memory is the container's: the program that
// passes it is killed, and the client of the runtime does not count.
func TestContainerLimits(t *testing.T) {
	o := containerOptions(t, "podman", false, v1.Config{Env: []string{"PATH=/bin"}})
	o.Limits = proc.Limits{Memory: 48 << 20}
	r, err := New(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Remove()
	if got := sayIn(t, r, "sh", "-c", "sleep 1; echo small"); got != "small\n" {
		t.Errorf("a small program says %q", got)
	}
	if got := sayIn(t, r, "sh", "-c", "head -c 300000000 /dev/zero | busybox tail -c 290000000 2>&1 >/dev/null; echo $?"); !strings.Contains(got, "137\n") {
		t.Errorf("a program that uses 290 MB ended with %q, want 137", got)
	}
}
