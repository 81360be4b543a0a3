package scratch

import "os"

// lockFolder returns nil: a folder with an open handle could not be moved. So folders of
// killed processes are never swept.
func lockFolder(string) (*os.File, error) { return nil, nil }

func isOwn(string) bool { return true }
