package equip

import (
	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/trial"
)

// ToolChoice returns the tools that the agent of this kit could call and the tools that
// it called, according to the events of its transcript.
func (k *Kit) ToolChoice(events []trial.Event) *trial.ToolChoice {
	out := &trial.ToolChoice{}
	specs := k.offeredSpecs()
	for _, s := range specs {
		if !s.Submits {
			out.Offered = append(out.Offered, s.ToolName())
		}
	}
	waiting := map[string]int{} // index of the call without a result, by id
	for _, e := range events {
		switch {
		case e.Kind == trial.EventToolCall && e.Call != nil:
			use := trial.ToolUse{ToolName: trial.ToolName{Name: e.Call.Name, Server: e.Call.Server}, Args: trial.EstimateTokens(len(e.Call.Args))}
			spec := findSpec(specs, e.Call)
			switch {
			case spec != nil && spec.Submits:
				continue
			case spec != nil:
				use.ToolName, use.Valid = spec.ToolName(), k.checkArguments(spec, e.Call.Args)
			default: // agents of model APIs have only the kit's tools, and no classes
				use.Own = e.Call.Class != "" && e.Call.Class != trial.ToolMCP
			}
			waiting[e.Call.ID] = len(out.Calls)
			out.Calls = append(out.Calls, use)
		case e.Kind == trial.EventToolResult && e.Result != nil:
			at, ok := waiting[e.Result.ID]
			if !ok || e.Result.NotRun {
				continue
			}
			delete(waiting, e.Result.ID)
			use := &out.Calls[at]
			use.MS, use.Error = new(e.Result.TookMS), e.Result.Error
			use.Result = trial.EstimateTokens(max(len(e.Result.Text), e.Result.Bytes))
		}
	}
	return out
}

// OfferedTools returns the pinned tools that the arms of the suite offer. complete
// reports whether agents can call no other tools: every server was probed, and no agent
// has tools of its own.
func (o *Outfitter) OfferedTools() (offered []Spec, complete bool) {
	complete = true
	seen := map[trial.ToolName]bool{}
	add := func(specs []Spec) {
		for _, s := range specs {
			if n := s.ToolName(); !s.Submits && !seen[n] {
				seen[n] = true
				offered = append(offered, s)
			}
		}
	}
	for _, set := range o.Sets {
		for _, t := range set.Tools {
			add([]Spec{t.Spec()})
		}
	}
	for _, arm := range o.Suite.Arms {
		complete = complete && !LaunchesServers(o.Suite, arm.Agent)
		sc := o.Suite.Scenarios[arm.Scenario]
		if sc == nil {
			continue
		}
		for _, u := range sc.Servers {
			if pin := o.Pins.Servers[u.Server()]; pin != nil {
				add(o.agentTools(sc, u.Server(), pin))
			} else {
				complete = false
			}
		}
	}
	return offered, complete
}

// offeredSpecs returns the tools of the kit, and the tools at preflight of servers that
// the agent starts itself.
func (k *Kit) offeredSpecs() []Spec {
	var out []Spec
	for _, t := range k.Tools {
		out = append(out, t.Spec())
	}
	for _, l := range k.launched {
		if l.Pin == nil {
			continue
		}
		for _, s := range l.Pin.Tools {
			s.Server = l.Name
			out = append(out, s)
		}
	}
	return out
}

// findSpec returns the kit's tool that a call refers to, or nil if none.
func findSpec(specs []Spec, c *trial.ToolCall) *Spec {
	if c.Server == "" && c.Class != "" && c.Class != trial.ToolMCP {
		return nil // the agent's own tool, which may share its name with a tool of the kit
	}
	for i := range specs {
		if s := &specs[i]; s.Is(c.Name) && (c.Server == "" || c.Server == s.Server) {
			return s
		}
	}
	return nil
}

// ToolName returns the tool's names for the record of choices.
func (s *Spec) ToolName() trial.ToolName {
	n := trial.ToolName{Name: s.RealName(), Server: s.Server}
	if s.Name != n.Name {
		n.Shown = s.Name
	}
	return n
}

// checkArguments reports whether the arguments of a call match the schema of the tool.
// It returns nil if the schema is unusable.
func (k *Kit) checkArguments(s *Spec, args string) *bool {
	if len(s.Schema) == 0 || k.o == nil {
		return nil
	}
	kept, ok := k.o.schemas.Load(string(s.Schema))
	if !ok {
		compiled, err := mcp.CompileArguments(s.Schema)
		if err != nil {
			compiled = nil
		}
		kept, _ = k.o.schemas.LoadOrStore(string(s.Schema), compiled)
	}
	compiled, _ := kept.(*mcp.ArgumentSchema)
	if compiled == nil {
		return nil
	}
	return new(compiled.Check(args) == nil)
}
