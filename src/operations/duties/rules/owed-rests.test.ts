import { describe, expect, it } from 'vitest';
import { findUnpaidRests, type ShiftTime } from './owed-rests.ts';

const at = (written: string) => Date.parse(`2026-${written}:00Z`);
const shift = (from: string, until: string): ShiftTime => ({ from: at(from), until: at(until) });

describe('the compensation for a reduced weekly rest', () => {
  // A rest of 30 hours until Sunday 8 November, 06:00: 15 hours are owed until Sunday 29 November, 24:00 in Utrecht.
  const owed = [{ since: at('11-08T06:00'), minutes: 15 * 60 }];
  const before = shift('11-06T12:00', '11-07T00:00');

  it('is made up for by a rest of nine hours and those', () => {
    expect(findUnpaidRests([before, shift('11-08T06:00', '11-08T16:00'), shift('11-09T16:00', '11-30T06:00')], owed)).toEqual([]);
    expect(findUnpaidRests([before, shift('11-08T06:00', '11-08T16:00'), shift('11-09T15:00', '11-30T06:00')], owed)).toEqual([
      { ...owed[0], most: 14 * 60 },
    ]);
  });

  it('is compensated by the part of a weekly rest beyond 45 hours', () => {
    expect(findUnpaidRests([before, shift('11-08T06:00', '11-13T16:00'), shift('11-16T04:00', '11-30T06:00')], owed)).toEqual([]);
    expect(findUnpaidRests([before, shift('11-08T06:00', '11-13T16:00'), shift('11-16T03:00', '11-30T06:00')], owed)).toMatchObject([
      { most: 14 * 60 },
    ]);
  });

  it('is due before the third Monday after the next, unless nothing is planned by then', () => {
    const busyUntil = (until: string) => [before, shift('11-08T06:00', until)];
    expect(findUnpaidRests(busyUntil('11-29T08:00'), owed)).toEqual([]);
    expect(findUnpaidRests(busyUntil('11-29T09:00'), owed)).toEqual([{ ...owed[0], most: 14 * 60 }]);
    expect(findUnpaidRests(busyUntil('12-10T08:00'), owed)).toEqual([{ ...owed[0], most: 0 }]);
  });

  it('is at one go, and one rest does not pay for two', () => {
    const halves = [before, shift('11-08T06:00', '11-08T16:00'), shift('11-09T09:00', '11-09T16:00'), shift('11-10T09:00', '11-30T06:00')];
    expect(findUnpaidRests(halves, owed)).toMatchObject([{ most: 8 * 60 }]);
    const two = [...owed, { since: at('11-15T06:00'), minutes: 10 * 60 }];
    const long = (hours: number) => [
      before,
      shift('11-08T06:00', '11-14T00:00'),
      shift('11-15T06:00', '11-17T00:00'),
      { from: at('11-17T00:00') + hours * 3_600_000, until: at('12-20T00:00') },
    ];
    expect(findUnpaidRests(long(9 + 25), two)).toEqual([]);
    expect(findUnpaidRests(long(9 + 24), two)).toEqual([{ since: at('11-15T06:00'), minutes: 10 * 60, most: 9 * 60 }]);
  });

  it('is not made up for by a rest that owes itself', () => {
    const both = [...owed, { since: at('11-15T06:00'), minutes: 15 * 60 }];
    const chain = [before, shift('11-08T06:00', '11-14T00:00'), shift('11-15T06:00', '12-20T00:00')];
    expect(findUnpaidRests(chain, both).map(({ since }) => since)).toEqual(both.map(({ since }) => since));
  });
});
