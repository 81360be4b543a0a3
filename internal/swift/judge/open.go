package judge

import "strings"

// A type that the code declares is open if something unknown shapes it: a wrapper of its
// property, a protocol that it conforms to, the type of a member. Its members, and the
// arguments of its initializers, may follow from that.

// excuseOpenTypes makes failures at members of open types unknown.
func (g *judgement) excuseOpenTypes() {
	open := map[string]bool{}
	for i := range g.report.Findings {
		f := &g.report.Findings[i]
		if f.Verdict != Unknown || f.Criterion != Compile && f.Criterion != SymbolExists || f.Class == ClassTime {
			continue
		}
		for _, name := range g.typesShapedAt(f) {
			open[name] = true
		}
	}
	for i := range g.report.Findings {
		f := &g.report.Findings[i]
		if f.Verdict == Fail && f.Class == ClassLocal && (open[baseName(f.Name)] || open[lastName(nominalName(f.Base))]) {
			f.Verdict, f.Class, f.Reason = Unknown, ClassKnockOn, "it may follow from an unknown name in the declaration of the type"
		}
	}
}

func lastName(path string) string { return path[strings.LastIndex(path, ".")+1:] }

// typesShapedAt returns the names of the code's types whose declaration, without the bodies
// of its members, includes the place of a finding.
func (g *judgement) typesShapedAt(f *Finding) (names []string) {
	for file, code := range g.w.code {
		if f.File != g.fileName(file) {
			continue
		}
		at := byteOffset(code, f.Line, f.Column)
		if at < 0 {
			continue
		}
		for _, s := range g.local.scopes[file] {
			if !typeWords[s.kind] && s.kind != "extension" {
				continue
			}
			inHeader := attributesStart(code, s.at) <= at && at < s.from
			if inHeader || s.from <= at && at < s.to && strings.Count(code[s.from:at], "{") == strings.Count(code[s.from:at], "}") {
				names = append(names, lastName(s.name))
			}
		}
	}
	return names
}

// attributesStart returns where the line of a declaration begins, with lines of nothing but
// attributes before it.
func attributesStart(code string, at int) int {
	start := strings.LastIndexByte(code[:at], '\n') + 1
	for start > 0 {
		before := strings.LastIndexByte(code[:start-1], '\n') + 1
		if !strings.HasPrefix(strings.TrimSpace(code[before:start-1]), "@") {
			break
		}
		start = before
	}
	return start
}
