import { expect, it } from 'vitest';
import { findSpareMinutes, startLater } from './later-start.ts';

const duty = {
  startsAt: '2026-12-05T06:00:00.000Z',
  endsAt: '2026-12-05T16:00:00.000Z',
  vehicleUntil: '2026-12-05T16:00:00.000Z',
  isPlanned: true,
  shiftIndex: 0,
  parts: [
    { kind: 'work', minutes: 15 },
    { kind: 'empty-drive', minutes: 60 },
    { kind: 'work', minutes: 15 },
    { kind: 'drive', minutes: 120 },
    { kind: 'work', minutes: 270 },
    { kind: 'drive', minutes: 120 },
  ],
} as const;

it('spares what of the planned way to the group the vehicle does not need, with a margin, in steps of five', () => {
  expect(findSpareMinutes(duty, 60)).toBe(0);
  expect(findSpareMinutes(duty, 20)).toBe(35);
  expect(findSpareMinutes({ ...duty, shiftIndex: 1 }, 20)).toBe(0);
});

it('begins later by a shorter way, and leaves the check, the group and the end as they are', () => {
  expect(startLater(duty, 25)).toEqual({
    ...duty,
    startsAt: '2026-12-05T06:25:00.000Z',
    parts: [duty.parts[0], { kind: 'empty-drive', minutes: 35 }, ...duty.parts.slice(2)],
  });
  expect(startLater(duty, 60)?.parts).toEqual([duty.parts[0], ...duty.parts.slice(2)]);
  expect(startLater(duty, 65)).toBeNull();
});

it('knows the way of a trip that a person priced, of which the longest work is with the group', () => {
  const parts = [
    { kind: 'work', minutes: 15 },
    { kind: 'empty-drive', minutes: 40 },
    { kind: 'work', minutes: 300 },
    { kind: 'empty-drive', minutes: 40 },
  ] as const;
  const byHand = { ...duty, isPlanned: false, parts };
  expect(findSpareMinutes(byHand, 10)).toBe(25);
  expect(startLater(byHand, 40)?.parts).toEqual([parts[0], parts[2], parts[3]]);
  expect(findSpareMinutes({ ...byHand, parts: [parts[2]] }, 0)).toBe(0);
});
