import type { SiteLanguage } from '../sites/keys.ts';

/** A local time `HH:MM`, with the hour that is meant where the clocks have it twice, on the night on which they go back. */
export type ClockTime = { readonly time: string; readonly hour?: 'first' | 'second' };

/** The same with its date, `YYYY-MM-DD`. */
export type LocalMoment = ClockTime & { readonly date: string };

const dutch = { first: 'zomertijd', second: 'wintertijd' };
const french = { first: 'heure d’été', second: 'heure d’hiver' };

const hourNames: Readonly<Record<SiteLanguage, Readonly<Record<'first' | 'second', string>>>> = {
  en: { first: 'summer time', second: 'winter time' },
  nl: dutch,
  nlBE: dutch,
  de: { first: 'Sommerzeit', second: 'Winterzeit' },
  fr: french,
  frBE: french,
  es: { first: 'horario de verano', second: 'horario de invierno' },
};

/** "02:30", and of a time that the clocks have twice which of the two: "02:30 (winter time)". */
export function formatClockTime({ time, hour }: ClockTime, language: SiteLanguage): string {
  return hour === undefined ? time : `${time} (${hourNames[language][hour]})`;
}
