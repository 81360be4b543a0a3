package mcpcmd

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/spelling"
)

// isPinned reports whether the arguments name a server of a run (RUN:NAME).
func isPinned(args []string) (dir, name string, ok bool) {
	i := strings.LastIndexByte(args[0], ':')
	if len(args) != 1 || i < 1 || !runload.IsRun(args[0][:i]) {
		return "", "", false
	}
	return args[0][:i], args[0][i+1:], true
}

// pinnedServer is a server as recorded by the preflight of a run.
type pinnedServer struct {
	Name         string `json:"name"`
	Version      string `json:"version"`
	Instructions string `json:"instructions"`
	Tools        []struct {
		Name        string          `json:"name"`
		Remote      string          `json:"remote"`
		Description string          `json:"description"`
		Schema      json.RawMessage `json:"schema"`
		Written     string          `json:"written"` // schema as the server sent it
		Output      json.RawMessage `json:"output"`
	} `json:"tools"`
}

// readPinned returns the likeness of a server from the pins of a run.
func readPinned(dir, name string) (like mcp.Likeness, err error) {
	r, err := journal.Open(dir)
	if err != nil {
		return like, cmdenv.UsageErrorf("%w", err)
	}
	var pins struct {
		Servers map[string]*pinnedServer `json:"servers"`
	}
	if err := json.Unmarshal(r.Manifest().Pins, &pins); err != nil {
		return like, cmdenv.UsageErrorf("read the servers of run %s: %w", dir, err)
	}
	pin := pins.Servers[name]
	if pin == nil {
		names := cmdenv.SortedKeys(pins.Servers)
		return like, cmdenv.UsageErrorf("run %s has no server %s; it has %s%s", dir, report.Clean(name), cmp.Or(strings.Join(names, ", "), "none"), spelling.Suggest(name, names))
	}
	like.Instructions = pin.Instructions
	if like.Info, err = json.Marshal(map[string]string{"name": pin.Name, "version": pin.Version}); err != nil {
		return like, fmt.Errorf("server %s: %w", name, err)
	}
	for _, t := range pin.Tools {
		schema := t.Schema
		if t.Written != "" {
			schema = json.RawMessage(t.Written)
		}
		def := map[string]any{"name": cmp.Or(t.Remote, t.Name), "description": t.Description, "inputSchema": schema}
		if len(t.Output) > 0 {
			def["outputSchema"] = t.Output
		}
		b, err := json.Marshal(def)
		if err != nil {
			return like, fmt.Errorf("tool %s: %w", t.Name, err)
		}
		like.Tools = append(like.Tools, b)
	}
	return like, nil
}
