package worker

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/equip"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
	"github.com/assay-eval/assay/internal/workspace/image"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// layerPart is the name of the part of an attempt with the changes in its image.
const layerPart = "system.tar.gz"

// imageRefs returns the images that tasks need, sorted.
func (r *Runtime) imageRefs() []string {
	var out []string
	for _, t := range r.Suite.Tasks {
		if ref := r.Suite.ImageOf(t); ref != "" {
			out = append(out, ref)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// pinImages unpacks the images of the tasks and pins their digests.
func (r *Runtime) pinImages(ctx context.Context, pins *equip.Pins) error {
	pins.Images = nil
	refs := r.imageRefs()
	if len(refs) == 0 {
		return nil
	}
	if level := r.graderLevel(); !level.MapsPaths() {
		_, why := sandbox.BestLevel()
		return fmt.Errorf("image %s needs isolation by bwrap, docker or podman, and there is %s: %s", refs[0], level, why)
	}
	pins.Images = map[string]string{}
	for _, ref := range refs {
		im, err := r.openImage(ctx, ref)
		if err != nil {
			return err
		}
		pins.Images[ref] = im.ID
	}
	return nil
}

// openImage returns an unpacked image, which stays open until the runtime is closed.
func (r *Runtime) openImage(ctx context.Context, ref string) (*image.Image, error) {
	s := &r.shared
	s.mu.Lock()
	defer s.mu.Unlock()
	if im := s.images[ref]; im != nil {
		return im, nil
	}
	store := r.Rooms.Images
	store.Say = func(what string) { r.Rooms.reportWait(Wait{What: what}) }
	program, err := os.Executable()
	if r.Rooms.Program != nil && err == nil {
		program, err = r.Rooms.Program()
	}
	if err != nil {
		return nil, fmt.Errorf("find this program: %w", err)
	}
	level, id := r.graderLevel(), r.outfit.Pins.Images[ref]
	name, err := r.imageName(ref)
	var im *image.Image
	switch {
	case err != nil && id == "":
	case err != nil && level.IsContainer(): // a run is graded again without its suite's folder
		im, err = workspace.OpenContainerImage(ctx, level, store, program, id)
	case err != nil:
		im, err = store.OpenID(ctx, id)
	case level.IsContainer():
		im, err = workspace.OpenContainerImage(ctx, level, store, program, name)
	default:
		im, err = workspace.OpenImage(ctx, store, program, name)
	}
	if err != nil {
		return nil, err
	}
	if s.images == nil {
		s.images = map[string]*image.Image{}
	}
	s.images[ref] = im
	return im, nil
}

// imageName returns an image of the suite with the path on this machine, if it is one.
func (r *Runtime) imageName(ref string) (string, error) {
	at, ok := strings.CutPrefix(ref, "./")
	if !ok {
		return ref, nil
	}
	path, ok := r.Suite.Path(at)
	if !ok {
		return "", fmt.Errorf("image %s: the suite is not on disk here: name the image by its name in a registry", ref)
	}
	return path, nil
}

// roomImage returns the image of a room, nil if its task has none. layer is what an agent
// has changed in it.
func (r *Runtime) roomImage(ctx context.Context, task *suite.Task, layer []byte) (*workspace.ImageOptions, error) {
	ref := r.Suite.ImageOf(task)
	if ref == "" {
		return nil, nil
	}
	im, err := r.openImage(ctx, ref)
	if err != nil {
		return nil, trial.Faultf(trial.ClassSetup, "%w", err)
	}
	if pinned := r.outfit.Pins.Images[ref]; pinned != "" && pinned != im.ID {
		return nil, trial.Faultf(trial.ClassSetup, "image %s is %s now, and the run began with %s: name it by its digest", ref, im.ID, pinned)
	}
	return &workspace.ImageOptions{Image: im, Whole: r.Suite.WholeImages(), Layer: layer}, nil
}

// withImage adds the image of a task to a part of a key, if it has one.
func (r *Runtime) withImage(t *suite.Task, fields any) any {
	if id := r.outfit.Pins.Images[r.Suite.ImageOf(t)]; id != "" {
		return map[string]any{"task": fields, "image": id}
	}
	return fields
}

// keepLayer adds the changes in an image to an attempt, if there are any.
func keepLayer(a *trial.Attempt, layer []byte, blobs map[seal.Digest][]byte) {
	if layer != nil {
		a.Raw = append(a.Raw, trial.NewRef(layer, layerPart, "application/gzip", blobs))
	}
}

// leftLayer returns what the agent changed in its image, or nil.
func (g *gradeRooms) leftLayer() ([]byte, error) {
	i := slices.IndexFunc(g.a.Raw, func(ref trial.Ref) bool { return ref.Name == layerPart })
	if i < 0 {
		return nil, nil
	}
	b, err := g.blobs.Open(g.a.Raw[i])
	if err != nil {
		return nil, fmt.Errorf("make a room for grading: %w", err)
	}
	return b, nil
}
