import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaceKind } from '#domain/itinerary/itinerary.ts';
import { makeQuote } from '../quote/make-quote.ts';
import { houseBook } from '../testing/house-rates.ts';
import { question, quoteOf } from '../testing/sample-quotes.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';

const placeOf = (kind: PlaceKind) => ({ ...samplePlace(kind), kind });

/** One drive between two places of a kind, on a Tuesday. */
function driveOf(from: PlaceKind, to: PlaceKind, kilometres = 45) {
  const stops = [{ place: placeOf(from), at: '2027-03-16 10:00' }, { place: placeOf(to) }];
  return { itinerary: { ...sampleItinerary(stops), type: 'one-way' as const }, routed: sampleRoute([sampleLeg(kilometres, kilometres)]) };
}

const linesOf = (trip: ReturnType<typeof driveOf>) => quoteOf(trip).options[0]?.lines ?? [];
const netOf = (trip: ReturnType<typeof driveOf>) => quoteOf(trip).options[0]?.netCents ?? 0;

describe('a transfer', () => {
  it.each<readonly [PlaceKind, PlaceKind, number | null]>([
    ['airport', 'town', 60],
    ['station', 'hotel', 15],
    ['airport', 'station', 60],
    ['hotel', 'airport', null],
  ])('from %s to %s has a minimum of its own and says how long the coach waits: %s minutes', (from, to, minutes) => {
    const lines = linesOf(driveOf(from, to, 10));
    const { card } = houseBook();
    const least = (card.vehicles.coachHire.minimumCents * card.countryPercent.NL * card.transfer.minimumPercent) / 10_000;
    expect(lines.reduce((total, { amountCents }) => total + amountCents, 0)).toBe(least);
    expect(lines.find(({ kind }) => kind === 'minimum')?.reason).toEqual({ key: 'transfer-minimum', values: { minimumCents: least } });
    const waiting = lines.filter(({ kind }) => kind === 'waiting');
    const included = { amountCents: 0, included: true, reason: { key: 'transfer-waiting', values: { minutes } } };
    expect(waiting).toMatchObject(minutes === null ? [] : [included]);
  });

  it('is none between two towns, with a stop on the way or farther than the card allows', () => {
    expect(linesOf(driveOf('town', 'hotel', 10)).find(({ kind }) => kind === 'minimum')?.reason?.key).toBe('below-minimum');
    expect(linesOf(driveOf('airport', 'town', 101)).map(({ kind }) => kind)).not.toContain('waiting');
    expect(linesOf(driveOf('airport', 'town', 100)).map(({ kind }) => kind)).toContain('waiting');
  });

  it('costs no more than the same drive between towns, and no less for a longer one', () => {
    for (let kilometres = 5; kilometres < 130; kilometres += 5) {
      expect(netOf(driveOf('airport', 'town', kilometres))).toBeLessThanOrEqual(netOf(driveOf('town', 'town', kilometres)));
      expect(netOf(driveOf('airport', 'town', kilometres + 5))).toBeGreaterThanOrEqual(netOf(driveOf('airport', 'town', kilometres)));
    }
  });
});

describe('there and back again', () => {
  it.each<PlaceKind>(['airport', 'town'])('from a place that is %s never costs more than two drives', (kind) => {
    const drive = fc.record({
      kilometres: fc.integer({ min: 2, max: 100 }),
      empty: fc.integer({ min: 1, max: 60 }),
      wait: fc.integer({ min: 10, max: 14 * 60 }),
      start: fc.integer({ min: 0, max: 23 * 60 }),
      passengers: fc.constantFrom(7, 18, 30, 48, 70),
    });
    fc.assert(
      fc.property(drive, (each) => {
        const { both, parts } = costOf(each, kind);
        expect(both).toBeLessThanOrEqual(parts);
      }),
    );
  });
});

type Drive = {
  readonly kilometres: number;
  readonly empty: number;
  readonly wait: number;
  readonly start: number;
  readonly passengers: number;
};

function costOf({ kilometres, empty, wait, start, passengers }: Drive, kind: PlaceKind): { readonly both: number; readonly parts: number } {
  const at = (minute: number) => new Date(Date.UTC(2027, 2, 16, 0, minute)).toISOString().slice(0, 16).replace('T', ' ');
  const [leg, deadhead] = [sampleLeg(kilometres, kilometres), sampleLeg(empty, empty)];
  const [first, hotel] = [placeOf(kind), placeOf('hotel')];
  const back = start + kilometres + wait;
  const about = { ...question, group: sampleGroup(passengers) };
  const ends = { emptyOut: deadhead, emptyBack: deadhead };
  const priceOf = (stops: Parameters<typeof sampleItinerary>[0], legs: (typeof leg)[]) => {
    const type = stops.length > 2 ? ('return' as const) : ('one-way' as const);
    const visits = stops.length > 2 ? [{ stop: 1, toDepot: deadhead, fromDepot: deadhead }] : [];
    const made = makeQuote({
      ...about,
      itinerary: { ...sampleItinerary(stops), type },
      routed: sampleRoute(legs, { ...ends, returnsToDepot: visits }),
    });
    return made.ok ? (made.value.options[0]?.netCents ?? 0) : Number.POSITIVE_INFINITY;
  };
  const both = priceOf([{ place: first, at: at(start) }, { place: hotel, at: at(back) }, { place: first }], [leg, leg]);
  const parts = [
    priceOf([{ place: first, at: at(start) }, { place: hotel }], [leg]),
    priceOf([{ place: hotel, at: at(back) }, { place: first }], [leg]),
  ];
  return { both: Number.isFinite(both) ? both : 0, parts: parts.reduce((total, each) => total + each, 0) };
}
