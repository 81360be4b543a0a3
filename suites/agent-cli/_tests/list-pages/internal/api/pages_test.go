package api_test

import (
	"encoding/json"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"example.com/quay/internal/api"
	"example.com/quay/internal/harbour"
	"example.com/quay/internal/store"
)

type pager struct {
	t     *testing.T
	store *store.Store
}

func newPager(t *testing.T) *pager {
	t.Helper()
	s := store.New()
	for _, id := range []string{"A1", "A2", "A3"} {
		if err := s.AddBerth(harbour.Berth{ID: id, MaxLength: 12}); err != nil {
			t.Fatal(err)
		}
	}
	return &pager{t, s}
}

func (p *pager) book(berth string, hour int) string {
	p.t.Helper()
	from := time.Date(2024, 5, 1, hour, 0, 0, 0, time.UTC)
	b, err := p.store.Book(harbour.Booking{Berth: berth, Vessel: "Lark", Length: 8, From: from, To: from.Add(time.Hour)})
	if err != nil {
		p.t.Fatal(err)
	}
	return b.ID
}

var link = regexp.MustCompile(`^<([^>]+)>; rel="next"$`)

// get returns the ids of a page and the path of the next one.
func (p *pager) get(path string) (ids []string, next string) {
	p.t.Helper()
	w := httptest.NewRecorder()
	api.New(p.store).ServeHTTP(w, httptest.NewRequest("GET", path, nil))
	var list []harbour.Booking
	if err := json.Unmarshal(w.Body.Bytes(), &list); err != nil || w.Code != 200 {
		p.t.Fatalf("%s: %d %s", path, w.Code, w.Body)
	}
	for _, b := range list {
		ids = append(ids, b.ID)
	}
	if h := w.Header().Get("Link"); h != "" {
		m := link.FindStringSubmatch(h)
		if m == nil {
			p.t.Fatalf("%s: Link %q", path, h)
		}
		next = m[1]
	}
	return ids, next
}

func TestPages(t *testing.T) {
	p := newPager(t)
	for hour := range 4 {
		p.book("A1", hour)
	}
	p.book("A2", 1)
	p.book("A3", 1)
	all, next := p.get("/bookings")
	if len(all) != 6 || next != "" {
		t.Fatalf("without limit: %v, next %q", all, next)
	}
	for _, limit := range []string{"1", "2", "4", "5", "6", "100"} {
		var got []string
		pages := 0
		for path := "/bookings?limit=" + limit; path != "" && pages < 10; pages++ {
			ids, next := p.get(path)
			got, path = append(got, ids...), next
		}
		want := map[string]int{"1": 6, "2": 3, "4": 2, "5": 2, "6": 1, "100": 1}[limit]
		if strings.Join(got, " ") != strings.Join(all, " ") || pages != want {
			t.Errorf("limit %s: %v in %d pages, want %v in %d", limit, got, pages, all, want)
		}
	}
}

// What comes and goes between two pages neither hides a booking nor shows it twice.
func TestPagesWhileBooking(t *testing.T) {
	p := newPager(t)
	for _, hour := range []int{10, 12, 14, 16} {
		p.book("A1", hour)
	}
	first, next := p.get("/bookings?limit=2")
	if strings.Join(first, " ") != "b1 b2" || next == "" {
		t.Fatalf("%v %q", first, next)
	}
	p.book("A2", 8)
	p.book("A2", 12) // at the start of the last one shown, but behind it
	if _, err := p.store.Cancel("b1"); err != nil {
		t.Fatal(err)
	}
	second, next := p.get(next)
	if strings.Join(second, " ") != "b6 b3" || next == "" {
		t.Fatalf("%v %q", second, next)
	}
	third, next := p.get(next)
	if strings.Join(third, " ") != "b4" || next != "" {
		t.Errorf("%v %q", third, next)
	}
}

func TestPagesOfABerth(t *testing.T) {
	p := newPager(t)
	for hour := range 3 {
		p.book("A1", hour)
		p.book("A2", hour)
	}
	ids, next := p.get("/bookings?berth=A2&limit=2")
	if strings.Join(ids, " ") != "b2 b4" {
		t.Errorf("%v", ids)
	}
	u, err := url.Parse(next)
	if err != nil || u.Path != "/bookings" || u.Query().Get("berth") != "A2" || u.Query().Get("limit") != "2" || u.Query().Get("after") == "" {
		t.Errorf("next is %q", next)
	}
	if ids, next := p.get(next); strings.Join(ids, " ") != "b6" || next != "" {
		t.Errorf("%v %q", ids, next)
	}
}

func TestEmptyPage(t *testing.T) {
	p := newPager(t)
	w := httptest.NewRecorder()
	api.New(p.store).ServeHTTP(w, httptest.NewRequest("GET", "/bookings?limit=5", nil))
	if strings.TrimSpace(w.Body.String()) != "[]" {
		t.Errorf("%s", w.Body)
	}
}

func TestBadPages(t *testing.T) {
	p := newPager(t)
	p.book("A1", 1)
	for _, query := range []string{"limit=0", "limit=-1", "limit=101", "limit=many", "limit=2.5", "limit=", "after=nonsense&limit=2", "after=%00&limit=2"} {
		w := httptest.NewRecorder()
		api.New(p.store).ServeHTTP(w, httptest.NewRequest("GET", "/bookings?"+query, nil))
		if w.Code != 400 || !strings.Contains(w.Body.String(), `"bad_request"`) {
			t.Errorf("%s: %d %s", query, w.Code, w.Body)
		}
	}
}
