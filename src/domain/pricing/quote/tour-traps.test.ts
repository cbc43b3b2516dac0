import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import type { PriceLineKind } from '../lines/price-line.ts';
import { houseBook } from '../testing/house-rates.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { makeQuote } from './make-quote.ts';
import type { QuoteInput } from './prepare-trip.ts';
import type { QuoteOption } from './quote.ts';

/**
 * Tours with stays of any length: a shorter stay, or one stay instead of two, never costs more. Compares net prices, because VAT depends on
 * countries.
 */

const firstDay = '2027-03-02';

function momentOf(minute: number): string {
  const [day, rest] = [Math.floor(minute / 1_440), minute % 1_440];
  return `${addDays(firstDay, day)} ${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
}

/** Minutes of driving, and of the stay at its end; the last leg has none. */
type Leg = readonly [minutes: number, stay: number];
/** The stop from which the coach may go to the depot, and the distance. */
type Home = { readonly at: number; readonly minutes: number };
type Tour = { readonly start: number; readonly legs: readonly Leg[]; readonly home: Home | null };

const legOf = (minutes: number) => sampleLeg(Math.round(minutes * 1.2), minutes);

/** The depot is twenty minutes from the first stop and from the last; the group fits a minibus. */
function tourOf({ start, legs, home }: Tour): QuoteInput {
  let minute = start;
  const stops = legs.map(([minutes, stay], index) => {
    const stop = { place: samplePlace(`Stop ${index}`), at: momentOf(minute) };
    minute += minutes + stay;
    return stop;
  });
  const way = legOf(home?.minutes ?? 0);
  return {
    itinerary: sampleItinerary([...stops, { place: samplePlace('End') }]),
    routed: sampleRoute(
      legs.map(([minutes]) => legOf(minutes)),
      {
        ...{ emptyOut: legOf(20), emptyBack: legOf(20) },
        returnsToDepot: home === null ? [] : [{ stop: home.at, toDepot: way, fromDepot: way }],
      },
    ),
    group: sampleGroup(30),
    siteCountry: 'NL',
    now: '2026-11-21T10:00:00.000Z',
    book: houseBook(),
  };
}

function cheapestOf(question: QuoteInput): QuoteOption | null {
  const made = makeQuote(question);
  return made.ok ? (made.value.options[0] ?? null) : null;
}

function centsOf({ lines }: QuoteOption, ...kinds: readonly PriceLineKind[]): number {
  return lines.reduce((cents, { kind, amountCents }) => cents + (kinds.includes(kind) ? amountCents : 0), 0);
}

/** The rooms of the drivers, by night and by day. */
function roomsOf({ lines }: QuoteOption): number {
  return lines.reduce((rooms, { kind, quantity }) => rooms + (kind === 'overnight' || kind === 'day-room' ? quantity : 0), 0);
}

/** Waits, nights and whole days. */
const anyStay = fc.oneof(fc.integer({ min: 60, max: 530 }), fc.integer({ min: 530, max: 1_400 }), fc.integer({ min: 2_000, max: 2_900 }));
const anyLeg = fc.tuple(fc.integer({ min: 20, max: 200 }), anyStay);

const anyTour = fc
  .record({
    start: fc.integer({ min: 4 * 60, max: 20 * 60 }),
    legs: fc.array(anyLeg, { minLength: 3, maxLength: 6 }),
    home: fc.option(fc.record({ at: fc.nat(), minutes: fc.integer({ min: 5, max: 120 }) })),
    which: fc.nat(),
  })
  .map(({ start, legs, home, which }) => ({
    ...{ start, legs, at: which % (legs.length - 1) },
    home: home === null ? null : { ...home, at: 1 + (home.at % (legs.length - 1)) },
  }));

function lengthened({ start, legs, home }: Tour, { at, longer }: { readonly at: number; readonly longer: number }): Tour {
  return { start, home, legs: legs.map(([minutes, stay], index) => [minutes, index === at ? stay + longer : stay] as const) };
}

/** Whether nothing in the later quote can make it cheaper, such as two drivers who are on board on some days only and travel separately. */
function isAlike(before: QuoteOption, after: QuoteOption): boolean {
  const isDriven = [before, after].every(({ crew, waiting }) => crew.drivers === 1 && waiting !== 'goes-home');
  const isLess = (countOf: (option: QuoteOption) => number) => countOf(after) < countOf(before);
  const isNamed = isLess(({ crew }) => crew.breaksMinutes) || isLess(roomsOf) || isLess((option) => centsOf(option, 'night-hours'));
  return isDriven && !isNamed && !isLess((option) => centsOf(option, 'season', 'weekday'));
}

describe('a longer stay on a tour', () => {
  it('never costs less, net, except for fewer drivers, night hours, breaks or rooms, or at home', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyTour, fc.integer({ min: 1, max: 1_200 }), (drawn, longer) => {
        const [before, after] = [drawn, lengthened(drawn, { at: drawn.at, longer })].map((tour) => cheapestOf(tourOf(tour)));
        if (!before || !after || !isAlike(before, after)) return;
        compared += 1;
        expect(after.netCents).toBeGreaterThanOrEqual(before.netCents - 1);
      }),
      { numRuns: 470 },
    );
    expect(compared).toBeGreaterThan(50);
  });

  it('is no cheaper where the wait by the hour becomes a rest, and an idle day is paid in any case', () => {
    const tour: Tour = {
      start: 395,
      home: { at: 1, minutes: 44 },
      legs: [
        [228, 1_703],
        [107, 246],
        [111, 1_054],
        [71, 2_534],
        [163, 2_713],
      ],
    };
    const options = [0, 100, 200, 339, 848].flatMap((longer) => cheapestOf(tourOf(lengthened(tour, { at: 1, longer }))) ?? []);
    const nets = options.map(({ netCents }) => netCents);
    expect(nets).toHaveLength(5);
    expect(nets).toEqual([...nets].sort((first, second) => first - second));
    const hours = options[0]?.lines.find(({ kind }) => kind === 'duty-hours');
    expect(hours).toMatchObject({ quantity: 16, reason: { key: 'depot-to-depot', values: { coveredRests: 1 } } });
  });
});

describe('a tour', () => {
  it('never costs more, net, than the two that it is split into, or that are joined to it, at a stop near home', () => {
    let joined = 0;
    fc.assert(
      fc.property(anyTour, ({ start, legs, home }) => {
        if (home === null) return;
        const { at, minutes } = home;
        const cut = legs.slice(0, at).reduce((sum, [driven, stay]) => sum + driven + stay, start);
        const way = legOf(minutes);
        const [first, second] = [
          tourOf({ start, legs: legs.slice(0, at), home: null }),
          tourOf({ start: cut, legs: legs.slice(at), home: null }),
        ];
        const parts = [
          cheapestOf({ ...first, routed: { ...first.routed, emptyBack: way } }),
          cheapestOf({ ...second, routed: { ...second.routed, emptyOut: way } }),
        ];
        // Nine hours at home plus the checks there and the breaks on the way; otherwise the same coach cannot drive both.
        if ((legs[at - 1]?.[1] ?? 0) < 2 * minutes + 9 * 60 + 180) return;
        const whole = cheapestOf(tourOf({ start, legs, home }));
        if (!whole || !parts[0] || !parts[1]) return;
        joined += 1;
        expect(whole.netCents).toBeLessThanOrEqual(parts[0].netCents + parts[1].netCents + 2);
      }),
      { numRuns: 120 },
    );
    expect(joined).toBeGreaterThan(20);
  });
});
