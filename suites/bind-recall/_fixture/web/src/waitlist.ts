export interface Entry {
  visitor: string;
  day: string;
  people: number;
  offeredAt: number | null;
  missed: number;
}

const OFFER_MS = 20 * 60_000;

export function join(list: Entry[], visitor: string, day: string, people: number): boolean {
  if (list.some((e) => e.visitor === visitor && e.day === day)) {
    return false;
  }
  list.push({ visitor, day, people, offeredAt: null, missed: 0 });
  return true;
}

export function promote(list: Entry[], day: string, freed: number, now: number): Entry[] {
  const offered: Entry[] = [];
  let left = freed;
  for (const entry of list) {
    if (entry.day !== day || entry.offeredAt !== null || entry.people > left) {
      continue;
    }
    entry.offeredAt = now;
    left -= entry.people;
    offered.push(entry);
  }
  return offered;
}

export function expire(list: Entry[], now: number): Entry[] {
  const waiting: Entry[] = [];
  const late: Entry[] = [];
  for (const entry of list) {
    if (entry.offeredAt === null || now - entry.offeredAt <= OFFER_MS) {
      waiting.push(entry);
      continue;
    }
    if (entry.missed === 0) {
      late.push({ ...entry, offeredAt: null, missed: 1 });
    }
  }
  return waiting.concat(late);
}

export const placeInLine = (list: Entry[], visitor: string, day: string): number => {
  const sameDay = list.filter((e) => e.day === day && e.offeredAt === null);
  return sameDay.findIndex((e) => e.visitor === visitor) + 1;
};
