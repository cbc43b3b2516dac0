import { expect, it } from 'vitest';
import { stateOfDuty } from './duty-state.ts';

const planned = { isSent: false, isRead: false, isBegun: false, isDone: false, endsAt: '2026-11-26T18:00:00Z' };
const before = '2026-11-26T12:00:00Z';

it('derives the state of a duty from the sent sheet and the driver’s reports', () => {
  expect(stateOfDuty(planned, before)).toBe('planned');
  expect(stateOfDuty({ ...planned, isSent: true }, before)).toBe('sent');
  expect(stateOfDuty({ ...planned, isSent: true, isRead: true }, before)).toBe('read');
  expect(stateOfDuty({ ...planned, isSent: true, isBegun: true }, before)).toBe('underWay');
  expect(stateOfDuty({ ...planned, isBegun: true, isDone: true }, before)).toBe('done');
});

it('treats a duty as done after its end, unless its driver is still on the way', () => {
  expect(stateOfDuty(planned, '2026-11-26T18:00:00Z')).toBe('done');
  expect(stateOfDuty({ ...planned, isBegun: true }, '2026-11-26T20:00:00Z')).toBe('underWay');
});
