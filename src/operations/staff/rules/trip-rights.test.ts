import { expect, it } from 'vitest';
import { stayingEvents, stays, transitions } from '#domain/trip/states.ts';
import { rightFor } from './trip-rights.ts';

it('every trip event that the table of states allows to staff needs a right', () => {
  const ofStaff = [
    ...transitions.filter(({ actors }) => actors.includes('staff')).map(({ event }) => event),
    ...stayingEvents.filter((event) => stays[event].actors.includes('staff')),
  ];
  expect(ofStaff.length).toBeGreaterThan(8);
  expect(ofStaff.filter((event) => rightFor(event) === null)).toEqual([]);
  expect(rightFor('accept')).toBeNull();
});
