export type Band = "infant" | "child" | "adult" | "senior";

export interface Party {
  adults: number;
  children: number;
}

const STEP_CENTS = 10;
const FAMILY = { adults: 2, children: 3, cents: 4200 };

export function ageBand(declaredAge: number): Band {
  if (declaredAge < 3) {
    return "infant";
  }
  if (declaredAge < 16) {
    return "child";
  }
  return declaredAge >= 65 ? "senior" : "adult";
}

export function priceFor(band: Band, adultCents: number): number {
  const share = { infant: 0, child: 0.45, adult: 1, senior: 0.8 }[band];
  return Math.ceil((adultCents * share) / STEP_CENTS) * STEP_CENTS;
}

export function cheapestMix(party: Party, adultCents: number): { families: number; cents: number } {
  const adult = priceFor("adult", adultCents);
  const child = priceFor("child", adultCents);
  const most = Math.ceil(Math.max(party.adults / FAMILY.adults, party.children / FAMILY.children));
  let best = { families: 0, cents: party.adults * adult + party.children * child };
  for (let families = 1; families <= most; families++) {
    const adults = Math.max(0, party.adults - families * FAMILY.adults);
    const children = Math.max(0, party.children - families * FAMILY.children);
    const cents = families * FAMILY.cents + adults * adult + children * child;
    if (cents < best.cents) {
      best = { families, cents };
    }
  }
  return best;
}

export const withDonation = (cents: number, share: number): number => {
  const wanted = cents * (1 + share);
  return Math.max(cents, Math.round(wanted / 100) * 100);
};

export const formatCents = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(cents / 100);
