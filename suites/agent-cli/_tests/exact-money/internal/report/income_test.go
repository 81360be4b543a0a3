package report_test

import (
	"strings"
	"testing"

	"example.com/quay/internal/harbour"
	"example.com/quay/internal/report"
)

func TestIncomeIsExact(t *testing.T) {
	list := []harbour.Booking{
		{ID: "b1", Berth: "A1", Status: harbour.Booked, Price: 9007199254740993},
		{ID: "b2", Berth: "A2", Status: harbour.Cancelled, Price: 700},
		{ID: "b3", Berth: "A2", Status: harbour.Booked, Price: 5},
	}
	var b strings.Builder
	if err := report.Income(&b, list); err != nil {
		t.Fatal(err)
	}
	if b.String() != "b1,A1,90071992547409.93\nb3,A2,0.05\nsum,,90071992547409.98\n" {
		t.Errorf("%s", b.String())
	}
}
