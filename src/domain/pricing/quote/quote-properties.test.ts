import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { luggageKinds } from '#domain/itinerary/group.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import { houseBook } from '../testing/house-rates.ts';
import { sampleGroup, sampleItinerary, sampleLeg, samplePlace, sampleRoute } from '../testing/sample-trips.ts';
import { makeQuote } from './make-quote.ts';
import type { QuoteInput } from './prepare-trip.ts';
import type { Quote, QuoteOption } from './quote.ts';

const firstDay = '2026-12-01';
const [earliest, fiveHoursAndAHalf] = [5 * 60, 5.5 * 60];

/** A stop leaves `minute` minutes after midnight of the first day; its leg leads to the next. */
type Row = { readonly minute: number; readonly leg: RoadLeg };

const anyLeg = fc
  .record({ kilometres: fc.integer({ min: 1, max: 380 }), abroad: fc.integer({ min: 0, max: 100 }), extra: fc.integer({ min: 0, max: 9 }) })
  .map(({ kilometres, abroad, extra }) => {
    const kilometresByCountry = { NL: (kilometres * (100 - abroad)) / 100, FR: (kilometres * abroad) / 100 };
    return sampleLeg(kilometres + extra / 10, kilometres * 0.8 + extra, {
      kilometresByCountry,
      tollKilometresByCountry: { FR: kilometres / 3 },
    });
  });

/** Trips of two to five stops that leave by day, each stop after the coach arrives, with waits up to two nights. */
const anyTrip = fc
  .tuple(
    fc.integer({ min: earliest, max: earliest + fiveHoursAndAHalf }),
    fc.array(fc.tuple(anyLeg, fc.integer({ min: 0, max: 2_000 })), { minLength: 1, maxLength: 4 }),
  )
  .map(([start, legs]) => {
    const rows: Row[] = [];
    let minute = start;
    for (const [leg, wait] of legs) {
      rows.push({ minute, leg });
      minute += Math.ceil(leg.minutes) + wait;
    }
    return rows;
  });

function questionOf(rows: readonly Row[], { day = firstDay, passengers = 30 } = {}): QuoteInput {
  const timeOf = (minute: number) =>
    `${String(Math.floor((minute % 1_440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const stops = rows.map(({ minute }, index) => ({
    place: samplePlace(`Stop ${index}`),
    at: `${addDays(day, Math.floor(minute / 1_440))} ${timeOf(minute)}`,
  }));
  return {
    itinerary: sampleItinerary([...stops, { place: samplePlace('End') }]),
    routed: sampleRoute(rows.map(({ leg }) => leg)),
    group: sampleGroup(passengers),
    siteCountry: 'NL',
    now: '2026-11-21T10:00:00.000Z',
    book: houseBook(),
  };
}

function quoteOf(question: QuoteInput): Quote | null {
  const made = makeQuote(question);
  return made.ok ? made.value : null;
}

function cheapestOf(question: QuoteInput): QuoteOption | null {
  return quoteOf(question)?.options[0] ?? null;
}

const anyDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays(firstDay, days));

describe('every quote', () => {
  it('adds up: lines, VAT bases and total, to the cent', () => {
    fc.assert(
      fc.property(anyTrip, anyDay, fc.integer({ min: 1, max: 500 }), (rows, day, passengers) => {
        for (const option of quoteOf(questionOf(rows, { day, passengers }))?.options ?? []) {
          const sum = (cents: readonly number[]) => cents.reduce((total, part) => total + part, 0);
          expect(sum(option.lines.map(({ amountCents }) => amountCents))).toBe(option.netCents);
          expect(sum(option.vat.map(({ netCents }) => netCents))).toBe(option.netCents);
          expect(sum(option.vat.map(({ vatCents }) => vatCents))).toBe(option.vatCents);
          expect(option.netCents + option.vatCents).toBe(option.totalCents);
          for (const line of option.lines) {
            if (line.unitCents !== null)
              expect(Math.abs(line.quantity * line.unitCents - line.amountCents)).toBeLessThanOrEqual(option.vehicles.length);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is no dearer than its other options, net', () => {
    fc.assert(
      fc.property(anyTrip, fc.integer({ min: 1, max: 200 }), (rows, passengers) => {
        const [cheapest, ...others] = quoteOf(questionOf(rows, { passengers }))?.options ?? [];
        for (const other of others) expect(other.netCents).toBeGreaterThanOrEqual(cheapest?.netCents ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  it('never costs less, net, for more passengers', () => {
    const anyGroup = fc.record({ passengers: fc.integer({ min: 1, max: 499 }), luggage: fc.constantFrom(...luggageKinds) });
    fc.assert(
      fc.property(anyTrip, anyGroup, fc.integer({ min: 1, max: 60 }), (rows, group, more) => {
        const question = questionOf(rows);
        const few = cheapestOf({ ...question, group: sampleGroup(group.passengers, group) });
        const many = cheapestOf({ ...question, group: sampleGroup(Math.min(500, group.passengers + more), { luggage: group.luggage }) });
        expect(many?.netCents ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(few?.netCents ?? 0);
      }),
      { numRuns: 60 },
    );
  });
});

/** The same trip with an extra stop on a leg: some more kilometres, and a wait that is not a rest (below three hours). */
function addStop(
  rows: readonly Row[],
  { at, part, detour, wait }: { readonly at: number; readonly part: number; readonly detour: number; readonly wait: number },
): Row[] {
  return rows.flatMap((row, index) => {
    if (index !== at % rows.length) return [row];
    const { kilometres, minutes, tollKilometresByCountry } = row.leg;
    const halfOf = (share: number) =>
      sampleLeg(kilometres * share + detour, minutes * share + detour * 2, {
        tollKilometresByCountry: { FR: (tollKilometresByCountry.FR ?? 0) * share },
      });
    const [to, from] = [halfOf(part / 10), halfOf(1 - part / 10)];
    return [
      { minute: row.minute, leg: to },
      { minute: row.minute + Math.ceil(to.minutes) + wait, leg: from },
    ];
  });
}

describe('adding a stop', () => {
  it('never makes the trip cheaper, net, unless it saves the driver a break', () => {
    const anyStop = fc.record({
      at: fc.integer({ min: 0, max: 9 }),
      part: fc.integer({ min: 1, max: 9 }),
      detour: fc.integer({ min: 1, max: 20 }),
      wait: fc.integer({ min: 0, max: 179 }),
    });
    const leavesByDay = ({ minute, leg }: Row) => (minute + leg.minutes) % 1_440 > 7 * 60 && (minute + leg.minutes) % 1_440 < 22 * 60;
    fc.assert(
      fc.property(anyTrip, anyStop, anyDay, (rows, stop, day) => {
        // A driver who arrives after four in the morning has no night away before it; such arrivals are excluded.
        fc.pre(rows.every(leavesByDay));
        const [before, after] = [cheapestOf(questionOf(rows, { day })), cheapestOf(questionOf(addStop(rows, stop), { day }))];
        if (!before || !after) return;
        // A stop where the driver takes a break saves the one on the way, or the second driver who avoided the delay.
        fc.pre(after.crew.breaksMinutes >= before.crew.breaksMinutes && after.crew.drivers >= before.crew.drivers);
        expect(after.netCents).toBeGreaterThanOrEqual(before.netCents);
      }),
      { numRuns: 150 },
    );
  });
});
