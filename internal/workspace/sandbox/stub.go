package sandbox

import (
	"context"

	"github.com/assay-eval/assay/internal/proc"
)

type view struct{}
type exchange struct{}

// New makes a sandbox.
func New(cfg Config) (*Sandbox, error) { return &Sandbox{cfg: cfg}, nil }

// Inside returns where the path of the host is seen in the sandbox.
func (s *Sandbox) Inside(host string) string { return host }

// Env returns env as a program in the sandbox must have it: paths of the host
// are replaced by those inside, and variables of the proxy are added.
func (s *Sandbox) Env(env []string) []string { return env }

// Wrap returns the spec that runs spec in the sandbox; read are more paths that
// it must see. spec has paths of the host; its environment must be complete.
func (s *Sandbox) Wrap(spec proc.Spec, read ...string) (proc.Spec, error) { return spec, nil }

// Describe says in a few words what keeps the program in, for the record.
func (s *Sandbox) Describe() string { return string(s.cfg.Level) }

// Refused returns the hosts that [Allow] did not let through, sorted.
func (s *Sandbox) Refused() []string { return nil }

// Close ends the sandbox's network and removes its files.
func (s *Sandbox) Close() error { return nil }

// Main is the hidden entry of our own program: if ours is true, args (without
// the program's name) were meant for it, and code is the exit code.
func Main(args []string) (code int, ours bool) { return 0, len(args) > 0 && args[0] == Entry }

// Entry is the first argument of the hidden entry.
const Entry = "__sandbox"

// Leak is one way to what a program must not have.
type Leak struct {
	Name   string // such as "hard link"
	What   string // what was tried
	Leaked bool
	Limit  string // why the level cannot stop it, "" if it must
}

// Probe runs an adversary in a sandbox of this level, with a made-up run around
// it, and returns what it tried. program is our own, [Main] must be in it.
func Probe(ctx context.Context, program string, level Level) ([]Leak, error) { return nil, nil }
