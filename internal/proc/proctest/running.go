package proctest

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Running returns the running processes of the given program, a name without folder,
// that have arg among their arguments.
func Running(program, arg string) ([]int, error) {
	b, err := exec.Command("ps", "-A", "-ww", "-o", "pid=,stat=,args=").Output()
	if err != nil {
		return nil, fmt.Errorf("list processes: %w", err)
	}
	var out []int
	for line := range strings.Lines(string(b)) {
		f := strings.Fields(line)
		if len(f) < 3 || strings.HasPrefix(f[1], "Z") || filepath.Base(f[2]) != program || !slices.Contains(f[3:], arg) {
			continue
		}
		var pid int
		if _, err := fmt.Sscan(f[0], &pid); err == nil {
			out = append(out, pid)
		}
	}
	return out, nil
}
