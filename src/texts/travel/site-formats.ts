import { zoneNameOf } from '#domain/calendar/zone-name.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { createStrictTexts } from '../strict-texts.ts';
import type { Formats } from './formats.ts';
import { createTravelWords, type TravelWords } from './travel-words.ts';
import { createWrittenFormats } from './written-formats.ts';

/** How a site writes values and says a trip in one language, for mails and papers: moments are by the clock of its country. */
export type SiteFormats = Formats & {
  readonly words: TravelWords;
  /** "Saturday 21 November 2026, 17:00". */
  readonly moment: (instant: string) => string;
  /** The clock by its name: "Central European Time"; empty where nobody needs it. */
  readonly zone: (instant: string) => string;
  /** "Saturday 21 November 2026, 17:00 (Central European Time)". */
  readonly zonedMoment: (instant: string) => string;
  /** Until when cancelling costs what a step of a scale of so many steps says. */
  readonly feeUntil: (step: { readonly until: string | null }, steps: number) => string;
  /** A country's name by its two letters. */
  readonly country: (code: string) => string;
  /** The same in an address: empty for the country of the site. */
  readonly countryAbroad: (code: string) => string;
};

const getTravelTexts = createStrictTexts('travel');

/** Intl's own are dear to make and there are few pairs of site and language. */
const known = new Map<string, SiteFormats>();

type Place = {
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  /** Whether moments are told with the name of their clock; most need none. */
  readonly namesZone?: boolean;
};

export function getSiteFormats({ site, language, namesZone = false }: Place): SiteFormats {
  const key = `${site} ${language} ${namesZone}`;
  const formats = known.get(key) ?? createSiteFormats({ site, language, namesZone });
  known.set(key, formats);
  return formats;
}

function createSiteFormats({ site, language, namesZone }: Required<Place>): SiteFormats {
  const { timeZone, country: home } = getSite(site);
  const formats = createWrittenFormats(language);
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
