import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';

/** A time zone by its name in words, "Central European Time"; asked on the server only, for browsers word it differently. */
export function zoneNameOf(timeZone: string, language: SiteLanguage): string {
  const format = new Intl.DateTimeFormat(tagOf(language), { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
