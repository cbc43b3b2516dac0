import { brand } from '#domain/sites/brand.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { CityNote } from '../city-facts.ts';
import type { LocationDocument } from '../entries.ts';
import { passengersOf } from '../hubs/airport-passengers.ts';
import { createRichText, type RichNode, type RichText } from '../rich-text.ts';
import type { CityClauses, Clause, Subject } from './city-clauses.ts';
import { clausesOf } from './clauses-of.ts';
import type { CityFigures } from './figures.ts';
import { nameRegion } from './names/regions.ts';
import { createOnceEach } from './once-each.ts';
import { createWords } from './words.ts';

/** The parts of every city's page that come from its figures, also on cities with an authored text. */
export type CityExtras = {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly schoolHolidays: { readonly facts: LocationDocument['facts']; readonly notes: readonly CityNote[] };
};

type Texts = Pick<LocationDocument, 'title' | 'hero' | 'location' | 'platform' | 'value' | 'meta'>;

const wordsOf = createOnceEach(createWords);
/** Search results truncate longer titles. */
const longestTitle = 60;

/** The text of a city without an authored one: clauses of its language, selected by its figures. */
export function composeCity(city: CityFigures, language: SiteLanguage): Texts {
  const clauses = clausesOf(language);
  const subject = subjectOf(city, language);
  const { around, ways, tips } = clauses;
  const { tidy } = subject.words;
  const say = (...list: readonly Clause[]) => tidy(list.flatMap((clause) => clause(subject) ?? []).join(' '));
  return {
    title: tidy(city.name),
    hero: { title: tidy(clauses.heading(subject)), description: tidy(clauses.lead(subject)), image: pictureOf(city) },
    location: {
      title: tidy(around.title(subject)),
      description: paragraphs([say(around.boarding, ways.station), say(around.near, around.parts), say(around.yard)]),
      image: 'scene-boarding',
      imageAlt: clauses.imageAlts.boarding,
    },
    platform: {
      title: tidy(ways.title(subject)),
      description: paragraphs([say(ways.airport, ways.otherAirport), say(ways.halls, ways.sights, ways.port, ways.abroad)]),
      image: 'scene-driver',
      imageAlt: clauses.imageAlts.driver,
    },
    value: { title: tidy(tips.title(subject)), description: list(tips.items.map((item) => say(item)).filter((text) => text !== '')) },
    meta: {
      title: tidy(fitTitle(clauses.metaTitles(subject))),
      description: fitDescription([2, 1].map((most) => tidy(clauses.metaDescription(subject, most)))),
    },
  };
}

export function composeExtras(city: CityFigures, language: SiteLanguage): CityExtras {
  const clauses = clausesOf(language);
  const subject = subjectOf(city, language);
  const { tidy } = subject.words;
  return {
    questions: clauses.questions.flatMap((ask) => {
      const asked = ask(subject);
      return asked === null ? [] : [{ question: tidy(asked.question), answer: tidy(asked.answer) }];
    }),
    schoolHolidays: sayHolidays(clauses, subject),
  };
}

/** A scene of what groups in the city do first. Only authored cities have a drawn skyline. */
function pictureOf({ airports: [airport], yard }: CityFigures): string {
  if (airport !== undefined && airport.minutes <= 20) return 'scene-airport';
  return yard.kilometres <= 12 ? 'scene-boarding' : 'scene-itinerary';
}

function subjectOf(figures: CityFigures, language: SiteLanguage): Subject {
  const city = { ...figures, airports: busierFirst(figures.airports) };
  return { city, region: nameRegion(city.region, language), words: wordsOf(language) };
}

/** Minutes by road that a group gladly drives farther for an airport with three times as many passengers: Frankfurt before Saarbrücken. */
const detour = 20;

/** The nearest airport, or a much busier one that is hardly farther; then the others. */
function busierFirst(airports: CityFigures['airports']): CityFigures['airports'] {
  const [nearest] = airports;
  if (nearest === undefined) return airports;
  const isMuchBusier = ({ key, minutes }: CityFigures['airports'][number]) =>
    minutes <= nearest.minutes + detour && passengersOf(key) >= 3 * Math.max(passengersOf(nearest.key), 1);
  const first = airports.find(isMuchBusier) ?? nearest;
  return [first, ...airports.filter((each) => each !== first)];
}

/** The year of the holidays, and the retrieval date of openholidaysapi.org's data. */
const holidayYear = 2027;
const usualSource = { source: 'openholidaysapi.org', checkedAt: '2026-01-21' };
/** Regions, by country and GeoNames code, whose dates come from elsewhere (`tools/cities/data/school-holiday-overrides.ts`). */
const otherSources: Readonly<Record<string, typeof usualSource>> = { 'ES 39': { source: 'europapress.es', checkedAt: '2026-11-28' } };

function sayHolidays(clauses: CityClauses, subject: Subject): CityExtras['schoolHolidays'] {
  const { schoolHolidays, lacksSchoolHolidays, country, region } = subject.city;
  if (schoolHolidays.length === 0 && !lacksSchoolHolidays) return { facts: [], notes: [] };
  const key = 'school-holidays';
  const days = schoolHolidays.map(({ from, until }) => subject.words.days(from, until));
  const first = clauses.schoolHolidays(subject, days);
  if (first === null) return { facts: [], notes: [] };
  const said = [first, ...(lacksSchoolHolidays && days.length > 0 ? [clauses.laterHolidays(subject)] : [])];
  const validUntil = schoolHolidays.at(-1)?.until ?? `${holidayYear}-12-31`;
  return {
    facts: [{ key, value: holidayYear, ...(otherSources[`${country} ${region}`] ?? usualSource), validUntil }],
    notes: [{ facts: [key], text: paragraphs([subject.words.tidy(said.join(' '))]) }],
  };
}

/** Search results truncate longer descriptions. */
const longestDescription = 160;

function fitDescription(texts: readonly string[]): string {
  return texts.find(({ length }) => length <= longestDescription) ?? texts.at(-1) ?? '';
}

function fitTitle(titles: readonly string[]): string {
  const fits = (title: string) => title.replace('{brand}', brand.name).length <= longestTitle;
  return titles.find(fits) ?? titles.at(-1) ?? '';
}

function paragraphs(texts: readonly string[]): RichText {
  return createRichText(texts.filter((text) => text !== '').map((text) => element('p', [{ text }])));
}

function list(items: readonly string[]): RichText {
  return createRichText(
    items.length === 0
      ? []
      : [
          element(
            'ul',
            items.map((text) => element('li', [{ text }])),
          ),
        ],
  );
}

function element(name: 'p' | 'ul' | 'li', children: readonly RichNode[]): RichNode {
  return { element: name, href: null, children };
}
