export interface Loan {
  shelfmark: string;
  due: number;
  prolonged: number;
  wanted: boolean;
  kind: "open" | "rare";
}

const DAY = 24 * 60 * 60_000;
const MOST = 2;

export function prolong(loan: Loan, now: number): boolean {
  if (loan.kind === "rare" || loan.wanted || loan.prolonged >= MOST) {
    return false;
  }
  loan.due = Math.max(loan.due, now) + 14 * DAY;
  loan.prolonged += 1;
  return true;
}

export const overdue = (loans: Loan[], now: number): Loan[] =>
  loans.filter((loan) => loan.due < now).sort((a, b) => a.due - b.due);

export function owed(loans: Loan[], now: number, cents: number): number {
  let sum = 0;
  for (const loan of overdue(loans, now)) {
    for (let day = loan.due + DAY; day <= now; day += DAY) {
      const weekday = new Date(day).getUTCDay();
      if (weekday !== 0 && weekday !== 6) {
        sum += loan.kind === "rare" ? 6 * cents : cents;
      }
    }
  }
  return sum;
}

export function canOrder(loans: Loan[], now: number): boolean {
  return loans.length < 8 && overdue(loans, now).length === 0;
}
