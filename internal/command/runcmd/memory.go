package runcmd

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"

	"github.com/assay-eval/assay/internal/command/cmdenv"
)

// garbageRoom is how much garbage may lie in memory before it is collected, in bytes.
const garbageRoom = 40 << 20

// boundGarbage lets the memory of a run exceed its live heap by about garbageRoom. The
// default of the runtime, a share of the live heap, collects all the time while a run works
// off its plan, and lets the memory of reports double.
func boundGarbage(env *cmdenv.Env) {
	if env.Getenv("GOGC") == "" {
		tuneCollector(nil)
	}
}

// cycle is garbage from its creation on: the next collection finalizes it.
type cycle struct{ _ [16]byte }

// tuneCollector sets the share of garbage by the memory in use, now and after every
// collection.
func tuneCollector(*cycle) {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	const least, most = 25, 2000 // in per cent
	debug.SetGCPercent(int(min(max(garbageRoom*100/(live[0].Value.Uint64()+1), least), most)))
	runtime.SetFinalizer(&cycle{}, tuneCollector)
}
