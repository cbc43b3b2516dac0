/** Milliseconds since 1970 of an instant in ISO 8601 with a zone (`2026-11-21T07:30:00.000Z`). Throws a RangeError for anything else. */
export function epochOf(instant: string): number {
  // Date.parse also reads dates, local times and prose; those have no instant of their own.
  const epoch = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(instant)
    ? Date.parse(instant)
    : Number.NaN;
  if (Number.isNaN(epoch)) throw new RangeError(`Not an instant: ${instant}`);
  return epoch;
}

/** The instant some hours later (or earlier): exact hours of elapsed time, whatever the clocks do. */
export function addHours(instant: string, hours: number): string {
  return new Date(epochOf(instant) + hours * 3_600_000).toISOString();
}

/** The same by minutes. */
export function addMinutes(instant: string, minutes: number): string {
  return addHours(instant, minutes / 60);
}

/** Orders two instants: negative, 0 or positive, fit for sorting. Texts of one instant may differ, so they are never compared as text. */
export function compareInstants(first: string, second: string): number {
  return epochOf(first) - epochOf(second);
}
