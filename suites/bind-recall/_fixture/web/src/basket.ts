export interface BasketLine {
  slot: string;
  people: number;
  heldUntil: number;
  extended: boolean;
  paying: boolean;
}

const HOLD_MS = 12 * 60_000;
const EXTENSION_MS = 5 * 60_000;
const PAYING_GRACE_MS = 30_000;

export class Basket {
  private readonly lines = new Map<string, BasketLine>();

  constructor(private readonly clock: () => number) {}

  hold(slot: string, people: number): BasketLine {
    const existing = this.lines.get(slot);
    if (existing !== undefined) {
      existing.people += people;
      return existing;
    }
    const line: BasketLine = {
      slot,
      people,
      heldUntil: this.clock() + HOLD_MS,
      extended: false,
      paying: false,
    };
    this.lines.set(slot, line);
    return line;
  }

  extend(slot: string): boolean {
    const line = this.lines.get(slot);
    if (line === undefined || line.extended || line.heldUntil < this.clock()) {
      return false;
    }
    line.heldUntil += EXTENSION_MS;
    line.extended = true;
    return true;
  }

  beginPayment(): void {
    for (const line of this.lines.values()) {
      line.paying = true;
    }
  }

  all(): BasketLine[] {
    return [...this.lines.values()];
  }
}

export function expire(
  lines: BasketLine[],
  now: number,
): { kept: BasketLine[]; dropped: BasketLine[] } {
  const kept: BasketLine[] = [];
  const dropped: BasketLine[] = [];
  for (const line of lines) {
    const limit = line.paying ? line.heldUntil + PAYING_GRACE_MS : line.heldUntil;
    (now <= limit ? kept : dropped).push(line);
  }
  return { kept, dropped };
}
