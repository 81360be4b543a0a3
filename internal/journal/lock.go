package journal

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/gofrs/flock"
)

// ErrBusy is wrapped by the error for a run folder that another process writes to.
var ErrBusy = errors.New("is being written by")

// acquireLock takes the lock of a run folder. The kernel releases it when the process
// ends, in any way; the file's content only names the holder.
func acquireLock(dir string) (*flock.Flock, error) {
	path := filepath.Join(dir, lockFile)
	lock := flock.New(path)
	got, err := lock.TryLock()
	if err != nil {
		return nil, fmt.Errorf("journal: lock %s: %w", path, err)
	}
	if !got {
		return nil, fmt.Errorf("journal: %s %w %s", dir, ErrBusy, describeHolder(path))
	}
	host, _ := os.Hostname()
	if err := os.WriteFile(path, fmt.Appendf(nil, "%d %s\n", os.Getpid(), host), fileMode); err != nil {
		return nil, fmt.Errorf("journal: lock %s: %w", path, errors.Join(err, lock.Close()))
	}
	return lock, nil
}

// describeHolder names the process that holds the lock and the remedy.
func describeHolder(path string) string {
	b, _ := os.ReadFile(path)
	pid, host, _ := strings.Cut(strings.TrimSpace(string(b)), " ")
	if _, err := strconv.Atoi(pid); err != nil {
		return "another process: wait until it has ended" // it took the lock a moment ago
	}
	if here, _ := os.Hostname(); host != "" && host != here {
		return fmt.Sprintf("process %s on %s: wait until it has ended", pid, host)
	}
	return fmt.Sprintf("process %s: wait until it has ended, or stop it with `kill %s`", pid, pid)
}
