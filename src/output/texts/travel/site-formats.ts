import { zoneNameOf } from '#domain/calendar/zone-name.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { createStrictTexts } from '../strict-texts.ts';
import { createFormats, type Formats } from './formats.ts';
import { createTravelWords, type TravelWords } from './travel-words.ts';
import { createWrittenFormats } from './written-formats.ts';

/** How a site writes values and says a trip in one language, for mails and papers: moments are by the clock of its country. */
export type SiteFormats = Formats & {
  readonly words: TravelWords;
  /** "Saturday 21 November 2026, 17:00" in a mail, `21/11/2026 17:00` on paper. */
  readonly moment: (instant: string) => string;
  /** The clock by its name: "Central European Time"; empty where nobody needs it. */
  readonly zone: (instant: string) => string;
  /** The same with the clock by its name, where it is told: "(Central European Time)". */
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
  /** A mail says days in words, a paper in figures, as tables do (reading 17). */
  readonly on: 'mail' | 'paper';
  /** Whether moments are told with the name of their clock; most need none. */
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
