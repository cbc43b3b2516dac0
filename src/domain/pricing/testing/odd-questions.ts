import fc from 'fast-check';
import { addDays } from '#domain/calendar/date.ts';
import { extraKinds, luggageKinds } from '#domain/itinerary/group.ts';
import { tripTypes } from '#domain/itinerary/itinerary.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import type { QuoteInput } from '../quote/prepare-trip.ts';
import { houseBook } from './house-rates.ts';
import { sampleGroup, sampleLeg, samplePlace, sampleRoute } from './sample-trips.ts';

const anyExtras = fc.subarray([...extraKinds]);
const oddMinute = fc.oneof(fc.integer({ min: 0, max: 40 * 1_440 }), fc.constantFrom(0, 1, 1_439, 1_440));
const oddLength = fc.oneof(fc.constantFrom(0, 0.01, 1e4, 1e6), fc.double({ min: 0, max: 5_000, noNaN: true }));
const oddStop = fc.record({
  minute: oddMinute,
  kilometres: oddLength,
  local: fc.oneof(fc.constant(0), oddLength, fc.constantFrom(-1, Number.NaN)),
});
const oddGroup = fc.record({
  passengers: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.constantFrom(0, -1, 2.5, 501, 10_000, Number.NaN)),
  luggage: fc.constantFrom(...luggageKinds),
  wheelchairPlaces: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constantFrom(9, 500)),
  extras: anyExtras,
});

/** Stops in any order of time, roads of any length, a way to the depot at every stop: the worst input that a form could let through. */
function oddRoute(rows: readonly { readonly minute: number; readonly kilometres: number; readonly local: number }[]) {
  const localAt = (minute: number) => ({
    date: addDays('2026-12-01', Math.floor(minute / 1_440)),
    time: `${String(Math.floor((minute % 1_440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  });
  const stops = rows.map(({ minute, local }, index) => ({
    place: samplePlace(`Stop ${index}`),
    departure: index === rows.length - 1 ? null : localAt(minute),
    notes: '',
    localKilometres: local,
  }));
  const legs = rows.slice(1).map(({ kilometres }) => sampleLeg(kilometres, kilometres * 0.8));
  const returnsToDepot = legs.map((leg, index) => ({ stop: index, toDepot: leg, fromDepot: leg }));
  return { stops, routed: sampleRoute(legs, { returnsToDepot }) };
}

/** Worst-case questions, for the tests and for the benchmark of their running time. */
export const anyOddQuestion: fc.Arbitrary<QuoteInput> = fc
  .record({
    rows: fc.array(oddStop, { minLength: 2, maxLength: 20 }),
    group: oddGroup,
    type: fc.constantFrom(...tripTypes),
    asked: fc.option(fc.constantFrom(...fleetKeys)),
  })
  .map(({ rows, group, type, asked }) => {
    const { stops, routed } = oddRoute(rows);
    const itinerary = { type, stops, suppliesDriverRoom: rows.length % 2 === 0 };
    return {
      itinerary,
      routed,
      group: sampleGroup(group.passengers, group),
      siteCountry: 'NL',
      now: '2026-11-21T10:00:00.000Z',
      book: houseBook(),
      asked,
    };
  });
