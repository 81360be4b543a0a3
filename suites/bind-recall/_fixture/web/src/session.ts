export interface Visit {
  id: string;
  touched: number;
  paying: boolean;
  signedIn: boolean;
  form: Record<string, string>;
}

const IDLE_MS = 90_000;

export function sweep(visits: Visit[], now: number): string[] {
  const out: string[] = [];
  for (const visit of visits) {
    if (visit.paying || now - visit.touched < IDLE_MS) {
      continue;
    }
    visit.signedIn = false;
    out.push(visit.id);
  }
  return out;
}

export const resume = (visits: Visit[], id: string, now: number): Visit | undefined => {
  const visit = visits.find((v) => v.id === id);
  if (visit !== undefined) {
    visit.touched = now;
  }
  return visit;
};

export function forgetForms(visits: Visit[], now: number): void {
  for (const visit of visits) {
    if (now - visit.touched > 24 * 60 * 60_000) {
      visit.form = {};
    }
  }
}
