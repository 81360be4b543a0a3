package cli

import (
	"io"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/docs"
	"github.com/assay-eval/assay/internal/command/cmdenv"
)

// isTopic reports whether assay help prints a page or a command by this name. A page that has
// the name of a command is named with .md.
func isTopic(name string) bool {
	if _, err := cmdenv.FindCommand(rootOfTests(), []string{name}); err == nil || name == "topics" {
		return true
	}
	page, ok := docs.Find(name)
	return ok && (page.Name == name || page.Name+".md" == name || !strings.HasSuffix(name, ".md"))
}

// rootOfTests returns the commands, made once, for tests that only look at them.
var rootOfTests = sync.OnceValue(func() *cobra.Command {
	return newRoot(newReporter(&cmdenv.Env{In: strings.NewReader(""), RawOut: io.Discard, RawErr: io.Discard, Out: io.Discard}))
})
