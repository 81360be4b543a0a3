package mcp

import (
	"encoding/json"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// An id of 19 digits must come through structured content unchanged where the
// server repeats it as text.
func TestLargeIntegersStayExact(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"repeated as text", "{\n \"id\": 9007199254740993, \"s\": [1.5]}", `{"id":9007199254740993,"s":[1.5]}`},
		{"small numbers", `{"id": 7}`, `{"id":7}`},
		{"another text", "found one", `{"id":9007199254740992}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			from := c.text
			if !json.Valid([]byte(from)) {
				from = `{"id": 9007199254740993}`
			}
			var decoded any // as the SDK does it
			if err := json.Unmarshal([]byte(from), &decoded); err != nil {
				t.Fatal(err)
			}
			got, err := joinContent(&sdk.CallToolResult{StructuredContent: decoded, Content: []sdk.Content{&sdk.TextContent{Text: c.text}}})
			if err != nil || string(got.Structured) != c.want {
				t.Errorf("structured %s, %v; want %s", got.Structured, err, c.want)
			}
		})
	}
}
