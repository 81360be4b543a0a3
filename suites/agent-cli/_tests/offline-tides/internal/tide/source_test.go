package tide_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"example.com/quay/internal/tide"
)

const table = `time,height,kind
2024-05-01T18:10:00Z,4.10,high
2024-05-01T00:05:00Z,0.90,low
2024-05-02T00:30:00+02:00,3.80,high
2024-05-01T23:30:00-02:00,1.00,low
`

func read(t *testing.T) *tide.Table {
	t.Helper()
	table, err := tide.ReadTable(strings.NewReader(table))
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func TestTable(t *testing.T) {
	var source tide.Source = read(t)
	marks, err := source.Marks(context.Background(), "2024-05-01")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range marks {
		kind := "low"
		if m.High {
			kind = "high"
		}
		got = append(got, m.Time.UTC().Format("15:04 ")+kind)
	}
	if strings.Join(got, ", ") != "00:05 low, 18:10 high, 22:30 high" {
		t.Errorf("%v", got)
	}
	if len(marks) == 3 && marks[1].Height != 4.10 {
		t.Errorf("%+v", marks[1])
	}
	next, err := source.Marks(context.Background(), "2024-05-02")
	if err != nil || len(next) != 1 || next[0].High {
		t.Errorf("%+v %v", next, err)
	}
}

func TestTableKnowsWhatItLacks(t *testing.T) {
	_, err := read(t).Marks(context.Background(), "2024-06-01")
	if !errors.Is(err, tide.ErrNoData) || !strings.Contains(err.Error(), "2024-06-01") {
		t.Error(err)
	}
}

func TestBadTables(t *testing.T) {
	for text, line := range map[string]string{
		"time,height,kind\nsoon,1,low\n":                                              "line 2",
		"time,height,kind\n2024-05-01T00:05:00Z,1,low\n2024-05-01T06:05:00Z,x,high\n": "line 3",
		"time,height,kind\n2024-05-01T00:05:00Z,1,middle\n":                           "line 2",
		"time,height,kind\n2024-05-01T00:05:00Z,1\n":                                  "line 2",
		"2024-05-01T00:05:00Z,1,low\n":                                                "line 1",
		"":                                                                            "line 1",
	} {
		if _, err := tide.ReadTable(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), line) {
			t.Errorf("%q: %v, want %s", text, err, line)
		}
	}
}

func TestClient(t *testing.T) {
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/v1/marks" || r.URL.Query().Get("day") != "2024-05-01" {
			http.NotFound(w, r)
			return
		}
		_, _ = w.Write([]byte(`[{"time":"2024-05-01T00:05:00Z","height":0.9,"high":false}]`))
	}))
	defer srv.Close()
	c := &tide.Client{Base: srv.URL + "/v1"}
	marks, err := c.Marks(context.Background(), "2024-05-01")
	if err != nil || len(marks) != 1 || marks[0].Height != 0.9 {
		t.Errorf("%+v %v", marks, err)
	}
	if _, err := c.Marks(context.Background(), "2024-05-09"); err == nil {
		t.Error("a service that answers 404 is no error")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := c.Marks(ctx, "2024-05-01"); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

type counted struct {
	asked atomic.Int64
	err   error
}

func (c *counted) Marks(context.Context, string) ([]tide.Mark, error) {
	c.asked.Add(1)
	return []tide.Mark{{Height: 1}}, c.err
}

func TestCached(t *testing.T) {
	c := &counted{}
	s := tide.Cached(c, time.Hour)
	for range 3 {
		marks, err := s.Marks(context.Background(), "2024-05-01")
		if err != nil || len(marks) != 1 || marks[0].Height != 1 {
			t.Fatalf("%+v %v", marks, err)
		}
		marks[0].Height = 99 // what a caller does with an answer is its own affair
	}
	if c.asked.Load() != 1 {
		t.Errorf("asked %d times", c.asked.Load())
	}
	other := tide.Cached(&counted{err: errors.New("broken")}, time.Hour)
	if _, err := other.Marks(context.Background(), "2024-05-01"); err == nil {
		t.Error("two caches share their values")
	}
}
