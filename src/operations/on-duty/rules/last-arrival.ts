import type { DutySheet } from './duty-sheet.ts';

type Part = { readonly kind: string; readonly minutes: number };

/**
 * The planned arrival at the last stop: the end of the last drive with the group, or the end of a duty without known drives. Null if the
 * duty is unknown.
 */
export function lastArrival({ startsAt, endsAt }: Pick<DutySheet, 'startsAt' | 'endsAt'>, parts: readonly Part[]): string | null {
  if (parts.length === 0) return null;
  const last = parts.findLastIndex(({ kind }) => kind === 'drive');
  if (last < 0) return endsAt;
  const minutes = parts.slice(0, last + 1).reduce((sum, part) => sum + part.minutes, 0);
  return new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
}
