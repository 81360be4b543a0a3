//go:build !linux

package sandbox

import (
	"context"
	"errors"
	"runtime"
)

var errNoLinux = errors.New("bwrap and landlock are parts of Linux, and this is " + runtime.GOOS + ": run in a Linux container or virtual machine to have them")

func tryBwrap() error { return errNoLinux }

func tryLandlock() error { return errNoLinux }

func findBwrap() (string, error) { return "", errNoLinux }

func landlockVersion() int { return 0 }

// Main is the hidden entry of our own program; there is none on this system.
func Main([]string) (code int, ours bool) { return 0, false }

// Probe tries nothing on this system, as there is nothing to try.
func Probe(context.Context, string, Level) ([]Leak, error) { return nil, errNoLinux }
