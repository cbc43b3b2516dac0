import { todayIn } from '#domain/calendar/zoned.ts';
import { longestDescription, type Mark, readFields } from '#domain/sentence/mark.ts';
import { readSentence, type SentenceReading } from '#domain/sentence/read-sentence.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { FoundPlace, PlaceReading } from '#geo/ports.ts';
import { placeIssueOf } from '#operations/quotes/resolve-itinerary.ts';
import { builder, Domain, Language } from '../builder.ts';
import { placeOf } from '../content/place-arguments.ts';
import type { ApiContext } from '../context.ts';
import { reporting } from '../run/failures.ts';
import { FoundPlaceRef } from './queries.ts';

const ReadField = builder.enumType('ReadField', { values: readFields });

/** What was read and, for a place, how it was interpreted. */
type PlacedMark = Mark & { readonly reading: PlaceReading | null };

const placeFields: readonly string[] = ['from', 'to', 'via', 'pickUp'];
/** Choices for one place. */
const mostChoices = 5;

const MarkRef = builder.objectRef<PlacedMark>('ReadMark').implement({
  description: 'A value that was read from a description of a trip, with its position in the text.',
  fields: (t) => ({
    field: t.field({ type: ReadField, resolve: ({ field }) => field }),
    value: t.exposeString('value', { description: 'As a form would hold it: dates as `YYYY-MM-DD`, times as `HH:MM`, places as written.' }),
    start: t.exposeInt('start', { description: 'In UTF-16 units, as the text was sent.' }),
    end: t.exposeInt('end'),
    isSure: t.exposeBoolean('isSure', { description: 'False where the words may mean something else: to be confirmed.' }),
    place: t.field({
      type: FoundPlaceRef,
      nullable: true,
      description: 'What a place is taken for; null where it has to be chosen.',
      resolve: ({ reading }) => (reading?.kind === 'place' ? reading.place : null),
    }),
    choices: t.field({ type: [FoundPlaceRef], resolve: ({ reading }) => choicesOf(reading) }),
    choicesCode: t.string({ nullable: true, resolve: ({ reading }) => (reading === null ? null : placeIssueOf(reading)) }),
  }),
});

function choicesOf(reading: PlaceReading | null): readonly FoundPlace[] {
  return reading === null || reading.kind === 'place' || reading.kind === 'unknown' ? [] : reading.places.slice(0, mostChoices);
}

type ReadTrip = { readonly marks: readonly PlacedMark[]; readonly missing: SentenceReading['missing'] };

const ReadTripRef = builder.objectRef<ReadTrip>('ReadTrip').implement({
  fields: (t) => ({
    marks: t.field({ type: [MarkRef], description: 'In the order of the text.', resolve: ({ marks }) => marks }),
    missing: t.field({
      type: [ReadField],
      description: 'What a price needs and the text does not say.',
      resolve: ({ missing }) => missing,
    }),
  }),
});

builder.queryField('readTrip', (t) =>
  t.field({
    type: ReadTripRef,
    description:
      'Reads a description of a trip, or a pasted mail, in any of our languages. Nothing is stored. At most 5,000 letters count.',
    args: {
      text: t.arg.string({ required: true }),
      language: t.arg({ type: Language, required: true }),
      domain: t.arg({ type: Domain }),
    },
    resolve: (_root, { text, language, domain }, context) =>
      reporting({ log: context.log, operation: 'readTrip' }, () => readTrip(context, text, placeOf({ language, domain: domain ?? 'eu' }))),
  }),
);

type Visit = { readonly site: SiteKey; readonly language: SiteLanguage };

async function readTrip({ places, now }: ApiContext, text: string, { site, language }: Visit): Promise<ReadTrip> {
  const { marks, missing } = readSentence(text.slice(0, longestDescription), todayIn(getSite(site).timeZone, now()));
  const named = marks.filter(({ field }) => placeFields.includes(field));
  const texts = named.map(({ value }) => value);
  const readings = await places.readPlaces({ texts, language, countryCode: getSite(site).country, known: [] });
  return { missing, marks: marks.map((mark) => ({ ...mark, reading: readings[named.indexOf(mark)] ?? null })) };
}
