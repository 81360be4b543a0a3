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

// Main does nothing on this system, which has no hidden entry.
func Main([]string) (code int, ours bool) { return 0, false }

// Probe returns an error on this system.
func Probe(context.Context, string, Stage) ([]Leak, error) { return nil, errNoLinux }

func startHolder(string, string, holdOrder) (*Root, error) { return nil, errNoLinux }

func (r *Root) enterOptions() ([]string, error) { return nil, errNoLinux }

var imageCapabilities []string

// GiveTo does nothing on this system.
func (r *Root) GiveTo(string) error { return errNoLinux }

var errNoContainers = errNoLinux

// Parts of the hidden entry for containers, which this system does not have.
const partClient, partAnchor, partJob = "client", "anchor", "job"
