package doctorcmd

import (
	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/workspace/sandbox"
)

// findIsolation says how programs are kept in their rooms here.
func findIsolation(env *cmdenv.Env) finding {
	level, why := sandbox.BestLevel()
	f := finding{what: "isolation", ok: level != sandbox.None, detail: string(level)}
	switch level {
	case sandbox.Bwrap:
		f.detail = "bwrap: programs of agents see their room and the system's folders, nothing else"
	case sandbox.Landlock:
		f.detail = "landlock: programs of agents can open no file outside of their room; no bwrap: " + why
	default:
		f.detail = "none: programs of agents can read whatever you can: " + why
		f.fix = "apt-get install bubblewrap (Linux)"
	}
	return f
}
