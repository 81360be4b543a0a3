package code

import "strings"

// collectSwift collects the declarations below n, a file or the body of a type.
func (c *collector) collectSwift(in scope, n node) {
	if c.isTooDeep(in, n) {
		return
	}
	for s := range n.children() {
		at := s.child("name")
		name := strings.Trim(at.text(), "`")
		switch s.kind() {
		case "class_declaration":
			kind, ok := swiftKinds[s.child("declaration_kind").text()]
			if ok {
				c.addSymbol(in, kind, name, at, s)
			} else {
				name = swiftType(at)
			}
			c.collectSwift(in.inside(name, true), s.child("body"))
		case "protocol_declaration":
			c.addSymbol(in, Interface, name, at, s)
			c.collectSwift(in.inside(name, true), s.child("body"))
		case "function_declaration", "protocol_function_declaration":
			c.addSymbol(in, in.functionKind(), name, at, s)
		case "init_declaration":
			c.addSymbol(in, Method, "init", at, s)
		case "deinit_declaration":
			c.addSymbol(in, Method, "deinit", node{}, s)
		case "subscript_declaration":
			c.addSymbol(in, Method, "subscript", node{}, s)
		case "typealias_declaration":
			c.addSymbol(in, Type, name, at, s)
		case "macro_declaration":
			at = s.first("simple_identifier")
			c.addSymbol(in, Macro, at.text(), at, s)
		case "property_declaration":
			c.swiftProperty(in, s)
		}
	}
}

var swiftKinds = map[string]Kind{"class": Class, "actor": Class, "struct": Struct, "enum": Enum} // not extension

// swiftProperty collects computed properties and constants bound to a closure. One
// declaration may hold several.
func (c *collector) swiftProperty(in scope, n node) {
	var at node
	for p := range n.children() {
		switch p.field() {
		case "name":
			at = node{}
			if p.kind() == "pattern" {
				at = p.child("bound_identifier")
			}
		case "value":
			if at.ok() && p.kind() == "lambda_literal" {
				c.addSymbol(in, in.functionKind(), strings.Trim(at.text(), "`"), at, n)
			}
		case "computed_value":
			if at.ok() && p.kind() == "computed_property" {
				c.addSymbol(in, Property, strings.Trim(at.text(), "`"), at, n)
			}
		}
	}
}

// swiftType returns the dotted name of the type that an extension extends, without
// type arguments. It resolves the sugar of [T], [K: V] and T?.
func swiftType(n node) string {
	switch n.kind() {
	case "array_type":
		return "Array"
	case "dictionary_type":
		return "Dictionary"
	case "optional_type":
		return "Optional"
	case "user_type":
		var parts []string
		for p := range n.children() {
			if p.kind() == "type_identifier" {
				parts = append(parts, strings.Trim(p.text(), "`"))
			}
		}
		return strings.Join(parts, ".")
	}
	return strings.Join(strings.Fields(n.text()), " ")
}
