package release

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/assay-eval/assay/internal/testenv"
)

// archiveOf returns an archive of a release with a program that prints its version.
func archiveOf(t *testing.T, version string) []byte {
	t.Helper()
	var b bytes.Buffer
	zip := gzip.NewWriter(&b)
	w := tar.NewWriter(zip)
	for name, text := range map[string]string{"assay": "#!/bin/sh\necho assay " + version + "\n", "man/assay.1": ".TH assay 1\n"} {
		if err := w.WriteHeader(&tar.Header{Name: name, Mode: 0o755, Size: int64(len(text))}); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := zip.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestInstall installs releases of a server on loopback: only an archive with the checksum
// of checksums.txt is installed, and it replaces an older program.
func TestInstall(t *testing.T) {
	if _, err := exec.LookPath("curl"); err != nil || runtime.GOOS == "windows" {
		testenv.Missing(t, "curl", "installing releases by scripts/install.sh")
	}
	file := "assay_1.2.3_" + runtime.GOOS + "_" + runtime.GOARCH + ".tar.gz"
	archive := archiveOf(t, "1.2.3")
	right := fmt.Sprintf("%x  %s\n", sha256.Sum256(archive), file)
	wrong := fmt.Sprintf("%x  %s\n", sha256.Sum256([]byte("other")), file)
	for name, c := range map[string]struct {
		sums, version, releases string // checksums.txt, argument, ASSAY_RELEASES in place of the server's
		said                    string
		installed               bool
	}{
		"right":           {right, "1.2.3", "", "assay 1.2.3", true},
		"right, with a v": {right, "v1.2.3", "", "assay 1.2.3", true},
		"latest":          {right, "", "", "assay 1.2.3", true},
		"among others":    {"00  other.tar.gz\n" + right, "1.2.3", "", "assay 1.2.3", true},
		"wrong checksum":  {wrong, "1.2.3", "", "does not have the checksum", false},
		"no checksum":     {"00  other.tar.gz\n", "1.2.3", "", "does not name " + file + " once", false},
		"two checksums":   {right + wrong, "1.2.3", "", "does not name " + file + " once", false},
		"no such release": {right, "9.9.9", "", "cannot fetch assay_9.9.9", false},
		"no version":      {right, "../1.2.3", "", "write a release such as 0.6.0", false},
		"plain http":      {right, "1.2.3", "http://example.com/releases", "only https is safe", false},
	} {
		t.Run(name, func(t *testing.T) {
			srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				switch r.URL.Path {
				case "/latest":
					http.Redirect(w, r, "/tag/v1.2.3", http.StatusFound)
				case "/tag/v1.2.3":
				case "/download/v1.2.3/" + file:
					_, _ = w.Write(archive)
				case "/download/v1.2.3/checksums.txt":
					_, _ = w.Write([]byte(c.sums))
				default:
					http.NotFound(w, r)
				}
			}))
			defer srv.Close()
			releases := c.releases
			if releases == "" {
				releases = srv.URL
			}
			prefix := t.TempDir()
			program := filepath.Join(prefix, "bin", "assay")
			if err := os.MkdirAll(filepath.Dir(program), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(program, []byte("#!/bin/sh\necho old\n"), 0o755); err != nil {
				t.Fatal(err)
			}
			var args []string
			if c.version != "" {
				args = append(args, c.version)
			}
			cmd := exec.Command("../install.sh", args...)
			cmd.Env = append(os.Environ(), "PREFIX="+prefix, "ASSAY_RELEASES="+releases, "TMPDIR="+t.TempDir())
			said, err := cmd.CombinedOutput()
			if (err == nil) != c.installed || !strings.Contains(string(said), c.said) {
				t.Errorf("%v: %s", err, said)
			}
			now, err := exec.Command(program).Output()
			if want := map[bool]string{true: "assay 1.2.3\n", false: "old\n"}[c.installed]; err != nil || string(now) != want {
				t.Errorf("the program now prints %q (%v), want %q", now, err, want)
			}
			if _, err := os.Stat(filepath.Join(prefix, "share/man/man1/assay.1")); (err == nil) != c.installed {
				t.Errorf("manual page: %v", err)
			}
		})
	}
}
