package proc

import (
	"os"

	"golang.org/x/sys/unix"
)

// newUseTable returns an empty table in memory that supervisors can share, or nil.
func newUseTable() (useTable, *os.File) {
	fd, err := unix.MemfdCreate("assay-group", unix.MFD_CLOEXEC)
	if err != nil {
		return nil, nil
	}
	file := os.NewFile(uintptr(fd), "group")
	table := useTable(nil)
	if err = file.Truncate(int64(groupSize * useSize)); err == nil {
		table, err = mapUseTable(fd)
	}
	if err != nil {
		file.Close()
		return nil, nil
	}
	return table, file
}

// mapUseTable maps the table of a file.
func mapUseTable(fd int) (useTable, error) {
	return unix.Mmap(fd, 0, groupSize*useSize, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
}

func (t useTable) unmap() { _ = unix.Munmap(t) }
