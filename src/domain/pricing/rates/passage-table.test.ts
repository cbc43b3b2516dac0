import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { houseBook } from '../testing/house-rates.ts';
import { quoteOf, reasonsOf } from '../testing/sample-quotes.ts';
import { sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { passageTableSchema } from './passage-table.ts';

/** Utrecht – London on one day, back two days later. */
function london(crossing = 'eurotunnel') {
  const crossings = [{ key: crossing, kind: 'shuttle-train', minutesOnBoard: 35 }] as const;
  const leg = sampleLeg(468, 400, { kilometresByCountry: { NL: 80, BE: 200, FR: 60, GB: 128 }, crossings, hasFerry: true });
  const stops = [
    { place: samplePlace('Utrecht'), at: '2027-03-16 08:00' },
    { place: samplePlace('London', 'GB'), at: '2027-03-18 12:00' },
    { place: samplePlace('Utrecht') },
  ];
  return { itinerary: { ...sampleItinerary(stops), type: 'day-trip' as const }, routed: sampleRoute([leg, leg]) };
}

function bookWith(passage: { readonly cents: number | null; readonly certainty: 'read' | 'to-check' }) {
  const book = houseBook();
  return { ...book, passages: { ...book.passages, passages: { eurotunnel: { ...passage, source: 'A test' } } } };
}

describe('a passage by ferry or shuttle train', () => {
  it('goes to a person while its price is unknown', () => {
    expect(reasonsOf({ ...london(), book: bookWith({ cents: null, certainty: 'to-check' }) })).toEqual(['ferry']);
    expect(reasonsOf({ ...london(), book: bookWith({ cents: 50_000, certainty: 'to-check' }) })).toEqual(['ferry']);
    expect(reasonsOf({ ...london('newhaven-dieppe'), book: bookWith({ cents: 50_000, certainty: 'read' }) })).toEqual(['ferry']);
  });

  it('is a line of the price, in both directions, once its price is known', () => {
    const [option] = quoteOf({ ...london(), book: bookWith({ cents: 50_000, certainty: 'read' }) }).options;
    expect(option?.lines.find(({ kind }) => kind === 'crossing')).toMatchObject({ quantity: 2, unitCents: 50_000, amountCents: 100_000 });
  });

  it('does not count as known without a price', () => {
    const table = { source: 'A test', passages: { eurotunnel: { cents: null, certainty: 'read', source: 'A test' } } };
    expect(v.safeParse(passageTableSchema, table).issues?.[0]?.message).toBe('has no price that was read');
  });
});
