//go:build unix && !linux

package proc

const supervisorProgram = ""

// canSupervise reports whether this system has supervisors: they need Linux's
// subreapers.
const canSupervise = false

func superviseChild() int { return 1 }
