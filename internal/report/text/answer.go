package text

import (
	"io"
	"strings"

	"github.com/assay-eval/assay/internal/analyse"
	"github.com/assay-eval/assay/internal/report/answer"
	"github.com/assay-eval/assay/internal/section"
)

// answerWidth is the width of the answer where the terminal's is not known.
const answerWidth = 100

// WriteAnswer writes the answer of a run, which precedes the report. run names the run in
// commands.
func WriteAnswer(w io.Writer, a *analyse.Analysis, o Options, run string) error {
	p := newPage(o, answerWidth)
	for _, line := range answer.Of(a).Lines(p.Width, run) {
		for _, s := range line {
			style := p.toneStyle(s.Tone)
			text := strings.TrimRight(s.Text, " ")
			if s.Tone == section.Plain || text == "" {
				style = nil
			}
			p.b.WriteString(applyStyle(style, text) + s.Text[len(text):])
		}
		p.b.WriteByte('\n')
	}
	_, err := io.WriteString(w, escapeCommands(p.b.String()))
	return err
}
