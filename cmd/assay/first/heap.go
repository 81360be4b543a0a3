package first

import (
	"os"
	"runtime"
	"runtime/debug"
)

// The packages of the program make 7 MB at its start, which live on. By Go's default the
// collector runs from 4 MB on, again and again, and takes a third of the start. So its first
// run is at 16 MB, and the default holds from then on.
func init() {
	if os.Getenv("GOGC") != "" {
		return
	}
	usual := debug.SetGCPercent(400)
	runtime.AddCleanup(new(*byte), func(percent int) { debug.SetGCPercent(percent) }, usual)
}
