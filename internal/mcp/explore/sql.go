package explore

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/assay-eval/assay/internal/lazyregexp"
)

// keyTable is the key of names of tables of a database.
const keyTable = "table"

var (
	createTable = lazyregexp.New("(?i)\\bcreate\\s+table\\s+(?:if\\s+not\\s+exists\\s+)?[\"`\\[]?([A-Za-z_][\\w$.]*)")
	tableName   = lazyregexp.New(`^[A-Za-z_][\w$]*(?:\.[A-Za-z_][\w$]*)?$`)
	speaksSQL   = lazyregexp.New(`(?i)\b(sql|select)\b`)
)

// learnTables keeps the names of tables that a reply defines in SQL or, if its tool lists
// tables, names.
func (p *pool) learnTables(r Reply, structured json.RawMessage) {
	for _, m := range createTable.FindAllStringSubmatch(r.Text, -1) {
		p.addTable(m[1])
	}
	words := SplitName(r.Tool)
	if !slices.Contains(words, "tables") && !(slices.Contains(words, "list") && slices.Contains(words, "table")) {
		return
	}
	for _, text := range []string{string(structured), r.Text, strings.ReplaceAll(r.Text, "'", `"`)} { // Python's lists have single quotes
		if v, ok := DecodeJSON(text); ok {
			p.walkTables(v)
			return
		}
	}
	for line := range strings.Lines(r.Text) {
		p.addTable(strings.Trim(line, "-*• \t\r\n"))
	}
}

// walkTables keeps the texts of a list, and the names of objects.
func (p *pool) walkTables(v any) {
	switch v := v.(type) {
	case string:
		p.addTable(v)
	case []any:
		for _, e := range v {
			p.walkTables(e)
		}
	case map[string]any:
		for _, key := range []string{"name", "table_name", "tableName", "tbl_name", "table"} {
			if s, ok := v[key].(string); ok {
				p.addTable(s)
				return
			}
		}
		p.walkTables(v["tables"])
	}
}

// addTable keeps the name of a table that needs no quotes and is none of the database's own.
func (p *pool) addTable(name string) {
	if tableName.MatchString(name) && !strings.HasPrefix(strings.ToLower(name), "sqlite_") && !IsPrivate(name) {
		p.add(keyTable, name)
	}
}

// takesSQL reports whether an argument of a tool is a statement in SQL.
func takesSQL(t *Tool, name string, schema map[string]any) bool {
	if words := SplitName(name); slices.Contains(words, "sql") {
		return true
	} else if !slices.Contains(words, "query") && !slices.Contains(words, "statement") {
		return false
	}
	description, _ := schema["description"].(string)
	return speaksSQL.MatchString(strings.Join(SplitName(t.Name), " ") + "\n" + t.Description + "\n" + description)
}

// selects returns a statement for each known table, none for a tool that may write.
func (p *pool) selects(t *Tool) []any {
	var out []any
	for _, name := range p.facts[keyTable] {
		if s, ok := name.(string); ok && t.Reads && tableName.MatchString(s) {
			out = append(out, "SELECT * FROM "+s+" LIMIT 5")
		}
	}
	return out
}
