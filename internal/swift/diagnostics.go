package swift

import (
	"strconv"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// Diagnostic is one message of the compiler.
type Diagnostic struct {
	File     string       `json:"file,omitempty"` // as the compiler was given it; "" if none
	Line     int          `json:"line,omitempty"` // from 1
	Column   int          `json:"column,omitempty"`
	Severity string       `json:"severity"` // error, warning, note or remark
	ID       string       `json:"id,omitempty"`
	Message  string       `json:"message"`
	Notes    []Diagnostic `json:"notes,omitempty"`
}

var diagnosticLine = lazyregexp.New(`^(?:(.+?):(\d+):(\d+)|<unknown>(?::0)?): (error|warning|note|remark): (.*)$`)
var diagnosticID = lazyregexp.New(`^(.*?)\s*\[([a-z][A-Za-z0-9_]*)\]$`)

// ParseDiagnostics parses the output of the frontend under
// -debug-diagnostic-names and -diagnostic-style llvm. Notes are attached to the
// diagnostic before them.
func ParseDiagnostics(stderr string) []Diagnostic {
	var out []Diagnostic
	for line := range strings.Lines(stderr) {
		m := diagnosticLine.FindStringSubmatch(strings.TrimRight(line, "\r\n"))
		if m == nil {
			continue
		}
		d := Diagnostic{File: m[1], Severity: m[4], Message: m[5]}
		d.Line, _ = strconv.Atoi(m[2])
		d.Column, _ = strconv.Atoi(m[3])
		if id := diagnosticID.FindStringSubmatch(d.Message); id != nil {
			d.Message, d.ID = id[1], id[2]
		}
		if d.Severity == "note" && len(out) > 0 {
			last := &out[len(out)-1]
			last.Notes = append(last.Notes, d)
			continue
		}
		out = append(out, d)
	}
	return out
}
