package suite

import "context"

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
	// New returns a pointer to fresh settings, a struct. Each field carries the
	// tags
	//
	//	json:"name"          without omitempty or omitzero it is required
	//	key:"gen"            gen, grade, none or fields (see package seal)
	//	doc:"its meaning"
	//
	// and where they apply
	//
	//	enum:"a,b"           the texts allowed
	//	min:"0" max:"1"      bounds of a number
	//	file:"text"          the file holds a path, the setting its content
	//	file:"either"        a path or the text itself
	//	file:"path"          a path that must exist, opened by Suite.Files
	//	file:"image"         the name of a container image, or the path of one
	//
	// The loader itself checks settings named env (names of variables) and set
	// (variables with values), and that no text looks like a secret. Numbers with
	// a fraction are of type [Decimal], times of type [Duration], and a type that
	// reads its own JSON is a [Schemer].
	New func() any
	// Enums are the texts allowed in settings whose choice follows from a table,
	// by the name of the setting.
	Enums map[string][]string
	// Defaults fills in settings that the file leaves out. May be nil.
	Defaults func(config any)
	// Prepare does for the checks of a suite what takes long, until ctx ends. May be nil.
	Prepare func(ctx context.Context, s *Suite)
	// Check finds mistakes that a schema cannot express, with the whole suite at hand.
	// Paths of its problems start at the settings. May be nil.
	Check func(config any, s *Suite) []Problem
	// CheckTask does so for one task, whose settings for this grader, if any,
	// are in t.Graders. Paths start at the task. It is not called for a grader
	// that the task leaves out. May be nil.
	CheckTask func(config any, s *Suite, t *Task) []Problem
	// Bounded reports whether an agent's worst case is known before it runs; a
	// suite with a budget refuses agents for which it is false. Nil means that
	// the agent costs nothing.
	Bounded func(config any) bool
}

// Schemer is implemented by types of settings that read their own JSON. It returns the
// JSON Schema of people's input, made of map[string]any, []any and scalars, with the
// expected form in plain words as title.
type Schemer interface {
	SuiteSchema() map[string]any
}

// Problem is a mistake in a suite file. Path leads from the checked item to the value,
// such as "target.symbol" or "distractors.0.file", or with a slash before it from the
// root of the suite; the loader turns it into file:line:column. Fix is the correction, "" if unknown.
type Problem struct {
	Path string
	Text string
	Fix  string
	// Line and Col are the place in the file that the value at Path names. They are 0
	// for a problem of the value itself.
	Line, Col int
}

func (k Kind) newSettings() any {
	if k.New == nil {
		return &struct{}{}
	}
	return k.New()
}

func (k Kind) setDefaults(config any) {
	if k.Defaults != nil {
		k.Defaults(config)
	}
}
