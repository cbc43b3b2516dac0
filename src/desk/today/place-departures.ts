type Departure = { readonly reference: string; readonly at: string; readonly hasDriver: boolean; readonly hasLeader: boolean };

export type DepartureState = 'coach' | 'contact' | 'ready';

const hours = 24;
/** In widths of the strip: labels that are closer to each other would overlap. */
const apart = 0.09;

/** What a departure lacks; the worst first. */
function stateOfDeparture({ hasDriver, hasLeader }: Pick<Departure, 'hasDriver' | 'hasLeader'>): DepartureState {
  if (!hasDriver) return 'coach';
  return hasLeader ? 'ready' : 'contact';
}

/** In widths of the strip: marks that are closer would cover each other. */
const together = 0.012;

/** The position of a moment on the strip, from 0 (now) to 1 (in 24 hours). */
export function shareOf(at: string, now: string): number {
  return (Date.parse(at) - Date.parse(now)) / (hours * 3_600_000);
}

/** The departures of the next 24 hours with what they lack, in order of time. */
export function listAhead<Each extends Departure>(departures: readonly Each[], now: string) {
  return departures
    .map((departure) => ({ departure, share: shareOf(departure.at, now), state: stateOfDeparture(departure) }))
    .filter(({ share }) => share >= 0 && share <= 1)
    .toSorted((first, second) => first.share - second.share);
}

/**
 * The marks of the strip: departures at nearly the same time that lack the same are one mark with a count. Marks that would overlap move to
 * the right. Those that lack something have a label above the road, the others below it, where there is room.
 */
export function markDepartures<Each extends Departure>(departures: readonly Each[], now: string) {
  const marks: { departure: Each; share: number; state: DepartureState; count: number }[] = [];
  for (const ahead of listAhead(departures, now)) {
    const same = marks.find(({ state, departure }) => state === ahead.state && ahead.share - shareOf(departure.at, now) < together);
    if (same === undefined) marks.push({ ...ahead, count: 1 });
    else same.count += 1;
  }
  const lastOf = { mark: Number.NEGATIVE_INFINITY, above: Number.NEGATIVE_INFINITY, below: Number.NEGATIVE_INFINITY };
  return marks.map((mark) => {
    const share = Math.max(mark.share, lastOf.mark + together);
    lastOf.mark = share;
    const side = mark.state === 'ready' ? 'below' : 'above';
    const hasWords = share - lastOf[side] >= apart;
    if (hasWords) lastOf[side] = share;
    return { ...mark, share, hasWords };
  });
}

/** The height of the road at a share of its width, of 76 px. */
export function curveAt(share: number): number {
  return Math.round(44 - 6 * Math.sin(share * 2 * Math.PI * 0.9));
}

/** The road itself, in a box of 1000 by 76. */
export const roadPath = Array.from({ length: 41 }, (_, index) => `${index === 0 ? 'M' : 'L'}${index * 25} ${curveAt(index / 40)}`).join('');
