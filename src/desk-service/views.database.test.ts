import { describe, expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { mostViews } from '#operations/staff/rules/saved-view.ts';
import type { DeskContext } from './context.ts';
import { openFor, problemOf } from './testing/open-for.ts';

async function createOffice() {
  const { context, db } = await createWorld();
  const [sales, onCall] = [await enter(context, { roles: ['sales'] }), await enter(context, { roles: ['onCall'] })];
  return { context, db, sales, onCall };
}

const save = async (by: DeskContext, name: string, { query = 'state=booked', isForAll = false } = {}) =>
  problemOf(await openFor(by).acts.views.save({ name, query, isForAll }));
const viewsOf = async (by: DeskContext) => await openFor(by).queries.views.list({});
const namesOf = async (by: DeskContext) => (await viewsOf(by)).map(({ name }) => name);

describe('a saved view', () => {
  it('is visible only to its owner, or to everybody, and stores only known parts of an address', async () => {
    const { db, sales, onCall } = await createOffice();
    expect(await save(sales, ' My  requests ', { query: 'q=Lille&state=request&page=3&column=reference&column=site&x=1' })).toBeNull();
    expect(await save(sales, 'Booked', { isForAll: true })).toBeNull();
    expect(await viewsOf(sales)).toMatchObject([
      { name: 'My requests', query: 'q=Lille&state=request&column=reference&column=site', isForAll: false, mayChange: true },
      { name: 'Booked', query: 'state=booked', isForAll: true, mayChange: true },
    ]);
    expect(await viewsOf(onCall)).toMatchObject([{ name: 'Booked', isForAll: true, mayChange: false }]);
    // The names of personal lists are in no audit.
    const notes = (await listAudit(db, 20)).filter(({ act }) => act === 'save-view').map(({ subject }) => subject);
    expect(notes.toSorted()).toEqual(['', 'Booked']);
  });

  it('has a unique name, and their number is limited', async () => {
    const { db, sales, onCall } = await createOffice();
    expect([await save(sales, 'Mine'), await save(sales, 'MINE'), await save(sales, ' ')]).toEqual([null, 'view-known', 'view-name']);
    expect([await save(onCall, 'Mine'), await save(sales, 'x'.repeat(61))]).toEqual([null, 'view-name-too-long']);
    const owner = sales.signedIn.member.id;
    const more = Array.from({ length: mostViews - 1 }, (_, index) => ({ id: crypto.randomUUID(), owner_id: owner, name: `view ${index}` }));
    await db
      .insertInto('saved_views')
      .values(more.map((view) => ({ ...view, query: '', created_by: 'Mo' })))
      .execute();
    expect([await save(sales, 'one more'), await save(onCall, 'one more')]).toEqual(['too-many-views', null]);
  });

  it('is renamed and deleted by its owner, and a shared one with the right to create these', async () => {
    const { context, db, sales, onCall } = await createOffice();
    const finance = await enter(context, { roles: ['finance'] });
    await save(sales, 'Mine');
    await save(sales, 'Other');
    await save(sales, 'Ours', { isForAll: true });
    const [mine = '', , ours = ''] = (await viewsOf(sales)).map(({ id }) => id);
    const rename = async (by: DeskContext, id: string, name: string) => problemOf(await openFor(by).acts.views.rename({ id, name }));
    const remove = async (by: DeskContext, id: string) => problemOf(await openFor(by).acts.views.remove({ id }));
    expect([await rename(onCall, mine, 'x'), await rename(onCall, ours, 'x'), await rename(sales, 'x', 'y')]).toEqual([
      'gone',
      'gone',
      'gone',
    ]);
    expect([await remove(finance, mine), await remove(onCall, ours)]).toEqual(['gone', 'gone']);
    expect([await rename(sales, mine, 'other'), await rename(sales, mine, '')]).toEqual(['view-known', 'view-name']);
    expect([await rename(sales, mine, 'mine'), await rename(finance, ours, 'Everybody’s')]).toEqual([null, null]);
    expect(await namesOf(sales)).toEqual(['mine', 'Other', 'Everybody’s']);
    expect([await remove(sales, mine), await remove(finance, ours), await remove(finance, ours)]).toEqual([null, null, 'gone']);
    expect(await namesOf(sales)).toEqual(['Other']);
    const acts = (await listAudit(db, 20)).map(({ act }) => act);
    expect(acts.filter((act) => act === 'rename-view' || act === 'delete-view')).toHaveLength(4);
  });

  it('does not exist without the right', async () => {
    const { context, sales, onCall } = await createOffice();
    const editor = await enter(context, { roles: ['editor'] });
    expect(await statusOf(() => openFor(editor).queries.views.list({}))).toBe(404);
    expect(await statusOf(() => save(editor, 'Mine'))).toBe(404);
    expect(await statusOf(() => save(onCall, 'For all', { isForAll: true }))).toBe(404);
    expect(await namesOf(sales)).toEqual([]);
  });
});
