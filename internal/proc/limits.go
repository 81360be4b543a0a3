package proc

import (
	"cmp"
	"fmt"
)

// Limits bounds the total use of a supervised child and its descendants. Zero is no
// limit. A child that exceeds one is killed with all its descendants, and the Reason
// of its Exit is an *[ExceededError]. Only Linux enforces them.
type Limits struct {
	Memory    int64 `json:"memory,omitempty"`    // resident bytes
	Processes int   `json:"processes,omitempty"` // at one time
	OpenFiles int   `json:"open_files,omitempty"`

	// Group, if not nil, has further programs whose memory and processes count, too.
	Group *Group `json:"-"`

	// Disk is how many bytes the files below Folder may grow by. Each file or folder
	// counts as 4 KiB at least.
	Disk   int64  `json:"disk,omitempty"`
	Folder string `json:"folder,omitempty"`
}

// OrDefault returns l with defaults for the fields that are zero.
func (l Limits) OrDefault() Limits {
	l.Memory, l.Processes = cmp.Or(l.Memory, 8<<30), cmp.Or(l.Processes, 1000)
	l.Disk, l.OpenFiles = cmp.Or(l.Disk, 10<<30), cmp.Or(l.OpenFiles, 1<<16)
	return l
}

// ExceededError is the reason of a child that exceeded a limit.
type ExceededError struct {
	Limit string `json:"limit"` // memory, processes or disk
	Used  int64  `json:"used"`
	Max   int64  `json:"max"`

	// Others is the part of Used that other programs of the group used.
	Others int64 `json:"others,omitempty"`

	// Threads reports whether Used counts threads, too.
	Threads bool `json:"threads,omitempty"`
}

func (e *ExceededError) Error() string {
	switch {
	case e.Threads:
		return fmt.Sprintf("it ran %d processes and threads at once, and limits.%s is %d", e.Used, e.Limit, e.Max)
	case e.Others > 0 && e.Limit == LimitProcesses:
		return fmt.Sprintf("it ran %d processes and other programs of the trial %d at once, and limits.%s is %d", e.Used-e.Others, e.Others, e.Limit, e.Max)
	case e.Others > 0:
		return fmt.Sprintf("it used %s of %s and other programs of the trial %s, and limits.%s is %s", formatBytes(e.Used-e.Others), e.Limit, formatBytes(e.Others), e.Limit, formatBytes(e.Max))
	case e.Limit == LimitProcesses:
		return fmt.Sprintf("it ran %d processes at once, and limits.%s is %d", e.Used, e.Limit, e.Max)
	}
	return fmt.Sprintf("it used %s of %s, and limits.%s is %s", formatBytes(e.Used), e.Limit, e.Limit, formatBytes(e.Max))
}

// The limits that an ExceededError names.
const (
	LimitMemory    = "memory"
	LimitProcesses = "processes"
	LimitDisk      = "disk"
)

func formatBytes(n int64) string {
	switch {
	case n >= 1<<30:
		return fmt.Sprintf("%.1f GiB", float64(n)/(1<<30))
	case n >= 1<<20:
		return fmt.Sprintf("%.0f MiB", float64(n)/(1<<20))
	}
	return fmt.Sprintf("%d KiB", n>>10)
}
