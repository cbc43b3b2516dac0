import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addHours, compareInstants } from '#domain/calendar/instant.ts';
import { termsOf } from '#domain/pricing/rates/rate-book.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { type CancellationInput, cancellationFee as feeOnScale } from './fee-scale.ts';
import { feeScaleOf } from './fee-scales.ts';

const departure = '2027-06-12T06:00:00.000Z';
const timeZone = 'Europe/Amsterdam';
const bookedAt = '2027-01-10T12:00:00.000Z';
const hoursBefore = (hours: number) => addHours(departure, -hours);
const second = 1 / 3_600;

/** The scale for quotes that name no terms of their own. */
const cancellationFee = (asked: Omit<CancellationInput, 'scale'>) => feeOnScale({ ...asked, scale: feeScaleOf(null, asked.bookedAt) });

describe('the fee now', () => {
  it.each([
    [60 * 24, 10],
    [30 * 24, 10],
    [30 * 24 - second, 25],
    [15 * 24, 25],
    [15 * 24 - second, 50],
    [14.5 * 24, 50],
    [8 * 24, 50],
    [8 * 24 - second, 75],
    [48, 75],
    [48 - second, 100],
    [0, 100],
    [-5, 100],
  ])('%d hours before departure is %i %%', (hours, percent) => {
    const fee = cancellationFee({ totalCents: 100_050, departure, timeZone, bookedAt, now: hoursBefore(hours) });
    expect(fee.percent).toBe(percent);
    expect(fee.feeCents).toBe(Math.round(1_000.5 * percent));
  });

  it('returns the instant until which the fee does not rise', () => {
    expect(cancellationFee({ totalCents: 1, departure, timeZone, bookedAt, now: hoursBefore(20 * 24) }).until).toBe(
      '2027-05-28T06:00:00.000Z',
    );
    expect(cancellationFee({ totalCents: 1, departure, timeZone, bookedAt, now: hoursBefore(3) }).until).toBeNull();
  });

  it('is nothing in the first 24 hours when departure is 30 days away', () => {
    expect(cancellationFee({ totalCents: 500, departure, timeZone, bookedAt, now: bookedAt })).toMatchObject({
      feeCents: 0,
      until: '2027-01-11T12:00:00.000Z',
    });
    expect(cancellationFee({ totalCents: 500, departure, timeZone, bookedAt, now: addHours(bookedAt, 24) }).percent).toBe(0);
    expect(cancellationFee({ totalCents: 500, departure, timeZone, bookedAt, now: addHours(bookedAt, 24 + second) }).percent).toBe(10);
  });

  it('is never zero if departure was less than 30 days away at booking', () => {
    const late = hoursBefore(30 * 24 - second);
    expect(cancellationFee({ totalCents: 500, departure, timeZone, bookedAt: late, now: late }).percent).toBe(25);
  });

  it('refuses a negative total', () => {
    expect(() => cancellationFee({ totalCents: -1, departure, timeZone, bookedAt, now: bookedAt })).toThrow(RangeError);
  });
});

describe('the table', () => {
  it('lists every step with its exact moments', () => {
    const { steps } = cancellationFee({ totalCents: 80_000, departure, timeZone, bookedAt, now: bookedAt });
    expect(steps.map(({ from, until, percent, feeCents }) => [from.slice(0, 13), until?.slice(0, 13) ?? null, percent, feeCents])).toEqual([
      ['2027-01-10T12', '2027-01-11T12', 0, 0],
      ['2027-01-11T12', '2027-05-13T06', 10, 8_000],
      ['2027-05-13T06', '2027-05-28T06', 25, 20_000],
      ['2027-05-28T06', '2027-06-04T06', 50, 40_000],
      ['2027-06-04T06', '2027-06-10T06', 75, 60_000],
      ['2027-06-10T06', null, 100, 80_000],
    ]);
  });

  it('omits steps that ended before the booking or lie within the free window', () => {
    const percentsOf = (hours: number) => {
      const booked = hoursBefore(hours);
      return cancellationFee({ totalCents: 1, departure, timeZone, bookedAt: booked, now: booked }).steps.map(({ percent }) => percent);
    };
    expect(percentsOf(30 * 24)).toEqual([0, 25, 50, 75, 100]);
    expect(percentsOf(31 * 24)).toEqual([0, 25, 50, 75, 100]);
    expect(percentsOf(10 * 24)).toEqual([50, 75, 100]);
    expect(percentsOf(48)).toEqual([75, 100]);
    expect(percentsOf(1)).toEqual([100]);
  });

  it('keeps the local time if the clocks change before departure, and the hours of the last step', () => {
    const afterChange = { departure: '2027-03-29T06:30:00.000Z', timeZone: 'Europe/Brussels' };
    const { steps } = cancellationFee({ totalCents: 1, ...afterChange, bookedAt, now: bookedAt });
    expect(steps.map(({ until }) => until)).toEqual([
      '2027-01-11T12:00:00.000Z',
      '2027-02-27T07:30:00.000Z',
      '2027-03-14T07:30:00.000Z',
      '2027-03-21T07:30:00.000Z',
      '2027-03-27T06:30:00.000Z',
      null,
    ]);
  });

  it('counts multiples of 24 hours for bookings made under that scale', () => {
    const afterChange = { departure: '2027-03-29T06:30:00.000Z', timeZone: 'Europe/Brussels' };
    const { steps } = cancellationFee({ totalCents: 1, ...afterChange, bookedAt: '2026-11-20T12:00:00.000Z', now: bookedAt });
    expect(steps[1]?.until).toBe('2027-02-27T06:30:00.000Z');
  });

  it('counts multiples of 24 hours if the clocks skip the local time that day', () => {
    const departure = '2027-04-27T00:30:00.000Z';
    const { steps } = cancellationFee({ totalCents: 1, departure, timeZone: 'Europe/Brussels', bookedAt, now: bookedAt });
    expect(steps[1]?.until).toBe('2027-03-28T00:30:00.000Z');
  });
});

describe('properties', () => {
  const bookings = fc.record({
    totalCents: fc.integer({ min: 0, max: 50_000_000 }),
    bookedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }).map((date) => date.toISOString()),
    hoursAhead: fc.oneof(fc.integer({ min: 0, max: 24 * 400 }), fc.constantFrom(48, 192, 360, 720, 744)),
  });
  const bookingOf = ({ hoursAhead, ...rest }: { totalCents: number; bookedAt: string; hoursAhead: number }) => {
    return { ...rest, timeZone, departure: addHours(rest.bookedAt, hoursAhead) };
  };
  const hours = fc.double({ min: 0, max: 24 * 420, noNaN: true });

  it('never falls over time and never exceeds the total', () => {
    fc.assert(
      fc.property(bookings, hours, hours, (drawn, first, later) => {
        const booking = bookingOf(drawn);
        const at = (elapsed: number) => cancellationFee({ ...booking, now: addHours(booking.bookedAt, elapsed) }).feeCents;
        const [early, late] = [at(Math.min(first, later)), at(Math.max(first, later))];
        expect(late).toBeGreaterThanOrEqual(early);
        expect(late).toBeLessThanOrEqual(booking.totalCents);
        expect(early).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('has steps without gaps or overlaps, and the current step gives the fee', () => {
    fc.assert(
      fc.property(bookings, hours, (drawn, elapsed) => {
        const booking = bookingOf(drawn);
        const now = addHours(booking.bookedAt, elapsed);
        const { steps, ...fee } = cancellationFee({ ...booking, now });
        expect(steps[0]?.from).toBe(booking.bookedAt);
        expect(steps.at(-1)?.until).toBeNull();
        for (const [index, step] of steps.entries()) {
          const next = steps[index + 1];
          if (next) expect([step.until, step.percent < next.percent]).toEqual([next.from, true]);
          const holds =
            (compareInstants(now, step.from) > 0 || index === 0) && (step.until === null || compareInstants(now, step.until) <= 0);
          if (holds) expect({ feeCents: step.feeCents, percent: step.percent, until: step.until }).toEqual(fee);
        }
      }),
    );
  });
});

describe('the scale of a booking', () => {
  const cancellation = {
    rates: [{ atLeast: 72, in: 'hours', percent: 20 }],
    finalPercent: 60,
    free: { withinHours: 0, daysAhead: 30 },
  } as const;
  const { payment, version } = termsOf(houseBook());
  const quote = { terms: { version, payment, cancellation } };

  it('is the one that its quote offered, whatever applies later', () => {
    const scale = feeScaleOf(quote, bookedAt);
    const at = (hours: number) => feeOnScale({ scale, totalCents: 1_000, departure, timeZone, bookedAt, now: hoursBefore(hours) });
    expect([at(24 * 100), at(72), at(71)].map(({ percent }) => percent)).toEqual([20, 20, 60]);
    expect(at(24 * 100).steps.map(({ percent }) => percent)).toEqual([20, 60]);
  });

  it('is the rate book’s in new quotes and in those from before it was stored', () => {
    expect(feeScaleOf({ terms: termsOf(houseBook()) }, bookedAt)).toMatchObject({
      rates: feeScaleOf(null, bookedAt).rates,
      days: 'calendar',
    });
  });
});
