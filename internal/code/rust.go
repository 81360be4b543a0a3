package code

import "strings"

// collectRust collects the items below n, a file or a list of declarations.
func (c *collector) collectRust(in scope, n node) {
	if c.isTooDeep(in, n) {
		return
	}
	for s := range n.children() {
		at := s.child("name")
		name := strings.TrimPrefix(at.text(), "r#")
		switch s.kind() {
		case "function_item", "function_signature_item":
			c.addSymbol(in, in.functionKind(), name, at, s)
		case "const_item", "static_item":
			if name == "_" {
				continue
			}
			if s.child("type").kind() == "function_type" || s.child("value").kind() == "closure_expression" {
				c.addSymbol(in, in.functionKind(), name, at, s)
			}
		case "struct_item", "union_item", "enum_item", "macro_definition":
			c.addSymbol(in, rustKinds[s.kind()], name, at, s)
		case "trait_item":
			c.addSymbol(in, Interface, name, at, s)
			c.collectRust(in.inside(name, true), s.child("body"))
		case "type_item", "associated_type":
			c.addSymbol(in, Type, name, at, s)
		case "impl_item":
			c.collectRust(in.inside(rustType(s.child("type")), true), s.child("body"))
		case "foreign_mod_item":
			c.collectRust(in, s.child("body"))
		case "mod_item":
			c.addSymbol(in, Namespace, name, at, s)
			if body := s.child("body"); body.ok() { // else it is in a file of its own
				c.collectRust(in.inside(name, false), body)
			}
		}
	}
}

var rustKinds = map[string]Kind{"struct_item": Struct, "union_item": Struct, "enum_item": Enum, "macro_definition": Macro}

// rustType returns the name of the type that an impl block implements, without path,
// type arguments, references and further bounds; types without a name are returned as written.
func rustType(n node) string {
	for inner := rustInner(n); inner.ok(); inner = rustInner(n) {
		n = inner
	}
	return strings.TrimPrefix(strings.Join(strings.Fields(n.text()), " "), "r#")
}

// rustInner returns the type that gives a type its name, the zero node if the type has its
// own or none.
func rustInner(n node) node {
	switch n.kind() {
	case "generic_type", "reference_type", "pointer_type", "higher_ranked_trait_bound":
		return n.child("type")
	case "scoped_type_identifier":
		return n.child("name")
	case "dynamic_type", "function_type":
		return n.child("trait")
	case "bounded_type", "tuple_type": // dyn A + Send, and (A)
		if n.first(",").ok() {
			return node{}
		}
		for c := range n.children() {
			if c.is(flagNamed) && c.kind() != "lifetime" && c.kind() != "line_comment" && c.kind() != "block_comment" {
				return c
			}
		}
	}
	return node{}
}
