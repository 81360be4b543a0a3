package sandbox

import "fmt"

// Leak is one way to a forbidden thing, and its result.
type Leak struct {
	Name    string // such as "hard link"
	What    string // the attempt
	Leaked  bool
	Limit   string // why this level cannot stop it here, "" if it must
	Skipped string // missing requirement, "" if tried
}

// knownLimit returns the known limit of level for an attempt on this machine, or ""
// if level stops it.
func knownLimit(level Level, name string) string {
	const old = "needs Landlock ABI 6 (Linux 6.12)"
	if level == None {
		return "nothing is hidden at this level"
	}
	if name == wayLoopback {
		return "with the network of the host, servers of this machine can be reached; network modes none and allow under bwrap stop it"
	}
	if name == wayAbstract && landlockVersion() < 6 {
		return old
	}
	if level == Bwrap {
		return ""
	}
	switch name {
	case wayCmdline:
		return "the process table is the host's, command lines included; bwrap has its own"
	case wayStat:
		return "Landlock keeps contents, not names, sizes and times of files whose path is known"
	case wayChmod:
		return "Landlock does not guard modes, owners and times of files"
	case waySysV:
		return "System V memory is the host's; nothing of assay is in it"
	case waySignal:
		if landlockVersion() < 6 {
			return old
		}
	}
	return ""
}

// Names of ways that a level may be known not to stop, or that the outside judges.
const (
	wayCmdline  = "command lines"
	wayStat     = "file sizes"
	wayChmod    = "file modes"
	waySysV     = "System V memory"
	waySignal   = "signals"
	wayAbstract = "abstract socket"
	wayLoopback = "server on loopback"
)

// String returns the result, as in "hard link: held (link the reference into the
// workspace and read it)".
func (l Leak) String() string {
	how := "held"
	switch {
	case l.Skipped != "":
		how = "not tried, " + l.Skipped
	case l.Leaked && l.Limit != "":
		how = "LEAKED, known: " + l.Limit
	case l.Leaked:
		how = "LEAKED"
	}
	return fmt.Sprintf("%s: %s (%s)", l.Name, how, l.What)
}
