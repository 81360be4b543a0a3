package report

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/patch"
	"github.com/assay-eval/assay/internal/section"
	"github.com/assay-eval/assay/internal/trial"
)

// ReadChanges returns the changes of a trial's agent to its workspace; nil if it had
// none, if there is no evidence, or if an earlier version of assay recorded it.
func ReadChanges(t *analyse.Trial, ev trial.Opener) (*patch.Changes, error) {
	b, err := OpenRole(t, "patch", ev)
	if err != nil || b == nil {
		return nil, err
	}
	c, err := patch.Decode(b)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", t.Key(), err)
	}
	return c, nil
}

// ChangeCounts is what changed in one line, such as "3 files, +12 −4 lines".
func ChangeCounts(c *patch.Changes) string {
	files, plus, minus, without := c.Count()
	if files == 0 {
		return "no file changed"
	}
	s := fmt.Sprintf("%s, +%s −%s lines", Plural(files, "file"), Thousands(int64(plus)), Thousands(int64(minus)))
	if without > 0 {
		s += fmt.Sprintf(", without those of %s", Plural(without, "file"))
	}
	return s
}

func sizeText(n int64) string {
	if n == 1 {
		return "1 byte"
	}
	return Thousands(n) + " bytes"
}

// leftReasons explain why the lines of a change are left out.
var leftReasons = map[patch.Left]string{
	patch.Binary: "no text", patch.Large: "too long to be compared line by line", patch.Full: "lines left out: the changes before it are too long",
	patch.Omitted: "too large to be kept", patch.Outside: "a link that leads out of the workspace, which is not kept", patch.Special: "no regular file, which is not kept",
}

// AboutChange returns facts that the lines of a change do not show: that its mode, kind
// or name changed, or why lines are left out; "" if none.
func AboutChange(c *patch.Change) string {
	facts := modeChange(c)
	isLink := func(s *patch.Side) bool { return s != nil && s.Mode == patch.ModeLink }
	if isLink(c.New) || isLink(c.Old) {
		facts = append(facts, "a symbolic link")
	}
	if c.Op == patch.Renamed && c.Alike == 100 {
		facts = append(facts, "its content is the same")
	}
	if why := leftReasons[c.Left]; why != "" {
		facts = append(facts, why)
	}
	if c.Left != "" && c.Old != nil {
		facts = append(facts, sizeText(c.Old.Size)+" before")
	}
	if c.Left != "" && c.New != nil {
		facts = append(facts, sizeText(c.New.Size)+" now")
	}
	if c.Left == "" && c.Hunks == "" && (c.Op == patch.Added && c.New.Size == 0 || c.Op == patch.Removed && c.Old.Size == 0) {
		facts = append(facts, "empty")
	}
	return strings.Join(facts, "; ")
}

func modeChange(c *patch.Change) []string {
	switch {
	case c.Old == nil || c.New == nil || c.Old.Mode == c.New.Mode || c.Old.Mode == "" || c.New.Mode == "":
		return nil
	case c.New.Mode == patch.ModeExec:
		return []string{"now executable"}
	}
	return []string{"no longer executable"}
}

// changeBlocks shows the changes of a trial to its workspace: each file by name, then the
// lines as one block.
func changeBlocks(t *analyse.Trial, ev trial.Opener) []section.Block {
	c, err := ReadChanges(t, ev)
	switch {
	case err != nil:
		return []section.Block{muted(err.Error())}
	case c == nil:
		return nil
	}
	var list section.List
	for i := range c.Files[:min(len(c.Files), maxPatched)] {
		f := &c.Files[i]
		line := string(f.Op) + " "
		if f.From != "" {
			line += f.From + " → "
		}
		line += f.Path
		if f.Left == "" {
			line += fmt.Sprintf(" +%s −%s", Thousands(int64(f.Plus)), Thousands(int64(f.Minus)))
		}
		if about := AboutChange(f); about != "" {
			line += " (" + about + ")"
		}
		list.Items = append(list.Items, plain(line))
	}
	if more := len(c.Files) + c.More - maxPatched; more > 0 {
		list.Items = append(list.Items, plain("… and "+Plural(more, "file")+" more"))
	}
	out := []section.Block{plain("Changed in the workspace: " + ChangeCounts(c)), list}
	if lines := patchLines(c); lines != "" {
		out = append(out, section.Code{Language: "diff", Text: lines, Max: maxCode})
	}
	return out
}

// patchLines returns the hunks of a patch under the names of their files. Where a line
// that changed ends with a carriage return, that is seen.
func patchLines(c *patch.Changes) string {
	var b strings.Builder
	for i := range c.Files {
		f := &c.Files[i]
		if f.Hunks == "" {
			continue
		}
		fmt.Fprintf(&b, "--- %s\n+++ %s\n", patch.Quote("a/"+cmp.Or(f.From, f.Path)), patch.Quote("b/"+f.Path))
		for line := range strings.Lines(f.Hunks) {
			if before, ok := strings.CutSuffix(line, "\r\n"); ok && line[0] != ' ' {
				line = before + "␍\n"
			}
			b.WriteString(line)
		}
	}
	return b.String()
}
