/** How long a position that a driver reported still says where the coach is. */
const seenMinutes = 30;

/** Whether a position reported at an instant still counts at `now`; both ISO 8601. */
export function isSeen(at: string, now: string): boolean {
  return Date.parse(now) - Date.parse(at) <= seenMinutes * 60_000;
}

/** A stop by the timetable: instants, null where there is none. */
export type TimedStop = { readonly arrivalInstant: string | null; readonly instant: string | null };

/** A coach as its driver reported it: `stopIndex` is the stop that it drives to. */
export type SeenCoach = {
  readonly at: string;
  readonly stopIndex: number | null;
  readonly expectedAt: string | null;
  readonly kilometres: number | null;
};

/**
 * What the group waits for: `leaves` a stop or `comes` to it, at an instant. `lateMinutes` compares it with the timetable: null where that
 * is not known, negative where it comes earlier. `seenAt` is the position on which it rests; null where the timetable alone says so.
 */
export type NextMoment = {
  readonly kind: 'leaves' | 'comes';
  readonly stop: number;
  readonly at: string;
  readonly lateMinutes: number | null;
  readonly seenAt: string | null;
  readonly kilometres: number | null;
};

type Asked = {
  readonly stops: readonly TimedStop[];
  readonly coaches: readonly SeenCoach[];
  /** As the office announced it to the group; null if it announced nothing. */
  readonly delayMinutes: number | null;
  readonly now: string;
};

/**
 * The next moment of a trip: by the latest fresh position of a coach on its way to a stop where the group gets out, else by the timetable,
 * later by a delay that the office announced. Null once the last moment is over.
 */
export function findNextMoment({ stops, coaches, delayMinutes, now }: Asked): NextMoment | null {
  const planned = findPlanned(stops, { delayMinutes, now });
  const seen = coaches.filter(({ at }) => isSeen(at, now)).toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0];
  const stop = seen?.stopIndex ?? null;
  const arrival = stop === null ? undefined : stops[stop];
  if (seen === undefined || stop === null || arrival === undefined || seen.expectedAt === null) return planned;
  // A coach that waits at the stop where the group gets in again: what counts is when it leaves.
  if (planned?.kind === 'leaves' && planned.stop === stop && Date.parse(seen.expectedAt) < Date.parse(planned.at)) {
    return { ...planned, seenAt: seen.at };
  }
  const timetable = arrival.arrivalInstant ?? (stop === 0 ? arrival.instant : null);
  const lateMinutes = timetable === null ? null : minutesBetween(timetable, seen.expectedAt);
  return { kind: 'comes', stop, at: seen.expectedAt, lateMinutes, seenAt: seen.at, kilometres: seen.kilometres };
}

function findPlanned(stops: readonly TimedStop[], { delayMinutes, now }: Pick<Asked, 'delayMinutes' | 'now'>): NextMoment | null {
  const late = (delayMinutes ?? 0) * 60_000;
  const moments = stops.flatMap(({ arrivalInstant, instant }, stop) => [
    ...(stop === 0 || arrivalInstant === null ? [] : [{ kind: 'comes' as const, stop, planned: arrivalInstant }]),
    ...(instant === null ? [] : [{ kind: 'leaves' as const, stop, planned: instant }]),
  ]);
  const next = moments.find(({ planned }) => Date.parse(planned) + late > Date.parse(now));
  if (next === undefined) return null;
  const at = new Date(Date.parse(next.planned) + late).toISOString();
  return { kind: next.kind, stop: next.stop, at, lateMinutes: delayMinutes, seenAt: null, kilometres: null };
}

function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
}
