package proc

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"time"
)

var counter atomic.Int64

// nextID returns the mark of a new child: unique on this machine, and below this
// program's own mark if it is itself a marked child.
func nextID() string {
	id := fmt.Sprintf("%d.%x.%d", os.Getpid(), programStart.UnixNano(), counter.Add(1))
	if outer := os.Getenv(Marker); outer != "" {
		return outer + "/" + id
	}
	return id
}

var programStart = time.Now()

func withMarker(env []string, id string) []string {
	out := slices.DeleteFunc(slices.Clone(env), func(kv string) bool { return strings.HasPrefix(kv, Marker+"=") })
	return append(out, Marker+"="+id)
}
