//go:build unix

package main

import (
	"errors"
	"os"
	"syscall"
)

// peakMemory returns the most resident bytes of a program that has ended.
func peakMemory(p *os.ProcessState) (int64, error) {
	ru, ok := p.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0, errors.New("no resource usage on this system")
	}
	return ru.Maxrss << 10, nil // kilobytes on Linux
}
