package code

import "strings"

// collectJavaScript collects the declarations among the statements below n, in
// JavaScript, TypeScript and TSX: a file, or the body of a namespace.
func (c *collector) collectJavaScript(in scope, n node) {
	if c.isTooDeep(in, n) {
		return
	}
	for s := range n.children() {
		c.jsStatement(in, s)
	}
}

func (c *collector) jsStatement(in scope, s node) {
	at := s.child("name")
	switch s.kind() {
	case "export_statement":
		if d := s.child("declaration"); d.ok() {
			c.jsStatement(in, d)
		} else if v := s.child("value"); v.ok() {
			c.jsDefault(in, v)
		}
	case "ambient_declaration":
		for d := range s.children() {
			if d.kind() == "statement_block" { // declare global
				c.collectJavaScript(in, d)
			} else {
				c.jsStatement(in, d)
			}
		}
	case "function_declaration", "generator_function_declaration", "function_signature":
		c.addSymbol(in, in.functionKind(), at.text(), at, s)
	case "class_declaration", "abstract_class_declaration":
		c.jsClass(in, at.text(), at, s)
	case "interface_declaration":
		c.addSymbol(in, Interface, at.text(), at, s)
		c.jsMembers(in.inside(at.text(), true), s.child("body"))
	case "enum_declaration":
		c.addSymbol(in, Enum, at.text(), at, s)
	case "type_alias_declaration":
		c.addSymbol(in, Type, at.text(), at, s)
	case "internal_module", "module":
		if at.kind() == "string" { // an ambient module: its name is another file's
			c.collectJavaScript(in, s.child("body"))
			return
		}
		c.addSymbol(in, Namespace, at.text(), at, s)
		c.collectJavaScript(in.inside(at.text(), false), s.child("body"))
	case "lexical_declaration", "variable_declaration":
		for d := range s.children() {
			if name := d.child("name"); d.kind() == "variable_declarator" && name.kind() == "identifier" {
				c.jsBind(in, name.text(), name, d, d.child("value"))
			}
		}
	case "expression_statement":
		c.jsExpression(in, s)
	}
}

func (c *collector) jsExpression(in scope, statement node) {
	for e := range statement.children() {
		switch e.kind() {
		case "internal_module":
			c.jsStatement(in, e)
		case "assignment_expression":
			if e.child("left").text() == "exports" { // exports = module.exports = …
				e = e.child("right")
			}
			c.jsAssignment(in, e)
		}
	}
}

// jsDefault collects the value of a default export or module.exports: by its own
// name, else as "default"; an object's members each.
func (c *collector) jsDefault(in scope, value node) {
	value = jsBare(value)
	if value.kind() == "object" {
		c.jsMembers(in, value)
		return
	}
	inner := value
	if call := jsWrapped(value); call.ok() { // memo(function Name() {})
		inner = call
	}
	name, at := "default", inner.child("name")
	if at.ok() {
		name = at.text()
	}
	c.jsBind(in, name, at, value, value)
}

// jsWrapped returns the component in a call that wraps one, such as
// memo(forwardRef((props, ref) => …)) or connect(state)(Name): a function, a class, an
// object or a name. It returns the zero node for any other expression.
func jsWrapped(n node) node {
	if n.kind() != "call_expression" {
		return node{}
	}
	callee := n.child("function")
	if callee.kind() == "call_expression" { // connect(…)(Name)
		callee = callee.child("function")
	}
	if callee.kind() == "member_expression" && callee.text() != "Object.freeze" {
		callee = callee.child("property")
	}
	if name := callee.text(); !jsWrappers[name] && !isHigherOrder(name) {
		return node{}
	}
	for a := range n.child("arguments").children() {
		switch a = jsBare(a); a.kind() {
		case "arrow_function", "function_expression", "generator_function", "class", "object", "identifier":
			return a
		case "call_expression":
			if inner := jsWrapped(a); inner.ok() {
				return inner
			}
		}
	}
	return node{}
}

// jsWrappers are the functions that return a component like the one that they take.
var jsWrappers = map[string]bool{
	"memo": true, "forwardRef": true, "lazy": true, "observer": true, "connect": true, "styled": true, "dynamic": true, "loadable": true,
	"defineComponent": true, "defineAsyncComponent": true, "Object.freeze": true,
}

// isHigherOrder reports whether a function is named like a higher-order component, such
// as withRouter.
func isHigherOrder(name string) bool {
	rest, ok := strings.CutPrefix(name, "with")
	return ok && rest != "" && rest[0] >= 'A' && rest[0] <= 'Z'
}

// jsBind collects a name bound to a function, a class or an object with functions.
func (c *collector) jsBind(in scope, name string, at, declaration, value node) {
	if name == "" {
		return
	}
	switch value = jsBare(value); value.kind() {
	case "arrow_function", "function_expression", "generator_function":
		c.addSymbol(in, in.functionKind(), name, at, declaration)
	case "class":
		c.jsClass(in, name, at, value)
	case "call_expression":
		switch inner := jsWrapped(value); inner.kind() {
		case "object":
			c.jsBind(in, name, at, declaration, inner)
		case "class":
			c.jsClass(in, name, at, inner)
		case "":
		default:
			c.addSymbol(in, in.functionKind(), name, at, declaration)
		}
	case "object":
		here := len(c.symbols)
		c.jsMembers(in.inside(name, true), value)
		if len(c.symbols) > here {
			c.addSymbol(in, Namespace, name, at, declaration)
		}
	}
}

// jsAssignment collects exports.f = …, module.exports = …, T.prototype.m = … and
// T.m = …, with a function, class or object on the right.
func (c *collector) jsAssignment(in scope, n node) {
	left := n.child("left")
	if left.kind() != "member_expression" {
		return
	}
	at, value := left.child("property"), n.child("right")
	if value.kind() == "assignment_expression" { // exports.a = exports.b = …
		c.jsAssignment(in, value)
	}
	switch object := left.child("object"); {
	case object.text() == "module" && at.text() == "exports":
		c.jsDefault(in, value)
	case object.text() == "exports" || object.text() == "module.exports":
		c.jsBind(in, at.text(), at, n, value)
	case object.kind() == "identifier":
		c.jsBind(in.inside(object.text(), true), at.text(), at, n, value)
	case object.kind() == "member_expression" && object.child("property").text() == "prototype" && object.child("object").kind() == "identifier":
		c.jsBind(in.inside(object.child("object").text(), true), at.text(), at, n, value)
	}
}

func (c *collector) jsClass(in scope, name string, at, n node) {
	c.addSymbol(in, Class, name, at, n)
	c.jsMembers(in.inside(name, true), n.child("body"))
}

// jsMembers collects the members of a class, an interface or an object.
func (c *collector) jsMembers(in scope, body node) {
	if c.isTooDeep(in, body) {
		return
	}
	for m := range body.children() {
		switch m.kind() {
		case "method_definition", "method_signature", "abstract_method_signature":
			kind := in.functionKind()
			if m.first("get", "set").ok() {
				kind = Property
			}
			at := m.child("name")
			c.addSymbol(in, kind, jsName(at), at, m)
		case "public_field_definition":
			at := m.child("name")
			c.jsBind(in, jsName(at), at, m, m.child("value"))
		case "field_definition":
			at := m.child("property")
			c.jsBind(in, jsName(at), at, m, m.child("value"))
		case "pair":
			at := m.child("key")
			c.jsBind(in, jsName(at), at, m, m.child("value"))
		}
	}
}

// jsName returns the name of a member, "" if it is computed.
func jsName(n node) string {
	switch n.kind() {
	case "computed_property_name":
		return ""
	case "string":
		return strings.Trim(n.text(), `"'`)
	}
	return n.text()
}

// jsBare strips parentheses and type assertions from an expression.
func jsBare(n node) node {
	for {
		switch n.kind() {
		case "assignment_expression": // a = b = value
			n = n.child("right")
		case "parenthesized_expression", "as_expression", "satisfies_expression", "non_null_expression", "type_assertion":
			inner := node{}
			for c := range n.children() {
				if c.is(flagNamed) && c.kind() != "comment" && c.kind() != "type_arguments" {
					inner = c
					break
				}
			}
			n = inner
		default:
			return n
		}
	}
}
