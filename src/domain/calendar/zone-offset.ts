import { Temporal } from 'temporal-polyfill';

/*
 * Zone offsets dominate the cost of planning a trip, and zones change their clocks at most twice a year. So an offset is computed once for
 * each end of a day and cached. Offsets do not change, so nothing invalidates the cache.
 */
const dayMilliseconds = 86_400_000;
/** Days cached per zone: some ten years, far more than trips are planned ahead. */
const mostDays = 4_000;
const offsetsByZone = new Map<string, Map<number, number>>();

/** How far the clock of an IANA zone is ahead of UTC at a moment, both in milliseconds. Throws a RangeError for an unknown zone. */
export function offsetAt(epoch: number, timeZone: string): number {
  const day = Math.floor(epoch / dayMilliseconds);
  const offset = offsetOfDay(day, timeZone);
  return offset === offsetOfDay(day + 1, timeZone) ? offset : findOffset(epoch, timeZone);
}

/**
 * The offset at a moment of the zone's own clock (written as if it were UTC), in milliseconds. Null if the clocks change within a day of
 * it, so that the moment may exist twice or not at all. Throws a RangeError for an unknown zone.
 */
export function steadyOffset(clock: number, timeZone: string): number | null {
  const day = Math.floor(clock / dayMilliseconds);
  const offset = offsetOfDay(day, timeZone);
  return [day - 1, day + 1, day + 2].every((other) => offsetOfDay(other, timeZone) === offset) ? offset : null;
}

function offsetOfDay(day: number, timeZone: string): number {
  const offsets = offsetsByZone.get(timeZone) ?? new Map<number, number>();
  const known = offsets.get(day);
  if (known !== undefined) return known;
  const offset = findOffset(day * dayMilliseconds, timeZone);
  if (offsets.size >= mostDays) offsets.clear();
  offsets.set(day, offset);
  offsetsByZone.set(timeZone, offsets);
  return offset;
}

function findOffset(epoch: number, timeZone: string): number {
  return new Temporal.ZonedDateTime(BigInt(Math.floor(epoch)) * 1_000_000n, timeZone).offsetNanoseconds / 1_000_000;
}
