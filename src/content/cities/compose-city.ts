import { brand } from '#domain/sites/brand.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { CityNote } from '../city-facts.ts';
import type { LocationDocument } from '../entries.ts';
import { createRichText, type RichNode, type RichText } from '../rich-text.ts';
import type { CityClauses, Clause, Subject } from './city-clauses.ts';
import { clausesOf } from './clauses-of.ts';
import type { CityFigures } from './figures.ts';
import { nameRegion } from './names/regions.ts';
import { createOnceEach } from './once-each.ts';
import { createWords } from './words.ts';

/** What every city's page says from its figures, those of which somebody has written a text among them. */
export type CityExtras = {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly schoolHolidays: { readonly facts: LocationDocument['facts']; readonly notes: readonly CityNote[] };
};

type Texts = Pick<LocationDocument, 'title' | 'hero' | 'location' | 'platform' | 'value' | 'meta'>;

const wordsOf = createOnceEach(createWords);
/** A title longer than this is cut by pages of results. */
const longestTitle = 60;

/** The text of a city that nobody has written about: clauses of its language, chosen by its figures. */
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

/** No skyline but of a city that one was drawn of: others show what a group there does first. */
function pictureOf({ airports: [airport], yard }: CityFigures): string {
  if (airport !== undefined && airport.minutes <= 20) return 'scene-airport';
  return yard.kilometres <= 12 ? 'scene-boarding' : 'scene-itinerary';
}

function subjectOf(city: CityFigures, language: SiteLanguage): Subject {
  return { city, region: nameRegion(city.region, language), words: wordsOf(language) };
}

/** The year of the holidays, and the day of openholidaysapi.org's data. */
const [holidayYear, readOn] = [2027, '2026-01-21'];

function sayHolidays(clauses: CityClauses, subject: Subject): CityExtras['schoolHolidays'] {
  const { schoolHolidays, lacksSchoolHolidays } = subject.city;
  if (schoolHolidays.length === 0 && !lacksSchoolHolidays) return { facts: [], notes: [] };
  const key = 'school-holidays';
  const days = schoolHolidays.map(({ from, until }) => subject.words.days(from, until));
  const first = clauses.schoolHolidays(subject, days);
  if (first === null) return { facts: [], notes: [] };
  const said = [first, ...(lacksSchoolHolidays && days.length > 0 ? [clauses.laterHolidays(subject)] : [])];
  const validUntil = schoolHolidays.at(-1)?.until ?? `${holidayYear}-12-31`;
  return {
    facts: [{ key, value: holidayYear, source: 'openholidaysapi.org', checkedAt: readOn, validUntil }],
    notes: [{ facts: [key], text: paragraphs([subject.words.tidy(said.join(' '))]) }],
  };
}

/** A description longer than this is cut. */
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
