package worker

import (
	"fmt"

	"github.com/assay-eval/assay/internal/journal"
	"github.com/assay-eval/assay/internal/seal"
)

// keyPart returns the digest of a part of keys and of each value in it.
func keyPart(form any) (journal.KeyPart, error) {
	d, err := seal.Hash(partDomain, form)
	if err != nil {
		return journal.KeyPart{}, err
	}
	leaves, err := seal.Leaves(form)
	return journal.KeyPart{Digest: d, Leaves: leaves}, err
}

// TaskKeyPart returns what a task adds to the keys of its trials.
func (r *Runtime) TaskKeyPart(task string) (journal.KeyPart, error) {
	form, err := r.taskForm(task)
	if err != nil {
		return journal.KeyPart{}, err
	}
	return keyPart(form)
}

// ArmKeyPart returns what an arm adds to the keys of its trials.
func (r *Runtime) ArmKeyPart(arm string) (journal.KeyPart, error) {
	a, err := r.armByID(arm)
	if err != nil {
		return journal.KeyPart{}, err
	}
	form, err := r.treatmentForm(a, true)
	if err != nil {
		return journal.KeyPart{}, fmt.Errorf("key of arm %s: %w", arm, err)
	}
	return keyPart(form)
}

// GenKeyOf returns the key of a trial whose task and treatment have these digests.
func GenKeyOf(task, treatment seal.Digest, index, replicate int) (seal.Digest, error) {
	return genKey{index, replicate, task, treatment}.hash()
}
