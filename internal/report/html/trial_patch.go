package html

import (
	"fmt"

	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Patch holds an agent's changes to its workspace after the setup commands.
type Patch struct {
	Files []PatchFile `json:"files"`
	More  int         `json:"more,omitempty"` // files that changed besides
	Sum   string      `json:"sum"`            // such as "3 files, +12 −4 lines"
}

// PatchFile is what became of one file; its lines are in Text.
type PatchFile struct {
	patch.Change
	Lang   string `json:"lang,omitempty"`
	About  string `json:"about,omitempty"`  // what lines do not say, such as "now executable"
	Header string `json:"header,omitempty"` // of the patch above the lines; "" where lines are left out
	Text   Text   `json:"text,omitzero"`
}

// Of a patch the page of a trial has at once so many files, and so many bytes of
// lines; lines beyond are fetched when they are looked at.
const (
	maxPatchFiles = 1000
	maxPatchHeads = 128 << 10
)

// readWork adds the agent's changes to its workspace and, if no code was judged, the
// files that it added or changed as they are now.
func (w *trialReader) readWork(rec *trial.Attempt) error {
	tree, changed := w.openText("changes to the workspace", rec.Artifact.Tree)
	c, err := w.readPatch(rec.Artifact.Patch)
	if err != nil || !changed || c != nil && len(w.t.Files) > 0 {
		return err
	}
	d, err := workspace.ParseDelta([]byte(tree))
	if err != nil {
		w.addMissing("the changes to the workspace cannot be read: %v", err)
		return nil
	}
	if c == nil {
		return w.readDelta(d)
	}
	touched := map[string]bool{}
	for _, f := range c.Files {
		touched[f.Path] = true
	}
	for _, x := range d.Changes {
		if x.Text == nil || !touched[x.Path] || len(w.t.Files) == maxFiles {
			continue
		}
		if err := w.addFile(x.Path, *x.Text); err != nil {
			return err
		}
	}
	return nil
}

// readPatch adds the agent's changes; it returns nil if they cannot be read or there
// are none.
func (w *trialReader) readPatch(ref trial.Ref) (*patch.Changes, error) {
	b, ok := w.openText("patch", ref)
	if !ok {
		return nil, nil
	}
	c, err := patch.Decode([]byte(b))
	if err != nil {
		w.addMissing("the patch cannot be read: %v", err)
		return nil, nil
	}
	p := &Patch{Files: []PatchFile{}, More: c.More, Sum: report.ChangeCounts(c)}
	heads := maxPatchHeads
	for i := range c.Files {
		if i == maxPatchFiles {
			p.More += len(c.Files) - i
			break
		}
		f := PatchFile{Change: c.Files[i], Lang: langOf(c.Files[i].Path), About: report.AboutChange(&c.Files[i])}
		if f.Left == "" {
			f.Header = f.Change.Header()
		}
		if f.Hunks != "" {
			if f.Text, err = w.addTextFrom(fmt.Sprintf("f/patch-%d", i), f.Hunks, min(heads, maxHead)); err != nil {
				return nil, err
			}
			heads -= len(f.Text.Head)
		}
		f.Hunks, f.Old, f.New = "", sizeOnly(f.Old), sizeOnly(f.New)
		p.Files = append(p.Files, f)
	}
	w.t.Patch = p
	return c, nil
}

func sizeOnly(s *patch.Side) *patch.Side {
	if s == nil {
		return nil
	}
	return &patch.Side{Mode: s.Mode, Size: s.Size}
}
