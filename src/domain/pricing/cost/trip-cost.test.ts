import { expect, it } from 'vitest';
import { estimateCost, findMargin } from './trip-cost.ts';

const crew = { drivers: 1, overnights: 0, breaksMinutes: 0, drivingMinutes: 150, dutyMinutes: 660 };
const line = { vehicle: null, quantity: 1, unit: 'piece', unitCents: 5_000, amountCents: 5_000, included: true } as const;
const option = { vehicles: ['coachHire' as const], crew, lines: [], netCents: 120_000 };
const driven = { quote: { kilometres: 156, emptyKilometres: 24 }, option, days: 1, date: '2026-11-28' };

it('adds up days, kilometres and hours of duty', () => {
  expect(estimateCost(driven)).toBe(16_500 + 180 * 94 + 11 * 3_400);
});

it('counts a driver for each vehicle, rooms, and tolls as they are passed on', () => {
  const two = { ...option, vehicles: ['coachHire' as const, 'coachHire' as const], crew: { ...crew, overnights: 2 } };
  const lines = [
    { ...line, kind: 'tolls' as const },
    { ...line, kind: 'agreed' as const },
  ];
  expect(estimateCost({ ...driven, option: { ...two, lines } })).toBe(2 * (16_500 + 180 * 94) + 22 * 3_400 + 18_000 + 5_000);
});

it('is the rest of the net price, in cents and percent', () => {
  expect(findMargin(driven, 96_000)).toEqual({ costCents: 96_000, marginCents: 24_000, percent: 20, minimumPercent: 8, targetPercent: 22 });
  expect(findMargin({ ...driven, option: { ...option, netCents: 0 } }, 1).percent).toBe(0);
  expect(findMargin(driven, 130_000).percent).toBe(-8.3);
});
