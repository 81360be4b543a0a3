package code

// collectPython collects the declarations below n, a module, a block or a statement
// made of blocks: declarations under a top-level if or try belong to the module.
func (c *collector) collectPython(in scope, n node) {
	if c.isTooDeep(in, n) {
		return
	}
	for s := range n.children() {
		if s.kind() == "decorated_definition" {
			s = s.child("definition")
		}
		name := s.child("name")
		switch s.kind() {
		case "function_definition":
			c.addSymbol(in, in.functionKind(), name.text(), name, s)
		case "class_definition":
			c.addSymbol(in, Class, name.text(), name, s)
			c.collectPython(in.inside(name.text(), true), s.child("body"))
		case "expression_statement":
			c.pythonAssignment(in, s.first("assignment"))
		case "type_alias_statement":
			alias := s.child("left")
			if generic := alias.first("generic_type"); generic.ok() {
				alias = generic.first("identifier")
			}
			c.addSymbol(in, Type, alias.text(), alias, s)
		case "block", "if_statement", "elif_clause", "else_clause", "try_statement", "except_clause", "except_group_clause",
			"finally_clause", "with_statement", "for_statement", "while_statement", "match_statement", "case_clause":
			deeper := in
			deeper.depth++
			c.collectPython(deeper, s)
		}
	}
}

// pythonAssignment collects names bound to a lambda, also by a = b = lambda: ….
func (c *collector) pythonAssignment(in scope, n node) {
	value := n.child("right")
	names := []node{n.child("left")}
	for value.kind() == "assignment" {
		names = append(names, value.child("left"))
		value = value.child("right")
	}
	for value.kind() == "parenthesized_expression" {
		value = value.first("lambda", "parenthesized_expression")
	}
	if value.kind() != "lambda" {
		return
	}
	for _, name := range names {
		if name.kind() == "identifier" {
			c.addSymbol(in, in.functionKind(), name.text(), name, n)
		}
	}
}
