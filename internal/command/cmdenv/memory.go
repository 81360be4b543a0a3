package cmdenv

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// garbageRoom is the amount of garbage, in bytes, that may accumulate before a collection.
// It shrinks to scarceRoom as the heap approaches much.
const (
	garbageRoom = 48 << 20
	scarceRoom  = 12 << 20
	much        = 128 << 20
)

// BoundGarbage lets the memory of a run exceed its live heap by about garbageRoom. The
// runtime's default, a share of the live heap, collects constantly while a run executes its
// plan, and lets the memory of reports double.
func (e *Env) BoundGarbage() {
	if e.Getenv("GOGC") == "" {
		tuneCollector(nil)
	}
}

// ReturnMemory gives memory that is free to the system. The next step of a run takes larger
// pieces than the last one left.
func (e *Env) ReturnMemory() {
	if e.Getenv("GOGC") == "" {
		debug.FreeOSMemory()
	}
}

// cycle is garbage as soon as it is created; the next collection finalizes it.
type cycle struct{ _ [16]byte }

// tuneCollector sets the share of garbage according to the memory in use, now and after
// every collection.
func tuneCollector(*cycle) {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	const least, most = 10, 2000 // in per cent
	heap := live[0].Value.Uint64()
	room := max(scarceRoom, min(garbageRoom, much-min(much, heap)))
	debug.SetGCPercent(int(min(max(room*100/(heap+1), least), most)))
	runtime.SetFinalizer(&cycle{}, tuneCollector)
}
