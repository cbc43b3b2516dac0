type Departure = { readonly reference: string; readonly at: string; readonly hasDriver: boolean; readonly hasLeader: boolean };

export type DepartureState = 'coach' | 'contact' | 'ready';

const hours = 24;
/** Of the width of the strip: words that are closer to each other would overlap. */
const apart = 0.09;

/** What a departure lacks; the worst first. */
function stateOfDeparture({ hasDriver, hasLeader }: Pick<Departure, 'hasDriver' | 'hasLeader'>): DepartureState {
  if (!hasDriver) return 'coach';
  return hasLeader ? 'ready' : 'contact';
}

/**
 * Departures along the strip, `share` from 0 (now) to 1 (in 24 hours). Those that lack something have words above the road, the others below
 * it, each only where its words do not touch those before.
 */
export function placeDepartures<Each extends Departure>(departures: readonly Each[], now: string) {
  const lastOf = { above: Number.NEGATIVE_INFINITY, below: Number.NEGATIVE_INFINITY };
  return departures
    .map((departure) => ({ departure, share: (Date.parse(departure.at) - Date.parse(now)) / (hours * 3_600_000) }))
    .filter(({ share }) => share >= 0 && share <= 1)
    .toSorted((first, second) => first.share - second.share)
    .map((placed) => {
      const state = stateOfDeparture(placed.departure);
      const side = state === 'ready' ? 'below' : 'above';
      const hasWords = placed.share - lastOf[side] >= apart;
      if (hasWords) lastOf[side] = placed.share;
      return { ...placed, state, hasWords };
    });
}

/** The height of the road at a share of its width, of 76 px. */
export function curveAt(share: number): number {
  return Math.round(44 - 6 * Math.sin(share * 2 * Math.PI * 0.9));
}

/** The road itself, in a box of 1000 by 76. */
export const roadPath = Array.from({ length: 41 }, (_, index) => `${index === 0 ? 'M' : 'L'}${index * 25} ${curveAt(index / 40)}`).join('');
