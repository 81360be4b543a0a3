package sandbox

// Leak is one way to what a program must not have, and whether it led there.
type Leak struct {
	Name   string // such as "hard link"
	What   string // what was tried
	Leaked bool
	Limit  string // why the level cannot stop it, "" if it must
}
