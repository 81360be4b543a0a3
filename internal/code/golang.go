package code

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
)

// collectGo collects the declarations of a Go file. If the file has errors, it
// collects the declarations that could be parsed.
func (c *collector) collectGo(text []byte) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, c.file, text, parser.SkipObjectResolution|parser.AllErrors)
	var list scanner.ErrorList
	switch {
	case errors.As(err, &list):
		for _, e := range list {
			c.addGap("syntax not understood", e.Pos.Line, e.Pos.Line)
		}
	case err != nil:
		c.addGap("syntax not understood", 0, 0)
	}
	if f == nil {
		return
	}
	g := goFile{c, files.File(f.FileStart)}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.BadDecl:
			c.addGap("syntax not understood", g.lineOf(d.From), g.lineOf(d.To))
		case *ast.FuncDecl:
			if d.Recv == nil {
				g.addSymbol(Function, d.Name.Name, d.Name, d)
			} else if owner := receiverType(d.Recv); owner != "" {
				g.addSymbol(Method, owner+"."+d.Name.Name, d.Name, d)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				g.addSpec(spec)
			}
		}
	}
}

type goFile struct {
	c    *collector
	file *token.File
}

func (g goFile) lineOf(p token.Pos) int {
	if !p.IsValid() || int(p) < g.file.Base() || int(p) > g.file.Base()+g.file.Size() {
		return g.file.LineCount()
	}
	return g.file.PositionFor(p, false).Line // ignore //line
}

func (g goFile) addSymbol(kind Kind, name string, at *ast.Ident, declaration ast.Node) {
	if at.Name == "_" {
		return
	}
	line := g.lineOf(at.Pos())
	g.c.symbols = append(g.c.symbols, Symbol{File: g.c.file, Name: name, Kind: kind, Line: line, EndLine: max(line, g.lineOf(declaration.End()-1))})
}

func (g goFile) addSpec(spec ast.Spec) {
	switch s := spec.(type) {
	case *ast.TypeSpec:
		kind := Type
		switch t := s.Type.(type) {
		case *ast.StructType:
			kind = Struct
		case *ast.InterfaceType:
			kind = Interface
			for _, m := range t.Methods.List {
				if _, ok := m.Type.(*ast.FuncType); ok {
					for _, name := range m.Names {
						g.addSymbol(Method, s.Name.Name+"."+name.Name, name, m)
					}
				}
			}
		}
		g.addSymbol(kind, s.Name.Name, s.Name, s)
	case *ast.ValueSpec:
		for i, name := range s.Names {
			if i < len(s.Values) {
				if f, ok := ast.Unparen(s.Values[i]).(*ast.FuncLit); ok {
					g.addSymbol(Function, name.Name, name, f)
				}
			}
		}
	}
}

// receiverType returns the name of the type that a method belongs to, "" if it could
// not be parsed.
func receiverType(list *ast.FieldList) string {
	if len(list.List) == 0 {
		return ""
	}
	for t := list.List[0].Type; ; {
		switch e := t.(type) {
		case *ast.StarExpr:
			t = e.X
		case *ast.ParenExpr:
			t = e.X
		case *ast.IndexExpr:
			t = e.X
		case *ast.IndexListExpr:
			t = e.X
		case *ast.Ident:
			return e.Name
		default:
			return ""
		}
	}
}
