// Package equip makes a scenario real: it gives an agent its tools, system text,
// environment and workspace, and keeps the proof that they arrived.
package equip

import (
	"cmp"
	"context"
	"encoding/json"
	"sync"

	"github.com/assay-eval/assay/internal/mcp"
	"github.com/assay-eval/assay/internal/proc"
	"github.com/assay-eval/assay/internal/seal"
	"github.com/assay-eval/assay/internal/suite"
	"github.com/assay-eval/assay/internal/trial"
	"github.com/assay-eval/assay/internal/workspace"
)

// Spec describes a tool as an agent sees it.
type Spec struct {
	Name        string          `json:"name" key:"gen"`
	Description string          `json:"description" key:"gen"`
	Schema      json.RawMessage `json:"schema" key:"gen"`              // JSON Schema of the arguments, an object
	Server      string          `json:"server,omitempty" key:"none"`   // MCP server of the tool, by the name for agents; "" for a task tool
	Submits     bool            `json:"submits,omitempty" key:"gen"`   // a call of it ends the trial
	ReadOnly    bool            `json:"readonly,omitempty" key:"none"` // may run next to others
	// Remote is the tool's name on its server if it differs from Name: model APIs would
	// reject it, or the suite renames the tool. See [Spec.Is].
	Remote string `json:"remote,omitempty" key:"none"`
	// Reader marks the tool for reading the resources of its server.
	Reader bool `json:"reader,omitempty" key:"none"`
	// Output is the JSON Schema of structured answers, if the server gives one.
	Output json.RawMessage `json:"output,omitempty" key:"none"`
	// Written is the schema as the server sent it. Schema loses its white space when
	// pins are stored.
	Written string `json:"written,omitempty" key:"none"`
}

// Is reports whether name means this tool: as agents see it, or as its server
// calls it.
func (s Spec) Is(name string) bool { return s.Name == name || s.Remote != "" && s.Remote == name }

// RealName returns the tool's name on its server.
func (s Spec) RealName() string { return cmp.Or(s.Remote, s.Name) }

// Recorded returns a call of the tool as recorded in transcripts: with the tool's name
// on its server, and the name that the agent used if different.
func (s Spec) Recorded(c trial.ToolCall) trial.ToolCall {
	c.Server = s.Server
	if real := s.RealName(); real != c.Name {
		c.Name, c.Shown = real, c.Name
	}
	return c
}

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
	// Media holds images and sounds. Text contains a note in place of each.
	Media []mcp.Media
}

// Tool is one tool, in Go or behind MCP. Call is safe for concurrent use. Its
// error is a *trial.Fault (the treatment broke); anything the agent did wrong is
// a Result with Error set.
type Tool interface {
	Spec() Spec
	Call(ctx context.Context, args json.RawMessage) (Result, error)
}

// Kit is the equipment of one trial. The caller must call Close.
type Kit struct {
	// System is the system text followed by the instructions of servers; "" if none.
	System string
	Prompt string // the task's prompt with prefix and suffix
	// Turns holds limits of the task that are lower than the agent's own may be.
	Turns suite.TurnLimits
	Tools []Tool   // task tools and server tools, in a fixed order
	Env   []string // "NAME=value" for agents that are programs
	Dir   func(context.Context) (string, error)
	// Room makes the room of the trial, in which programs run; nil if the suite has
	// no workspace. Dir then gives the folder of the same room.
	Room func(context.Context) (*workspace.Room, error)

	// Programs counts the servers of this trial together with its other programs. Nil
	// counts each alone.
	Programs *proc.Group
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

	instructed bool       // System includes instructions of a server
	o          *Outfitter // nil for a kit without servers
	arm        suite.Arm
	task       string
	own        []*counted // task tools
	servers    []*served
	launched   []*launched // servers that the agent starts
	closers    []func() error
	once       sync.Once
	closing    error // error of Close
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
	// Recordings maps the paths of recordings for yoked placebos to the digests of
	// their content.
	Recordings map[string]seal.Digest `json:"recordings,omitempty" key:"gen"`
	// Graders describes the tools of graders, such as a compiler, by name of the
	// grader; responses do not depend on it.
	Graders map[string]map[string]string `json:"graders,omitempty" key:"none"`
	// Agents lists by agent what its start changes about its program, and the address
	// of its API if a variable gave it; both are part of the agent's identity.
	Agents map[string][]string `json:"agents,omitempty" key:"none"`
	// Isolation is how agents that are programs are kept in their rooms: bwrap, docker, podman,
	// landlock or none; "" where no agent of the suite is a program in a room. It
	// enters the keys of those agents, and so does Commit.
	Isolation string `json:"isolation,omitempty" key:"gen"`
	// Weaker is the reason why Isolation is not stronger.
	Weaker string `json:"isolation_why,omitempty" key:"none"`
	// Commit is the commit of the repository in the rooms; "" if none.
	Commit string `json:"commit,omitempty" key:"gen"`
	// Images maps the images of the suite, as it names them, to the digests of their
	// configurations, which are parts of the keys of their tasks.
	Images map[string]string `json:"images,omitempty" key:"gen"`
}

// BytesPerToken is what schema sizes in tokens are estimated with. JSON takes
// three to five bytes a token, depending on the model.
const BytesPerToken = 4

// ServerPin describes an MCP server at preflight, by its own account.
type ServerPin struct {
	Name    string      `json:"name" key:"gen"` // serverInfo.name
	Version string      `json:"version,omitempty" key:"gen"`
	Digest  seal.Digest `json:"digest" key:"gen"` // of tools/list
	Tools   []Spec      `json:"tools" key:"none"` // as shown to agents
	// Hidden lists the tools that the suite hides.
	Hidden []Spec `json:"hidden,omitempty" key:"none"`
	Bytes  int    `json:"bytes" key:"none"` // size of the schemas as sent to a model
	// Compact is the digest of tools/list without white space, because recordings of
	// servers that agents start do not preserve white space.
	Compact seal.Digest `json:"compact,omitempty" key:"none"`
	// Hello, Prompts and Resources are the digests of the handshake and the two lists,
	// or "" if none.
	Hello seal.Digest `json:"hello,omitempty" key:"gen"`
	// Instructions is the text for models: the suite's, if set, otherwise the server's
	// own. Told is its digest, which is needed because secrets in the text are not
	// stored.
	Instructions string      `json:"instructions,omitempty" key:"gen"`
	Told         seal.Digest `json:"told,omitempty" key:"none"`
	Prompts      seal.Digest `json:"prompts,omitempty" key:"gen"`
	Resources    seal.Digest `json:"resources,omitempty" key:"gen"`
	// Reader is set if agents have a tool for reading the server's resources.
	Reader bool `json:"reader,omitempty" key:"gen"`
	// Roots is set if the server can ask for the folder of the trial's workspace.
	Roots bool `json:"roots,omitempty" key:"gen"`
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
