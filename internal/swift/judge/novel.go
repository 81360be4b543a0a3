package judge

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
	"github.com/assay-eval/assay/internal/swift"
	"github.com/assay-eval/assay/internal/swift/names"
	"github.com/assay-eval/assay/internal/swift/symbols"
)

var dotName = lazyregexp.New(`\.\s*([A-Za-z_]\w*)`)

// judgeNovelNames fails members that no module has in any type. If a declaration is
// missing, the compiler does not check the rest of the expression and reports no missing
// member in it. The judge therefore reads the code for unresolved names. This needs the
// names of an SDK: each partial module must have an index of its names, with those that it
// adds to types of other modules.
func (g *judgement) judgeNovelNames() {
	if !g.gap || len(g.partial) == 0 || len(g.w.tested) > 0 || g.w.j.config.Index == nil {
		return
	}
	from := ""
	for _, m := range g.partial {
		l := g.namesOf(m)
		if len(l) == 0 || !l[0].Index || !l[0].ExtendsOthers() {
			return
		}
		from = cmp.Or(from, l[0].From, l[0].Pack)
	}
	for file, code := range g.w.code {
		if strings.Contains(code, "@dynamicMemberLookup") {
			continue
		}
		for _, m := range dotName.FindAllStringSubmatchIndex(code, -1) {
			name := code[m[2]:m[3]]
			line := 1 + strings.Count(code[:m[2]], "\n")
			column := m[2] - strings.LastIndexByte(code[:m[2]], '\n')
			if g.isResolved(file, line, name) || g.isKnownName(name, code) {
				continue
			}
			s := spot{file: file, Diagnostic: swift.Diagnostic{Line: line, Column: column}}
			f := g.newFinding(s, SymbolExists, Fail, ClassMissing)
			f.Name, f.Scope = name, "sdk"
			f.Message = fmt.Sprintf("no type has a member '%s'", name)
			f.Reason = "by the names of " + from
			if !slices.ContainsFunc(g.report.Findings, func(old Finding) bool { return old.Line == line && old.Name == name && old.Verdict == Fail }) {
				g.report.Findings = append(g.report.Findings, f)
			}
		}
	}
}

func (g *judgement) isResolved(file, line int, name string) bool {
	for _, o := range g.byLine[[2]int{file, line}] {
		if baseName(o.Symbol.Name) == name {
			return true
		}
	}
	return false
}

// isKnownName reports whether the code or any module may declare a name.
func (g *judgement) isKnownName(name, code string) bool {
	if names.Unjudged(name) || g.local.members[name] || g.local.types[name] || gapNames[name] || frameworks[name] || g.isModule(name) || g.isNewerName(name) || symbols.Facts().Has(name) {
		return true
	}
	if _, known := g.w.j.rewrittenNames()[name]; known {
		return true
	}
	for _, lists := range g.w.packs.Names() {
		for _, l := range lists {
			if _, top := l.FindTop(name); top || l.HasMember(name) {
				return true
			}
		}
	}
	// Labels of tuples and parameters of closures also occur without a dot.
	bare := regexp.MustCompile(`(?:^|[^.\w])` + regexp.QuoteMeta(name) + `\b`)
	return bare.MatchString(code)
}
