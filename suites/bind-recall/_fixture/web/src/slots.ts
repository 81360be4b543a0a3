export interface Slot {
  start: number;
  seats: number;
  sold: number;
}

const WALK_IN_MS = 10 * 60_000;

const free = (slot: Slot): number => slot.seats - slot.sold;

export const nextOpenSlot = (slots: Slot[], now: number, people: number): Slot | undefined =>
  slots
    .filter((s) => s.start >= now + WALK_IN_MS && free(s) >= people)
    .sort((a, b) => a.start - b.start)[0];

export const nearestSlot = (slots: Slot[], wanted: number, people: number): Slot | undefined => {
  let best: Slot | undefined;
  for (const slot of slots) {
    if (free(slot) < people) {
      continue;
    }
    const gap = Math.abs(slot.start - wanted);
    const bestGap = best === undefined ? Infinity : Math.abs(best.start - wanted);
    if (gap < bestGap || (gap === bestGap && best !== undefined && slot.start < best.start)) {
      best = slot;
    }
  }
  return best;
};

export const quietestSlot = (
  slots: Slot[],
  from: number,
  to: number,
  people: number,
): Slot | undefined =>
  slots
    .filter((s) => s.start >= from && s.start < to && free(s) >= people)
    .sort((a, b) => a.sold / a.seats - b.sold / b.seats || a.start - b.start)[0];

export function splitParty(slots: Slot[], people: number): [Slot, Slot] | undefined {
  const ordered = [...slots].sort((a, b) => a.start - b.start);
  for (let i = 0; i + 1 < ordered.length; i++) {
    const first = ordered[i];
    const second = ordered[i + 1];
    if (free(first) > 0 && free(second) > 0 && free(first) + free(second) >= people) {
      return [first, second];
    }
  }
  return undefined;
}

export function isOpenAt(hours: { opens: string; closes: string } | null, at: Date): boolean {
  if (hours === null) {
    return false;
  }
  const clock = at.toTimeString().slice(0, 5);
  return clock >= hours.opens && clock < hours.closes;
}
