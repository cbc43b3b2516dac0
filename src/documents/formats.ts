import { formatDate, formatDateTime } from '#domain/calendar/format-date.ts';
import { zoneNameOf } from '#domain/calendar/zone-name.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import type { FleetKey, SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import { getDocumentTexts, type Translate } from './texts.ts';

/** The texts and formatters of one document. */
export type DocumentFormats = {
  /** BCP 47. */
  readonly tag: string;
  readonly t: Translate;
  readonly money: (cents: number) => string;
  readonly date: (date: string) => string;
  /** `21/11/2026 17:00` by the clock of the site's country. */
  readonly moment: (instant: string) => string;
  /** That clock by its name: "Central European Time". */
  readonly zone: (instant: string) => string;
  /** Kilometres, hours, percentages: at most two decimals. */
  readonly number: (value: number) => string;
  readonly country: (code: string) => string;
  /** The same in an address: empty for the country of the site. */
  readonly countryAbroad: (code: string) => string;
};

/** Intl's own are dear to make and there are few pairs of site and language. */
const known = new Map<string, DocumentFormats>();

export function getFormats({ site, language }: { readonly site: SiteKey; readonly language: SiteLanguage }): DocumentFormats {
  const key = `${site} ${language}`;
  const formats = known.get(key) ?? createFormats(site, language);
  known.set(key, formats);
  return formats;
}

function createFormats(site: SiteKey, language: SiteLanguage): DocumentFormats {
  const tag = tagOf(language);
  const { timeZone, country: home } = getSite(site);
  const country = (code: string) => countryNameOf(code, language);
  return {
    tag,
    t: getDocumentTexts(language),
    money: (cents) => formatCents(cents, tag),
    date: formatDate,
    moment: (instant) => formatDateTime(instant, timeZone),
    zone: (instant) => zoneNameOf(timeZone, { tag, at: instant }),
    number: (value) => formatNumber(value, tag),
    country,
    countryAbroad: (code) => (code === home ? '' : country(code)),
  };
}

/** "2 × Coach + Minibus". */
export function nameVehicles(vehicles: readonly FleetKey[], t: Translate): string {
  const kinds = [...new Set(vehicles)];
  const counts = kinds.map((kind) => ({ kind, count: vehicles.filter((vehicle) => vehicle === kind).length }));
  return counts.map(({ kind, count }) => (count > 1 ? `${count} × ` : '') + t(`vehicles.${kind}`)).join(' + ');
}

/** Cleaned of what reorders or hides text, and short enough to be read: what a visitor typed may be a book. */
export function shown(text: string, length = 160): string {
  const cleaned = cleanLine(text);
  const letters = [...cleaned];
  return letters.length <= length
    ? cleaned
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
