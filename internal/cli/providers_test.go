package cli

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/llm"
)

// apis are the names of the wire formats as their vendors write them.
var apis = map[llm.Wire]string{llm.Messages: "Messages", llm.Responses: "Responses", llm.ChatCompletions: "Chat Completions", llm.GenerateContent: "generateContent"}

func providersPage() string {
	var b strings.Builder
	b.WriteString(`# Providers

` + generated + "`--agent` names a model by its form below; a suite by `kind: model`, `provider`, `model`, and `base_url` where the\n" +
		"form has a URL. Every provider takes another `base_url`, such as a gateway's, and `headers`\n([endpoints](" + linkTo("endpoints") + ")). The key comes from the variable, or from the one that `key_env` names.\n" + `
| provider | as an agent | API | address | variable of the key | refused settings |
|---|---|---|---|---|---|
`)
	for _, p := range llm.Providers {
		form, address, lacks := p.Name+":MODEL", p.BaseURL, "–"
		if p.BaseURL == "" {
			form, address = p.Name+":URL#MODEL", "yours, such as "+p.SampleURL
		}
		if p.BaseVar != "" {
			address += ", or `" + p.BaseVar + "`"
		}
		key := "`" + p.KeyVar + "`"
		if p.KeyOptional {
			key += ", optional"
		}
		var missing []string
		for _, s := range []string{"stop_sequences", "thinking_budget"} {
			if llm.Lacks(p.Name, s) {
				missing = append(missing, "`"+s+"`")
			}
		}
		lacks = cmp.Or(strings.Join(missing, ", "), lacks)
		fmt.Fprintf(&b, "| %s | `%s` | %s | %s | %s | %s |\n", p.Name, form, apis[p.Wire], address, key, lacks)
	}
	b.WriteString("\nSettings that an API has no field for are refused.")
	for _, p := range llm.Providers {
		if p.Start != "" {
			fmt.Fprintf(&b, " `%s` starts the server of %s,\nand `%s MODEL` fetches a model.", p.Start, p.Name, p.Fetch)
		}
	}
	b.WriteString(" [Coding agents](" + linkTo("cli-agent") + ") ask providers of their own.\n")
	return b.String()
}
