// Package proctest lists processes for tests.
package proctest

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// Descendants returns the running processes below pid in ascending order: its children,
// their children and so on, including adopted orphans.
func Descendants(pid int) ([]int, error) {
	table, err := parents()
	if err != nil {
		return nil, err
	}
	if _, ok := table[pid]; !ok {
		return nil, fmt.Errorf("list descendants of process %d: it is not in the process table", pid)
	}
	below := map[int]bool{pid: true}
	for again := true; again; {
		again = false
		for child, parent := range table {
			if below[parent] && !below[child] {
				below[child], again = true, true
			}
		}
	}
	delete(below, pid)
	out := make([]int, 0, len(below))
	for pid := range below {
		out = append(out, pid)
	}
	slices.Sort(out)
	return out, nil
}

// parents returns the parent of every running process.
func parents() (map[int]int, error) {
	table := map[int]int{}
	if runtime.GOOS == "linux" {
		files, err := filepath.Glob("/proc/[0-9]*/stat")
		for _, name := range files {
			b, err := os.ReadFile(name)
			if err != nil {
				continue // it has ended
			}
			var pid, ppid, threads int
			// The name in brackets may contain any characters, including brackets. A
			// program whose first thread has ended appears as a zombie while others run
			// (see proc_pid_stat(5)).
			_, _ = fmt.Sscan(string(b), &pid)
			fields := strings.Fields(string(b[bytes.LastIndexByte(b, ')')+1:]))
			if len(fields) < 20 {
				continue
			}
			_, _ = fmt.Sscan(fields[1], &ppid)
			_, _ = fmt.Sscan(fields[17], &threads)
			if fields[0] != "Z" && fields[0] != "X" || threads > 1 {
				table[pid] = ppid
			}
		}
		return table, err
	}
	ps := exec.Command("ps", "-A", "-o", "pid=,ppid=,stat=")
	b, err := ps.Output()
	for line := range strings.Lines(string(b)) {
		var pid, ppid int
		var state string
		if _, err := fmt.Sscan(line, &pid, &ppid, &state); err == nil && pid != ps.Process.Pid && !strings.HasPrefix(state, "Z") {
			table[pid] = ppid
		}
	}
	return table, err
}
