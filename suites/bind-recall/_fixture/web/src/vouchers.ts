export interface Code {
  text: string;
  percent: number;
  cents: number;
  ends: number;
  left: number;
}

export const worth = (code: Code, total: number): number =>
  Math.min(total, code.cents + Math.floor((total * code.percent) / 100));

export function bestCode(codes: Code[], total: number, now: number): Code | undefined {
  let best: Code | undefined;
  for (const code of codes) {
    if (code.left === 0 || code.ends <= now) {
      continue;
    }
    const saved = worth(code, total);
    if (saved > 0 && (best === undefined || saved > worth(best, total))) {
      best = code;
    }
  }
  return best;
}

export function stack(codes: Code[], total: number): number {
  let left = total;
  for (const code of [...codes].sort((a, b) => a.ends - b.ends)) {
    left -= worth(code, left);
  }
  return left;
}

export const normaliseCode = (typed: string): string => typed.trim().toUpperCase();
