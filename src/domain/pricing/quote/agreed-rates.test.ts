import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fleetKeys } from '#domain/sites/keys.ts';
import { type AgreedRates, findAgreedRates, overlaps } from '../rates/agreed-rates.ts';
import type { RateBook } from '../rates/rate-book.ts';
import { houseBook } from '../testing/house-rates.ts';
import { dayTrip, sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { makeQuote } from './make-quote.ts';
import { nothingAgreed, type Quote } from './quote.ts';

const book = houseBook();
const coach = { dayCents: 20_000, kilometreCents: 145, hourCents: 4_500, minimumCents: 50_000 };
const agreed: AgreedRates = { from: '2026-12-01', until: '2026-12-31', vehicles: { coachHire: coach } };

function quoteOf(question: { readonly book: RateBook } & Partial<typeof dayTrip>, passengers = 48): Quote {
  const made = makeQuote({ ...dayTrip, group: sampleGroup(passengers), siteCountry: 'NL', now: '2026-11-21T10:00:00.000Z', ...question });
  if (!made.ok) throw new Error(made.failure.join());
  return made.value;
}

const amountsOf = (quote: Quote) =>
  quote.options.map(({ lines, ...option }) => [option, lines.map(({ reason: _reason, ...line }) => line)]);

describe('a price at agreed rates', () => {
  it('has them on its lines as they were agreed, at no level of a country, and says so', () => {
    const [usual, own] = [quoteOf({ book }), quoteOf({ book: { ...book, agreed: [agreed] } })];
    const lineOf = (quote: Quote, kind: string) => quote.options[0]?.lines.find((line) => line.kind === kind);
    // The depot is in the Netherlands: 105 percent of the card's 1.25.
    expect([lineOf(usual, 'service-kilometres')?.unitCents, lineOf(own, 'service-kilometres')?.unitCents]).toEqual([131, 145]);
    expect(lineOf(own, 'vehicle')).toMatchObject({ quantity: 1, unitCents: 20_000, reason: { values: { agreed: 1, seats: 50 } } });
    // Two days of 200, 90 km with the group and 18 km from and to the depot at 1.45, three hours of 45, and a room of the card's 110.
    expect(own.options[0]?.netCents).toBe(2 * 20_000 + 108 * 145 + 3 * 4_500 + 11_000);
    expect([usual.agreed, own.agreed]).toEqual([undefined, { ...nothingAgreed, rates: agreed }]);
  });

  it('is at least the agreed minimum', () => {
    const high = { ...agreed, vehicles: { coachHire: { ...coach, minimumCents: 90_000 } } };
    const [cheapest] = quoteOf({ book: { ...book, agreed: [high] } }).options;
    const minimum = cheapest?.lines.find(({ kind }) => kind === 'minimum');
    // The hours of waiting are in the minimum, so no room is needed.
    expect(cheapest?.netCents).toBe(90_000);
    expect(minimum).toMatchObject({ reason: { values: { agreed: 1, minimumCents: 90_000 } } });
  });

  it('is the card’s before and after the period, and for a vehicle that is not on the list', () => {
    const usual = quoteOf({ book });
    for (const [from, until] of [
      ['2026-12-02', null],
      ['2026-01-01', '2026-11-30'],
    ] as const) {
      expect(quoteOf({ book: { ...book, agreed: [{ ...agreed, from, until }] } })).toEqual(usual);
    }
    const small = quoteOf({ book: { ...book, agreed: [agreed] } }, 12).options[0];
    expect(small).toEqual(quoteOf({ book }, 12).options[0]);
  });

  it('is the card’s to the cent where the card was agreed', () => {
    // Cards at a level of 100 percent, so that no amount is rounded.
    const level = { ...book, card: { ...book.card, countryPercent: { ...book.card.countryPercent, NL: 100 }, vehiclePercent: {} } };
    const same = { ...level, agreed: [{ from: '2026-01-01', until: null, vehicles: book.card.vehicles }] };
    const wait = fc.integer({ min: 0, max: 2_000 });
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 350 }), wait, fc.integer({ min: 1, max: 160 }), (kilometres, minutes, passengers) => {
        const back = new Date(Date.UTC(2026, 11, 1, 8) + (Math.ceil(kilometres * 0.8) + minutes) * 60_000).toISOString();
        const itinerary = sampleItinerary([
          { place: samplePlace('Utrecht'), at: '2026-12-01 08:00' },
          { place: samplePlace('Elsewhere'), at: `${back.slice(0, 10)} ${back.slice(11, 16)}` },
          { place: samplePlace('Utrecht') },
        ]);
        const leg = sampleLeg(kilometres, kilometres * 0.8);
        const asked = { itinerary, routed: sampleRoute([leg, leg]), group: sampleGroup(passengers) };
        const [one, other] = [level, same].map((each) =>
          makeQuote({ ...asked, siteCountry: 'NL', now: '2026-11-21T10:00:00.000Z', book: each }),
        );
        expect(other?.ok).toBe(one?.ok);
        if (one?.ok && other?.ok) expect(amountsOf(other.value)).toEqual(amountsOf(one.value));
      }),
      { numRuns: 40 },
    );
    expect(Object.keys(book.card.vehicles)).toEqual(expect.arrayContaining([...fleetKeys]));
  });
});

describe('periods of agreed rates', () => {
  const period = (from: string, until: string | null) => ({ from, until, vehicles: {} });

  it('hold on their first and their last day', () => {
    const all = [period('2026-01-01', '2026-06-30'), period('2026-07-01', null)];
    const found = ['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01', '2030-01-01'].map((day) => findAgreedRates(all, day)?.from);
    expect(found).toEqual([undefined, '2026-01-01', '2026-01-01', '2026-07-01', '2026-07-01']);
  });

  it.each([
    [period('2026-01-01', '2026-06-30'), period('2026-06-30', null), true],
    [period('2026-01-01', '2026-06-30'), period('2026-07-01', null), false],
    [period('2026-01-01', null), period('2030-01-01', '2030-01-02'), true],
    [period('2030-01-01', null), period('2026-01-01', '2029-12-31'), false],
  ])('%j and %j share a day: %s', (one, other, isTrue) => {
    expect([overlaps(one, other), overlaps(other, one)]).toEqual([isTrue, isTrue]);
  });
});
