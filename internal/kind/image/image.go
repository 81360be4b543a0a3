package image

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"image"
	_ "image/gif"  // registers the decoder
	_ "image/jpeg" // likewise
	_ "image/png"  // likewise
	"io/fs"
	"slices"
	"sync"

	"github.com/assay-eval/assay/internal/grade"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Grader judges pictures.
type Grader struct {
	grade.Base[Config]
	files      fs.FS                                // opens references by their names in the suite
	tasks      []*suite.Task                        // tasks that may name references
	references func() (map[string]reference, error) // references of the suite and its tasks by path; read once
}

type reference struct {
	digest seal.Digest
	pic    picture
}

// New returns the grader with the given name in the suite. [Kind] has validated the
// settings. files opens references by their names in the suite; tasks may name
// references.
func New(name string, cfg *Config, files fs.FS, tasks []*suite.Task) (*Grader, error) {
	if p := cfg.listProblems(""); len(p) > 0 {
		return nil, fmt.Errorf("grader %s: %s", name, p[0].Text)
	}
	g := &Grader{Base: grade.NewBase(KindName, 1, name, *cfg), files: files, tasks: tasks}
	g.references = sync.OnceValues(g.loadReferences)
	return g, nil
}

func (g *Grader) loadReferences() (map[string]reference, error) {
	var failed error
	paths := []string{g.Config.Reference}
	for _, t := range g.tasks {
		cfg, err := g.SettingsOf(t)
		if err != nil {
			failed = errors.Join(failed, fmt.Errorf("task %s: %w", t.ID, err))
			continue
		}
		paths = append(paths, cfg.Reference)
	}
	slices.Sort(paths)
	refs := map[string]reference{}
	for _, p := range slices.Compact(paths) {
		if p != "" {
			var err error
			refs[p], err = g.openReference(p)
			failed = errors.Join(failed, err)
		}
	}
	return refs, failed
}

func (g *Grader) openReference(p string) (reference, error) {
	if g.files == nil {
		return reference{}, fmt.Errorf("the reference %s of grader %s cannot be opened: the suite's folder is not here", p, g.Name)
	}
	data, err := fs.ReadFile(g.files, p)
	if err != nil {
		return reference{}, fmt.Errorf("open the reference of grader %s: %w", g.Name, err)
	}
	pic, why := decodePicture(data)
	if why != "" {
		return reference{seal.Of(data), picture{}}, fmt.Errorf("the reference %s of grader %s %s", p, g.Name, why)
	}
	return reference{seal.Of(data), pic}, nil
}

// Identity implements grade.Grader. It holds the digests of all references; one
// that cannot be read has none, and fails Probe.
func (g *Grader) Identity() any {
	refs, _ := g.references() // Probe reports the error
	digests := map[string]seal.Digest{}
	for p, r := range refs {
		digests[p] = r.digest
	}
	return struct {
		Kind       string                 `json:"kind" key:"grade"`
		Version    int                    `json:"version" key:"grade"`
		Name       string                 `json:"name" key:"grade"`
		References map[string]seal.Digest `json:"references" key:"grade"`
		Config     Config                 `json:"config" key:"fields"`
	}{g.Kind, g.Version, g.Name, digests, g.Config}
}

// Probe implements grade.Grader: every reference must be there and be a picture.
func (g *Grader) Probe(context.Context) error {
	_, err := g.references()
	return err
}

// Columns implements grade.Grader.
func (g *Grader) Columns() []grade.Column {
	return []grade.Column{
		{Name: g.Name + ".exists", Required: true, Doc: "there is a picture, and it can be decoded in full"},
		{Name: g.Name + ".similar", Required: true, Doc: "it looks like the reference"},
		{Name: g.Name + ".size", Required: true, Doc: "it is as wide and high as the reference"},
		{Name: g.Name + ".distance", Measure: true, Unit: "bits", Doc: "of the 64 of the perceptual hash, how many differ from the reference"},
	}
}

// Grade implements grade.Grader. The label, and the detail "reason" where a
// criterion fails, is one of match, screenshot_not_found, screenshot_invalid,
// screenshot_mismatch and screenshot_size.
func (g *Grader) Grade(_ context.Context, c grade.Case) (trial.Score, error) {
	cfg, err := g.SettingsOf(c.Task)
	if err != nil {
		return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
	}
	var ref *reference
	if cfg.Reference != "" {
		refs, err := g.references()
		r, known := refs[cfg.Reference]
		switch {
		case known && r.pic.w == 0, !known && err != nil:
			return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
		case !known: // a task that was not there when the grader was made
			if r, err = g.openReference(cfg.Reference); err != nil {
				return trial.Score{}, &trial.Fault{Class: trial.ClassGrader, Err: err}
			}
		}
		ref = &r
	}
	files, err := c.Left()
	if err != nil {
		return trial.Score{}, trial.Faultf(trial.ClassGrader, "read the workspace: %w", err)
	}
	pic, verdict, label, why := findPicture(files, cmp.Or(cfg.Path, defaultPath))
	return g.scorePicture(cfg, ref, pic, verdict, label, why), nil
}

func (g *Grader) scorePicture(cfg Config, ref *reference, pic picture, verdict trial.Verdict, label, why string) trial.Score {
	var evidence []string
	if verdict != trial.Pass {
		evidence = []string{why}
	}
	exists := trial.Criterion{Name: g.Name + ".exists", Required: true, Verdict: verdict, Evidence: evidence}
	similar := trial.Criterion{Name: g.Name + ".similar", Required: true, Verdict: verdict, Evidence: evidence}
	size := trial.Criterion{Name: g.Name + ".size", Required: true, Verdict: verdict, Evidence: evidence}
	distance := trial.Measure{Name: g.Name + ".distance", Unit: "bits"}
	fail := func(c *trial.Criterion, reason, format string, args ...any) {
		c.Verdict, c.Evidence = trial.Fail, []string{fmt.Sprintf(format, args...)}
		if label == "match" {
			label = reason
		}
	}
	switch {
	case ref == nil:
		similar.Verdict, similar.Evidence = trial.NotApplicable, []string{"no reference is given"}
	case verdict == trial.Pass:
		d := pic.hashWith(cfg.Hash).distanceTo(ref.pic.hashWith(cfg.Hash))
		distance.Value = new(float64(d))
		most := defaultThreshold
		if cfg.Threshold != nil {
			most = *cfg.Threshold
		}
		if d > most {
			fail(&similar, "screenshot_mismatch", "%s differs from the reference in %d of 64 bits, more than %d", cmp.Or(cfg.Hash, "phash"), d, most)
		}
	}
	switch {
	case ref == nil || !cfg.SameSize:
		size.Verdict, size.Evidence = trial.NotApplicable, []string{"no size is asked for"}
	case verdict == trial.Pass && (pic.w != ref.pic.w || pic.h != ref.pic.h):
		fail(&size, "screenshot_size", "it is %d × %d, the reference %d × %d", pic.w, pic.h, ref.pic.w, ref.pic.h)
	}
	out := trial.Score{Criteria: []trial.Criterion{exists, similar, size}, Measures: []trial.Measure{distance}, Label: label}
	if label != "match" && verdict != trial.Unknown {
		out.Details = map[string]string{"reason": label}
		if distance.Value != nil {
			out.Details["reason"] = fmt.Sprintf("%s:%d", label, int(*distance.Value))
		}
	}
	return out
}

func findPicture(files grade.Files, p string) (pic picture, v trial.Verdict, label, why string) {
	e, ok := files.Resolve(p)
	switch {
	case !ok:
		return pic, trial.Fail, "screenshot_not_found", p + " is not there"
	case e.Kind == workspace.Outside:
		return pic, trial.Fail, "screenshot_not_found", grade.Excerpt(p + " is a link out of the workspace, to " + e.Target)
	case e.Kind == workspace.Special:
		return pic, trial.Fail, "screenshot_not_found", p + " is no regular file"
	case e.Kind == workspace.Omitted:
		return pic, trial.Unknown, "unknown", fmt.Sprintf("%s has %d bytes, and is too large to keep", p, e.Size)
	}
	if pic, why = decodePicture(e.Data); why != "" {
		return pic, trial.Fail, "screenshot_invalid", p + " " + why
	}
	return pic, trial.Pass, "match", ""
}

type picture struct {
	w, h         int
	phash, dhash hash
}

func (p picture) hashWith(name string) hash {
	if name == "dhash" {
		return p.dhash
	}
	return p.phash
}

// maxPixels is how many pixels a picture may declare: more than a screen has. A
// few bytes can declare gigabytes of them.
const maxPixels = 36_000_000

// decoding lets one picture be decoded at a time, which bounds the memory taken.
var decoding sync.Mutex

// decodePicture reads a picture, or says why it cannot.
func decodePicture(data []byte) (p picture, why string) {
	defer func() {
		if r := recover(); r != nil {
			p, why = picture{}, "cannot be decoded"
		}
	}()
	conf, form, err := image.DecodeConfig(bytes.NewReader(data))
	switch {
	case errors.Is(err, image.ErrFormat):
		return p, "is no PNG, JPEG or GIF file"
	case err != nil:
		return p, "cannot be decoded: " + grade.Excerpt(err.Error())
	case conf.Width <= 0 || conf.Height <= 0:
		return p, fmt.Sprintf("is empty: %d × %d pixels", conf.Width, conf.Height)
	case conf.Width > maxPixels/conf.Height:
		return p, fmt.Sprintf("declares %d × %d pixels, more than %d million", conf.Width, conf.Height, maxPixels/1_000_000)
	}
	decoding.Lock()
	defer decoding.Unlock()
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return p, fmt.Sprintf("is a %s file that cannot be decoded: %s", form, grade.Excerpt(err.Error()))
	}
	if img.Bounds().Empty() {
		return p, "is empty"
	}
	g := greyOf(img)
	return picture{conf.Width, conf.Height, perceptualHash(g), differenceHash(g)}, ""
}
