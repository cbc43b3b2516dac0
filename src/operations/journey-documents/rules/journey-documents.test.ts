import { describe, expect, it } from 'vitest';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { sampleItinerary, sampleLeg, samplePlace } from '#domain/pricing/testing/sample-trips.ts';
import { languageOfDocument } from './document-language.ts';
import { getDocumentRule } from './document-rules.ts';
import { findNeededDocuments } from './needed-documents.ts';
import { createProgramme, findHomeStops, sumKilometres } from './programme.ts';
import { linesOf, sampleDocument, sampleDocumentInput } from './testing/sample-document.ts';

const coach = { class: 'coachHire', occasion: null } as const;

describe('the required documents of a journey', () => {
  it.each([
    ['Brugge–Ieper', ['BE', 'BE'], 'BE', ['be-reisblad']],
    ['Toledo–Madrid', ['ES', 'ES'], 'ES', ['es-hoja-de-ruta']],
    ['Lyon–Grenoble', ['FR', 'FR'], 'FR', ['fr-billet-collectif']],
    ['Utrecht–Paris', ['NL', 'FR'], 'NL', ['eu-journey-form']],
    ['Paris and back within a day from Lille through Belgium', ['FR', 'BE', 'FR'], 'FR', ['eu-journey-form']],
    ['a Dutch coach within Belgium', ['BE', 'BE'], 'NL', ['eu-journey-form']],
    ['a French coach within Spain', ['ES', 'ES'], 'FR', ['eu-journey-form', 'es-hoja-de-ruta']],
  ] as const)('%s', (_name, countries, operatorCountry, kinds) => {
    expect(findNeededDocuments({ ...coach, countries, operatorCountry })).toEqual({ kinds, notices: [] });
  });

  it('gives a school in France its file, at home and abroad, and no other', () => {
    const school = { class: 'coachHire', occasion: 'schools', operatorCountry: 'FR' } as const;
    expect(findNeededDocuments({ ...school, countries: ['FR', 'FR'] }).kinds).toEqual(['fr-billet-collectif', 'fr-dossier-scolaire']);
    expect(findNeededDocuments({ ...school, countries: ['FR', 'ES'] }).kinds).toEqual(['eu-journey-form', 'fr-dossier-scolaire']);
    expect(findNeededDocuments({ ...school, countries: ['ES', 'FR'] }).kinds).toEqual(['eu-journey-form']);
  });

  it('are none for eight passengers or fewer, with the reason, and none within the Netherlands and Germany', () => {
    const small = { class: 'taxiBus', occasion: 'schools', countries: ['FR', 'ES'], operatorCountry: 'FR' } as const;
    expect(findNeededDocuments(small)).toEqual({ kinds: [], notices: ['another-law'] });
    expect(findNeededDocuments({ ...coach, countries: ['DE', 'DE'], operatorCountry: 'DE' })).toEqual({
      kinds: [],
      notices: ['none-national'],
    });
  });

  it('include a note if another form applies', () => {
    expect(findNeededDocuments({ ...coach, countries: ['NL', 'GB'], operatorCountry: 'NL' }).notices).toEqual(['outside-area']);
    expect(findNeededDocuments({ ...coach, countries: ['NL', 'NO'], operatorCountry: 'NL' }).notices).toEqual([]);
  });
});

describe('the requirements of a document', () => {
  it.each([
    ['be-reisblad', 3, null],
    ['fr-billet-collectif', 2, null],
    ['es-hoja-de-ruta', 1, null],
    ['eu-journey-form', null, 56],
  ] as const)('%s is kept for its term', (kind, years, driverDays) => {
    expect(getDocumentRule(kind, '2026-12-03').retention).toEqual({ years, driverDays });
  });

  it('is a file with its own address in Spain from 5 October 2026 on (Ley 9/2025, disposición transitoria octava)', () => {
    expect(getDocumentRule('es-hoja-de-ruta', '2026-10-04')).toMatchObject({ form: 'free' });
    expect(getDocumentRule('es-hoja-de-ruta', '2026-10-05')).toMatchObject({ form: 'digital' });
  });

  it.each([
    ['be-reisblad', 'nl', '8000', 'nlBE'],
    ['be-reisblad', 'nlBE', '5000', 'frBE'],
    ['be-reisblad', 'frBE', '1000', 'frBE'],
    ['be-reisblad', 'en', '1000', 'nlBE'],
    ['be-reisblad', 'frBE', '8000', 'nlBE'],
    ['fr-billet-collectif', 'en', '69002', 'fr'],
    ['es-hoja-de-ruta', 'de', '45001', 'es'],
  ] as const)('%s of a customer who reads %s from %s is written in %s', (kind, language, zip, expected) => {
    const itinerary = sampleItinerary([{ place: { ...samplePlace('A', 'BE'), zip }, at: '2026-12-03 08:00' }]);
    expect(languageOfDocument(kind, { trip: { itinerary, language }, country: 'BE' })).toBe(expected);
  });

  it('writes the European form’s contents in the carrier’s language, or the customer’s before there is a carrier', () => {
    const { trip } = sampleDocumentInput('Utrecht–Paris', { language: 'frBE' });
    const languages = ['NL', 'BE', 'DE', ''].map((country) => languageOfDocument('eu-journey-form', { trip, country }));
    expect(languages).toEqual(['nl', 'frBE', 'de', 'frBE']);
  });
});

describe('the programme', () => {
  it('lists every section with its kilometres and countries, including empty ones to and from the depot', () => {
    const { programme, kilometres } = sampleDocument('eu-journey-form', 'Utrecht–Paris');
    expect(linesOf(programme)).toEqual([
      'empty Nieuwegein–Utrecht 12 NL',
      'group Utrecht–Paris 505 NL+BE+FR',
      'empty Paris–Nieuwegein 16 NL',
    ]);
    expect(kilometres).toBe(533);
    // The coach leaves the depot after 15 minutes of work there.
    expect(programme.map(({ departs }) => departs?.time ?? null)).toEqual(['06:45', '07:00', null]);
    expect(programme.at(-1)?.arrives).toEqual({ date: '2026-12-03', time: '21:00' });
  });

  it('lists the way home during a wait, and local drives', () => {
    const itinerary = sampleItinerary([
      { place: samplePlace('A'), at: '2026-12-03 08:00' },
      { place: samplePlace('B'), at: '2026-12-03 17:00' },
      { place: samplePlace('C'), at: '2026-12-03 19:00' },
      { place: samplePlace('A') },
    ]);
    const stops = itinerary.stops.map((stop, index) => (index === 2 ? { ...stop, localKilometres: 30 } : stop));
    const startsAt = '2026-12-03T06:00:00.000Z';
    const parts = [
      { kind: 'drive', minutes: 150 },
      { kind: 'home', minutes: 300 },
    ] as const;
    const run = [{ startsAt, endsAt: '2026-12-03T20:00:00.000Z', parts: [...parts] }];
    expect(findHomeStops({ stops }, run)).toEqual([1]);
    const visits = [{ stop: 1, toDepot: sampleLeg(20, 20), fromDepot: sampleLeg(21, 20) }];
    const depot = { name: 'Y', out: sampleLeg(5, 5), back: sampleLeg(5, 5), visits };
    const roads = { legs: [sampleLeg(50, 50), sampleLeg(10, 10), sampleLeg(60, 60)], depot };
    const programme = createProgramme({ itinerary: { ...itinerary, stops }, stopTimes: [], run, roads });
    expect(linesOf(programme)).toEqual([
      'empty Y–A 5 NL',
      'group A–B 50 NL',
      'empty B–Y 20 NL',
      'empty Y–B 21 NL',
      'group B–C 10 NL',
      'local C–C 30 NL',
      'group C–A 60 NL',
      'empty A–Y 5 NL',
    ]);
  });

  it('makes up no kilometres where no road is known', () => {
    const { itinerary } = sampleDocumentInput('Utrecht–Paris').trip;
    const programme = createProgramme({ itinerary, stopTimes: [], run: [], roads: null });
    expect(linesOf(programme)).toEqual(['group Utrecht–Paris ? ']);
    expect(sumKilometres(programme)).toBeNull();
  });
});

describe('a document', () => {
  it.each([
    ['be-reisblad', 'Brugge–Ieper', []],
    ['fr-billet-collectif', 'Lyon–Grenoble', []],
    ['fr-dossier-scolaire', 'Lyon–Grenoble', ['violet-card']],
    ['es-hoja-de-ruta', 'Toledo–Madrid', []],
    ['eu-journey-form', 'Utrecht–Paris', []],
  ] as const)('%s of %s lacks only what nobody keeps', (kind, name, missing) => {
    expect(sampleDocument(kind, name).missing).toEqual(missing);
  });

  it('lists missing data instead of inventing it', () => {
    const carrier = { name: '', street: '', zip: '', city: '', country: '', phone: '', taxNumber: '', licenceNumber: '' };
    const unknown = { carrier, vehicle: { plate: '', look: '', seats: null }, drivers: [], invoice: '', isPublished: false } as const;
    const { trip } = sampleDocumentInput('Lyon–Grenoble', { invoice: null });
    expect(sampleDocument('be-reisblad', 'Brugge–Ieper', unknown).missing).toEqual(['carrier', 'licence-number', 'plate', 'driver']);
    expect(sampleDocument('fr-billet-collectif', 'Lyon–Grenoble', { ...unknown, trip }).missing).toEqual([
      'carrier',
      'plate',
      'driver',
      'customer-address',
      'invoice',
    ]);
    expect(sampleDocument('es-hoja-de-ruta', 'Toledo–Madrid', unknown).missing).toContain('public-address');
    const formless = { form: { book: '', number: '' }, programme: [] };
    expect(sampleDocument('eu-journey-form', 'Utrecht–Paris', formless).missing).toEqual(['kilometres', 'empty-legs', 'form-number']);
  });

  it('names the customer and the destination, and that a foreign carrier drives within a country', () => {
    const document = sampleDocument('fr-billet-collectif', 'Lyon–Grenoble');
    expect(document).toMatchObject({
      from: '69002 Lyon',
      to: '38000 Grenoble',
      begins: { date: '2026-12-03', time: '07:00' },
      ends: { date: '2026-12-03', time: '18:45' },
      customer: { name: 'École Jules Ferry', address: 'Rue Garibaldi 12, 69003 Lyon', taxNumber: 'FR40303265045' },
      isCabotage: false,
    });
    const { carrier } = sampleDocumentInput('Lyon–Grenoble');
    expect(sampleDocument('eu-journey-form', 'Lyon–Grenoble', { carrier: { ...carrier, country: 'NL' } }).isCabotage).toBe(true);
  });

  it('omits times for empty drives that the plan does not contain, such as those of a coach from another depot', () => {
    const { trip, run } = sampleDocumentInput('Lyon–Grenoble');
    const far = sampleLeg(159, 110);
    const near = sampleLeg(12, 20);
    const programmeOf = (out: RoadLeg) =>
      createProgramme({
        ...{ itinerary: trip.itinerary, stopTimes: [], run },
        roads: { legs: [sampleLeg(112, 100), sampleLeg(112, 100)], depot: { name: 'Vénissieux', out, back: near, visits: [] } },
      });
    expect(programmeOf(near)[0]?.departs).not.toBeNull();
    expect(programmeOf(far)[0]?.departs).toBeNull();
    expect(sampleDocument('eu-journey-form', 'Lyon–Grenoble', { programme: programmeOf(far) }).missing).toContain('empty-legs');
    expect(sampleDocument('eu-journey-form', 'Lyon–Grenoble', { programme: programmeOf(near) }).missing).not.toContain('empty-legs');
  });

  it('leads a tour to its farthest town, not to the night before home', () => {
    const { trip } = sampleDocumentInput('Lyon–Grenoble');
    const [start, , end] = trip.itinerary.stops;
    if (start === undefined || end === undefined) throw new RangeError('The sample has three stops');
    const at = (town: string, latitude: number, longitude: number) => ({
      ...start,
      place: { ...start.place, name: town, town, zip: '', coordinates: { latitude, longitude } },
    });
    const home = { ...end, place: { ...start.place, coordinates: { latitude: 45.76, longitude: 4.84 } } };
    const stops = [{ ...start, place: home.place }, at('Sevilla', 37.39, -5.98), at('Tours', 47.39, 0.69), home];
    const tour = { ...trip, itinerary: { ...trip.itinerary, stops } };
    expect(sampleDocument('eu-journey-form', 'Lyon–Grenoble', { trip: tour })).toMatchObject({ from: '69002 Lyon', to: 'Sevilla' });
  });
});
