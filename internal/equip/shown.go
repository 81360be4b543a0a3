package equip

import (
	"fmt"
	"slices"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/mcp/tape"
	"github.com/assay-eval/assay/internal/mcp/view"
	"github.com/assay-eval/assay/internal/spelling"
)

// likeOf returns the server of which the given one is a variant, or "" if none.
func (o *Outfitter) likeOf(server string) string {
	if shown := o.Suite.ShownName(server); shown != server {
		return shown
	}
	return ""
}

// viewOf returns the view of a server's tools, or nil to show them unchanged.
func (o *Outfitter) viewOf(server string) *view.View {
	if conf := o.Suite.Servers[server]; conf != nil {
		return view.New(view.Settings{Tools: conf.Tools})
	}
	return nil
}

// relaySettings returns the changes that a relay makes to the messages of a server.
func (o *Outfitter) relaySettings(server string) view.Settings {
	conf := o.Suite.Servers[server]
	if conf == nil {
		return view.Settings{}
	}
	return view.Settings{Tools: conf.Tools, Instructions: conf.Instructions}
}

// lensOf returns a lens that applies the settings of a server, or nil if there are
// none.
func (o *Outfitter) lensOf(server string) tape.Lens {
	if v := view.New(o.relaySettings(server)); v != nil {
		return v
	}
	return nil
}

// showPin applies the suite's view to a probed or dialled pin. Its error is a mistake
// in the suite, with its location.
func (o *Outfitter) showPin(server string, pin *ServerPin) (*ServerPin, error) {
	v := o.viewOf(server)
	if v == nil {
		return o.renamedPin(pin, server), nil
	}
	var listed []view.Tool
	for _, t := range pin.Tools {
		listed = append(listed, view.Tool{Name: t.RealName(), Description: t.Description, Schema: t.Schema})
	}
	if m := v.Check(listed); m != nil {
		return nil, o.Suite.MistakeAt(append([]string{"servers", server, "tools"}, m.Path...), spelling.Fix(m.Word, m.Known), "%s", m.Text)
	}
	out := o.renamedPin(pin, server)
	all := out.Tools
	out.Tools, out.Hidden = nil, nil
	var infos []mcp.ToolInfo
	for i, t := range all {
		real := t.RealName()
		if !v.Shows(real) {
			out.Hidden = append(out.Hidden, t)
			continue
		}
		now, err := v.Change(listed[i])
		if err != nil {
			return nil, fmt.Errorf("server %s: %w", server, err)
		}
		t.Description, t.Schema = now.Description, now.Schema
		if shown := v.ShownName(real); shown != real {
			t.Name, t.Remote = shown, real
		}
		out.Tools = append(out.Tools, t)
		infos = append(infos, mcp.ToolInfo{Name: real, Description: t.Description, Schema: t.Schema})
	}
	if out.Reader {
		infos = append(infos, readerInfo(o.Suite.ShownName(server)))
	}
	out.setSize(mcp.ToolsSize(infos))
	return out, nil
}

// describeChanges describes the differences between a pin of a server and that of the
// preflight.
func (o *Outfitter) describeChanges(server string, now *ServerPin) string {
	if shown, err := o.showPin(server, now); err == nil { // on an error a tool named by the suite no longer exists
		now = shown
	}
	return describeChanges(o.Pins.Servers[server], now)
}

// renamedPin returns a copy of a pin whose tools have the server's name for agents.
func (o *Outfitter) renamedPin(pin *ServerPin, server string) *ServerPin {
	out := *pin
	out.Tools = slices.Clone(pin.Tools)
	for i := range out.Tools {
		out.Tools[i].Server = o.Suite.ShownName(server)
	}
	return &out
}

// listedTools returns the tools of a server, including hidden ones.
func (p *ServerPin) listedTools() []Spec { return slices.Concat(p.Tools, p.Hidden) }
