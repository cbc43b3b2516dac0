/** Milliseconds since 1970 of an instant in ISO 8601 with a zone (`2026-11-21T07:30:00.000Z`). Throws a RangeError for anything else. */
export function epochOf(instant: string): number {
  // Date.parse also accepts dates, local times and prose, which are not instants.
  const epoch = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(instant)
    ? Date.parse(instant)
    : Number.NaN;
  if (Number.isNaN(epoch)) throw new RangeError(`Not an instant: ${instant}`);
  return epoch;
}

/** The instant some hours later (or earlier): hours of elapsed time, independent of clock changes. */
export function addHours(instant: string, hours: number): string {
  return new Date(epochOf(instant) + hours * 3_600_000).toISOString();
}

/** The same in minutes. */
export function addMinutes(instant: string, minutes: number): string {
  return addHours(instant, minutes / 60);
}

/**
 * Compares two instants for sorting: negative, 0 or positive. The same instant can be written in several ways, so never compare the texts.
 */
export function compareInstants(first: string, second: string): number {
  return epochOf(first) - epochOf(second);
}
