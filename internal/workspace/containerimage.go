package workspace

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/assay-eval/assay/internal/workspace/image"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// OpenContainerImage returns the image that ref names, which docker or podman then has: a
// name is pulled if it is missing there, an archive or layout is loaded, and a Dockerfile
// is built. Only the folders of its user are unpacked. program is assay's own.
func OpenContainerImage(ctx context.Context, level sandbox.Level, store image.Store, program, ref string) (*image.Image, error) {
	fail := func(err error) (*image.Image, error) { return nil, fmt.Errorf("image %s: %w", ref, err) }
	name, err := bringImage(ctx, level, store, ref)
	if err != nil {
		return fail(err)
	}
	about, err := inspectImage(ctx, level, name)
	if err != nil {
		return fail(err)
	}
	if about.ID == "" {
		return fail(fmt.Errorf("%s does not have it", level))
	}
	im, err := store.Make(ctx, about.ID+"."+string(level), func(dir string) (*image.Image, error) {
		root := filepath.Join(dir, "rootfs")
		if err := os.Mkdir(root, 0o755); err != nil {
			return nil, err
		}
		layer, err := level.DescribeUser(ctx, program, about.ID, about.Config.User, about.Config.Env)
		if err == nil {
			err = image.UnpackLayer(root, bytes.NewReader(layer), nil)
		}
		if err != nil {
			return nil, err
		}
		im := &image.Image{Lowers: []string{root}}
		return im, im.SetConfig(about.Config)
	})
	if err != nil {
		return fail(err)
	}
	im.ID = about.ID
	return im, nil
}

// imageReport is what docker and podman report of an image.
type imageReport struct {
	ID     string `json:"Id"`
	Config v1.Config
}

// inspectImage returns the description of an image, or the zero value if the runtime does
// not have the image.
func inspectImage(ctx context.Context, level sandbox.Level, name string) (imageReport, error) {
	b, err := level.RunRuntime(ctx, nil, "image", "inspect", name)
	if err != nil {
		return imageReport{}, nil //nolint:nilerr // it has no such image
	}
	var list []imageReport
	if err := json.Unmarshal(b, &list); err != nil || len(list) == 0 {
		return imageReport{}, fmt.Errorf("read what %s reports of it: %w", level, err)
	}
	if id := list[0].ID; !strings.Contains(id, ":") {
		list[0].ID = "sha256:" + id
	}
	return list[0], nil
}

// bringImage makes a runtime have an image and returns its name there.
func bringImage(ctx context.Context, level sandbox.Level, store image.Store, ref string) (string, error) {
	say := func(what string) {
		if store.Say != nil {
			store.Say(what)
		}
	}
	at := filepath.FromSlash(ref)
	if image.IsPath(ref) && !filepath.IsAbs(at) {
		at = filepath.Join(store.Base, at)
	}
	switch {
	case image.IsDockerfile(ref):
		say("build " + at)
		id, err := level.RunRuntime(ctx, nil, "build", "--quiet", "--file", at, filepath.Dir(at))
		return lastLine(id), err
	case image.IsPath(ref):
		return loadImage(ctx, level, store, at)
	}
	if about, err := inspectImage(ctx, level, ref); err != nil || about.ID != "" {
		return ref, err
	}
	if strings.HasPrefix(ref, "sha256:") {
		return "", fmt.Errorf("%s no longer has it: run the suite once, which builds or loads it", level)
	}
	say("pull image " + ref)
	_, err := level.RunRuntime(ctx, nil, "pull", ref)
	return ref, err
}

// loadImage loads an archive or layout into a runtime, unless it has the image, and
// returns its name there.
func loadImage(ctx context.Context, level sandbox.Level, store image.Store, at string) (string, error) {
	src, err := store.OpenSource(ctx, at)
	if err != nil {
		return "", err
	}
	defer src.Close()
	name := "localhost/assay-" + strings.TrimPrefix(src.ID, "sha256:")[:16] + ":latest"
	if about, err := inspectImage(ctx, level, name); err != nil || about.ID != "" {
		return name, err
	}
	if store.Say != nil {
		store.Say("load image " + at)
	}
	r, w := io.Pipe()
	wrote := make(chan error, 1)
	go func() {
		err := src.Archive(name, w)
		w.CloseWithError(err)
		wrote <- err
	}()
	_, err = level.RunRuntime(ctx, r, "load", "--quiet")
	r.Close()
	if werr := <-wrote; werr != nil && !errors.Is(werr, io.ErrClosedPipe) {
		return "", werr // why the runtime had nothing to read
	}
	return name, err
}

// lastLine returns the last line of an output.
func lastLine(b []byte) string {
	lines := strings.Fields(string(b))
	if len(lines) == 0 {
		return ""
	}
	return lines[len(lines)-1]
}
