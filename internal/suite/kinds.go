package suite

// Kinds are the polymorphic parts that a suite file may name. The command line
// passes them in, so that this package knows no agent, grader or tool.
type Kinds struct {
	Agents  map[string]Kind
	Graders map[string]Kind
	Tools   map[string]Kind
}

// Kind is one agent, grader or tool that a suite file may name.
type Kind struct {
	// Doc is one line for the JSON Schema.
	Doc string
	// New returns a pointer to fresh settings. Its type carries json, key and
	// doc tags (and enum:"a,b"); fields without omitempty are required.
	New func() any
	// Defaults fills in what the file left out. May be nil.
	Defaults func(config any)
	// Check finds what a schema cannot say, with the whole suite at hand. May
	// be nil.
	Check func(config any, s *Suite) []Problem
	// CheckTask does so for one task. May be nil.
	CheckTask func(config any, s *Suite, t *Task) []Problem
}

// Problem is a mistake in a suite file. Path leads from the checked item to the
// value, such as "target.symbol" or "distractors.0.file"; the loader turns it
// into file:line:column. Fix says what to write instead, if that is known.
type Problem struct {
	Path string
	Text string
	Fix  string
}
