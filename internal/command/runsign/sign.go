// Package runsign signs runs with SSH keys.
package runsign

import (
	"crypto/rand"
	"errors"
	"fmt"
	"os"

	"golang.org/x/crypto/ssh"
	"golang.org/x/term"

	"github.com/assay-eval/assay/internal/command/cmdenv"
	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/report"
	"github.com/assay-eval/assay/internal/sshsig"
)

// Whole says why a run is not whole; nil if it is.
func Whole(dir string, rep journal.Report) error {
	switch {
	case rep.Err != nil:
		return rep.Err
	case rep.Manifest != nil:
		return rep.Manifest
	case len(rep.Lines) > 0:
		return rep.Lines[0]
	case len(rep.NoteLines) > 0:
		return rep.NoteLines[0]
	case len(rep.Blobs) > 0:
		return rep.Blobs[0]
	case len(rep.Story) > 0:
		return rep.Story[0]
	case rep.Lost > 0:
		return fmt.Errorf("run %s is not whole: a salvage left out %s", dir, report.Plural(rep.Lost, "record"))
	case rep.Ended == "":
		return fmt.Errorf("run %s is cut off: its last session has no end, so that later records may be missing; go on with assay run --resume %s", dir, dir)
	}
	return nil
}

// Signer signs runs with one key.
type Signer struct {
	env  *cmdenv.Env
	key  ssh.Signer
	done func() error
}

// NewSigner returns a signer with the key in a file, after it has asked for the passphrase
// of the key and tried to sign. flag is the flag that names the file. The caller closes it.
func NewSigner(env *cmdenv.Env, flag, keyFile string) (*Signer, error) {
	key, done, err := sshsig.LoadKey(keyFile, env.Getenv("SSH_AUTH_SOCK"), func() ([]byte, error) { return askPassphrase(env, keyFile) })
	if err != nil {
		return nil, cmdenv.UsageErrorf("%s: %w", flag, err)
	}
	if _, err := sshsig.Sign(rand.Reader, key, journal.SignatureNamespace, nil); err != nil {
		return nil, cmdenv.MissingError(fmt.Errorf("%s: %w", flag, errors.Join(err, done())))
	}
	return &Signer{env, key, done}, nil
}

// Close ends the conversation with an SSH agent.
func (s *Signer) Close() error { return s.done() }

// SignRun signs the run in dir and reports it on standard error.
func (s *Signer) SignRun(dir string) error {
	if err := Whole(dir, journal.CheckRun(dir)); err != nil {
		return cmdenv.MissingError(fmt.Errorf("not signed: %w", err))
	}
	r, err := journal.Open(dir)
	if err != nil {
		return cmdenv.MissingError(err)
	}
	text, err := r.SignedText()
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("not signed: %w", err))
	}
	sig, err := sshsig.Sign(rand.Reader, s.key, journal.SignatureNamespace, text)
	if err != nil {
		return cmdenv.MissingError(fmt.Errorf("not signed: %w", err))
	}
	if err := r.WriteSignature(sig); err != nil {
		return cmdenv.DiskError(err)
	}
	fmt.Fprintf(s.env.Err, "signed   %s/%s\n", dir, journal.SignatureFile)
	return nil
}

// askPassphrase asks for the passphrase of a key on the terminal.
func askPassphrase(env *cmdenv.Env, keyFile string) ([]byte, error) {
	in, ok := env.In.(*os.File)
	if !ok || !term.IsTerminal(int(in.Fd())) {
		return nil, fmt.Errorf("%s has a passphrase, and nobody can be asked for it: add the key to an SSH agent, and name its public part", keyFile)
	}
	fmt.Fprintf(env.RawErr, "Passphrase of %s: ", keyFile)
	secret, err := term.ReadPassword(int(in.Fd()))
	fmt.Fprintln(env.RawErr)
	return secret, err
}
