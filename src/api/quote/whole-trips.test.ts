import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';
import { priceItinerary } from '#operations/quotes/price-itinerary.ts';
import { anyOddInput, anyPlace } from '#operations/testing/odd-input.ts';
import { findChanges } from '#operations/trips/find-changes.ts';
import { listFindings } from './list-findings.ts';

/** Trips as a new user types them, with the embedded places and roads and the real rules, without any fake. */

const geo = { ...sharedGeo, rates: houseRates };
const now = '2026-11-21T10:00:00.000Z';
const day = '2027-03-13';

type Row = readonly [place: string, date?: string, time?: string];
type Trip = { readonly stops: readonly Row[]; readonly type?: string; readonly passengers?: unknown; readonly luggage?: string };
type Visit = { readonly site: SiteKey; readonly language: SiteLanguage };

const dutch: Visit = { site: 'nl', language: 'nl' };

async function ask({ stops, type = 'one-way', passengers = 30, luggage = 'none' }: Trip, visit = dutch) {
  const typed = stops.map(([placeText, date, time]) => ({ placeText, date, time }));
  return await previewQuote(geo, { input: { type, stops: typed, passengers, luggage }, visit, now });
}

async function price(trip: Trip, visit = dutch) {
  const answer = await ask(trip, visit);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  const { quote, personReasons } = answer.value;
  return { option: quote?.options[0] ?? null, reasons: personReasons, quote };
}

async function issuesOf(trip: Trip) {
  const answer = await ask(trip);
  return answer.ok ? [] : answer.failure;
}

/** Both ways in turn, each hour. */
const shuttles = Array.from({ length: 9 }, (_, index): Row => {
  const place = index % 2 === 0 ? 'Lyon' : 'Villefranche-sur-Saône';
  return index === 8 ? [place] : [place, day, `${15 + index}:00`];
});

describe('the trips of a new user', () => {
  it('Utrecht – Cologne and back on a Saturday, 52 with suitcases: one coach and one driver, taxed in both countries', async () => {
    const stops: Row[] = [['Utrecht', day, '08:00'], ['Keulen', day, '18:00'], ['Utrecht']];
    const { option } = await price({ type: 'return', stops, passengers: 52, luggage: 'case' });
    expect(option).toMatchObject({ vehicles: ['coachHire'], crew: { drivers: 1, overnights: 0 } });
    expect(option?.vat.map(({ countryCode, ratePercent }) => [countryCode, ratePercent])).toEqual([
      ['DE', 19],
      ['NL', 9],
    ]);
    expect(option?.netCents).toBeGreaterThan(130_000);
    expect(option?.netCents).toBeLessThan(190_000);
  });

  it('a school trip of five days, Ghent – Paris – Normandy: four nights, no VAT on its French kilometres', async () => {
    const stops: Row[] = [['Gent', '2027-03-15', '08:00'], ['Parijs', '2027-03-17', '09:00'], ['Caen', '2027-03-19', '11:00'], ['Gent']];
    const { option } = await price({ type: 'tour', stops, passengers: 48, luggage: 'case' }, { site: 'be', language: 'nlBE' });
    expect(option).toMatchObject({ vehicles: ['coachHire'], crew: { drivers: 1, overnights: 4 } });
    expect(option?.vat).toContainEqual(expect.objectContaining({ countryCode: 'FR', vatCents: 0, exemption: 'foreign-group' }));
    expect(option?.lines).toContainEqual(expect.objectContaining({ kind: 'tolls' }));
  });

  it('Madrid airport – Toledo by minibus at 23:30: with the night', async () => {
    const stops: Row[] = [['Aeropuerto de Madrid-Barajas', day, '23:30'], ['Toledo']];
    const { option } = await price({ stops, passengers: 15, luggage: 'hand' }, { site: 'es', language: 'es' });
    expect(option).toMatchObject({ vehicles: ['minibus'], crew: { drivers: 1 } });
    expect(option?.lines).toContainEqual(expect.objectContaining({ kind: 'night-hours' }));
    expect(option?.vat).toHaveLength(1);
  });

  it('Amsterdam – London and back on the third day: through the tunnel, with its fare as a separate line both ways', async () => {
    const stops: Row[] = [['Amsterdam', day, '07:00'], ['Londen', '2027-03-15', '12:00'], ['Amsterdam']];
    const { option, reasons } = await price({ type: 'tour', stops, passengers: 45, luggage: 'case' });
    expect(reasons).toEqual([]);
    expect(option?.lines.find(({ kind }) => kind === 'crossing')).toMatchObject({ quantity: 2, unitCents: 126_600, amountCents: 253_200 });
    expect(option?.vat.map(({ countryCode }) => countryCode)).toContain('GB');
  });

  it('Amsterdam – Dublin: goes to a person, because the fare over the water is unknown', async () => {
    const { option, reasons } = await price({ stops: [['Amsterdam', day, '08:00'], ['Dublin']] });
    expect(option).toBeNull();
    expect(reasons).toContain('ferry');
  });

  it('Berlin – Warsaw, one way: the second driver is listed with the reason', async () => {
    const { option } = await price({ stops: [['Berlin', day, '08:00'], ['Warschau']], passengers: 45 }, { site: 'de', language: 'de' });
    expect(option?.crew.drivers).toBe(2);
    expect(option?.lines.find(({ kind }) => kind === 'second-driver')?.reason).toMatchObject({
      key: 'driving-rules',
      values: { limit: 'daily-driving', article: '561/2006 art. 6(1)' },
    });
    expect(option?.vat.map(({ countryCode }) => countryCode)).toEqual(['PL', 'DE']);
  });

  it('eight hours of shuttles at a wedding near Lyon, every hour: the group never waits for the break of a single driver', async () => {
    const { option } = await price({ type: 'day-trip', stops: shuttles, passengers: 48 }, { site: 'fr', language: 'fr' });
    expect(option).toMatchObject({
      vehicles: ['coachHire'],
      crew: { drivers: 2, breaksMinutes: 0 },
      vat: [{ countryCode: 'FR', ratePercent: 10 }],
    });
    expect(option?.lines.find(({ kind }) => kind === 'second-driver')?.reason).toMatchObject({ values: { limit: 'break' } });
  });
});

describe('a place that was not chosen from the list', () => {
  const wedding: Row[] = [['Lyon', day, '15:00'], ['Vienne', day, '17:00'], ['Lyon', day, '22:00'], ['Vienne']];

  it('is the one near the other stops: Vienne on the Rhône for a wedding near Lyon, not Vienna', async () => {
    const answer = await ask({ type: 'day-trip', stops: wedding, passengers: 48 }, { site: 'fr', language: 'fr' });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    expect(answer.value.itinerary.stops.map(({ place }) => place.countryCode)).toEqual(['FR', 'FR', 'FR', 'FR']);
    expect(answer.value.quote).not.toBeNull();
  });

  it('is labelled by what distinguishes it from its namesakes', async () => {
    const answer = await ask({ stops: [['Figeac', day, '09:00'], ['Villeneuve']] }, { site: 'fr', language: 'fr' });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    expect(answer.value.itinerary.stops[1]?.place).toMatchObject({
      name: expect.stringMatching(/^Villeneuve \(.+\)$/),
      town: 'Villeneuve',
    });
  });

  it('counts the places that were chosen', async () => {
    const [lyon] = await geo.places.searchPlaces({ text: 'Lyon', language: 'fr', countryCode: 'FR', near: null, limit: 1 });
    const stops = [
      { placeText: 'Vienne', date: day, time: '09:00' },
      { placeKey: lyon?.key, placeText: 'anything' },
    ];
    const input = { type: 'one-way', stops, passengers: 30 };
    const answer = await previewQuote(geo, { input, visit: { site: 'be', language: 'frBE' }, now });
    expect(answer).toMatchObject({ ok: true, value: { itinerary: { stops: [{ place: { countryCode: 'FR' } }, {}] } } });
  });
});

/**
 * A round of towns, one a day from the first day on; `freeDay` is spent where it began. All are too far for the coach to spend a night at
 * home, where a rested driver would take over.
 */
function tourOf({ days, freeDay }: { readonly days: number; readonly freeDay: number | null }): Trip {
  const far = ['Stuttgart', 'München', 'Salzburg', 'Regensburg', 'Nürnberg', 'Würzburg'];
  const towns = ['Utrecht', ...far, ...far, ...far];
  const dates = Array.from({ length: days }, (_, index) => index + 1).filter((date) => date !== freeDay);
  const rows = dates.map((date, index): Row => [towns[index] ?? '', `2027-03-${String(date).padStart(2, '0')}`, '09:00']);
  return { type: 'tour', stops: [...rows, ['Utrecht']], passengers: 48, luggage: 'case' };
}

describe('a tour', () => {
  it('of fourteen days is priced if the driver has a free day, with every night away', async () => {
    const { option, reasons } = await price(tourOf({ days: 14, freeDay: 7 }));
    expect(reasons).toEqual([]);
    expect(option?.crew).toMatchObject({ drivers: 1, overnights: 13 });
    expect(option?.lines.find(({ kind }) => kind === 'vehicle')?.quantity).toBe(14);
  });

  it('of thirteen days without one goes to a person: a driver needs a weekly rest', async () => {
    expect((await price(tourOf({ days: 12, freeDay: null }))).reasons).toEqual([]);
    expect((await price(tourOf({ days: 13, freeDay: null }))).reasons).toEqual(['beyond-driving-rules']);
  });

  it('of thirteen days without one shows where it would help', async () => {
    const answer = await ask(tourOf({ days: 13, freeDay: null }));
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    const changes = await findChanges(geo, answer.value);
    expect(changes.map(({ kind }) => kind)).toContain('free-day');
    for (const { makesLawful, itinerary } of changes) {
      expect(makesLawful).toBe(true);
      const again = await priceItinerary({ roads: geo.roads, rates: houseRates, itinerary, group: answer.value.group, site: 'nl', now });
      expect(again.personReasons).toEqual([]);
    }
  });

  it('of fourteen days without one shows which rule requires it', async () => {
    const answer = await ask(tourOf({ days: 14, freeDay: null }));
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    expect(listFindings(answer.value)).toMatchObject([{ about: 'rule', rule: 'weekly-rest' }]);
  });
});

describe('a drive that takes two drivers a day, and one with a night on the way', () => {
  it.each([
    ['Praag', '2027-05-18'],
    ['Wenen', '2027-05-20'],
  ])('to %s and back: the night is offered with what it saves, and costs that when it is taken', async (to, back) => {
    const stops: Row[] = [['Utrecht', '2027-05-14', '07:00'], [to, back, '08:00'], ['Utrecht']];
    const answer = await ask({ type: 'return', stops, passengers: 48 });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    const night = (await findChanges(geo, answer.value)).find(({ kind }) => kind === 'night-on-the-way');
    expect(night).toMatchObject({ gain: 'driver', driversBefore: 2, driversAfter: 1, makesLawful: false });
    expect(night?.savesCents).toBeGreaterThan(50_000);
    expect(night?.nights?.map(({ stop }) => stop)).toEqual([1, 3]);
    const typed = night?.itinerary.stops.map(({ place, departure }, index) => ({
      ...{ placeText: place.name, placeKey: night.nights?.find(({ stop }) => stop === index)?.key ?? '' },
      ...departure,
    }));
    const input = { type: night?.itinerary.type, stops: typed, passengers: 48, luggage: 'none' };
    const taken = await previewQuote(geo, { input, visit: dutch, now });
    if (!taken.ok) throw new Error(JSON.stringify(taken.failure));
    expect(taken.value.itinerary).toEqual(night?.itinerary);
    expect(taken.value.quote?.options[0]).toMatchObject({ totalCents: night?.totalCents, crew: { drivers: 1 } });
  });

  it('is not offered where one driver is enough in a day, or the group would be late', async () => {
    for (const [to, back] of [
      ['Parijs', '2027-05-16'],
      ['Praag', '2027-05-15'],
    ] as const) {
      const answer = await ask({
        type: 'return',
        stops: [['Utrecht', '2027-05-14', '07:00'], [to, back, '08:00'], ['Utrecht']],
        passengers: 48,
      });
      if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
      const found = await findChanges(geo, answer.value);
      expect(found.filter(({ kind, nights = [] }) => kind === 'night-on-the-way' && nights.some(({ stop }) => stop === 1))).toEqual([]);
    }
  });
});

describe('a wedding that ends at three in the night', () => {
  it('is priced with the night after it, although its return has the date of the wedding, and the answer says so', async () => {
    const saturday = '2027-06-19';
    const stops: Row[] = [['Sevilla', saturday, '17:00'], ['Carmona', saturday, '03:00'], ['Sevilla']];
    const answer = await ask({ type: 'return', stops, passengers: 40 }, { site: 'es', language: 'es' });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    expect(answer.value.itinerary.stops[1]?.departure).toEqual({ date: '2027-06-20', time: '03:00' });
    expect(answer.value.itinerary.stops.map(({ isNextDay }) => isNextDay)).toEqual([undefined, true, undefined]);
    expect(answer.value.quote).not.toBeNull();
  });
});

describe('a week in the snow, Utrecht – Gerlos', () => {
  const [out, back] = [['2027-02-05', '20:00'] as const, ['2027-02-13', '10:00'] as const];
  const skiers = { passengers: 48, luggage: 'sports' } as const;

  it('costs less than two one-ways, and includes no second driver for the idle days', async () => {
    const stops: Row[] = [['Utrecht', ...out], ['Gerlos', ...back], ['Utrecht']];
    const week = (await price({ type: 'return', stops, ...skiers })).option;
    const there = (await price({ stops: [['Utrecht', ...out], ['Gerlos']], ...skiers })).option;
    const home = (await price({ stops: [['Gerlos', ...back], ['Utrecht']], ...skiers })).option;
    expect(week?.totalCents).toBeLessThan((there?.totalCents ?? 0) + (home?.totalCents ?? 0));
    // It was 13,039 euros with nine days and seven nights of a second driver; two days of driving and two of travelling remain.
    expect(week?.totalCents).toBeLessThan(1_100_000);
    const linesOf = (kind: string) => week?.lines.filter((line) => line.kind === kind) ?? [];
    expect(linesOf('second-driver')).toMatchObject([{ quantity: 4 }]);
    expect(linesOf('second-driver-journey')).toMatchObject([{ reason: { values: { journeys: 2 } } }]);
    expect(linesOf('duty-hours')[0]?.quantity).toBeLessThan(36);
  });

  it('bills the rest of the crew in Gerlos with rooms, not by the hour', async () => {
    const { option } = await price({ stops: [['Utrecht', ...out], ['Gerlos']], ...skiers });
    expect(option?.crew.overnights).toBeGreaterThan(0);
    // 36 hours were billed, of which some 12.7 were the rest after the group had left.
    expect(option?.lines.find(({ kind }) => kind === 'duty-hours')?.quantity).toBeLessThan(26);
  });
});

describe('trips without an automatic price', () => {
  it.each([
    ['Athene', 'Delphi'],
    ['Stockholm', 'Uppsala'],
  ])('%s is called no island, though our depots lie across a sea', async (from, to) => {
    const { reasons } = await price({ stops: [[from, day, '08:00'], [to]] });
    expect(reasons).toEqual(['no-operator']);
  });

  it.each([
    ['Vlieland, whose ferry takes no coaches', ['Oost-Vlieland', 'Amsterdam'], 'no-ferry'],
    ['an island beside a depot', ['Den Burg', 'De Koog'], 'island'],
    ['an island far from any depot', ['Ibiza', 'Sant Antoni de Portmany'], 'no-operator'],
    ['Great Britain alone, which a coach from the Union may not serve', ['Oxford', 'Cambridge'], 'cabotage'],
    ['from an island with a depot to the mainland', ['Palermo', 'Napels'], 'ferry'],
    ['to such an island', ['Barcelona', 'Palma de Mallorca'], 'ferry'],
    ['further than any crew drives in a day', ['München', 'Istanbul'], 'beyond-driving-rules'],
    ['a closed country', ['Berlijn', 'Lviv'], 'no-road'],
  ] as const)('%s', async (_, [from, to], reason) => {
    const { option, reasons } = await price({ stops: [[from, day, '08:00'], [to]] });
    expect(option).toBeNull();
    expect(reasons).toContain(reason);
  });

  it.each([
    ['Mallorca', ['Palma de Mallorca', 'Alcúdia'], 'ES'],
    ['Tenerife', ['Santa Cruz de Tenerife', 'Puerto de la Cruz'], 'ES'],
    ['Gran Canaria', ['Las Palmas de Gran Canaria', 'Maspalomas'], 'ES'],
    ['Sicily', ['Catania', 'Palermo'], 'IT'],
    ['Sardinia', ['Cagliari', 'Olbia'], 'IT'],
    ['Corsica', ['Ajaccio', 'Bastia'], 'FR'],
  ] as const)('but a trip within %s is, from a depot there', async (_, [from, to], country) => {
    const { option, reasons, quote } = await price({ stops: [[from, day, '08:00'], [to]] });
    expect(reasons).toEqual([]);
    expect(option?.vat.map(({ countryCode }) => countryCode)).toEqual([country]);
    expect(quote?.emptyKilometres).toBeLessThan(400);
  });

  it('four hundred kilometres in an hour', async () => {
    const { reasons } = await price({ type: 'return', stops: [['Utrecht', day, '10:00'], ['Frankfurt', day, '11:00'], ['Utrecht']] });
    expect(reasons).toEqual(['beyond-driving-rules']);
  });
});

describe('bad input is a finding on its stop', () => {
  const second = (date: string, time: string): Trip => ({
    type: 'return',
    stops: [['Utrecht', day, '08:00'], ['Gouda', date, time], ['Utrecht']],
  });
  it.each([
    ['an unknown place', { stops: [['Nergenshuizen', day, '08:00'], ['Utrecht']] }, 'stops.0.place', 'place-unknown'],
    ['stops in the wrong order', second('2027-03-12', '17:00'), 'stops.1.date', 'before-previous'],
    ['back before it leaves', second(day, '07:00'), 'stops.1.time', 'before-previous'],
    ['an hour that the spring skips', { stops: [['Utrecht', '2027-03-28', '02:30'], ['Gouda']] }, 'stops.0.time', 'gap'],
    ['an hour that the autumn has twice', { stops: [['Utrecht', '2027-10-31', '02:30'], ['Gouda']] }, 'stops.0.time', 'twice'],
    ['that hour in Finland', { stops: [['Helsinki', '2027-10-31', '03:30'], ['Turku']] }, 'stops.0.time', 'twice'],
    ['the past', { stops: [['Utrecht', '2026-11-20', '08:00'], ['Gouda']] }, 'stops.0.date', 'past'],
    ['in half an hour', { stops: [['Utrecht', '2026-11-21', '11:30'], ['Gouda']] }, 'stops.0.time', 'too-soon'],
    ['in five years', { stops: [['Utrecht', '2031-11-21', '08:00'], ['Gouda']] }, 'stops.0.date', 'too-far'],
    ['the same stop twice', { stops: [['Utrecht', day, '08:00'], ['utrecht']] }, 'stops.1.place', 'same-place'],
    ['nobody', { stops: [['Utrecht', day, '08:00'], ['Gouda']], passengers: 0 }, 'passengers', 'too-few'],
    ['ten thousand', { stops: [['Utrecht', day, '08:00'], ['Gouda']], passengers: 10_000 }, 'passengers', 'too-many'],
  ] as const)('%s', async (_, trip, field, code) => {
    expect(await issuesOf(trip)).toEqual([expect.objectContaining({ field, code })]);
  });
});

const anyMoment = fc.record({ hour: fc.integer({ min: 0, max: 23 }), quarter: fc.integer({ min: 0, max: 3 }) });

describe('any trip between real places', () => {
  it('has VAT that adds up to the whole, over the countries that its roads lie in', async () => {
    const anyTrip = fc.record({
      places: fc.uniqueArray(anyPlace, { minLength: 2, maxLength: 5 }),
      moment: anyMoment,
      passengers: fc.integer({ min: 1, max: 500 }),
    });
    await fc.assert(
      fc.asyncProperty(anyTrip, async ({ places, moment: { hour, quarter }, passengers }) => {
        const time = `${String(hour).padStart(2, '0')}:${String(quarter * 15).padStart(2, '0')}`;
        const stops = places.map(
          (place, index): Row => (index === places.length - 1 ? [place] : [place, `2027-03-${10 + 2 * index}`, time]),
        );
        const { quote, reasons } = await price({ type: 'tour', stops, passengers });
        expect(quote === null).toBe(reasons.length > 0);
        for (const { vat, netCents, vatCents, totalCents } of quote?.options ?? []) {
          expect(vat.reduce((sum, share) => sum + share.netCents, 0)).toBe(netCents);
          expect(vat.reduce((sum, share) => sum + share.vatCents, 0)).toBe(vatCents);
          expect(netCents + vatCents).toBe(totalCents);
          expect(new Set(vat.map(({ countryCode }) => countryCode)).size).toBe(vat.length);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('any input, however odd', () => {
  it('is answered', async () => {
    await fc.assert(
      fc.asyncProperty(anyOddInput, async (input) => {
        const answer = await previewQuote(geo, { input, visit: dutch, now });
        if (!answer.ok) expect(answer.failure.length).toBeGreaterThan(0);
        else expect(answer.value.quote === null).toBe(answer.value.personReasons.length > 0);
      }),
      { numRuns: 200 },
    );
  });
});
