export interface Maker {
  name: string;
  died: number | null;
}

export interface Picture {
  id: string;
  makers: Maker[];
  widths: number[];
}

const SMALL = 600;

export function sizeFor(picture: Picture, wanted: number, today: Date): number {
  const open = picture.makers.every(
    (maker) => maker.died !== null && today.getFullYear() > maker.died + 70,
  );
  const limit = open ? Infinity : SMALL;
  const fitting = picture.widths.filter((w) => w <= Math.min(wanted, limit));
  return fitting.length === 0 ? Math.min(...picture.widths) : Math.max(...fitting);
}

export const tileUrl = (picture: Picture, width: number, x: number, y: number): string =>
  `/tiles/${picture.id}/${width}/${x}-${y}.webp`;

export function zoomSteps(picture: Picture): number[] {
  const sorted = [...picture.widths].sort((a, b) => a - b);
  return sorted.filter((w, at) => at === 0 || w >= 1.5 * sorted[at - 1]);
}
