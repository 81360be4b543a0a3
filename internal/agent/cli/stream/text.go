package stream

import (
	"bytes"
	"strings"
	"time"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/trial"
)

// text reads a CLI whose output is plain text. The whole output is one text of the model;
// tools and usage are unknown.
type text struct {
	*base
	out bytes.Buffer
}

// textKept is the maximum size of the text that is read.
const textKept = 8 << 20

// escapes matches the control sequences of terminals.
var escapes = lazyregexp.New(`\x1b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\^_])|\r`)

func (p *text) Line(line []byte) {
	p.sink.Alive()
	if p.out.Len() < textKept {
		p.out.Write(escapes.ReplaceAll(bytes.TrimRight(line, "\r\n"), nil))
		p.out.WriteByte('\n')
	}
}

// Close implements [Parser]. The exit status alone decides how the run ended. The answer
// is the last paragraph, or with [Options].Whole the whole text.
func (p *text) Close(exit proc.Exit, stderr []byte) Result {
	all := strings.Trim(strings.ToValidUTF8(p.out.String(), "�"), "\n")
	if strings.TrimSpace(all) == "" {
		all = ""
	}
	p.logText(p.lineTime(time.Time{}), trial.EventAssistant, all)
	if !p.opt.Whole {
		p.last = lastParagraph(all)
	}
	switch {
	case exit.OK():
		p.setEnd(Finished, "", 0)
	case exit.Reason == nil && exit.Signal == 0:
		why := strings.TrimPrefix(lastLine(stderr), ": ")
		if why == "" {
			why = strings.TrimPrefix(lastLine([]byte(all)), ": ")
		}
		p.setFailure(why, statusIn(why))
	}
	p.explainExit(exit, stderr)
	return p.finishRun(exit)
}

// lastParagraph returns the lines after the last blank line.
func lastParagraph(s string) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	for i := len(lines) - 1; i >= 0; i-- {
		if strings.TrimSpace(lines[i]) == "" {
			return strings.Join(lines[i+1:], "\n")
		}
	}
	return strings.Join(lines, "\n")
}
