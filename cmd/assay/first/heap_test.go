package first

import (
	"os"
	"runtime"
	"runtime/metrics"
	"testing"
	"time"
)

// The setting of the start ends with the first run of the collector.
func TestCollectorRunsAsUsualAfterTheStart(t *testing.T) {
	if os.Getenv("GOGC") != "" {
		t.Skip("GOGC sets another percentage")
	}
	percent := []metrics.Sample{{Name: "/gc/gogc:percent"}}
	for range 100 {
		runtime.GC()
		metrics.Read(percent)
		if percent[0].Value.Uint64() == 100 {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("the percentage is %d", percent[0].Value.Uint64())
}
