package checkcmd

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/suiteload"
	"github.com/assay-eval/assay/internal/suite"
)

// One interrupt ends the validation of a suite while a grader looks at its fixture.
func TestValidateInterrupted(t *testing.T) {
	file := filepath.Join(t.TempDir(), suiteload.FileName)
	if err := os.WriteFile(file, []byte("version: 1\nname: slow\nagents: {a: {kind: idle}}\nscenarios: {plain: {}}\ngraders: {slow: {}}\ntasks: [{id: a, prompt: x}]\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	settings := func() any { return new(struct{}) }
	kinds := suite.Kinds{
		Agents: map[string]suite.Kind{"idle": {Doc: "does nothing", New: settings}},
		Graders: map[string]suite.Kind{"slow": {Doc: "reads for long", New: settings, Prepare: func(ctx context.Context, _ *suite.Suite) {
			self, err := os.FindProcess(os.Getpid())
			if err == nil {
				err = self.Signal(os.Interrupt)
			}
			if err != nil {
				t.Error(err)
				return
			}
			select {
			case <-ctx.Done():
			case <-time.After(time.Minute):
				t.Error("the interrupt did not reach the grader")
			}
		}}},
	}
	var out, errs bytes.Buffer
	env := &cmdenv.Env{Program: "assay", RawOut: &out, RawErr: &errs}
	code := env.Run([]string{file}, func() *cobra.Command {
		cmd := NewValidate(&suiteload.Loader{Env: env, Kinds: kinds})
		cmd.SilenceErrors, cmd.SilenceUsage = true, true
		return cmd
	})
	if code != cmdenv.ExitInterrupted || errs.String() != "assay: interrupted\n" {
		t.Errorf("exit %d, %q, %q; want %d and only that it was interrupted", code, out.String(), errs.String(), cmdenv.ExitInterrupted)
	}
}
