package trial

import "testing"

func TestToolNameIs(t *testing.T) {
	read := ToolName{Name: "docs.read", Server: "my docs", Shown: "docs_read"}
	for name, want := range map[string]bool{
		"docs.read": true, "docs_read": true, "my docs/docs.read": true, "mcp__my_docs__docs_read": true, "my_docs__docs_read": true, "my_docs_docs_read": true,
		"": false, "read": false, "docs/read": false, "my docs/docs_read": false, "mcp__docs_read": false, "Docs.Read": false, "my docs/": false,
	} {
		if read.Is(name) != want {
			t.Errorf("%q means it: %v", name, !want)
		}
	}
	own := ToolName{Name: "submit"}
	if !own.Is("submit") || own.Is("/submit") || own.Is("__submit") || own.Is("") {
		t.Error("a tool without a server goes by its name alone")
	}
}
