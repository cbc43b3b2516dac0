import { zoneNameOf } from '#domain/calendar/zone-name.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { createStrictTexts } from '../strict-texts.ts';
import { createFormats, type Formats } from './formats.ts';
import { createTravelWords, type TravelWords } from './travel-words.ts';
import { createWrittenFormats } from './written-formats.ts';

/** How a site writes values and describes a trip in one language, for mails and documents; times are in its country's time zone. */
export type SiteFormats = Formats & {
  readonly words: TravelWords;
  /** "Saturday, 21 November 2026, 17:00" in a mail, "Sat, 21 Nov 2026, 17:00" in a document. */
  readonly moment: (instant: string) => string;
  /** The time zone's name: "Central European Time"; empty if nobody needs it. */
  readonly zone: (instant: string) => string;
  /** The same with the time zone's name if shown: "(Central European Time)". */
  readonly zonedMoment: (instant: string) => string;
  /** Until when a step of a scale with this many steps applies. */
  readonly feeUntil: (step: { readonly until: string | null }, steps: number) => string;
  /** A country's name by its two letters. */
  readonly country: (code: string) => string;
  /** The same in an address: empty for the country of the site. */
  readonly countryAbroad: (code: string) => string;
};

const getTravelTexts = createStrictTexts('travel');

/** Intl objects are expensive to create, and there are few pairs of site and language. */
const known = new Map<string, SiteFormats>();

type Place = {
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  /** A mail writes days in full, a document in short words (docs/specification.md#dates-in-words). */
  readonly on: 'mail' | 'paper';
  /** Whether times include the name of their time zone; most need none. */
  readonly namesZone?: boolean;
};

export function getSiteFormats({ site, language, on, namesZone = false }: Place): SiteFormats {
  const key = `${site} ${language} ${on} ${namesZone}`;
  const formats = known.get(key) ?? createSiteFormats({ site, language, on, namesZone });
  known.set(key, formats);
  return formats;
}

function createSiteFormats({ site, language, on, namesZone }: Required<Place>): SiteFormats {
  const { timeZone, country: home } = getSite(site);
  const formats = on === 'mail' ? createWrittenFormats(language) : createFormats(language);
  const words = createTravelWords(getTravelTexts(language), language, formats);
  const zone = (instant: string) => (namesZone ? zoneNameOf(timeZone, { tag: formats.tag, at: instant }) : '');
  const country = (code: string) => countryNameOf(code, language);
  return {
    ...formats,
    words,
    moment: (instant) => formats.instant(instant, timeZone),
    zone,
    zonedMoment: (instant) => words.moment(instant, { timeZone, zone: zone(instant) }),
    feeUntil: (step, steps) => words.feeUntil(step, { steps, timeZone }),
    country,
    countryAbroad: (code) => (code === home ? '' : country(code)),
  };
}
