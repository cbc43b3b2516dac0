/**
 * Road kilometres for each kilometre of the great circle on local roads, by its length; straight lines in between.
 * Source: fitted in November 2026 to well-known pairs of towns that are near each other.
 */
const circuityByDistance: readonly { readonly kilometres: number; readonly factor: number }[] = [
  { kilometres: 10, factor: 1.31 },
  { kilometres: 50, factor: 1.255 },
];

/** Expected road kilometres for a short straight distance over land. */
export function estimateRoadKilometres(straight: number): number {
  return straight * getCircuity(straight);
}

function getCircuity(kilometres: number): number {
  const after = circuityByDistance.findIndex((point) => kilometres <= point.kilometres);
  const [lower, upper] = [circuityByDistance[after - 1], circuityByDistance[after]];
  if (upper === undefined) return circuityByDistance.at(-1)?.factor ?? 1;
  if (lower === undefined) return upper.factor;
  const share = (kilometres - lower.kilometres) / (upper.kilometres - lower.kilometres);
  return lower.factor + share * (upper.factor - lower.factor);
}
