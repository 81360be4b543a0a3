import { flat, graded, stepped } from "./parcels";
import type { Rate } from "./parcels";

type Zone = "home" | "union" | "far";

const UNION = new Set(["AT", "BE", "CZ", "DK", "ES", "FR", "IT", "LU", "NL", "PL", "PT", "SE"]);

const RATES: Record<Zone, Rate> = { home: flat, union: stepped, far: graded };

export function zoneOf(country: string): Zone {
  if (country === "DE") {
    return "home";
  }
  return UNION.has(country) ? "union" : "far";
}

export interface Line {
  cents: number;
  grams: number;
  quantity: number;
}

export function totals(lines: Line[], country: string): { goods: number; postage: number } {
  let goods = 0;
  let grams = 0;
  for (const line of lines) {
    goods += line.cents * line.quantity;
    grams += line.grams * line.quantity;
  }
  return { goods, postage: grams === 0 ? 0 : RATES[zoneOf(country)](grams, goods) };
}

export const taxOf = (cents: number, percent: number): number =>
  cents - Math.round((cents * 100) / (100 + percent));
