package equip

import (
	"fmt"
	"slices"

	"github.com/assay-eval/assay/internal/llm"
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/lint"
	"github.com/assay-eval/assay/internal/suite"
)

// APIClient is implemented by the settings of agents that offer tools to a model API
// themselves. AsksAPI returns the name of the API's provider.
type APIClient interface{ AsksAPI() string }

// checkRefusals returns an error for the first arm of the run whose model API is
// documented to reject one of its tools. Every request of this arm would fail.
func (o *Outfitter) checkRefusals() error {
	type pair struct{ scenario, provider string }
	seen := map[pair]bool{}
	for _, arm := range o.Suite.Arms {
		agent := o.Suite.Agents[arm.Agent]
		if agent == nil || o.Arms != nil && !slices.Contains(o.Arms, arm.ID()) {
			continue
		}
		client, ok := agent.Config.(APIClient)
		if !ok || !slices.Contains(lint.Targets, client.AsksAPI()) {
			continue
		}
		p := pair{arm.Scenario, client.AsksAPI()}
		if sc := o.Suite.Scenarios[arm.Scenario]; sc != nil && !seen[p] {
			if err := refusalError(p.provider, o.Sketch(arm, &suite.Task{}).Tools); err != nil {
				return fmt.Errorf("scenario %s: %w", arm.Scenario, err)
			}
		}
		seen[p] = true
	}
	return nil
}

// refusalError returns an error that names the first tool that a provider rejects and
// the fix, or nil if none.
func refusalError(provider string, tools []Tool) error {
	var s lint.Subject
	specs := map[string]Spec{}
	for _, t := range tools {
		spec := t.Spec()
		specs[spec.Name] = spec
		schema, err := llm.ToolSchema(provider, spec.Schema)
		if err != nil {
			schema = spec.Schema // checkTools names it
		}
		s.Tools = append(s.Tools, mcp.ToolInfo{Name: spec.Name, Description: spec.Description, Schema: schema})
	}
	refused := lint.Refusals(s, provider)
	if len(refused) == 0 {
		return nil
	}
	f := refused[0]
	more := ""
	if n := len(refused) - 1; n > 0 {
		more = fmt.Sprintf("; it refuses %d more (assay mcp lint lists them)", n)
	}
	spec, ok := specs[f.Tool]
	switch {
	case !ok:
		return fmt.Errorf("%s refuses its tools: %s: leave some out with servers.%s.tools.without%s", provider, f.Text, largestServer(tools), more)
	case spec.Server == "":
		return fmt.Errorf("%s refuses the task tool %s: %s: %s%s", provider, spec.Name, f.Text, f.Fix, more)
	}
	return fmt.Errorf("%s refuses tool %s of server %s: %s: %s; or leave it out with %s%s",
		provider, spec.RealName(), spec.Server, f.Text, f.Fix, leaveOut(spec.Server, spec.RealName()), more)
}

// leaveOut returns the setting that hides a tool.
func leaveOut(server, tool string) string {
	return fmt.Sprintf("servers.%s.tools.without: [%s]", server, tool)
}

// largestServer returns the server with the most tools.
func largestServer(tools []Tool) string {
	counts := map[string]int{}
	most := "NAME"
	for _, t := range tools {
		server := t.Spec().Server
		if server == "" {
			continue
		}
		if counts[server]++; counts[server] > counts[most] {
			most = server
		}
	}
	return most
}
