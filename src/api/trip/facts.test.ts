import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { describeRoute, labelOf } from '#domain/itinerary/describe-itinerary.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { formatAmount, formatCents } from '#domain/money/format-money.ts';
import { figuresOf } from './facts.ts';

const trip = createSampleTrip();
const unpriced = createSampleTrip({ quote: null });

describe('formatEuros', () => {
  it.each([
    [0, '0'],
    [5, '0.05'],
    [100, '1.00'],
    [123_450, '1234.50'],
    [-1_250, '-12.50'],
  ])('writes %d cents as %s', (cents, expected) => {
    expect(formatEuros(cents)).toBe(expected);
  });

  it('is read back by the site to the cent', () => {
    fc.assert(
      fc.property(fc.integer(), (cents) => {
        expect(formatAmount(formatEuros(cents), 'nl-NL')).toBe(formatCents(cents, 'nl-NL'));
      }),
    );
  });
});

describe('the facts of the quote', () => {
  it('is hours, in hundredths, and the lowest total', () => {
    expect(figuresOf(trip)).toMatchObject({ shift: 10.17, hours: 2.17, lowestFullPriceCents: 45_455, days: 1 });
  });

  it('is null without a quote', () => {
    expect(figuresOf(unpriced)).toBeNull();
  });
});

describe('an itinerary', () => {
  const [first, second] = trip.itinerary.stops;
  if (first === undefined || second === undefined) throw new Error('The sample has stops');

  it('is named by its far end', () => {
    expect(describeRoute(trip.itinerary)).toBe('Utrecht – Efteling');
    expect(describeRoute({ type: 'one-way', stops: [first, second] })).toBe('Utrecht – Efteling');
  });

  it('has stops in one line, without repetitions', () => {
    expect([labelOf(first), labelOf(second)]).toEqual(['Jaarbeursplein 1, 3521 AL Utrecht', 'Efteling, Europalaan 1, 5171 KW Kaatsheuvel']);
    const namesake = { ...first, place: { ...first.place, name: 'Villeneuve (Agen)', town: 'Villeneuve', street: '', zip: '' } };
    expect(labelOf(namesake)).toBe('Villeneuve (Agen)');
  });
});
