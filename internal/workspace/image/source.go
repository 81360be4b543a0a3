package image

import (
	"archive/tar"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/google/go-containerregistry/pkg/authn"
	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/remote/transport"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
)

// IsPath reports whether a reference is a path.
func IsPath(ref string) bool {
	return strings.HasPrefix(ref, ".") || filepath.IsAbs(ref) || strings.HasSuffix(ref, ".tar") || IsDockerfile(ref)
}

// IsDockerfile reports whether a reference is the path of a Dockerfile.
func IsDockerfile(ref string) bool {
	base := path.Base(filepath.ToSlash(ref))
	return base == "Dockerfile" || strings.HasPrefix(base, "Dockerfile.") || strings.HasSuffix(base, ".Dockerfile")
}

// CheckRef returns an error unless ref is a path or well-formed name of an image.
func CheckRef(ref string) error {
	if IsPath(ref) {
		return nil
	}
	if _, err := name.ParseReference(ref); err != nil {
		return fmt.Errorf("%w: name it as docker does, such as debian:13, or by a path that begins with ./", err)
	}
	return nil
}

// platform is what programs in rooms run on.
var platform = v1.Platform{OS: "linux", Architecture: runtime.GOARCH}

func checkPlatform(os, arch string) error {
	if os != "" && os != platform.OS || arch != "" && arch != platform.Architecture {
		return fmt.Errorf("it is made for %s/%s, and this machine runs %s: pull or build it for that platform", os, arch, platform)
	}
	return nil
}

// find returns the image of a reference. Its layers are read later, before done.
func (s Store) find(ctx context.Context, ref string) (im v1.Image, done func(), err error) {
	done = func() {}
	if !IsPath(ref) {
		im, err = pull(ctx, ref)
		return im, done, err
	}
	at, tag, _ := strings.Cut(ref, "#")
	at = filepath.FromSlash(at)
	if !filepath.IsAbs(at) {
		at = filepath.Join(s.Base, at)
	}
	info, err := os.Stat(at)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, done, fmt.Errorf("there is no file or folder %s: make one by docker save -o, or skopeo copy … oci:DIR", at)
	case err != nil:
		return nil, done, err
	case info.IsDir():
		im, err = readLayout(at, tag)
		return im, done, err
	}
	return s.readArchive(at, tag)
}

// pull returns an image of a registry.
func pull(ctx context.Context, ref string) (v1.Image, error) {
	parsed, err := name.ParseReference(ref)
	if err != nil {
		return nil, CheckRef(ref)
	}
	im, err := remote.Image(parsed, remote.WithContext(ctx), remote.WithPlatform(platform), remote.WithAuthFromKeychain(authn.DefaultKeychain))
	if err == nil {
		return im, nil
	}
	registry := parsed.Context().RegistryStr()
	if said, ok := errors.AsType[*transport.Error](err); ok {
		switch {
		case said.StatusCode == http.StatusUnauthorized || said.StatusCode == http.StatusForbidden:
			return nil, fmt.Errorf("the registry %s refuses it without a login (or there is no such image): docker login %[1]s, or podman login %[1]s", registry)
		case said.StatusCode == http.StatusNotFound:
			return nil, fmt.Errorf("the registry %s has no image %s: look at its name and tag", registry, parsed.Name())
		case said.StatusCode == http.StatusTooManyRequests:
			return nil, fmt.Errorf("the registry %s refuses more requests for now: log in, or wait", registry)
		}
		return nil, fmt.Errorf("the registry %s answered %d %s", registry, said.StatusCode, http.StatusText(said.StatusCode))
	}
	if _, ok := errors.AsType[net.Error](err); ok {
		return nil, fmt.Errorf("the registry %s cannot be reached: %w", registry, err)
	}
	if strings.Contains(err.Error(), "no child with platform") {
		return nil, fmt.Errorf("it is not made for %s, which this machine runs: build it for that platform, or name another tag", platform)
	}
	return nil, err
}

// readLayout returns the image of an OCI layout, the one with tag if that is not "".
func readLayout(dir, tag string) (v1.Image, error) {
	index, err := layout.ImageIndexFromPath(dir)
	if err != nil {
		return nil, fmt.Errorf("%s is no OCI layout: %w", dir, err)
	}
	return pick(index, tag, dir)
}

// refName is the annotation of a layout's index that holds the tag.
const refName = "org.opencontainers.image.ref.name"

func pick(index v1.ImageIndex, tag, dir string) (v1.Image, error) {
	m, err := index.IndexManifest()
	if err != nil {
		return nil, fmt.Errorf("read the index of %s: %w", dir, err)
	}
	var found []v1.Descriptor
	var tags, platforms []string
	for _, d := range m.Manifests {
		if t := d.Annotations[refName]; t != "" {
			tags = append(tags, t)
		}
		if tag != "" && d.Annotations[refName] != tag {
			continue
		}
		if p := d.Platform; p != nil && p.OS != "" && (p.OS != platform.OS || p.Architecture != platform.Architecture) {
			platforms = append(platforms, p.String())
			continue
		}
		found = append(found, d)
	}
	switch {
	case len(found) == 0 && len(platforms) > 0:
		return nil, fmt.Errorf("it is made for %s, and this machine runs %s: pull or build it for that platform", strings.Join(platforms, ", "), platform)
	case len(found) == 0 && tag != "":
		return nil, fmt.Errorf("%s has no image %s: it has %s", dir, tag, strings.Join(tags, ", "))
	case len(found) == 0:
		return nil, fmt.Errorf("%s has no image", dir)
	case len(found) > 1:
		return nil, fmt.Errorf("%s has %d images: add #TAG to its path, one of %s", dir, len(found), strings.Join(tags, ", "))
	}
	if d := found[0]; d.MediaType.IsIndex() {
		inner, err := index.ImageIndex(d.Digest)
		if err != nil {
			return nil, fmt.Errorf("read the index of %s: %w", dir, err)
		}
		return pick(inner, "", dir)
	}
	im, err := index.Image(found[0].Digest)
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", dir, err)
	}
	return im, nil
}

// readArchive returns the image of an archive of docker save, or of an OCI layout.
func (s Store) readArchive(file, tag string) (v1.Image, func(), error) {
	done := func() {}
	docker, oci, err := kindOfArchive(file)
	if err != nil {
		return nil, done, fmt.Errorf("%s is no archive of an image: %w", file, err)
	}
	switch {
	case docker:
		var want *name.Tag
		if tag != "" {
			t, err := name.NewTag(tag)
			if err != nil {
				return nil, done, err
			}
			want = &t
		}
		im, err := tarball.ImageFromPath(file, want)
		if err != nil {
			if want == nil && strings.Contains(err.Error(), "single image") {
				return nil, done, fmt.Errorf("%s has several images: add #NAME:TAG to its path", file)
			}
			return nil, done, fmt.Errorf("read %s: %w", file, err)
		}
		return im, done, nil
	case !oci:
		return nil, done, fmt.Errorf("%s is no archive of an image: it has neither manifest.json nor index.json", file)
	}
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return nil, done, err
	}
	dir, err := os.MkdirTemp(s.Dir, "layout-")
	if err != nil {
		return nil, done, err
	}
	done = func() { _ = os.RemoveAll(dir) }
	if err := extractPlain(file, dir); err != nil {
		return nil, done, fmt.Errorf("read %s: %w", file, err)
	}
	im, err := readLayout(dir, tag)
	return im, done, err
}

func kindOfArchive(file string) (docker, oci bool, err error) {
	f, err := os.Open(file)
	if err != nil {
		return false, false, err
	}
	defer f.Close()
	for r := tar.NewReader(f); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return docker, oci, nil
		}
		if err != nil {
			return false, false, err
		}
		switch path.Clean(h.Name) {
		case "manifest.json":
			docker = true
		case "index.json":
			oci = true
		}
	}
}

// extractPlain extracts the plain files of an archive into dir.
func extractPlain(file, dir string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	for r := tar.NewReader(f); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if h.Typeflag != tar.TypeReg {
			continue
		}
		if err := root.MkdirAll(path.Dir(path.Clean(h.Name)), 0o700); err != nil {
			return err
		}
		out, err := root.Create(path.Clean(h.Name))
		if err != nil {
			return err
		}
		_, err = io.Copy(out, r)
		if cerr := out.Close(); err == nil {
			err = cerr
		}
		if err != nil {
			return err
		}
	}
}

// Source is an image of a path that is not unpacked.
type Source struct {
	ID    string // as of an [Image]
	image v1.Image
	done  func()
}

// OpenSource opens the image of a layout or archive.
func (s Store) OpenSource(ctx context.Context, ref string) (*Source, error) {
	src, done, err := s.find(ctx, ref)
	if err != nil {
		return nil, err
	}
	id, _, err := readConfig(src)
	if err != nil {
		done()
		return nil, err
	}
	return &Source{id, src, done}, nil
}

// Close closes the files of the image.
func (s *Source) Close() { s.done() }

// Archive writes the image as an archive of docker save, under a name.
func (s *Source) Archive(as string, out io.Writer) error {
	tag, err := name.NewTag(as)
	if err != nil {
		return err
	}
	return tarball.Write(tag, s.image, out)
}
