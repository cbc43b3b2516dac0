import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { checkItinerary } from '#domain/itinerary/check-itinerary.ts';
import { departureMinutes } from '#domain/pricing/depot/returns-to-depot.ts';
import { makeQuote } from '#domain/pricing/quote/make-quote.ts';
import type { QuoteInput } from '#domain/pricing/quote/prepare-trip.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import { findMoves, moveDeparture } from './find-moves.ts';
import { findSuggestions, leastSavedCents } from './find-suggestions.ts';
import { createTrials } from './plan-trials.ts';
import type { Suggestion } from './suggestion.ts';
import { longShuttles, sampleQuestion } from './testing/sample-shuttles.ts';

/** Days that are full enough for a suggestion: long waits, long roads, early and late. */
const anyQuestion = fc
  .record({
    startMinute: fc.integer({ min: 4 * 60, max: 11 * 60 }),
    legs: fc.array(fc.record({ drive: fc.integer({ min: 10, max: 330 }), wait: fc.integer({ min: 0, max: 330 }) }), {
      minLength: 2,
      maxLength: 6,
    }),
    type: fc.constantFrom('tour', 'day-trip', 'return', 'one-way'),
    empty: fc.integer({ min: 5, max: 60 }),
  } as const)
  .map(({ startMinute, ...day }) => {
    const start = `${String(Math.floor(startMinute / 60)).padStart(2, '0')}:${String(startMinute % 60).padStart(2, '0')}`;
    return sampleQuestion({ ...day, start });
  });

function cheapestOf(question: QuoteInput): QuoteOption | null {
  const made = makeQuote(question);
  return made.ok ? (made.value.options[0] ?? null) : null;
}

/** A second quote must confirm the suggestion's promise. */
function expectProved(question: QuoteInput, { itinerary, driversBefore, driversAfter, savesCents, totalCents, makesLawful }: Suggestion) {
  expect(checkItinerary({ ...question, itinerary })).toEqual([]);
  const [before, after] = [cheapestOf(question), cheapestOf({ ...question, itinerary })];
  expect(after).toMatchObject({ totalCents, crew: { drivers: driversAfter } });
  expect(before?.crew.drivers ?? null).toBe(driversBefore);
  expect(before && after ? before.totalCents - after.totalCents : null).toBe(savesCents);
  expect(makesLawful).toBe(before === null);
}

describe('every suggestion', () => {
  it('keeps the itinerary valid, and its price and crew are those of a quote for it', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const suggestions = findSuggestions(question);
        expect(suggestions.length).toBeLessThanOrEqual(3);
        for (const suggestion of suggestions) {
          kinds.add(suggestion.kind);
          expectProved(question, suggestion);
          if (suggestion.kind !== 'stay-overnight' && suggestion.kind !== 'free-day') expect(suggestion.minutes % 5).toBe(0);
        }
        expect([...suggestions].sort((first, second) => first.totalCents - second.totalCents)).toEqual(suggestions);
      }),
      { numRuns: 150 },
    );
    expect(kinds.size).toBeGreaterThan(2);
  });
});

/** A day out, or one and a half, with any wait before the return. */
const anyHire = fc.record({
  startMinute: fc.integer({ min: 4, max: 18 }),
  drive: fc.integer({ min: 30, max: 250 }),
  wait: fc.integer({ min: 60, max: 1_200 }),
});

describe('a longer hire', () => {
  it('is proposed wherever a later way back costs less, at that price or below', () => {
    let proposed = 0;
    const hireOf = ({ startMinute, drive, wait }: { startMinute: number; drive: number; wait: number }) =>
      sampleQuestion({
        start: `${String(startMinute).padStart(2, '0')}:00`,
        legs: [{ drive, wait }, { drive }],
        type: 'return',
        empty: 30,
      });
    fc.assert(
      fc.property(anyHire, fc.constantFrom(30, 60, 120), (hire, minutes) => {
        const before = cheapestOf(hireOf(hire));
        const after = cheapestOf(hireOf({ ...hire, wait: hire.wait + minutes }));
        if (before === null || after === null || before.totalCents - after.totalCents < leastSavedCents) return;
        proposed += 1;
        const [best] = findSuggestions(hireOf(hire));
        expect(best?.totalCents ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(after.totalCents);
      }),
      { numRuns: 300 },
    );
    expect(proposed).toBeGreaterThan(5);
  });
});

describe('the search', () => {
  const trip = { ...longShuttles, departures: departureMinutes(longShuttles.itinerary) };
  const rules = drivingRulesFor({ seats: 50, date: '2026-12-01' });
  const trials = () => createTrials({ trip, rules, mostLateMinutes: 60, mostBreakLateMinutes: 30, longestTripMinutes: 14 * 1_440 });

  it('runs sixty plans at most, of any trip', () => {
    fc.assert(
      fc.property(anyQuestion, fc.boolean(), (question, helps) => {
        const real = trials();
        let runs = 0;
        const counted = {
          ...real,
          run: () => {
            runs += 1;
            return real.base;
          },
        };
        findMoves({ ...question, departures: departureMinutes(question.itinerary) }, { trials: counted, isBetter: () => helps });
        expect(runs).toBeLessThanOrEqual(40 + 14 * 5);
      }),
      { numRuns: 40 },
    );
    const limited = trials();
    const answers = Array.from({ length: 70 }, () => limited.run(trip));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(60);
  });

  it('finds the smallest step that helps', () => {
    const found = findMoves(trip, { trials: trials(), isBetter: ({ rank }) => rank === 1 });
    expect(found.slice(0, 2)).toEqual([
      { stop: 8, minutes: -20 },
      { stop: 0, minutes: 20 },
    ]);
    const rankOf = (minutes: number) => trials().run(moveDeparture(trip, { stop: 8, minutes }))?.rank;
    expect([rankOf(-15), rankOf(-20)]).toEqual([2, 1]);
  });

  it('leaves each stop its time to board', () => {
    const every = findMoves(trip, { trials: trials(), isBetter: () => true });
    for (const { stop, minutes } of every) {
      const moved = moveDeparture(trip, { stop, minutes }).departures;
      for (const [index, leg] of longShuttles.routed.legs.entries()) {
        const [from, next] = [moved[index] ?? 0, moved[index + 1]];
        if (typeof next === 'number') expect(next - from - leg.minutes).toBeGreaterThanOrEqual(15);
      }
    }
  });
});
