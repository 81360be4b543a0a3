package shim

// Main does nothing: commands are not logged on Windows, where a program does not learn
// by which link it was called.
func Main() (code int, ours bool) { return 0, false }
