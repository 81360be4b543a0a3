export type Rate = (grams: number, cents: number) => number;

const kilos = (grams: number): number => Math.max(1, Math.ceil(grams / 1000));

export const flat: Rate = (_grams, cents) => (cents >= 5_000 ? 0 : 490);

export const graded: Rate = (grams, cents) => (cents >= 10_000 ? 0 : kilos(grams) * 450);

export const stepped: Rate = (grams, cents) => {
  if (cents >= 10_000) {
    return 0;
  }
  return 800 + (kilos(grams) - 1) * 600;
};

export const express: Rate = (grams) => 1_500 + kilos(grams) * 300;

export function pack(grams: number[], most: number): number[][] {
  const parcels: number[][] = [];
  for (const item of [...grams].sort((a, b) => b - a)) {
    const open = parcels.find((p) => p.reduce((sum, g) => sum + g, item) <= most);
    if (open === undefined) {
      parcels.push([item]);
    } else {
      open.push(item);
    }
  }
  return parcels;
}
