package code

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
)

// goFile collects the declarations of a Go file. A file with errors still gives
// those that the parser made out.
func (c *collector) goFile(text []byte) {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, c.file, text, parser.SkipObjectResolution|parser.AllErrors)
	var list scanner.ErrorList
	switch {
	case errors.As(err, &list):
		for _, e := range list {
			c.gap("syntax not understood", e.Pos.Line, e.Pos.Line)
		}
	case err != nil:
		c.gap("syntax not understood", 0, 0)
	}
	if f == nil {
		return
	}
	g := goFile{c, files.File(f.FileStart)}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.BadDecl:
			c.gap("syntax not understood", g.line(d.From), g.line(d.To))
		case *ast.FuncDecl:
			if d.Recv == nil {
				g.add(Function, d.Name.Name, d.Name, d)
			} else if owner := receiver(d.Recv); owner != "" {
				g.add(Method, owner+"."+d.Name.Name, d.Name, d)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				g.spec(spec)
			}
		}
	}
}

type goFile struct {
	c    *collector
	file *token.File
}

func (g goFile) line(p token.Pos) int {
	if !p.IsValid() || int(p) < g.file.Base() || int(p) > g.file.Base()+g.file.Size() {
		return g.file.LineCount()
	}
	return g.file.PositionFor(p, false).Line // of the file itself, whatever //line says
}

func (g goFile) add(kind Kind, name string, at *ast.Ident, declaration ast.Node) {
	if at.Name == "_" {
		return
	}
	line := g.line(at.Pos())
	g.c.symbols = append(g.c.symbols, Symbol{File: g.c.file, Name: name, Kind: kind, Line: line, EndLine: max(line, g.line(declaration.End()-1))})
}

func (g goFile) spec(spec ast.Spec) {
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
						g.add(Method, s.Name.Name+"."+name.Name, name, m)
					}
				}
			}
		}
		g.add(kind, s.Name.Name, s.Name, s)
	case *ast.ValueSpec:
		for i, name := range s.Names {
			if i < len(s.Values) {
				if f, ok := ast.Unparen(s.Values[i]).(*ast.FuncLit); ok {
					g.add(Function, name.Name, name, f)
				}
			}
		}
	}
}

// receiver returns the name of the type that a method belongs to, "" if the
// parser could not make it out.
func receiver(list *ast.FieldList) string {
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
