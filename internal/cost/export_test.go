package cost

// Date returns the date of the table, such as "2026-11-21".
func (t *Table) Date() string { return t.date }

// Source returns the origin of the table.
func (t *Table) Source() string { return t.source }
