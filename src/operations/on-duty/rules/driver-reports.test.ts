import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlaceFresh, momentOfReport, readReports } from './driver-reports.ts';
import { lastStep, stepKinds } from './report-kinds.ts';

const id = '019ab2c4-0000-7000-8000-000000000001';
const now = '2026-11-24T12:00:00.000Z';

describe('readReports', () => {
  it('accepts known reports, and an unknown one blocks no other', () => {
    const good = { id, dutyId: id, kind: 'delay', minutes: 20, note: ' E19 \u0000 ' };
    expect(readReports({ presses: [{ kind: 'fly' }, good, null, { ...good, minutes: -1 }] })).toMatchObject([
      { id, kind: 'delay', minutes: 20, note: 'E19', at: null },
    ]);
  });

  it.each([null, 'x', [], {}, { presses: 'x' }, { presses: Array.from({ length: 201 }, () => ({})) }])('is null for %j', (body) => {
    expect(readReports(body)).toBeNull();
  });
});

describe('momentOfReport', () => {
  it.each([
    ['2026-11-23T06:30:00.000Z', '2026-11-23T06:30:00.000Z'],
    ['2026-11-24T14:00:00.000Z', now],
    [null, now],
    ['2026-11-01T00:00:00.000Z', null],
  ])('of %s is %s', (at, expected) => {
    expect(momentOfReport(at, now)).toBe(expected);
  });
});

describe('lastStep', () => {
  it('is the last by its own time, in whatever order reports arrive', () => {
    const steps = stepKinds.map((kind, index) => ({ kind, at: new Date(Date.parse(now) + index * 60_000).toISOString() }));
    const call = { kind: 'delay', at: '2026-11-25T12:00:00.000Z' } as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...steps, call], { minLength: steps.length + 1 }), (shuffled) => {
        expect(lastStep(shuffled)?.kind).toBe('done');
      }),
    );
    expect(lastStep([call])).toBeNull();
  });
});

it('distinguishes a current position from a track', () => {
  expect(isPlaceFresh('2026-11-24T11:55:00.000Z', now)).toBe(true);
  expect(isPlaceFresh('2026-11-24T11:40:00.000Z', now)).toBe(false);
});
