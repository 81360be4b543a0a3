package binding

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/equip"
)

// lister is list_symbols.
type lister struct{ sources }

func (l *lister) Spec() equip.Spec {
	return equip.Spec{
		Name: ListSymbols,
		Description: fmt.Sprintf("Lists the symbols of one source file of the code base in the order of their lines, each as first-last line, kind and name. "+
			"Returns at most %d bytes; if symbols follow, the last line has the offset of the next page.", l.limit),
		Schema: compactSchema(`{"type": "object", "properties": {
			"file_path": {"type": "string", "description": "path of a source file, relative to the root of the code base"},
			"offset": {"type": "integer", "minimum": 1, "description": "number of the first symbol; default 1"}},
			"required": ["file_path"]}`),
		ReadOnly: true,
	}
}

func (l *lister) Call(_ context.Context, args json.RawMessage) (equip.Result, error) {
	var asked string
	offset := 1
	if problem := parseArguments(ListSymbols, `{"file_path": "…"}`, args, field{"file_path", &asked, "a string"}, field{"offset", &offset, aNumber}); problem != "" {
		return failedResult("%s", problem), nil
	}
	file, problem := l.findFile(asked)
	if problem != "" {
		return failedResult("%s", problem), nil
	}
	symbols := l.index.In(file)
	var b strings.Builder
	for _, g := range l.index.GapsIn(file) {
		if b.Len() > l.limit/4 {
			b.WriteString("[more of the file could not be parsed]\n")
			break
		}
		where := "the file"
		if g.Line > 0 {
			where = fmt.Sprintf("lines %d to %d", g.Line, g.EndLine)
		}
		fmt.Fprintf(&b, "[%s could not be parsed (%s): symbols there are not listed]\n", where, g.Reason)
	}
	switch {
	case len(symbols) == 0:
		b.WriteString("[no symbols]")
		return equip.Result{Text: b.String()}, nil
	case offset < 1 || offset > len(symbols):
		return failedResult("%s has the symbols 1 to %d, and no symbol %d", file, len(symbols), offset), nil
	}
	for i := offset - 1; i < len(symbols); i++ {
		s := symbols[i]
		line := fmt.Sprintf("%d-%d %s %s\n", s.Line, s.EndLine, s.Kind, s.Name)
		if i >= offset && b.Len()+len(line) > l.limit-100 {
			fmt.Fprintf(&b, "[%d of %d symbols; next: offset %d]", i-offset+1, len(symbols), i+1)
			break
		}
		b.WriteString(line)
	}
	return equip.Result{Text: strings.TrimSuffix(b.String(), "\n")}, nil
}
