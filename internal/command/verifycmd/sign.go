package verifycmd

import (
	"errors"

	"github.com/spf13/cobra"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/command/runload"
	"github.com/assay-eval/assay/internal/command/runsign"
	"github.com/assay-eval/assay/internal/command/suiteload"
)

// NewSign returns the command sign.
func NewSign(loader *suiteload.Loader) *cobra.Command {
	var key, out string
	cmd := &cobra.Command{
		Use: "sign RUN --key FILE", Short: "sign a run with an SSH key",
		Long: `Sign a run with an SSH key, so that others can check that it is as you left it:
the signature covers the heads of the journal and of the notes, which depend on
every byte of the run. It is written to run.json.sig, in the format in which git
signs commits, and ssh-keygen -Y verify accepts it.

FILE is a private key, or a public key whose private part an SSH agent has.
The run must have ended in order and be whole.`,
		Example: "  assay sign last --key ~/.ssh/id_ed25519\n  assay run my-suite --sign ~/.ssh/id_ed25519.pub",
		Args:    cmdenv.OneRun,
		RunE: func(_ *cobra.Command, args []string) (err error) {
			if key == "" {
				return cmdenv.UsageErrorf("say which key signs: --key ~/.ssh/id_ed25519")
			}
			dir, err := runload.FindRun(args[0], out)
			if err != nil {
				return err
			}
			signer, err := runsign.NewSigner(loader.Env, "--key", key)
			if err != nil {
				return err
			}
			defer func() { err = errors.Join(err, signer.Close()) }()
			return signer.SignRun(dir)
		},
	}
	cmd.Flags().StringVar(&key, "key", "", "SSH key: a private `file`, or a public one whose private part an SSH agent has")
	cmd.Flags().StringVar(&out, "out", "runs", "`folder` that holds all runs")
	return cmd
}
