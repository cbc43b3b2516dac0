import { siteKeys } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { SalesWords } from './sales-words.ts';

type Choices = readonly (readonly [value: string, text: string])[];

/** The choices of a journey's fields, in the words of the customer's own form. */
export type JourneyChoices = {
  readonly visits: Choices;
  readonly types: Choices;
  readonly luggage: Choices;
  readonly occasions: Choices;
  readonly extras: Choices;
  readonly childSeats: Choices;
};

const keys = {
  types: ['one-way', 'return', 'day-trip', 'tour'],
  luggage: ['none', 'hand', 'case', 'sports'],
  occasions: ['companyEvent', 'schools', 'events', 'tours', 'holiday'],
  extras: ['toilet', 'wifi', 'trailer', 'microphone', 'fridge'],
  childSeats: ['babySeats', 'childSeats', 'boosterSeats'],
} as const;

/** Each site in each of its languages is one choice. Mails and pages of the trip use it. */
export function listJourneyChoices({ form, sales, travel }: SalesWords): JourneyChoices {
  const languages = new Intl.DisplayNames([travel.tag], { type: 'language' });
  const named = (of: readonly string[], textOf: (key: string) => string): Choices => of.map((key) => [key, textOf(key)]);
  return {
    visits: siteKeys.flatMap((site) =>
      getSite(site).languages.map((language) => [`${site} ${language}`, `${site}: ${languages.of(tagOf(language)) ?? language}`] as const),
    ),
    types: named(keys.types, (key) => form(`type.${key}.label`)),
    luggage: named(keys.luggage, (key) => form(`luggage.${key}`)),
    occasions: [['', sales('journey.noOccasion')], ...named(keys.occasions, (key) => form(`occasions.${key}`))],
    extras: named(keys.extras, (key) => form(`extras.${key}`)),
    childSeats: named(keys.childSeats, (key) => sales('journey.babySeats', { age: form(`childSeats.${key}`) })),
  };
}
