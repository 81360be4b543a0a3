package judge

import (
	"fmt"
	"regexp"
	"strings"
)

// maxHints is the maximum number of names that the lexical backend lists.
const maxHints = 50

var typeName = regexp.MustCompile(`[^.\w@#]([A-Z]\w{2,})\b`)

// judgeLexically lists the type names that the code uses, does not declare and
// that no index has. It serves where there is no compiler. A name alone proves
// nothing, so every verdict is unknown.
func (j *Judge) judgeLexically(s Snippet, r *Report) {
	code := make([]string, len(s.Files))
	for i, f := range s.Files {
		code[i] = maskSource(f.Text)
	}
	local := findDeclarations(code...)
	seen := map[string]bool{}
	for i, c := range code {
		for _, at := range typeName.FindAllStringSubmatchIndex("\n"+c, -1) {
			from := at[2] - 1
			name := c[from : at[3]-1]
			if genericName(local.scopes[i], name) || seen[name] || local.types[name] || local.members[name] || len(r.Findings) >= maxHints || j.knowsName(name) {
				continue
			}
			seen[name] = true
			line := 1 + strings.Count(c[:from], "\n")
			column := from - strings.LastIndexByte(c[:from], '\n')
			r.Findings = append(r.Findings, Finding{Criterion: SymbolExists, Verdict: Unknown, Class: ClassUnjudged, File: s.Files[i].Name, Line: line,
				Column: column, Name: name, Scope: "sdk", Backend: BackendLexical, Reason: fmt.Sprintf("no index here has %s; without a compiler that proves nothing", name)})
		}
	}
	r.decideVerdicts("there is no compiler to judge with")
}

// knowsName reports whether the index or Apple's headers have a type of this
// name, or a framework has it.
func (j *Judge) knowsName(name string) bool {
	if frameworks[name] || complete[name] || corelibs[name] || gapNames[name] || elsewhere[name] != "" || j.indexHas(name) {
		return true
	}
	if f := j.config.Facts; f != nil {
		_, ok := f.Lookup(name)
		return ok
	}
	return false
}
