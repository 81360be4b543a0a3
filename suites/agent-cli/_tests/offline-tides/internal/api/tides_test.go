package api_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"example.com/quay/internal/api"
	"example.com/quay/internal/store"
	"example.com/quay/internal/tide"
)

func TestTidesFromATable(t *testing.T) {
	var asked atomic.Int64
	service := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked.Add(1) }))
	defer service.Close()
	t.Setenv("QUAY_TIDES", service.URL)
	table, err := tide.ReadTable(strings.NewReader("time,height,kind\n2024-05-01T18:10:00Z,4.10,high\n"))
	if err != nil {
		t.Fatal(err)
	}
	h := api.New(store.New(), api.WithTides(table))
	get := func(day string) *httptest.ResponseRecorder {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest("GET", "/tides?day="+day, nil))
		return w
	}
	w := get("2024-05-01")
	var marks []tide.Mark
	if err := json.Unmarshal(w.Body.Bytes(), &marks); err != nil || w.Code != 200 || len(marks) != 1 || !marks[0].High {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if w := get("2024-05-02"); w.Code != 502 || !strings.Contains(w.Body.String(), `"tides_unavailable"`) {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if asked.Load() != 0 {
		t.Error("the service was asked")
	}
}

func TestTidesFromTheService(t *testing.T) {
	service := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { _, _ = w.Write([]byte("[]")) }))
	defer service.Close()
	t.Setenv("QUAY_TIDES", service.URL)
	w := httptest.NewRecorder()
	api.New(store.New()).ServeHTTP(w, httptest.NewRequest("GET", "/tides?day=2024-05-01", nil))
	if w.Code != 200 || strings.TrimSpace(w.Body.String()) != "[]" {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}
