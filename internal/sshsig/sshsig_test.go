package sshsig

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"encoding/pem"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/crypto/ssh"
	"golang.org/x/crypto/ssh/agent"

	"github.com/assay-eval/assay/internal/testenv"
)

// privateKeys makes a key of every type.
func privateKeys(t *testing.T) map[string]any {
	t.Helper()
	_, ed, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	ec, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	rs, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	return map[string]any{"ed25519": ed, "ecdsa": ec, "rsa": rs}
}

func writeKey(t *testing.T, dir, name string, key any) (path string, public ssh.PublicKey) {
	t.Helper()
	block, err := ssh.MarshalPrivateKey(key, "")
	if err != nil {
		t.Fatal(err)
	}
	signer, err := ssh.NewSignerFromKey(key)
	if err != nil {
		t.Fatal(err)
	}
	path = filepath.Join(dir, name)
	for file, b := range map[string][]byte{path: pem.EncodeToMemory(block), path + ".pub": ssh.MarshalAuthorizedKey(signer.PublicKey())} {
		if err := os.WriteFile(file, b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return path, signer.PublicKey()
}

func noPassphrase() ([]byte, error) { return nil, fmt.Errorf("nobody is asked") }

func TestSignAndVerify(t *testing.T) {
	dir := t.TempDir()
	message := []byte("12:abcdef\n")
	for name, key := range privateKeys(t) {
		t.Run(name, func(t *testing.T) {
			path, public := writeKey(t, dir, name, key)
			signer, done, err := LoadKey(path, "", noPassphrase)
			if err != nil {
				t.Fatal(err)
			}
			sig, err := Sign(rand.Reader, signer, "assay-run", message)
			if err != nil || done() != nil {
				t.Fatal(err)
			}
			got, err := Verify(sig, "assay-run", message)
			if err != nil || !bytes.Equal(got.Marshal(), public.Marshal()) {
				t.Fatalf("key %v, %v", got, err)
			}
			if _, err := Verify(sig, "assay-run", []byte("13:abcdef\n")); err == nil {
				t.Error("it verifies other bytes")
			}
			if _, err := Verify(sig, "git", message); err == nil {
				t.Error("it verifies in another namespace")
			}
			block, _ := pem.Decode(sig)
			for at := range block.Bytes {
				bad := bytes.Clone(block.Bytes)
				bad[at] ^= 1
				got, err := Verify(pem.EncodeToMemory(&pem.Block{Type: block.Type, Bytes: bad}), "assay-run", message)
				if err == nil && bytes.Equal(got.Marshal(), public.Marshal()) {
					t.Fatalf("a changed bit in byte %d is not found", at)
				}
			}
		})
	}
}

// What ssh-keygen signs verifies here, and the other way round.
func TestSSHKeygen(t *testing.T) {
	keygen, err := exec.LookPath("ssh-keygen")
	if err != nil {
		testenv.Missing(t, "ssh-keygen", "that signatures are those of openssh")
	}
	dir := t.TempDir()
	message := []byte("12:abcdef\n")
	run := func(args ...string) string {
		t.Helper()
		cmd := exec.Command(keygen, args...)
		cmd.Stdin = bytes.NewReader(message)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("ssh-keygen %s: %v\n%s", strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	for name, key := range privateKeys(t) {
		path, public := writeKey(t, dir, name, key)
		signer, _, err := LoadKey(path, "", noPassphrase)
		if err != nil {
			t.Fatal(err)
		}
		sig, err := Sign(rand.Reader, signer, "assay-run", message)
		if err != nil {
			t.Fatal(err)
		}
		allowed := filepath.Join(dir, "allowed-"+name)
		line := "anna@example.com namespaces=\"assay-run\",valid-after=\"20200101\" " + string(ssh.MarshalAuthorizedKey(public))
		for file, b := range map[string][]byte{path + ".sig": sig, allowed: []byte(line)} {
			if err := os.WriteFile(file, b, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if out := run("-Y", "verify", "-f", allowed, "-I", "anna@example.com", "-n", "assay-run", "-s", path+".sig"); !strings.Contains(out, `Good "assay-run" signature`) {
			t.Errorf("%s: %s", name, out)
		}
		file := filepath.Join(dir, "message-"+name)
		if err := os.WriteFile(file, message, 0o600); err != nil {
			t.Fatal(err)
		}
		run("-Y", "sign", "-f", path, "-n", "assay-run", file)
		theirs, err := os.ReadFile(file + ".sig")
		if err != nil {
			t.Fatal(err)
		}
		got, err := Verify(theirs, "assay-run", message)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		signers, err := ParseSigners([]byte("# who may sign\n\n" + line))
		if err != nil {
			t.Fatal(err)
		}
		if who, err := signers.Find(got, "assay-run", time.Now()); err != nil || who != "anna@example.com" {
			t.Errorf("%s: %q, %v", name, who, err)
		}
	}
}

// A public key is signed with by an agent that has the private one.
func TestAgent(t *testing.T) {
	dir := t.TempDir()
	key := privateKeys(t)["ed25519"]
	path, public := writeKey(t, dir, "key", key)
	ring := agent.NewKeyring()
	l, err := net.Listen("unix", filepath.Join(dir, "agent"))
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			_ = agent.ServeAgent(ring, c)
		}
	}()
	if _, _, err := LoadKey(path+".pub", l.Addr().String(), noPassphrase); err == nil || !strings.Contains(err.Error(), "ssh-add") {
		t.Errorf("error %v", err)
	}
	if _, _, err := LoadKey(path+".pub", "", noPassphrase); err == nil || !strings.Contains(err.Error(), "SSH_AUTH_SOCK") {
		t.Errorf("error %v", err)
	}
	if err := ring.Add(agent.AddedKey{PrivateKey: key}); err != nil {
		t.Fatal(err)
	}
	signer, done, err := LoadKey(path+".pub", l.Addr().String(), noPassphrase)
	if err != nil {
		t.Fatal(err)
	}
	sig, err := Sign(rand.Reader, signer, "n", []byte("m"))
	if err != nil || done() != nil {
		t.Fatal(err)
	}
	if got, err := Verify(sig, "n", []byte("m")); err != nil || !bytes.Equal(got.Marshal(), public.Marshal()) {
		t.Errorf("%v, %v", got, err)
	}
}

func TestSigners(t *testing.T) {
	_, public := writeKey(t, t.TempDir(), "key", privateKeys(t)["ed25519"])
	key := strings.TrimSpace(string(ssh.MarshalAuthorizedKey(public)))
	at := time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)
	for _, tt := range []struct{ line, who, err string }{
		{"anna@example.com " + key + " a comment", "anna@example.com", ""},
		{`"anna@example.com,ben@example.com" ` + key, "anna@example.com,ben@example.com", ""},
		{`anna@example.com namespaces="git,assay-*" ` + key, "anna@example.com", ""},
		{`anna@example.com namespaces="git" ` + key, "", "may not sign for the namespace assay-run"},
		{`anna@example.com namespaces="*,!assay-run" ` + key, "", "may not sign for the namespace"},
		{`anna@example.com valid-after="20261127Z",valid-before="20261128Z" ` + key, "anna@example.com", ""},
		{`anna@example.com valid-before="202611271200Z" ` + key, "", "not valid at this time"},
		{`anna@example.com valid-after="20261127120001Z" ` + key, "", "not valid at this time"},
		{`anna@example.com valid-after="soon" ` + key, "", "is no time"},
		{`anna@example.com cert-authority ` + key, "", "not supported"},
		{"anna@example.com", "", "it is not PRINCIPALS"},
		{`"anna@example.com ` + key, "", "is not closed"},
		{"", "", "none of the allowed signers"},
	} {
		signers, err := ParseSigners([]byte(tt.line + "\n"))
		who := ""
		if err == nil {
			who, err = signers.Find(public, "assay-run", at)
		}
		if who != tt.who || (err == nil) != (tt.err == "") || err != nil && !strings.Contains(err.Error(), tt.err) {
			t.Errorf("%s: %q, %v", tt.line, who, err)
		}
	}
}
