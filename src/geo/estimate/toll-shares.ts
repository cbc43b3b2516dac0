/**
 * Countries where coaches pay by the motorway kilometre: the share of a leg's kilometres there that is tolled, once it is out of town.
 * Source: our estimate of November 2026 from the toll networks as commonly known (in Spain most motorways became free in 2020 and 2021);
 * a router that knows the roads replaces it.
 */
const tollShares: Readonly<Record<string, { readonly freeKilometres: number; readonly share: number }>> = {
  FR: { freeKilometres: 30, share: 0.8 },
  ES: { freeKilometres: 30, share: 0.15 },
  IT: { freeKilometres: 20, share: 0.85 },
  PT: { freeKilometres: 20, share: 0.6 },
};

/** Toll kilometres to expect on a leg in each country that has any, in tenths. */
export function estimateTollKilometres(kilometresByCountry: Readonly<Record<string, number>>): Record<string, number> {
  const shares = Object.entries(tollShares).map(([code, { freeKilometres, share }]): [string, number] => {
    const kilometres = Math.max(0, (kilometresByCountry[code] ?? 0) - freeKilometres) * share;
    return [code, Math.round(kilometres * 10) / 10];
  });
  return Object.fromEntries(shares.filter(([, kilometres]) => kilometres > 0));
}
