package first

import (
	"os"
	"runtime"
	"runtime/metrics"
	"strconv"
	"testing"
	"time"
)

// TestCollectorRunsAsUsualAfterTheStart checks that the setting of the start ends with the
// first run of the collector, and that GOGC takes precedence over it.
func TestCollectorRunsAsUsualAfterTheStart(t *testing.T) {
	want := uint64(100)
	if n, err := strconv.ParseUint(os.Getenv("GOGC"), 10, 64); err == nil {
		want = n
	}
	percent := []metrics.Sample{{Name: "/gc/gogc:percent"}}
	for range 100 {
		runtime.GC()
		metrics.Read(percent)
		if percent[0].Value.Uint64() == want {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("the percentage is %d, want %d", percent[0].Value.Uint64(), want)
}
