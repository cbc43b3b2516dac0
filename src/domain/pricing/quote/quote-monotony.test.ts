import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { type ExtraKind, extraKinds } from '#domain/itinerary/group.ts';
import { houseBook } from '../testing/house-rates.ts';
import { anyOddQuestion } from '../testing/odd-questions.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { makeQuote } from './make-quote.ts';
import type { QuoteInput } from './prepare-trip.ts';
import type { Quote } from './quote.ts';

const now = '2026-11-21T10:00:00.000Z';
const about = { siteCountry: 'NL', now, book: houseBook() } as const;

function quoteOf(question: QuoteInput): Quote | null {
  const made = makeQuote(question);
  return made.ok ? made.value : null;
}

function netOf(question: QuoteInput): number | null {
  return quoteOf(question)?.options[0]?.netCents ?? null;
}

type Return = { readonly wait: number; readonly minutes: number; readonly home: number | null; readonly start: number };

/** A return trip with a wait and, if known, the way to the depot during it. */
function returnOf({ wait, minutes, home, start }: Return, more: Partial<QuoteInput> = {}): QuoteInput {
  const timeOf = (minute: number) => {
    const [day, rest] = [Math.floor(minute / 1_440), minute % 1_440];
    return `${addDays('2026-12-01', day)} ${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
  };
  const stops = [
    { place: samplePlace('A'), at: timeOf(start) },
    { place: samplePlace('B'), at: timeOf(start + minutes + wait) },
  ];
  const [leg, way] = [sampleLeg(minutes * 1.2, minutes), sampleLeg((home ?? 0) * 1.2, home ?? 0)];
  const returnsToDepot = home === null ? [] : [{ stop: 1, toDepot: way, fromDepot: way }];
  return {
    itinerary: { ...sampleItinerary([...stops, { place: samplePlace('A') }]), type: 'return' },
    routed: sampleRoute([leg, leg], { returnsToDepot }),
    group: sampleGroup(30),
    ...about,
    ...more,
  };
}

const anyReturn = fc.record({
  wait: fc.integer({ min: 0, max: 11 * 60 }),
  minutes: fc.integer({ min: 5, max: 120 }),
  home: fc.option(fc.integer({ min: 1, max: 150 })),
  start: fc.integer({ min: 6 * 60, max: 8 * 60 }),
});

describe('an hour more of waiting', () => {
  it('never costs less, net, within a day, though the coach may go home in it', () => {
    fc.assert(
      fc.property(anyReturn, fc.integer({ min: 1, max: 60 }), (drawn, longer) => {
        const [before, after] = [netOf(returnOf(drawn)), netOf(returnOf({ ...drawn, wait: drawn.wait + longer }))];
        // A wait that saves a break or a second driver is visible in the plan, and may lower the price.
        if (before === null || after === null) return;
        const crewOf = (wait: number) => quoteOf(returnOf({ ...drawn, wait }))?.options[0]?.crew;
        const [early, late] = [crewOf(drawn.wait), crewOf(drawn.wait + longer)];
        fc.pre((late?.drivers ?? 0) >= (early?.drivers ?? 0) && (late?.breaksMinutes ?? 0) >= (early?.breaksMinutes ?? 0));
        // Nine hours at home are a daily rest (561/2006 art. 8(4)): from then on one driver may be enough.
        const atHome = (wait: number) => wait - 2 * (drawn.home ?? 0) - 45;
        fc.pre(drawn.home === null || atHome(drawn.wait) >= 540 === atHome(drawn.wait + longer) >= 540);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  it('is no dearer for a coach that may go home than for one that must stay', () => {
    fc.assert(
      fc.property(anyReturn, (drawn) => {
        const [free, bound] = [netOf(returnOf(drawn)), netOf(returnOf({ ...drawn, home: null }))];
        if (bound !== null) expect(free).toBeLessThanOrEqual(bound);
      }),
      { numRuns: 80 },
    );
  });
});

const anyExtras = fc.subarray([...extraKinds]);

describe('an extra, local kilometres, the driver’s room', () => {
  it('never makes it cheaper, net, except for the room that the group supplies', () => {
    fc.assert(
      fc.property(
        anyReturn,
        anyExtras,
        fc.constantFrom(...extraKinds),
        fc.integer({ min: 1, max: 60 }),
        (drawn, extras, extra, passengers) => {
          const withExtras = (some: readonly ExtraKind[]) => netOf(returnOf(drawn, { group: sampleGroup(passengers, { extras: some }) }));
          const [few, many] = [withExtras(extras), withExtras([...extras, extra])];
          if (few !== null && many !== null) expect(many).toBeGreaterThanOrEqual(few);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('costs more by each kilometre about the place', () => {
    fc.assert(
      fc.property(anyReturn, fc.integer({ min: 1, max: 50 }), fc.constantFrom(0, 1, 2), (drawn, localKilometres, at) => {
        const question = returnOf({ ...drawn, home: null });
        const stops = question.itinerary.stops.map((stop, index) => (index === at ? { ...stop, localKilometres } : stop));
        const [before, after] = [netOf(question), netOf({ ...question, itinerary: { ...question.itinerary, stops } })];
        if (before !== null && after !== null) expect(after).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 80 },
    );
  });
});

describe('equal input', () => {
  it('has the same price in any order', () => {
    fc.assert(
      fc.property(anyReturn, fc.shuffledSubarray([...extraKinds]), (drawn, extras) => {
        const sorted = [...extras].sort();
        const question = (some: readonly ExtraKind[]) => returnOf(drawn, { group: sampleGroup(40, { extras: some }) });
        expect(quoteOf(question(extras))).toEqual(quoteOf(question(sorted)));
        const there = { FR: 30, DE: 10, IT: 20 };
        const back = { IT: 20, FR: 30, DE: 10 };
        const [leg, same] = [there, back].map((byCountry) =>
          sampleLeg(60, 50, { kilometresByCountry: byCountry, tollKilometresByCountry: byCountry }),
        );
        if (!leg || !same) return;
        const route = (one: typeof leg) => ({ ...returnOf(drawn), routed: sampleRoute([one, one]) });
        expect(quoteOf(route(leg))).toEqual(quoteOf(route(same)));
      }),
      { numRuns: 40 },
    );
  });
});

describe('any input, however odd', () => {
  it('is priced or given to a person', () => {
    fc.assert(
      fc.property(anyOddQuestion, (question) => {
        const made = makeQuote(question);
        if (!made.ok) expect(made.failure.length).toBeGreaterThan(0);
        for (const { totalCents, netCents, vatCents, vehicles } of made.ok ? made.value.options : []) {
          expect(vehicles.length).toBeGreaterThan(0);
          expect(Number.isSafeInteger(totalCents) && netCents + vatCents === totalCents).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});
