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
		"assay_${version}_${os}_${arch}.tar.gz", c.Checksum.NameTemplate,
	} {
		if !strings.Contains(script, want) {
			t.Errorf("the script lacks %q", want)
		}
	}
	if c.Archives[0].NameTemplate != "assay_{{ .Version }}_{{ .Os }}_{{ .Arch }}" || !strings.Contains(install, "assay_${version}_${os}_${arch}.tar.gz") || !strings.Contains(install, c.Checksum.NameTemplate) {
		t.Errorf("%+v", c.Archives)
	}
}

// TestBuild builds the archive of this machine and runs the program in it. This
// takes minutes if the build cache is empty.
func TestBuild(t *testing.T) {
	if !slices.Contains(strings.Split(os.Getenv("ASSAY_REQUIRE"), ","), "release") || runtime.GOOS != "linux" {
		testenv.Missing(t, "a release (ASSAY_REQUIRE=release, on Linux)", "building the archives of a release")
	}
	out := t.TempDir()
	cmd := exec.Command("../release.sh")
	cmd.Env = append(os.Environ(), "VERSION=v9.8.7", "OUT="+out, "TARGETS=linux/"+runtime.GOARCH)
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	name := "assay_9.8.7_linux_" + runtime.GOARCH + ".tar.gz"
	b, err := os.ReadFile(filepath.Join(out, name))
	if err != nil {
		t.Fatal(err)
	}
	sums, err := os.ReadFile(filepath.Join(out, "checksums.txt"))
	if err != nil || string(sums) != fmt.Sprintf("%x  %s\n", sha256.Sum256(b), name) {
		t.Errorf("%v: %s", err, sums)
	}
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
