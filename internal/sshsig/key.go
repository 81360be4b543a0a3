package sshsig

import (
	"bytes"
	"errors"
	"fmt"
	"net"
	"os"

	"golang.org/x/crypto/ssh"
	"golang.org/x/crypto/ssh/agent"
)

// LoadKey returns the key in a file: a private one, or a public one whose private part an
// SSH agent has, which listens at socket. passphrase is asked for if the key is
// encrypted. The caller calls done when it has signed.
func LoadKey(path, socket string, passphrase func() ([]byte, error)) (key ssh.Signer, done func() error, err error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, nil, fmt.Errorf("read the key: %w", err)
	}
	done = func() error { return nil }
	key, err = ssh.ParsePrivateKey(b)
	if _, ok := errors.AsType[*ssh.PassphraseMissingError](err); ok {
		secret, askErr := passphrase()
		if askErr != nil {
			return nil, nil, askErr
		}
		key, err = ssh.ParsePrivateKeyWithPassphrase(b, secret)
		clear(secret)
	}
	if err == nil {
		return key, done, nil
	}
	public, _, _, _, publicErr := ssh.ParseAuthorizedKey(b)
	if publicErr != nil {
		return nil, nil, fmt.Errorf("read the key %s: %w", path, err)
	}
	return fromAgent(public, path, socket)
}

func fromAgent(public ssh.PublicKey, path, socket string) (ssh.Signer, func() error, error) {
	if socket == "" {
		return nil, nil, fmt.Errorf("%s is a public key, and no SSH agent is running that may have the private one (SSH_AUTH_SOCK is not set): name the private key", path)
	}
	conn, err := net.Dial("unix", socket)
	if err != nil {
		return nil, nil, fmt.Errorf("ask the SSH agent: %w", err)
	}
	signers, err := agent.NewClient(conn).Signers()
	if err != nil {
		return nil, nil, errors.Join(fmt.Errorf("ask the SSH agent: %w", err), conn.Close())
	}
	for _, s := range signers {
		if bytes.Equal(s.PublicKey().Marshal(), public.Marshal()) {
			return s, conn.Close, nil
		}
	}
	return nil, nil, errors.Join(fmt.Errorf("the SSH agent does not have the key %s: add it with ssh-add", path), conn.Close())
}
