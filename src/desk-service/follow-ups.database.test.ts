import { describe, expect, it } from 'vitest';
import { createSampleItinerary } from '#api/testing/sample-input.ts';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { addDays } from '#domain/calendar/date.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { nameOfState } from '#domain/trip/states.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

/** An open quote as sales see it. */
async function world() {
  const made = await createWorld();
  const { travel } = await made.asking.requestQuote({ itinerary: createSampleItinerary({}) });
  const reference = travel?.reference ?? '';
  const sales = openFor(await enter(made.context, { roles: ['sales'] }));
  const list = async (mine = false) => await sales.queries.followUps.list({ mine });
  const row = async () => (await list()).rows.find((each) => each.reference === reference);
  return { ...made, ...sales, reference, list, row };
}

describe('a quote to call about', () => {
  it('waits for a call by itself, is called about in one press and planned for a person', async () => {
    const { acts, reference, row, list } = await world();
    const { today, nextCallOn, owners } = await list();
    expect(await row()).toMatchObject({ isPlanned: false, chance: null, calls: 0 });
    const typed = { reference, nextOn: nextCallOn, owner: '', chance: '', note: '', isCall: true };
    expect(problemOf(await acts.followUps.call(typed))).toBeNull();
    expect(await row()).toMatchObject({ callOn: nextCallOn, isPlanned: true, isDue: false, calls: 1 });
    const owner = owners[0]?.id ?? '';
    const later = { ...typed, nextOn: addDays(today, 9), owner, chance: '75', note: 'Asks the board', isCall: false };
    expect(problemOf(await acts.followUps.call(later))).toBeNull();
    expect(await row()).toMatchObject({ callOn: addDays(today, 9), chance: 75, note: 'Asks the board', calls: 1, memberId: owner });
    const quotes = (await list()).rows;
    const expected = quotes.reduce((sum, { totalCents, chance }) => sum + Math.round((totalCents * (chance ?? 25)) / 100), 0);
    expect((await list()).weeks.reduce((sum, { expectedCents }) => sum + expectedCents, 0)).toBe(expected);
    expect((await list(true)).rows.map((each) => each.reference)).toEqual(owners[0]?.name.includes('sales') ? [reference] : []);
  });

  it('is lost with a reason, which ends it and is counted', async () => {
    const { acts, reference, row, list, db } = await world();
    const cents = (await row())?.totalCents;
    const both = await Promise.all([1, 2].map(() => acts.followUps.lose({ reference, reason: 'competitor', note: 'Cheaper' })));
    expect(both.map(problemOf).sort()).toEqual([null, 'quote-closed'].sort());
    expect(await row()).toBeUndefined();
    const trip = await findTripByReference(db, reference);
    expect(trip === null ? null : nameOfState(trip)).toBe('declined');
    expect((await list()).losses).toEqual([{ reason: 'competitor', quotes: 1, cents }]);
    expect(problemOf(await acts.followUps.call({ reference, nextOn: '2099-01-01', owner: '', chance: '', note: '', isCall: true }))).toBe(
      'quote-closed',
    );
  });

  it('refuses a day that is over, a chance or a reason that is not known, and more than fits', async () => {
    const { acts, reference, context } = await world();
    const typed = { reference, nextOn: '2099-01-01', owner: '', chance: '', note: '', isCall: true };
    expect(problemOf(await acts.followUps.call({ ...typed, nextOn: '2020-01-01' }))).toBe('day-over');
    expect(problemOf(await acts.followUps.call({ ...typed, owner: crypto.randomUUID() }))).toBe('no-such-person');
    expect(issuesOf(await acts.followUps.call({ ...typed, nextOn: 'soon' }))).toEqual(['nextOn invalid']);
    expect(issuesOf(await acts.followUps.call({ ...typed, chance: '33' }))).toEqual(['chance invalid']);
    expect(issuesOf(await acts.followUps.call({ ...typed, note: 'x'.repeat(textLimits.reason + 1) }))).toEqual(['note too-long']);
    expect(issuesOf(await acts.followUps.lose({ reference, reason: 'weather', note: '' }))).toEqual(['reason invalid']);
    const planner = openFor(await enter(context, { roles: ['planner'] }));
    expect(await statusOf(() => planner.queries.followUps.list({ mine: false }))).toBe(404);
  });
});
