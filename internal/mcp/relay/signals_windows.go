package relay

import (
	"os"
	"syscall"
)

// passed are the signals that a relay passes on. The console sends them to the child, too.
var passed = []os.Signal{syscall.SIGINT, syscall.SIGTERM}

func passSignal(int, syscall.Signal) bool { return true }
