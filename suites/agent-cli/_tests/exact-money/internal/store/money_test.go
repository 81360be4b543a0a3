package store_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"example.com/quay/internal/money"
	"example.com/quay/internal/store"
)

func TestOldSnapshot(t *testing.T) {
	path := filepath.Join(t.TempDir(), "harbour.json")
	old := `{"version":1,"berths":[{"id":"A1","max_length":12,"power":false}],"bookings":[
{"id":"b1","berth":"A1","vessel":"Lark","length":8,"from":"2024-05-01T10:00:00Z","to":"2024-05-01T12:00:00Z","status":"booked","price":5.6},
{"id":"b2","berth":"A1","vessel":"Gull","length":8,"from":"2024-05-01T12:00:00Z","to":"2024-05-01T13:00:00Z","status":"booked","price":5}]}`
	if err := os.WriteFile(path, []byte(old), 0o666); err != nil {
		t.Fatal(err)
	}
	s := store.New()
	if err := s.Load(path); err != nil {
		t.Fatal(err)
	}
	b, err := s.Get("b1")
	if err != nil || b.Price != money.Cents(560) {
		t.Errorf("%+v %v", b, err)
	}
	if err := s.Save(path); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(text), `"price":5.60`) || !strings.Contains(string(text), `"price":5.00`) {
		t.Errorf("%s %v", text, err)
	}
}
