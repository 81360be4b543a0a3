package api_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"example.com/quay/internal/api"
	"example.com/quay/internal/harbour"
	"example.com/quay/internal/store"
)

func TestPriceIsANumber(t *testing.T) {
	s := store.New()
	if err := s.AddBerth(harbour.Berth{ID: "A1", MaxLength: 20}); err != nil {
		t.Fatal(err)
	}
	w := httptest.NewRecorder()
	api.New(s).ServeHTTP(w, httptest.NewRequest("POST", "/bookings", strings.NewReader(
		`{"berth":"A1","vessel":"Lark","length":12.1,"from":"2024-05-01T10:00:00Z","to":"2024-05-01T13:00:00Z"}`)))
	if w.Code != 201 || !strings.Contains(w.Body.String(), `"price":12.71,`) && !strings.Contains(w.Body.String(), `"price":12.71}`) {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}
