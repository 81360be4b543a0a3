package api_test

import (
	"encoding/json"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"example.com/quay/internal/api"
	"example.com/quay/internal/harbour"
	"example.com/quay/internal/store"
)

func TestExtendOverHTTP(t *testing.T) {
	s := store.New()
	if err := s.AddBerth(harbour.Berth{ID: "A1", MaxLength: 12}); err != nil {
		t.Fatal(err)
	}
	at := func(hour int) time.Time { return time.Date(2024, 5, 1, hour, 0, 0, 0, time.UTC) }
	for _, from := range []int{10, 14} {
		if _, err := s.Book(harbour.Booking{Berth: "A1", Vessel: "Lark", Length: 10, From: at(from), To: at(from + 1)}); err != nil {
			t.Fatal(err)
		}
	}
	h := api.New(s)
	ask := func(path, body string) (int, map[string]any) {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest("POST", path, strings.NewReader(body)))
		var out map[string]any
		_ = json.Unmarshal(w.Body.Bytes(), &out)
		return w.Code, out
	}
	code, b := ask("/bookings/b1/extend", `{"to":"2024-05-01T13:00:00Z"}`)
	if code != 200 || b["id"] != "b1" || b["to"] != "2024-05-01T13:00:00Z" || b["price"] != 10.5 {
		t.Errorf("%d %v", code, b)
	}
	for _, c := range []struct {
		path, body string
		status     int
		code       string
	}{
		{"/bookings/b1/extend", `{"to":"2024-05-01T15:00:00Z"}`, 409, "conflict"},
		{"/bookings/b1/extend", `{"to":"2024-05-01T12:00:00Z"}`, 422, "invalid"},
		{"/bookings/b1/extend", `{}`, 422, "invalid"},
		{"/bookings/b1/extend", `{"until":"2024-05-01T13:30:00Z"}`, 400, "bad_request"},
		{"/bookings/b1/extend", `{"to":"soon"}`, 400, "bad_request"},
		{"/bookings/b7/extend", `{"to":"2024-05-01T13:30:00Z"}`, 404, "not_found"},
	} {
		code, out := ask(c.path, c.body)
		e, _ := out["error"].(map[string]any)
		if code != c.status || e["code"] != c.code {
			t.Errorf("%s %s: %d %v", c.path, c.body, code, out)
		}
	}
}
