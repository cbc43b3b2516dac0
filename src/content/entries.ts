import * as v from 'valibot';
import { fleetKeys, occasionKeys, type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { areNotesBorneOut, cityFactsSchema, cityNotesSchema } from './city-facts.ts';
import { day, imageKey, instant, richText, slug, stars, text, time } from './fields.ts';
import { type ContentKind, contentPageKeys, faqPages, storyTripKinds, weightTypes } from './kinds.ts';

const everySite = v.pipe(
  v.literal('all'),
  v.transform(() => [...siteKeys]),
);
const someSites = v.pipe(v.array(v.picklist(siteKeys)), v.minLength(1, 'names no site'));

const facts = {
  /** `all`, or a list; always stored as a list. Not a union type, because its message would not name the invalid item of a list. */
  sites: v.lazy((sites): v.GenericSchema<unknown, SiteKey[]> => (typeof sites === 'string' ? everySite : someSites)),
  createdAt: instant,
  status: v.picklist(['published', 'draft']),
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Content that shows what a page looks like and does not describe real people (docs/specification.md#samples). */
  sample: v.optional(v.boolean(), false),
};

const meta = v.strictObject({ title: text, description: text });
const hero = v.strictObject({ title: text, description: text, image: imageKey });
const pictureSection = v.strictObject({ title: text, description: richText, image: imageKey, imageAlt: text });
const textSection = v.strictObject({ title: text, description: richText });

/** A day trip from a city, priced by our own engine: destination, passengers, departure and return. */
const exampleTrip = v.strictObject({
  to: text,
  /** The gazetteer's key of the place, needed if its name is ambiguous. */
  toKey: v.optional(text),
  passengers: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
  leave: v.optional(time, '08:30'),
  back: v.optional(time, '17:00'),
});

export const locationSchema = v.pipe(
  v.strictObject({
    ...facts,
    sites: v.pipe(v.array(v.picklist(siteKeys)), v.length(1, 'a location belongs to one site')),
    slug,
    /** The name of the place in the language, if it differs from its `slug` (docs/specification.md#place-names). */
    languageSlug: v.optional(slug),
    /** A shared name for a city with pages on several sites: they are then equivalents of each other. */
    city: v.optional(slug),
    popular: v.boolean(),
    title: text,
    hero,
    location: pictureSection,
    platform: pictureSection,
    value: textSection,
    facts: v.optional(cityFactsSchema, []),
    notes: v.optional(cityNotesSchema, []),
    exampleTrips: v.optional(v.pipe(v.array(exampleTrip), v.maxLength(3, 'has more than three')), []),
    meta,
  }),
  v.forward(v.partialCheck([['facts'], ['notes']], areNotesBorneOut, 'name a fact that is not there, or leave one unsaid'), ['notes']),
  v.transform((location) => ({ ...location, languageSlug: location.languageSlug ?? location.slug })),
);

export const occasionSchema = v.strictObject({
  ...facts,
  key: v.picklist(occasionKeys),
  title: text,
  hero,
  section1: pictureSection,
  section2: pictureSection,
  value: textSection,
  meta,
});

export const fleetSchema = v.strictObject({
  ...facts,
  key: v.picklist(fleetKeys),
  title: text,
  hero,
  section1: pictureSection,
  section2: pictureSection,
  section3: textSection,
  meta,
});

export const caseStudySchema = v.strictObject({
  ...facts,
  slug,
  languageSlug: slug,
  title: text,
  hero,
  section1: pictureSection,
  quote: text,
  section2: textSection,
  benefits: v.strictObject({ title: text, benefits: v.pipe(v.array(text), v.minLength(1)) }),
  quote2: text,
  section3: pictureSection,
  /** A trip like that of the story, priced by our own engine in each country; without it the page shows no price. */
  trip: v.optional(
    v.strictObject({
      kind: v.picklist(storyTripKinds),
      passengers: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
      wheelchairPlaces: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 0),
    }),
  ),
  meta,
});

export const faqCategorySchema = v.strictObject({ ...facts, slug, title: text });

export const faqSchema = v.strictObject({
  ...facts,
  slug,
  title: text,
  category: slug,
  pages: v.pipe(v.array(v.picklist(faqPages)), v.minLength(1)),
  question: text,
  content: richText,
});

export const reviewSchema = v.strictObject({
  ...facts,
  slug,
  title: text,
  content: richText,
  /** Our published answer. */
  reply: v.optional(richText),
  writtenAt: day,
  author: text,
  organisation: v.optional(v.union([v.literal(''), text]), ''),
  driverRating: stars,
  busRating: stars,
  platformRating: stars,
  weight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  weightType: v.picklist(weightTypes),
});

export const partnerSchema = v.strictObject({ ...facts, slug, name: text, logo: imageKey });

export const pageSchema = v.strictObject({
  ...facts,
  key: v.picklist(contentPageKeys),
  /** A template of a legal text: it is shown as it is, but a lawyer must read it before launch. */
  needsLegalReview: v.optional(v.boolean(), false),
  hero,
  sections: v.array(
    v.strictObject({
      /** Identifies the section for the page, whatever its position. */
      key: slug,
      title: text,
      description: richText,
      items: v.optional(v.array(v.strictObject({ title: text, description: text })), []),
    }),
  ),
  meta,
});

export const documentSchemas = {
  page: pageSchema,
  location: locationSchema,
  fleet: fleetSchema,
  occasion: occasionSchema,
  caseStudy: caseStudySchema,
  faqCategory: faqCategorySchema,
  faq: faqSchema,
  review: reviewSchema,
  partner: partnerSchema,
} as const satisfies Record<ContentKind, v.GenericSchema>;

export type Documents = { readonly [Kind in ContentKind]: v.InferOutput<(typeof documentSchemas)[Kind]> };
export type AnyDocument = Documents[ContentKind];
export type LocationDocument = Documents['location'];
export type OccasionDocument = Documents['occasion'];
export type FleetDocument = Documents['fleet'];
export type CaseStudyDocument = Documents['caseStudy'];
export type FaqDocument = Documents['faq'];
export type ReviewDocument = Documents['review'];
export type PartnerDocument = Documents['partner'];
export type PageDocument = Documents['page'];

/** Identifies the entry within its kind and site. */
export function slugOf(document: AnyDocument): string {
  return 'key' in document ? document.key : document.slug;
}
