//go:build !linux

package image

import (
	"archive/tar"
	"errors"
	"io/fs"
	"time"
)

// Images run on Linux only; elsewhere they can be read.

func isWhiteout(fs.FileInfo) bool { return false }

func makePipe(string) error { return errors.ErrUnsupported }

func makeDevice(string, *tar.Header) error { return errors.ErrUnsupported }

func setAttribute(string, string, string) {}

func setTime(string, time.Time) error { return nil }

func isOpaque(string) bool { return false }

func setOpaque(string) error { return errors.ErrUnsupported }

func makeWhiteout(string) error { return errors.ErrUnsupported }

func copyOwner(fs.FileInfo, string) error { return nil }
