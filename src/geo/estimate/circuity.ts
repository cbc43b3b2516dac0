/**
 * Road kilometres for each kilometre of the great circle, by its length; straight lines in between.
 * Fitted in November 2026 to the 62 town pairs of `known-roads.ts`; the test of the router holds the error found.
 */
const circuityByDistance: readonly { readonly kilometres: number; readonly factor: number }[] = [
  { kilometres: 10, factor: 1.31 },
  { kilometres: 50, factor: 1.255 },
  { kilometres: 100, factor: 1.25 },
  { kilometres: 200, factor: 1.19 },
  { kilometres: 400, factor: 1.19 },
  { kilometres: 700, factor: 1.15 },
];

/** A way round the sea has most of the road's bends in it already. Fitted to the pairs with water between them. */
const circuityRoundTheSea = 1.09;

/** Road kilometres to expect for a distance as the crow flies and for the way over land, which is longer where there is sea in between. */
export function estimateRoadKilometres({ straight, overLand }: { straight: number; overLand: number }): number {
  return Math.max(straight * getCircuity(straight), overLand * circuityRoundTheSea);
}

function getCircuity(kilometres: number): number {
  const after = circuityByDistance.findIndex((point) => kilometres <= point.kilometres);
  const [lower, upper] = [circuityByDistance[after - 1], circuityByDistance[after]];
  if (upper === undefined) {
    return circuityByDistance.at(-1)?.factor ?? 1;
  }
  if (lower === undefined) {
    return upper.factor;
  }
  const share = (kilometres - lower.kilometres) / (upper.kilometres - lower.kilometres);
  return lower.factor + share * (upper.factor - lower.factor);
}
