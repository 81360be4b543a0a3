package report_test

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"
	_ "time/tzdata"

	"example.com/quay/internal/harbour"
	"example.com/quay/internal/report"
)

func zone(t *testing.T, name string) *time.Location {
	t.Helper()
	loc, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return loc
}

func lines(days []report.Day) string {
	var out []string
	for _, d := range days {
		out = append(out, fmt.Sprintf("%s %s %.4f", d.Date, d.Taken, d.Share))
	}
	return strings.Join(out, "\n")
}

func span(from, to time.Time) harbour.Booking {
	return harbour.Booking{From: from, To: to, Status: harbour.Booked}
}

func TestNightsAreSplit(t *testing.T) {
	at := func(day, hour int) time.Time { return time.Date(2024, 5, day, hour, 0, 0, 0, time.UTC) }
	got := lines(report.Occupancy([]harbour.Booking{
		span(at(1, 20), at(4, 6)),
		span(at(2, 22), at(3, 0)),
		{From: at(2, 0), To: at(3, 0), Status: harbour.Cancelled},
	}, 2, at(2, 12), at(4, 1), time.UTC))
	if want := "2024-05-02 26h0m0s 0.5417\n2024-05-03 24h0m0s 0.5000\n2024-05-04 6h0m0s 0.1250"; got != want {
		t.Errorf("\n%s\nwant\n%s", got, want)
	}
}

func TestSummerTime(t *testing.T) {
	loc := zone(t, "Europe/Berlin")
	at := func(month time.Month, day, hour int) time.Time {
		return time.Date(2024, month, day, hour, 0, 0, 0, loc)
	}
	spring := lines(report.Occupancy([]harbour.Booking{span(at(3, 30, 0), at(4, 2, 0))}, 1, at(3, 30, 5), at(4, 1, 5), loc))
	if want := "2024-03-30 24h0m0s 1.0000\n2024-03-31 23h0m0s 1.0000\n2024-04-01 24h0m0s 1.0000"; spring != want {
		t.Errorf("spring\n%s\nwant\n%s", spring, want)
	}
	autumn := lines(report.Occupancy([]harbour.Booking{span(at(10, 27, 0), at(10, 28, 12))}, 2, at(10, 26, 1), at(10, 28, 23), loc))
	if want := "2024-10-26 0s 0.0000\n2024-10-27 25h0m0s 0.5000\n2024-10-28 12h0m0s 0.2500"; autumn != want {
		t.Errorf("autumn\n%s\nwant\n%s", autumn, want)
	}
}

func TestDaysAreLocal(t *testing.T) {
	loc := zone(t, "Pacific/Auckland")
	from := time.Date(2024, 5, 1, 22, 0, 0, 0, time.UTC) // 10:00 on the second
	got := lines(report.Occupancy([]harbour.Booking{span(from, from.Add(3*time.Hour))}, 1, from, from, loc))
	if want := "2024-05-02 3h0m0s 0.1250"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestNoBerths(t *testing.T) {
	at := time.Date(2024, 5, 1, 12, 0, 0, 0, time.UTC)
	days := report.Occupancy(nil, 0, at, at, time.UTC)
	if len(days) != 1 || days[0].Share != 0 || math.IsNaN(days[0].Share) {
		t.Errorf("%+v", days)
	}
	if days := report.Occupancy(nil, 2, at, at.AddDate(0, 0, -2), time.UTC); len(days) != 0 {
		t.Errorf("%+v", days)
	}
}
