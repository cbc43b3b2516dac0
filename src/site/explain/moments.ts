import { formatDateTime } from '#domain/calendar/format-date.ts';

export type LocalMoment = { readonly date: string; readonly time: string };

/** An instant in the local time of a zone: date `YYYY-MM-DD`, time `HH:MM`. */
export function localMomentOf(instant: string, timeZone: string): LocalMoment {
  const [day = '', month = '', rest = ''] = formatDateTime(instant, timeZone).split('/');
  const [year = '', time = ''] = rest.split(' ');
  return { date: `${year}-${month}-${day}`, time };
}

/** An instant that many minutes later. */
export function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}
