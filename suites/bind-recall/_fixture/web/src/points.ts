export interface Account {
  points: number;
  earned: { at: number; points: number }[];
}

const YEAR_MS = 365 * 24 * 60 * 60_000;

export function earn(account: Account, cents: number, now: number): number {
  const points = Math.floor(cents / 500);
  account.earned.push({ at: now, points });
  account.points += points;
  return points;
}

export function lapse(account: Account, now: number): number {
  const old = account.earned.filter((e) => now - e.at > 2 * YEAR_MS);
  const lost = Math.min(
    account.points,
    old.reduce((sum, e) => sum + e.points, 0),
  );
  account.earned = account.earned.filter((e) => now - e.at <= 2 * YEAR_MS);
  account.points -= lost;
  return lost;
}

export const level = (account: Account): "plain" | "silver" | "gold" => {
  if (account.points >= 500) {
    return "gold";
  }
  return account.points >= 100 ? "silver" : "plain";
};
