// Package partners deals with resellers such as hotels and city cards.
package partners

import (
	"crypto/hmac"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
)

var ErrSignature = errors.New("signature does not match")

type Batch struct {
	Partner string
	Serials []string
	MAC     []byte
}

type Stock struct {
	owner map[string]string
	sold  map[string]bool
	quota map[string]int
}

func NewStock(quota map[string]int) *Stock {
	return &Stock{owner: map[string]string{}, sold: map[string]bool{}, quota: quota}
}

func Admit(s *Stock, b Batch, key []byte) error {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(b.Partner + "\n" + strings.Join(b.Serials, "\n")))
	if !hmac.Equal(mac.Sum(nil), b.MAC) {
		return ErrSignature
	}
	if len(b.Serials) > s.quota[b.Partner] {
		return fmt.Errorf("%s: %d serials exceed the quota", b.Partner, len(b.Serials))
	}
	fresh := map[string]bool{}
	for _, serial := range b.Serials {
		if _, taken := s.owner[serial]; taken || fresh[serial] {
			return fmt.Errorf("%s: serial %s exists", b.Partner, serial)
		}
		fresh[serial] = true
	}
	for serial := range fresh {
		s.owner[serial] = b.Partner
	}
	s.quota[b.Partner] -= len(fresh)
	return nil
}

func Sell(s *Stock, serial string) error {
	if _, known := s.owner[serial]; !known || s.sold[serial] {
		return fmt.Errorf("serial %s is not for sale", serial)
	}
	s.sold[serial] = true
	return nil
}

func Withdraw(s *Stock, partner string) int {
	var voided int
	for serial, owner := range s.owner {
		if owner == partner && !s.sold[serial] {
			delete(s.owner, serial)
			voided++
		}
	}
	s.quota[partner] = 0
	return voided
}
