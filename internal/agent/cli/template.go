package cli

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
)

// template is any program, by its command line.
var template = &preset{
	check: func(c *Config, wrong wrongFunc) {
		if len(c.Command) == 0 {
			wrong("command", `such as command: [my-agent, --json, "{PROMPT}"]`, "a template has no command")
		}
		for i, arg := range c.Command {
			if strings.Contains(arg, "{EXTRA_ARGS}") && arg != "{EXTRA_ARGS}" {
				wrong(fmt.Sprintf("command.%d", i), "make it an argument of its own", "{EXTRA_ARGS} stands for several arguments, and %q is one", arg)
			}
		}
		if len(c.Args) > 0 && len(c.Command) > 0 && !slices.Contains(c.Command, "{EXTRA_ARGS}") {
			wrong("args", "write {EXTRA_ARGS} in command", "the template does not say where args go")
		}
		if c.Output == "text" && (c.Parser != "" || c.Paths != nil) {
			wrong("output", "take parser and paths out, or output", "a text has no lines of JSON to read by parser or paths")
		}
		if c.parserName() == "generic" && c.Paths == nil {
			wrong("paths", "name the parser of a preset in parser, give paths, or write output: text for plain text", "the generic parser is not told where things are in its output")
		}
		if c.parserName() != "generic" && c.parserName() != "text" && c.Paths != nil {
			wrong("paths", "take it out, or write parser: generic", "parser %s needs no paths", c.Parser)
		}
		if c.recordsAPI() && c.BaseURL == "" {
			wrong("record_api", "give its address as base_url, and {base_url} to the program", "the address of the program's model API is not known here")
		}
		refuse := func(path string, has bool) {
			if has {
				wrong(path, "say it in command", "preset template has no way to keep %s", path)
			}
		}
		refuse("defer_tools", c.DeferTools != nil)
		refuse("shell", c.Shell != nil)
		refuse("retries", c.Retries != nil)
		for name := range c.Files {
			if !filepath.IsLocal(name) {
				wrong("files", "", "%q is no path below the home folder", name)
			}
		}
	},
	plan: planTemplate,
}

func planTemplate(o *order) (*plan, error) {
	prompt := o.prompt
	if o.system != "" { // which no flag is known for
		prompt = strings.TrimRight(o.system, "\n") + "\n\n" + prompt
	}
	args, files, set := o.texts()
	p := &plan{stdin: prompt, files: map[string][]byte{}, env: map[string]string{}, extra: true}
	servers, err := json.MarshalIndent(mcpServers(o.servers, claudeServer), "", "  ")
	if err != nil {
		return nil, fmt.Errorf("write the list of MCP servers: %w", err)
	}
	config := o.home + "/assay-mcp.json"
	p.files["assay-mcp.json"] = fmt.Appendf(nil, "{\"mcpServers\": %s}\n", servers)
	words := map[string]string{"{WORKDIR}": o.work, "{MCP_CONFIG}": config, "{OUT_JSON}": o.log + "/out.json", "{MODEL}": o.cfg.Model, "{base_url}": o.base}
	for _, arg := range args {
		if arg == "{EXTRA_ARGS}" {
			for _, extra := range o.cfg.Args {
				p.args = append(p.args, o.fill(extra))
			}
			continue
		}
		if strings.Contains(arg, "{OUT_JSON}") {
			p.out = "out.json"
		}
		// The prompt goes in last: its braces are no placeholders.
		for word, value := range words {
			arg = strings.ReplaceAll(arg, word, value)
		}
		arg = o.fill(arg)
		if strings.Contains(arg, "{PROMPT}") {
			arg, p.stdin = strings.ReplaceAll(arg, "{PROMPT}", prompt), ""
		}
		p.args = append(p.args, arg)
	}
	list, err := serverList(o.servers)
	if err != nil {
		return nil, fmt.Errorf("write the list of MCP servers: %w", err)
	}
	host, path := cutBase(o.base)
	fills := []string{"{mcp_servers}", string(servers), "{mcp_list}", list, "{MCP_CONFIG}", config, "{MODEL}", o.cfg.Model, "{base_url}", o.base, "{base_host}", host, "{base_path}", path}
	if o.cfg.recipe() != nil { // a key in a file of the suite's own would stay there
		fills = append(fills, "{key}", o.keyValue)
	}
	filled := strings.NewReplacer(fills...)
	for name, text := range files {
		p.files[name] = []byte(filled.Replace(o.fill(text)))
	}
	for name, text := range set {
		p.env[name] = filled.Replace(o.fill(text))
	}
	return p, nil
}
