// Package equip makes a scenario real: it gives an agent its tools, system text,
// environment and workspace, and keeps the proof that they arrived.
package equip

import (
	"cmp"
	"context"
	"encoding/json"

	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Spec describes a tool as an agent sees it.
type Spec struct {
	Name        string          `json:"name" key:"gen"`
	Description string          `json:"description" key:"gen"`
	Schema      json.RawMessage `json:"schema" key:"gen"`              // JSON Schema of the arguments, an object
	Server      string          `json:"server,omitempty" key:"none"`   // MCP server it belongs to; "" for a task tool
	Submits     bool            `json:"submits,omitempty" key:"gen"`   // a call of it ends the trial
	ReadOnly    bool            `json:"readonly,omitempty" key:"none"` // may run next to others
	// Remote is the tool's name on its server, where model APIs would not take it
	// and Name is another; see [Spec.Is].
	Remote string `json:"remote,omitempty" key:"none"`
	// Output is the JSON Schema of structured answers, if the server gives one.
	Output json.RawMessage `json:"output,omitempty" key:"none"`
}

// Is reports whether name means this tool: as agents see it, or as its server
// calls it.
func (s Spec) Is(name string) bool { return s.Name == name || s.Remote != "" && s.Remote == name }

func (s Spec) remoteName() string { return cmp.Or(s.Remote, s.Name) }

// Result is the answer of a tool.
type Result struct {
	Text  string
	Error bool // the tool reports that the call failed; the agent sees Text
	// Invalid is set by a submission tool if the arguments mean nothing; it is
	// the reason, and the trial ends as invalid_submission.
	Invalid string
	// Structured is the structured content of the answer, as JSON; nil if there
	// is none.
	Structured json.RawMessage
	// Protocol is set with Error if the protocol, not the tool, reports the failure.
	Protocol bool
}

// Tool is one tool, in Go or behind MCP. Call is safe for concurrent use. Its
// error is a *trial.Fault (the treatment broke); anything the agent did wrong is
// a Result with Error set.
type Tool interface {
	Spec() Spec
	Call(ctx context.Context, args json.RawMessage) (Result, error)
}

// Kit is the equipment of one trial. Close releases it and may be called more than
// once.
type Kit struct {
	System string   // system text, "" for none
	Prompt string   // the task's prompt with prefix and suffix
	Tools  []Tool   // task tools and server tools, in a fixed order
	Env    []string // "NAME=value" for agents that are programs
	Dir    func(context.Context) (string, error)
	// Room makes the room of the trial, in which programs run; nil if the suite has
	// no workspace. Dir then gives the folder of the same room.
	Room func(context.Context) (*workspace.Room, error)
	// Deferred is set by an agent that can offer MCP tools by name only, for the
	// proof.
	Deferred *bool

	// Servers are for agents that start their servers themselves ([Launcher],
	// [Kit.Wire]). Tools holds none of theirs.
	Servers []Launch
	// Loopback are addresses of assay's proxies, as host:port, that the agent must
	// reach from its room. An agent that starts more of them adds them before it calls
	// Room.
	Loopback []string

	proof   func() trial.Proof
	check   func(context.Context) error
	logs    func() []Log
	close   func() error
	wire    func(*workspace.Room) ([]Launch, error)
	tapes   func() []Tape
	remarks func() []string
}

// Log is the standard error of a server during a trial, at most the last 64 KiB.
type Log struct {
	Server string
	Text   []byte
}

// Pins is what probing found of servers and fixtures before the first trial.
// Everything in it that a response can depend on enters the key.
type Pins struct {
	Fixture seal.Digest           `json:"fixture,omitempty" key:"gen"`    // of the workspace's files
	Tools   map[string][]Spec     `json:"tools,omitempty" key:"none"`     // task tools by kind
	Servers map[string]*ServerPin `json:"servers,omitempty" key:"fields"` // by name
	// Graders describes the tools of graders, such as a compiler, by name of the
	// grader; responses do not depend on it.
	Graders map[string]map[string]string `json:"graders,omitempty" key:"none"`
	// Isolation is how agents that are programs are kept in their rooms: bwrap,
	// landlock or none; "" where no agent of the suite is a program in a room. It
	// enters the keys of those agents, and so does Commit.
	Isolation string `json:"isolation,omitempty" key:"gen"`
	// Weaker is the reason why Isolation is not stronger.
	Weaker string `json:"isolation_why,omitempty" key:"none"`
	// Commit is the commit of the repository in the rooms; "" if none.
	Commit string `json:"commit,omitempty" key:"gen"`
}

// BytesPerToken is what schema sizes in tokens are estimated with. JSON takes
// three to five bytes a token, depending on the model.
const BytesPerToken = 4

// ServerPin describes an MCP server at preflight, by its own account.
type ServerPin struct {
	Name    string      `json:"name" key:"gen"` // serverInfo.name
	Version string      `json:"version,omitempty" key:"gen"`
	Digest  seal.Digest `json:"digest" key:"gen"` // of tools/list
	Tools   []Spec      `json:"tools" key:"none"`
	Bytes   int         `json:"bytes" key:"none"` // size of the schemas as sent to a model
	// Tokens is the estimated share of the schemas in every request to a model, at
	// [BytesPerToken] bytes a token.
	Tokens int         `json:"tokens,omitempty" key:"none"`
	Data   seal.Digest `json:"data,omitempty" key:"gen"` // of the server's data
	// Program is the digest of all code that the server runs, "" if unknown. Trials
	// that rest on a server of unknown identity are not served from the cache.
	Program seal.Digest `json:"program,omitempty" key:"gen"`
	// Likeness describes a placebo of the server, where an agent is to start one
	// itself: an mcp.Likeness.
	Likeness json.RawMessage `json:"likeness,omitempty" key:"none"`
	StartMS  int64           `json:"start_ms" key:"none"`
}
