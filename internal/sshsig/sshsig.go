// Package sshsig signs bytes with SSH keys and verifies such signatures, in the format of
// `ssh-keygen -Y sign` (openssh, PROTOCOL.sshsig), which git uses, too. Keys come from
// files or from an agent; no key material is stored.
//
//	sig, err := sshsig.Sign(rand.Reader, signer, "file", message)
//	key, err := sshsig.Verify(sig, "file", message)
//	who, err := signers.Find(key, "file", time.Now())
package sshsig

import (
	"bytes"
	"crypto/sha512"
	"encoding/pem"
	"errors"
	"fmt"
	"io"

	"golang.org/x/crypto/ssh"
)

const (
	magic     = "SSHSIG"
	version   = 1
	hashName  = "sha512"
	blockType = "SSH SIGNATURE"
)

// signature is the content of a signature file, after the magic preamble.
type signature struct {
	Version   uint32
	PublicKey string
	Namespace string
	Reserved  string
	Hash      string
	Signature string
}

// signedData is the signed message, after the magic preamble.
type signedData struct {
	Namespace string
	Reserved  string
	Hash      string
	Digest    string
}

func toSign(namespace string, message []byte) []byte {
	sum := sha512.Sum512(message)
	return append([]byte(magic), ssh.Marshal(signedData{Namespace: namespace, Hash: hashName, Digest: string(sum[:])})...)
}

// Sign returns an armored signature of message. The namespace is the purpose of the signature:
// it is not valid for another.
func Sign(random io.Reader, key ssh.Signer, namespace string, message []byte) ([]byte, error) {
	data := toSign(namespace, message)
	var sig *ssh.Signature
	var err error
	if rsa, ok := key.(ssh.AlgorithmSigner); ok && key.PublicKey().Type() == ssh.KeyAlgoRSA { // SHA-1 is not accepted
		sig, err = rsa.SignWithAlgorithm(random, data, ssh.KeyAlgoRSASHA512)
	} else {
		sig, err = key.Sign(random, data)
	}
	if err != nil {
		return nil, fmt.Errorf("sign: %w", err)
	}
	blob := append([]byte(magic), ssh.Marshal(signature{
		Version: version, PublicKey: string(key.PublicKey().Marshal()), Namespace: namespace, Hash: hashName, Signature: string(ssh.Marshal(sig)),
	})...)
	return pem.EncodeToMemory(&pem.Block{Type: blockType, Bytes: blob}), nil
}

// Verify checks an armored signature of message and returns the key that made it.
func Verify(armored []byte, namespace string, message []byte) (ssh.PublicKey, error) {
	block, rest := pem.Decode(armored)
	if block == nil || block.Type != blockType || len(bytes.TrimSpace(rest)) > 0 {
		return nil, errors.New("it is no SSH signature")
	}
	blob, ok := bytes.CutPrefix(block.Bytes, []byte(magic))
	var s signature
	if !ok || ssh.Unmarshal(blob, &s) != nil {
		return nil, errors.New("it is no SSH signature")
	}
	switch {
	case s.Version != version:
		return nil, fmt.Errorf("it has version %d of the format, and only %d is known", s.Version, version)
	case s.Namespace != namespace:
		return nil, fmt.Errorf("its namespace is %q, want %q", s.Namespace, namespace)
	case s.Hash != hashName && s.Hash != "sha256":
		return nil, fmt.Errorf("it uses the hash %q, which is not known", s.Hash)
	}
	key, err := ssh.ParsePublicKey([]byte(s.PublicKey))
	if err != nil {
		return nil, fmt.Errorf("read its key: %w", err)
	}
	var sig ssh.Signature
	if err := ssh.Unmarshal([]byte(s.Signature), &sig); err != nil {
		return nil, fmt.Errorf("read it: %w", err)
	}
	if sig.Format == ssh.KeyAlgoRSA { // SHA-1
		return nil, errors.New("it uses SHA-1")
	}
	data := append([]byte(magic), ssh.Marshal(signedData{Namespace: namespace, Hash: s.Hash, Digest: digest(s.Hash, message)})...)
	if err := key.Verify(data, &sig); err != nil {
		return nil, fmt.Errorf("it is not a signature of these bytes: %w", err)
	}
	return key, nil
}
