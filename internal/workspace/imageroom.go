package workspace

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/workspace/image"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// ImageOptions gives the programs of a room the files of an image.
type ImageOptions struct {
	Image *image.Image
	// Whole makes programs start in the folder that the image names, and makes
	// all that they change a part of [RoomChanges]. Else they start in the workspace.
	Whole bool
	// Builds leaves the home folder of the image where it is.
	Builds bool
	// Layer is what programs of an earlier room have changed, of [RoomChanges]; nil if
	// none.
	Layer []byte
}

// mountImage makes the root of programs.
func (r *Room) mountImage(o Options) error {
	if o.Image == nil {
		return nil
	}
	if !o.Sandbox.Level.MapsPaths() {
		return fmt.Errorf("an image needs isolation bwrap, and this is %s: apt-get install bubblewrap", o.Sandbox.Level)
	}
	im, dir := o.Image.Image, filepath.Join(r.base, "image")
	upper := filepath.Join(dir, "upper")
	if err := os.MkdirAll(upper, 0o755); err != nil {
		return err
	}
	if o.Image.Layer != nil {
		if err := image.ApplyLayer(upper, o.Image.Layer); err != nil {
			return fmt.Errorf("restore the files of the system: %w", err)
		}
	}
	// All users of an image write there, such as apt's own.
	if err := os.Chmod(r.Tmp, fs.ModePerm|fs.ModeSticky); err != nil {
		return err
	}
	root, err := makeRoot(o, dir)
	if err != nil {
		return err
	}
	r.root, r.image = root, o.Image
	root.UID, root.GID = im.UID, im.GID
	if o.Image.Whole {
		root.Start = im.Workdir
		if root.Start == "" {
			root.Start = "/"
		}
		if !o.Image.Builds {
			root.Home = im.Home
		}
		for _, f := range r.imageFolders() {
			if o.Image.Builds || f.Dir == r.Home && o.Warm != "" { // a warm home was made of it
				continue
			}
			if _, err := im.CopyFolder([]string{upper}, f.Path, f.Dir); err != nil {
				return fmt.Errorf("copy the folder %s of the image: %w", f.Path, err)
			}
		}
	}
	if o.Image.Layer != nil && root.Kind() == "copy" {
		return errors.New("restore the files of the system: it needs overlays, and this machine has none: install fuse-overlayfs")
	}
	for _, d := range []string{r.Work, r.Home, r.Tmp, r.Log} {
		if err := root.GiveTo(d); err != nil {
			return fmt.Errorf("give the room to user %s: %w", im.User, err)
		}
	}
	return nil
}

// makeRoot makes the root of programs, with its files in dir.
func makeRoot(o Options, dir string) (*sandbox.Root, error) {
	im := o.Image.Image
	if !o.Sandbox.Level.IsContainer() {
		root, err := sandbox.MountRoot(o.Program, dir, im.Lowers, im.CopyTo)
		if err == nil {
			root.Look = im.LookPath
		}
		return root, err
	}
	root := sandbox.ContainerRoot(o.Sandbox.Level, im.ID, filepath.Join(im.Lowers[0], sandbox.FileList), dir)
	root.Pack = image.PackAll
	if o.Image.Layer == nil {
		return root, nil
	}
	return root, root.SetLayer(o.Image.Layer)
}

// baseEnv returns the variables of programs that neither the suite nor the room sets.
func (r *Room) baseEnv() []string {
	if r.image != nil {
		return slices.DeleteFunc(slices.Clone(r.image.Image.Env), func(kv string) bool {
			return strings.HasPrefix(kv, "HOME=") || strings.HasPrefix(kv, "TMPDIR=")
		})
	}
	var env []string
	for _, name := range []string{"PATH", "LANG"} {
		if v, ok := os.LookupEnv(name); ok {
			env = append(env, name+"="+v)
		}
	}
	return env
}

// imageFolders returns the folders of the room that take the place of the image's.
func (r *Room) imageFolders() []image.Folder {
	out := []image.Folder{{Dir: r.Tmp, Path: "/tmp"}}
	if r.root.Home != "" {
		out = append(out, image.Folder{Dir: r.Home, Path: r.root.Home})
	}
	return out
}

// layerLimit is how large a layer of a trial may be.
const layerLimit = 512 << 20

// readLayer returns what programs have changed in the image, or nil if that is not
// kept.
func (r *Room) readLayer() ([]byte, error) {
	if r.image == nil || !r.image.Whole {
		return nil, nil
	}
	if r.root.Kind() == "copy" {
		return nil, errors.New("keep what programs changed in the image: it needs overlays, and this machine has none: install fuse-overlayfs")
	}
	upper := filepath.Join(r.base, "image", "upper")
	if sandbox.Level(r.Isolation).IsContainer() {
		layer, err := r.box.ReadLayer()
		if err == nil && layer != nil {
			err = image.ApplyLayer(upper, layer)
		}
		if err != nil {
			return nil, fmt.Errorf("keep what programs changed in the image: %w", err)
		}
	}
	skip := []string{"proc", "sys", "dev", "repo", "assay", "home/agent", "run"}
	layer, err := image.ReadLayer(upper, r.imageFolders(), skip, layerLimit, r.Redact)
	if err != nil {
		return nil, fmt.Errorf("keep what programs changed in the image: %w", err)
	}
	return layer, nil
}

// StartFolder returns the folder in which programs start, as they see it.
func (r *Room) StartFolder() string {
	if r.root != nil && r.root.Start != "" && r.Dir == r.Work {
		return r.root.Start
	}
	return r.Inside(r.Dir)
}

// ImageRoot returns how the files of the image came into the room: overlay,
// fuse-overlayfs, copy, docker, podman, or "" without an image.
func (r *Room) ImageRoot() string {
	if r.root == nil {
		return ""
	}
	return r.root.Kind()
}

// BestImageRoot returns how rooms get the files of an image on this machine: overlay,
// fuse-overlayfs or copy, and why nothing better works.
func BestImageRoot() (kind, why string) {
	dir, err := os.MkdirTemp("", "assay-images-")
	if err != nil {
		return "copy", err.Error()
	}
	defer RemoveFolder(dir) //nolint:errcheck // empty folders
	program, err := os.Executable()
	if err != nil {
		return "copy", err.Error()
	}
	lower := filepath.Join(dir, "lower")
	if err := os.Mkdir(lower, 0o755); err != nil {
		return "copy", err.Error()
	}
	root, err := sandbox.MountRoot(program, dir, []string{lower}, func(string) error { return nil })
	if err != nil {
		return "copy", err.Error()
	}
	defer root.Close()
	return root.Kind(), root.Why()
}
