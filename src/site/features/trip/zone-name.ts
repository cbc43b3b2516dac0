import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';

/** Constructing an Intl formatter costs far more than using it; languages and zones are few. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A time zone by its name in words at an instant, "Central European Time"; asked on the server only, for browsers word it differently.
 * The instant matters: a zone that knew no summer time then has no name without it.
 */
export function zoneNameOf(timeZone: string, { language, at }: { readonly language: SiteLanguage; readonly at: string }): string {
  const key = `${language} ${timeZone}`;
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(tagOf(language), { timeZone, timeZoneName: 'longGeneric' });
  formatters.set(key, format);
  return format.formatToParts(Date.parse(at)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
