// Package release tests that both ways to build a release build the same.
package release

import (
	"archive/tar"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v4"

	"github.com/assay-eval/assay/internal/testenv"
)

type config struct {
	Version int `yaml:"version"`
	Before  struct {
		Hooks []string `yaml:"hooks"`
	} `yaml:"before"`
	Builds []struct {
		Main, Binary      string
		Env, Goos, Goarch []string
		Flags, Ldflags    []string
		ModTimestamp      string `yaml:"mod_timestamp"`
	} `yaml:"builds"`
	Archives []struct {
		NameTemplate string           `yaml:"name_template"`
		Files        []map[string]any `yaml:"files"`
	} `yaml:"archives"`
	Checksum struct {
		NameTemplate string `yaml:"name_template"`
	} `yaml:"checksum"`
}

// TestSame checks that goreleaser and the script build the same targets with the same
// flags into archives with the names that the action expects.
func TestSame(t *testing.T) {
	b, err := os.ReadFile("../../.goreleaser.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var c config
	if err := yaml.Unmarshal(b, &c); err != nil {
		t.Fatal(err)
	}
	read := func(path string) string {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	script, install := read("../release.sh"), read("../action/install.sh")
	if c.Version != 2 || len(c.Builds) != 1 || len(c.Archives) != 1 || !slices.Equal(c.Before.Hooks, []string{"scripts/release.sh extras"}) {
		t.Fatalf("%+v", c)
	}
	build := c.Builds[0]
	if !slices.Equal(build.Env, []string{"CGO_ENABLED=0"}) || !strings.Contains(script, "CGO_ENABLED=0") || build.ModTimestamp == "" {
		t.Errorf("%+v", build)
	}
	var targets []string
	for _, os := range build.Goos {
		for _, arch := range build.Goarch {
			targets = append(targets, os+"/"+arch)
			if os == "windows" { // the action is for Linux and macOS
				continue
			}
			if !strings.Contains(install, "os="+os) || !strings.Contains(install, "arch="+arch) {
				t.Errorf("the action does not know %s/%s", os, arch)
			}
		}
	}
	if want := "TARGETS:-" + strings.Join(targets, " ") + "}"; !strings.Contains(script, want) {
		t.Errorf("the script does not build %s", want)
	}
	for _, want := range []string{
		"go build " + strings.Join(build.Flags, " "),
		`-ldflags "` + strings.ReplaceAll(strings.Join(build.Ldflags, " "), "{{ .Version }}", "$version") + `"`,
		"assay_${version}_${os}_${arch}", c.Checksum.NameTemplate,
	} {
		if !strings.Contains(script, want) {
			t.Errorf("the script lacks %q", want)
		}
	}
	if c.Archives[0].NameTemplate != "assay_{{ .Version }}_{{ .Os }}_{{ .Arch }}" || !strings.Contains(install, "assay_${version}_${os}_${arch}.tar.gz") || !strings.Contains(install, c.Checksum.NameTemplate) {
		t.Errorf("%+v", c.Archives)
	}
}

// TestBuild builds a snapshot of a release for this machine and uses what is in it: the
// program of the archive, the Debian package, the bill of materials, the formula and the
// image. This takes minutes if the build cache is empty.
func TestBuild(t *testing.T) {
	if !slices.Contains(strings.Split(os.Getenv("ASSAY_REQUIRE"), ","), "release") || runtime.GOOS != "linux" {
		testenv.Missing(t, "a release (ASSAY_REQUIRE=release, on Linux)", "building the archives of a release")
	}
	out := t.TempDir()
	cmd := exec.Command("../release.sh", "--snapshot")
	cmd.Env = append(os.Environ(), "VERSION=v9.8.7", "OUT="+out, "TARGETS=linux/"+runtime.GOARCH)
	text, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for line := range strings.Lines(string(text)) {
		if strings.Contains(line, "SKIPPED") {
			t.Log(line) // loud, and no failure: this machine lacks something
		}
	}
	files := map[string][]byte{}
	entries, err := os.ReadDir(out)
	if err != nil {
		t.Fatal(err)
	}
	var sums strings.Builder
	for _, e := range entries {
		b, err := os.ReadFile(filepath.Join(out, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		files[e.Name()] = b
		if e.Name() != "checksums.txt" {
			fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(b), e.Name())
		}
	}
	if string(files["checksums.txt"]) != sums.String() {
		t.Errorf("checksums.txt:\n%s\nwant:\n%s", files["checksums.txt"], sums.String())
	}
	archive := "assay_9.8.7_linux_" + runtime.GOARCH
	checkArchive(t, files[archive+".tar.gz"])
	checkPackage(t, filepath.Join(out, "assay_9.8.7_"+runtime.GOARCH+".deb"))
	if bill := string(files[archive+".cdx.json"]); !strings.Contains(bill, `"CycloneDX"`) || !strings.Contains(bill, "pkg:golang/github.com/spf13/cobra@v") {
		t.Errorf("the bill of materials has %d bytes and no cobra", len(bill))
	}
	digest := fmt.Sprintf("%x", sha256.Sum256(files[archive+".tar.gz"]))
	if formula := string(files["assay.rb"]); !strings.Contains(formula, digest) || !strings.Contains(formula, "v9.8.7/"+archive+".tar.gz") || strings.Count(formula, " do\n") != strings.Count(formula, "end\n")-2 {
		t.Errorf("the formula:\n%s", formula)
	}
	image, built := files["assay_9.8.7_"+runtime.GOARCH+".oci.tar"]
	if built && (len(image) < 1e7 || len(image) > 80e6) {
		t.Errorf("the image has %d bytes", len(image))
	}
}

// checkPackage installs the Debian package below a folder and runs the program in it.
func checkPackage(t *testing.T, file string) {
	t.Helper()
	if _, err := exec.LookPath("dpkg"); err != nil {
		testenv.Missing(t, "dpkg", "installing the Debian package")
	}
	root := t.TempDir()
	for _, dir := range []string{"admin/info", "admin/updates"} {
		if err := os.MkdirAll(filepath.Join(root, dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"admin/status", "admin/available"} {
		if err := os.WriteFile(filepath.Join(root, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	said, err := exec.Command("dpkg", "--force-not-root", "--log="+filepath.Join(root, "log"), "--instdir="+root, "--admindir="+filepath.Join(root, "admin"), "-i", file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	version, err := exec.Command(filepath.Join(root, "usr/bin/assay"), "version").Output()
	if err != nil || !strings.HasPrefix(string(version), "assay 9.8.7 ") {
		t.Errorf("%v: %s", err, version)
	}
	for _, name := range []string{"usr/share/man/man1/assay-run.1.gz", "usr/share/bash-completion/completions/assay", "usr/share/doc/assay/copyright"} {
		if _, err := os.Stat(filepath.Join(root, name)); err != nil {
			t.Error(err)
		}
	}
}

// checkArchive looks at the archive of this machine and runs the program in it.
func checkArchive(t *testing.T, b []byte) {
	t.Helper()
	var names []string
	zip, err := gzip.NewReader(strings.NewReader(string(b)))
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(t.TempDir(), "assay")
	for r := tar.NewReader(zip); ; {
		h, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, h.Name)
		if h.Uname != "" && h.Uname != "root" || h.Uid != 0 {
			t.Errorf("%s belongs to %s", h.Name, h.Uname)
		}
		if h.Name == "assay" {
			f, err := os.OpenFile(program, os.O_CREATE|os.O_WRONLY, 0o755)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := io.Copy(f, r); err != nil {
				t.Fatal(err)
			}
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, want := range []string{"LICENSE", "README.md", "CHANGELOG.md", "completions/assay.bash", "completions/_assay", "completions/assay.fish", "man/assay.1", "man/assay-run.1"} {
		if !slices.Contains(names, want) {
			t.Errorf("%s is not in %v", want, names)
		}
	}
	said, err := exec.Command(program, "version").Output()
	if err != nil || !strings.HasPrefix(string(said), "assay 9.8.7 linux/"+runtime.GOARCH+" ") {
		t.Errorf("%v: %s", err, said)
	}
}
