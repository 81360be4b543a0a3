package sandbox

import (
	"fmt"
	"slices"
)

// Leak is one way to a forbidden thing, and its result.
type Leak struct {
	Name    string // such as "hard link"
	What    string // the attempt
	Leaked  bool
	Limit   string // why this level cannot stop it here, "" if it must
	Skipped string // missing requirement, "" if tried
}

// Stage is the kind of room that [Probe] tries.
type Stage struct {
	Level   Level
	Network string // [Open] or [Quiet]
	Image   bool   // with the files of an image, as its root; only under [Bwrap]
}

// String returns the stage, as in "bwrap in an image with network: {mode: none}".
func (s Stage) String() string {
	name := string(s.Level)
	if s.Image {
		name += " in an image"
	}
	if s.Network == Quiet {
		name += " with network: {mode: none}"
	}
	return name
}

// knownLimit returns the known limit of a stage for an attempt on this machine, or ""
// if it stops that.
func knownLimit(st Stage, name string) string {
	level, network := st.Level, st.Network
	if st.Image && slices.Contains(imageLimits, name) {
		return "root of an image has some capabilities in its user namespace, and changes files in a layer of the room"
	}
	if level == None {
		return "nothing is hidden at this level"
	}
	if network == Open {
		switch name {
		case wayLoopback, wayLoopback6, wayUDP:
			return "with the network of the host, servers of this machine can be reached; network modes none and allow under bwrap stop it"
		case wayPorts, wayInterfaces:
			return "with the network of the host, its ports and interfaces can be listed; network modes none and allow under bwrap stop it"
		case wayAbstract:
			return limitBefore6()
		}
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
	case wayTimes, wayXattr:
		return "Landlock does not guard modes, owners, times and attributes of files"
	case wayPriority:
		return "priorities of processes of the same user can be changed"
	case wayTyping:
		return "terminals of the same user can be opened by number: a program needs some of its own, and they cannot be told apart"
	case wayWatch:
		return "that a file in a folder is opened or changed can be watched, its content cannot be read"
	case wayReadlink:
		return "Landlock keeps contents, not the targets of links whose path is known"
	case wayMessages:
		return "System V message queues are the host's; nothing of assay is in them"
	case waySignal, waySignalFd:
		return limitBefore6()
	}
	return ""
}

// limitBefore6 returns the limit of a way that Landlock stops from ABI 6 on.
func limitBefore6() string {
	if landlockVersion() < 6 {
		return "needs Landlock ABI 6 (Linux 6.12)"
	}
	return ""
}

// limitNames are the ways that a level is known not to stop.
var limitNames = []string{
	wayCmdline, wayStat, wayChmod, waySysV, waySignal, waySignalFd, wayAbstract, wayLoopback, wayLoopback6, wayUDP, wayPorts, wayInterfaces,
	wayTimes, wayXattr, wayPriority, wayTyping, wayWatch, wayReadlink, wayMessages,
}

// imageLimits are the ways that a room with an image is known not to stop.
var imageLimits = []string{wayCapabilities, waySystem, wayServices, wayProgram}

// Names of ways that a level may be known not to stop, or that the outside judges.
const (
	wayCmdline  = "command lines"
	wayStat     = "file sizes"
	wayChmod    = "file modes"
	waySysV     = "System V memory"
	waySignal   = "signals"
	wayAbstract = "abstract socket"
	wayLoopback = "server on loopback"

	waySignalFd   = "signals, by file"
	wayLoopback6  = "server on loopback, IPv6"
	wayUDP        = "server on loopback, UDP"
	wayPorts      = "ports in use"
	wayInterfaces = "network interfaces"
	wayTimes      = "file times"
	wayXattr      = "file attributes"
	wayPriority   = "priorities"
	wayTyping     = "terminals by number"
	wayWatch      = "file activity"
	wayReadlink   = "link targets"
	wayMessages   = "System V messages"

	wayImage        = "image"
	wayCapabilities = "capabilities"
	waySystem       = "system folders"
	wayServices     = "services"
	wayProgram      = "our own program"
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
