package workspace

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/workspace/image"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// OpenImage returns the image that ref names, unpacked. If ref is the path of a Dockerfile,
// its instructions are run in rooms, once for their content; program is assay's own.
func OpenImage(ctx context.Context, store image.Store, program, ref string) (*image.Image, error) {
	if !image.IsDockerfile(ref) {
		return store.Open(ctx, ref)
	}
	at := filepath.FromSlash(ref)
	if !filepath.IsAbs(at) {
		at = filepath.Join(store.Base, at)
	}
	im, err := buildImage(ctx, store, program, at)
	if err != nil {
		return nil, fmt.Errorf("image %s: %w", ref, err)
	}
	return im, nil
}

func buildImage(ctx context.Context, store image.Store, program, file string) (*image.Image, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	store.Base = filepath.Dir(file)
	var base *image.Image
	parsed, err := parseDockerfile(string(text), func(from string) (env []string, err error) {
		if base, err = store.Open(ctx, from); err != nil {
			return nil, err
		}
		return base.Env, nil
	})
	defer func() { base.Close() }()
	if err != nil {
		return nil, errors.New(strings.ReplaceAll(err.Error(), "\n", "; "))
	}
	root, err := os.OpenRoot(filepath.Dir(file))
	if err != nil {
		return nil, err
	}
	defer root.Close()
	for _, name := range []string{".dockerignore", filepath.Base(file) + ".dockerignore"} {
		if b, err := root.ReadFile(name); err == nil && len(strings.TrimSpace(string(b))) > 0 {
			return nil, fmt.Errorf("%s is not supported: build the image with docker or buildah, and name that", name)
		}
	}
	id, err := buildKey(parsed, base, root)
	if err != nil {
		return nil, err
	}
	return store.Make(ctx, id, func(dir string) (*image.Image, error) {
		if store.Say != nil {
			store.Say(fmt.Sprintf("build %s, %d instructions", file, len(parsed.steps)))
		}
		b := &imageBuild{store: store, program: program, context: root, dir: dir, im: *base}
		defer b.closeRoom() //nolint:errcheck // of a failed build
		for _, s := range parsed.steps {
			if err := b.takeStep(ctx, s); err != nil {
				return nil, fmt.Errorf("%v: %w", s, err)
			}
		}
		if err := b.closeRoom(); err != nil {
			return nil, err
		}
		return &b.im, nil
	})
}

// buildKey returns the digest of everything that an image is built from.
func buildKey(d *dockerfile, base *image.Image, root *os.Root) (string, error) {
	var steps []any
	for _, s := range d.steps {
		step := map[string]any{"name": s.name, "args": s.args}
		if s.name == "COPY" {
			from, _, err := copySources(root, s.args)
			if err != nil {
				return "", fmt.Errorf("%v: %w", s, err)
			}
			sum, err := digestFiles(root, from)
			if err != nil {
				return "", fmt.Errorf("%v: %w", s, err)
			}
			step["files"] = sum
			if s.owner != "" || s.mode != "" {
				step["owner"], step["mode"] = s.owner, s.mode
			}
		}
		steps = append(steps, step)
	}
	key, err := seal.Hash("assay/image/1", map[string]any{"base": base.ID, "steps": steps, "user": fmt.Sprint(os.Geteuid() == 0)})
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256([]byte(key))
	return "sha256:" + hex.EncodeToString(sum[:]), nil
}

// digestFiles returns a digest of the names, modes and contents of files and folders.
func digestFiles(root *os.Root, names []string) (string, error) {
	h := sha256.New()
	for _, name := range names {
		err := fs.WalkDir(root.FS(), name, func(p string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			info, err := d.Info()
			if err != nil {
				return err
			}
			mode := info.Mode()
			var content []byte
			switch {
			case d.IsDir():
				mode = fs.ModeDir // a folder of the image has the mode of any
			case info.Mode().IsRegular():
				content, err = root.ReadFile(p)
			case info.Mode()&fs.ModeSymlink != 0:
				var target string
				target, err = root.Readlink(p)
				content = []byte(target)
			}
			sum := sha256.Sum256(content)
			fmt.Fprintf(h, "%q %v %x\n", p, mode, sum)
			return err
		})
		if err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

func globIn(root *os.Root, pattern string) ([]string, error) {
	found, err := fs.Glob(root.FS(), pattern)
	if err == nil && len(found) == 0 {
		err = fmt.Errorf("COPY %s: no file in the folder of the Dockerfile matches", pattern)
	}
	return found, err
}

// imageBuild runs the instructions of a Dockerfile, each on the result of the previous
// ones.
type imageBuild struct {
	store   image.Store
	program string
	context *os.Root
	dir     string      // of the new image
	im      image.Image // so far
	args    []string    // variables of RUN only
	room    *Room       // of the RUNs since the last COPY; nil if none
	layers  int
}

func (b *imageBuild) takeStep(ctx context.Context, s dockerStep) error {
	switch s.name {
	case "ENV":
		for _, kv := range s.args {
			b.im.Env = setVariable(b.im.Env, kv)
		}
	case "ARG":
		b.args = append(b.args, s.args...)
	case "WORKDIR":
		b.im.Workdir = path.Join("/", b.im.Workdir, s.args[0])
		if path.IsAbs(s.args[0]) {
			b.im.Workdir = path.Clean(s.args[0])
		}
	case "USER":
		if err := b.closeRoom(); err != nil {
			return err
		}
		return b.im.SetUser(s.args[0])
	case "COPY":
		if err := b.closeRoom(); err != nil {
			return err
		}
		return b.copyFiles(s)
	case "RUN":
		return b.runCommand(ctx, s.args)
	}
	return nil
}

// setVariable sets a variable in place of one of its name.
func setVariable(env []string, kv string) []string {
	name, _, _ := strings.Cut(kv, "=")
	env = slices.DeleteFunc(slices.Clone(env), func(o string) bool { return strings.HasPrefix(o, name+"=") })
	return append(env, kv)
}

func (b *imageBuild) newLayer() string {
	b.layers++
	return filepath.Join(b.dir, fmt.Sprintf("layer%d", b.layers))
}

func (b *imageBuild) copyFiles(s dockerStep) error {
	args := s.args
	from, folder, err := copySources(b.context, args)
	if err != nil {
		return err
	}
	layer := b.newLayer()
	if err := os.Mkdir(layer, 0o755); err != nil {
		return err
	}
	to := args[len(args)-1]
	if !path.IsAbs(to) {
		to = path.Join("/", b.im.Workdir, to)
	}
	folder = folder || b.im.IsFolder(to)
	for _, f := range from {
		dest := to
		if info, err := b.context.Stat(f); err == nil && !info.IsDir() && folder {
			dest = path.Join(to, path.Base(f))
		}
		if err := b.im.CopyInto(layer, b.context, f, dest, s.mode); err != nil {
			return fmt.Errorf("COPY %s: %w", f, err)
		}
	}
	if s.owner != "" {
		if err := b.im.SetOwner(layer, s.owner); err != nil {
			return fmt.Errorf("COPY --chown=%s: %w", s.owner, err)
		}
	}
	b.im.Lowers = append([]string{layer}, b.im.Lowers...)
	return nil
}

func (b *imageBuild) runCommand(ctx context.Context, args []string) error {
	if b.room == nil {
		im := b.im // as it is now
		room, err := New(ctx, Options{Root: b.dir, Program: b.program, Image: &ImageOptions{Image: &im, Whole: true, Builds: true},
			Sandbox: sandbox.Config{Level: sandbox.Bwrap, Hide: []string{b.store.Dir}}})
		if err != nil {
			return err
		}
		b.room = room
	}
	b.room.root.Start = "/"
	if b.im.Workdir != "" {
		b.room.root.Start = b.im.Workdir
	}
	b.room.env = nil
	if b.im.Home != "" {
		b.room.env = []string{"HOME=" + b.im.Home}
	}
	for _, kv := range slices.Concat(b.args, b.im.Env) {
		b.room.env = setVariable(b.room.env, kv)
	}
	return b.room.runAuthorCommand(ctx, b.room.box, "RUN", args, PrewarmLimit, nil)
}

// closeRoom makes a layer of what the commands have changed.
func (b *imageBuild) closeRoom() error {
	r := b.room
	if r == nil {
		return nil
	}
	b.room = nil
	kind := r.root.Kind()
	err := errors.Join(r.root.Close(), r.box.Close())
	r.box = nil
	if err == nil && kind == "copy" {
		tree := b.newLayer()
		if err = os.Rename(filepath.Join(r.base, "image", "tree"), tree); err == nil {
			b.im.Lowers = []string{tree}
		}
	} else if err == nil {
		layer := b.newLayer()
		if err = os.Rename(filepath.Join(r.base, "image", "upper"), layer); err == nil {
			image.RemoveMountPoints(layer, b.program)
			b.im.Lowers = append([]string{layer}, b.im.Lowers...)
		}
	}
	return errors.Join(err, r.Remove())
}
