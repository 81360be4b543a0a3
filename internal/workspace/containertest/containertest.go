// Package containertest makes docker and podman usable for tests: with settings that work
// inside a virtual machine or container, and docker's client on podman's server where no
// docker daemon answers.
package containertest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/assay-eval/assay/internal/testenv"
)

// settings use runc, which knows more layouts of control groups than crun, and limits that
// every user may set.
const settings = `[engine]
runtime = "runc"
[containers]
default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]
`

// Use makes docker or podman usable, or skips the test.
func Use(t testing.TB, runtime string) {
	t.Helper()
	untested := "rooms in containers of " + runtime
	if _, err := exec.LookPath(runtime); err != nil {
		testenv.Missing(t, runtime, untested)
	}
	conf := filepath.Join(t.TempDir(), "containers.conf")
	if err := os.WriteFile(conf, []byte(settings), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := exec.LookPath("runc"); err == nil {
		t.Setenv("CONTAINERS_CONF", conf)
	}
	if runtime == "docker" && exec.Command("docker", "version").Run() != nil {
		serveDocker(t)
	}
	if out, err := exec.Command(runtime, "version").CombinedOutput(); err != nil {
		testenv.Missing(t, runtime, untested+": "+string(out))
	}
}

// serveDocker starts podman's server of docker's protocol.
func serveDocker(t testing.TB) {
	t.Helper()
	if _, err := exec.LookPath("podman"); err != nil {
		testenv.Missing(t, "docker", "rooms in containers of docker: neither a daemon nor podman")
	}
	dir, err := os.MkdirTemp("/tmp", "assay-docker-") // the path of a socket is short
	if err != nil {
		t.Fatal(err)
	}
	socket := "unix://" + filepath.Join(dir, "docker.sock")
	cmd := exec.Command("podman", "system", "service", "--time", "0", socket)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		_ = os.RemoveAll(dir)
	})
	t.Setenv("DOCKER_HOST", socket)
	for range 100 {
		if exec.Command("docker", "version").Run() == nil {
			for path, mode := range map[string]os.FileMode{dir: 0o755, filepath.Join(dir, "docker.sock"): 0o777} { // for other users
				if err := os.Chmod(path, mode); err != nil {
					t.Fatal(err)
				}
			}
			return
		}
		time.Sleep(100 * time.Millisecond)
	}
	t.Fatal("podman's server of docker's protocol does not answer in ten seconds")
}

// Running returns the names of the containers that a runtime has of a room, by the path
// of its workspace.
func Running(t testing.TB, runtime, workspace string) []string {
	t.Helper()
	out, err := exec.Command(runtime, "ps", "--all", "--filter", "label=assay="+workspace, "--format", "{{.Names}}").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(out))
}
