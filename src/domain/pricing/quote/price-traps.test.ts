import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { findSuggestions } from '#domain/suggestions/find-suggestions.ts';
import { houseBook } from '../testing/house-rates.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { makeQuote } from './make-quote.ts';
import type { QuoteInput } from './prepare-trip.ts';
import type { QuoteOption } from './quote.ts';

/**
 * Nobody pays more for less: a longer wait, or the trip split in two. Compares net prices, because VAT depends on kilometres per country.
 */

const firstDay = '2027-03-02';

function momentOf(minute: number): string {
  const [day, rest] = [Math.floor(minute / 1_440), minute % 1_440];
  return `${addDays(firstDay, day)} ${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
}

type Return = { readonly start: number; readonly minutes: number; readonly wait: number; readonly empty: number; readonly home: boolean };

const legOf = (minutes: number) => sampleLeg(Math.round(minutes * 1.2), minutes);

/** A return trip: the first stop is `empty` minutes from the depot, the second as far as the road makes it. */
function returnOf({ start, minutes, wait, empty, home }: Return, passengers = 30): QuoteInput {
  const [leg, near, far] = [legOf(minutes), legOf(empty), legOf(minutes + empty)];
  const stops = [
    { place: samplePlace('A'), at: momentOf(start) },
    { place: samplePlace('B'), at: momentOf(start + minutes + wait) },
  ];
  const returnsToDepot = home ? [{ stop: 1, toDepot: far, fromDepot: far }] : [];
  return {
    itinerary: { ...sampleItinerary([...stops, { place: samplePlace('A') }]), type: home ? 'return' : 'day-trip' },
    routed: sampleRoute([leg, leg], { emptyOut: near, emptyBack: near, returnsToDepot }),
    group: sampleGroup(passengers),
    siteCountry: 'NL',
    now: '2026-11-21T10:00:00.000Z',
    book: houseBook(),
  };
}

/** The two one-way hires that a customer could book instead, from the same depot. */
function oneWaysOf({ start, minutes, wait, empty }: Return): QuoteInput[] {
  const whole = returnOf({ start, minutes, wait, empty, home: true });
  const [near, far, leg] = [legOf(empty), legOf(minutes + empty), legOf(minutes)];
  const hire = (from: string, at: number, ways: { readonly emptyOut: typeof near; readonly emptyBack: typeof near }) => ({
    ...whole,
    itinerary: sampleItinerary([{ place: samplePlace(from), at: momentOf(at) }, { place: samplePlace('Z') }]),
    routed: sampleRoute([leg], ways),
  });
  return [hire('A', start, { emptyOut: near, emptyBack: far }), hire('B', start + minutes + wait, { emptyOut: far, emptyBack: near })];
}

function cheapestOf(question: QuoteInput): QuoteOption | null {
  const made = makeQuote(question);
  return made.ok ? (made.value.options[0] ?? null) : null;
}

function nightOf({ lines }: QuoteOption): number {
  return lines.reduce((cents, { kind, amountCents }) => cents + (kind === 'night-hours' ? amountCents : 0), 0);
}

const anyReturn = fc.record({
  start: fc.integer({ min: 4 * 60, max: 22 * 60 }),
  minutes: fc.integer({ min: 5, max: 560 }),
  wait: fc.integer({ min: 0, max: 6 * 1_440 }),
  empty: fc.integer({ min: 1, max: 90 }),
});

describe('a longer wait on the same road', () => {
  it('never costs less, net, unless the quote names fewer drivers, night hours or breaks, by day, by night and over days', () => {
    fc.assert(
      fc.property(anyReturn, fc.integer({ min: 1, max: 600 }), fc.boolean(), (drawn, longer, home) => {
        const [before, after] = [drawn.wait, drawn.wait + longer].map((wait) => cheapestOf(returnOf({ ...drawn, wait, home })));
        if (!before || !after) return;
        fc.pre(after.crew.drivers >= before.crew.drivers && after.crew.breaksMinutes >= before.crew.breaksMinutes);
        fc.pre(nightOf(after) >= nightOf(before));
        // The quote names going to the depot and what it saves.
        fc.pre(after.waiting === before.waiting);
        expect(after.netCents).toBeGreaterThanOrEqual(before.netCents - 1);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a return', () => {
  it('never costs more, net, than two one-ways from the same depot', () => {
    let apart = 0;
    fc.assert(
      fc.property(anyReturn, (drawn) => {
        const wait = drawn.wait + 12 * 60;
        const whole = cheapestOf(returnOf({ ...drawn, wait, home: true }));
        const [out, back] = oneWaysOf({ ...drawn, wait, home: true }).map(cheapestOf);
        if (!out || !back) return;
        // A coach that would have to leave before it is home cannot collect the group.
        fc.pre(wait > 3 * (drawn.minutes + drawn.empty) + 24 * 60);
        if (whole?.waiting === 'goes-home') apart += 1;
        expect(whole?.netCents ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(out.netCents + back.netCents + 2);
      }),
      { numRuns: 300 },
    );
    expect(apart).toBeGreaterThan(20);
  });
});

describe('a tour', () => {
  it('never costs more than its parts split at a stop near home', () => {
    const anyTour = fc.record({
      start: fc.integer({ min: 6 * 60, max: 10 * 60 }),
      legs: fc.array(fc.record({ minutes: fc.integer({ min: 20, max: 240 }), nights: fc.integer({ min: 1, max: 4 }) }), {
        minLength: 2,
        maxLength: 5,
      }),
      cut: fc.integer({ min: 1, max: 4 }),
      home: fc.integer({ min: 5, max: 120 }),
    });
    fc.assert(
      fc.property(anyTour, ({ start, legs, cut, home }) => {
        const at = 1 + (cut % (legs.length - 1));
        let minute = start;
        const stops = legs.map(({ minutes, nights }, index) => {
          const stop = { place: samplePlace(`Stop ${index}`), at: momentOf(minute) };
          minute = Math.ceil((minute + minutes) / 1_440) * 1_440 + (nights - 1) * 1_440 + start;
          return stop;
        });
        const roads = legs.map(({ minutes }) => legOf(minutes));
        const way = legOf(home);
        const question = (from: number, until: number): QuoteInput => ({
          ...returnOf({ start, minutes: 60, wait: 0, empty: 20, home: false }),
          itinerary: sampleItinerary([...stops.slice(from, until), { place: samplePlace('End') }]),
          routed: sampleRoute(roads.slice(from, until), {
            ...(from === 0 ? {} : { emptyOut: way }),
            ...(until === legs.length ? {} : { emptyBack: way }),
          }),
        });
        const whole = question(0, legs.length);
        const returnsToDepot = [{ stop: at, toDepot: way, fromDepot: way }];
        const tour = cheapestOf({ ...whole, routed: { ...whole.routed, returnsToDepot } });
        const [first, second] = [cheapestOf(question(0, at)), cheapestOf(question(at, legs.length))];
        if (!tour || !first || !second) return;
        expect(tour.netCents).toBeLessThanOrEqual(first.netCents + second.netCents + 2);
      }),
      { numRuns: 120 },
    );
  });
});

describe('the traps of before', () => {
  const cologne = (wait: number) => returnOf({ start: 7 * 60, minutes: 170, wait, empty: 15, home: false }, 48);

  it('there and back over the night: coming home at four no longer costs more than at half past five', () => {
    const waits = [18 * 60, 18 * 60 + 45, 19 * 60 + 30];
    const options = waits.flatMap((wait) => cheapestOf(cologne(wait)) ?? []);
    expect(options).toHaveLength(3);
    // The remaining difference is the night hours, which have their own line.
    const nets = options.map((option) => option.netCents - nightOf(option));
    expect(nets).toEqual([...nets].sort((first, second) => first - second));
    expect(cheapestOf(cologne(18 * 60))?.lines.find(({ kind }) => kind === 'duty-hours')?.quantity).toBeLessThan(9);
  });

  it('a day trip that needs two drivers is offered the later return with one', () => {
    // The next morning, because a rest with its checks would end the trip at night, where only ten hours of 24 are allowed.
    const question = { ...returnOf({ start: 6 * 60, minutes: 250, wait: 560, empty: 15, home: false }, 48) };
    const option = cheapestOf(question);
    expect(option?.crew.drivers).toBe(2);
    const later = findSuggestions(question).find(({ gain }) => gain === 'driver');
    expect(later).toMatchObject({ gain: 'driver', driversBefore: 2, driversAfter: 1 });
    expect(later?.savesCents).toBeGreaterThan(0);
  });
});
