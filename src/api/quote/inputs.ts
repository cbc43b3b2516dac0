import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { findOfferedLanguage } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { builder, Domain, Language } from '../builder.ts';

/** `domain/trip` parses and checks everything that a visitor types, so that each mistake is answered beside its field. */

const StopInput = builder.inputType('StopInput', {
  fields: (t) => ({
    placeKey: t.string({ description: 'Key of a place that `searchPlaces` found.' }),
    placeText: t.string({ description: 'The place as typed, where no key is known.' }),
    date: t.string({ description: 'YYYY-MM-DD, local to the stop; the last stop has none.' }),
    time: t.string({
      description: 'HH:MM. Of a time that the clocks have twice, with the one that is meant: `02:30 first` or `02:30 second`.',
    }),
    arriveByDate: t.string({
      description: 'With `arriveByTime` the latest arrival here, local; the stop before may then leave its date and time to us.',
    }),
    arriveByTime: t.string({ description: 'HH:MM, as `time`.' }),
    notes: t.string(),
    localKilometres: t.field({ type: 'Typed', description: 'Kilometres driven about the place.' }),
  }),
});

const PickUpInput = builder.inputType('PickUpInput', {
  fields: (t) => ({
    placeKey: t.string({ description: 'Key of a place that `searchPlaces` found.' }),
    placeText: t.string({ description: 'The place as typed, where no key is known.' }),
    time: t.string({ description: 'HH:MM, the one nearest to when the first stop is left; left out, all meet at the next stop.' }),
    passengers: t.field({ type: 'Typed', description: 'How many board here.' }),
  }),
});

export const ItineraryInputRef = builder.inputType('ItineraryInput', {
  fields: (t) => ({
    type: t.string({ required: true, description: '`one-way`, `return`, `day-trip` or `tour`.' }),
    stops: t.field({ type: [StopInput], required: true }),
    passengers: t.field({ type: 'Typed' }),
    luggage: t.string(),
    wheelchairPlaces: t.field({ type: 'Typed' }),
    babySeats: t.field({ type: 'Typed', description: 'Seats for children up to a year.' }),
    childSeats: t.field({ type: 'Typed', description: 'From one year to four.' }),
    boosterSeats: t.field({ type: 'Typed', description: 'From four years to twelve.' }),
    occasion: t.string(),
    flightNumber: t.string(),
    extras: t.stringList(),
    notes: t.string(),
    suppliesDriverRoom: t.boolean({ description: 'The group books the driver’s room on nights away.' }),
    secondReturnTime: t.string({
      description:
        'HH:MM: of a return or a day trip, where a part of the group comes back later; the first such hour after the first return.',
    }),
    secondReturnPassengers: t.field({ type: 'Typed', description: 'How many come back by it.' }),
    pickUps: t.field({ type: [PickUpInput], description: 'Where else parts of the group board, three at most.' }),
  }),
});

export const CustomerInput = builder.inputType('CustomerInput', {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    email: t.string(),
    phone: t.string(),
    organisation: t.string(),
  }),
});

/** The visit of a mutation: which site and in which language. */
export const visitArguments = builder.args((t) => ({
  domain: t.field({ type: Domain, required: true }),
  language: t.field({ type: Language, required: true }),
}));

/** Mails and pages of a trip come in its language, so it must be one that its site offers. */
export function visitOf({ domain, language }: { readonly domain: SiteKey; readonly language: SiteLanguage | 'eu' }): PlaceOfVisit {
  const site = getSite(domain);
  return { site: domain, language: findOfferedLanguage(site, language) ?? site.languages[0] };
}
