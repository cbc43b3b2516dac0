import { describe, expect, it, vi } from 'vitest';
import { createFakeDesk, done, load, refused, send } from '../testing/fake-desk.ts';
import { pathToList, readList } from './read-list.ts';
import { action, loader } from './trips.tsx';

const textsOf = () => ({});
const listAt = (query: string) => readList(new URLSearchParams(query));

describe('the list of trips', () => {
  const found = { trips: [], hasMore: false, meant: [], files: [], me: 'me', members: [] };

  it('loads what its address describes', async () => {
    const page = vi.fn().mockResolvedValue(found);
    const desk = createFakeDesk({ queries: { tripList: { page }, views: { list: async () => [] } }, more: { textsOf } });
    await load(loader, { desk, path: '/trips?q=lille&state=booked&owner=me&page=3' });
    expect(page).toHaveBeenCalledWith({
      ...{ search: 'lille', state: 'booked', site: '', from: '', to: '', order: '', owner: 'me', held: '' },
      page: 3,
    });
  });

  it('leads to a trip whose whole reference is searched for', async () => {
    const desk = createFakeDesk({});
    const answer = await load(loader, { desk, path: '/trips?q=nl-26-123456' }).catch((thrown: unknown) => thrown);
    expect(answer).toMatchObject({ status: 302 });
  });

  it('keeps the rest of its address when one part changes', () => {
    const list = listAt('q=lille&state=booked&column=email&column=reference');
    expect(pathToList(list, { state: '' })).toBe('/trips?q=lille&column=reference&column=email');
    expect(pathToList(list, { owner: 'me' })).toBe('/trips?q=lille&state=booked&owner=me&column=reference&column=email');
    expect(pathToList(listAt(''))).toBe('/trips');
  });
});

describe('an act on several trips', () => {
  it('returns a result for each: a refused one stops none of the others', async () => {
    const give = vi.fn().mockResolvedValueOnce(done()).mockResolvedValueOnce(refused('no-such-colleague')).mockResolvedValueOnce(done());
    const desk = createFakeDesk({ acts: { trips: { give } } });
    const sent = await send(action, { intent: 'give-many', owner: 'o', 'before b': 'p', selected: ['a', 'b', 'a', 'c'] }, { desk });
    expect(sent).toMatchObject({ data: { problem: null, value: ['done', 'no-such-colleague', 'done'].map((result) => ({ result })) } });
    const one = { owner: 'o', before: '' };
    expect(give.mock.calls).toEqual([
      [{ ...one, reference: 'a' }],
      [{ ...one, reference: 'b', before: 'p' }],
      [{ ...one, reference: 'c' }],
    ]);
  });

  it('pauses and resumes mails', async () => {
    const acts = {
      trips: { pauseMails: vi.fn().mockResolvedValue(refused('reason-needed')), releaseMails: vi.fn().mockResolvedValue(done()) },
    };
    const desk = createFakeDesk({ acts });
    expect(await send(action, { intent: 'hold-many', reason: '', selected: 'a' }, { desk })).toMatchObject({
      data: { value: [{ reference: 'a', result: 'reason-needed' }] },
    });
    expect(await send(action, { intent: 'release-many', selected: 'a' }, { desk })).toMatchObject({
      data: { value: [{ reference: 'a', result: 'done' }] },
    });
    expect(acts.trips.releaseMails).toHaveBeenCalledWith({ reference: 'a' });
  });
});

it('saves, renames and deletes views, and explains a refusal', async () => {
  const acts = {
    views: {
      save: vi.fn().mockResolvedValue(refused('view-known')),
      rename: vi.fn().mockResolvedValue(done()),
      remove: vi.fn().mockResolvedValue(done()),
    },
  };
  const desk = createFakeDesk({ acts });
  const fields = { name: 'Mine', view: 'v', query: 'state=booked', forAll: 'yes' };
  expect(await send(action, { intent: 'save-view', ...fields }, { desk })).toMatchObject({
    data: { problem: 'view-known', typed: { name: 'Mine' } },
    init: { status: 409 },
  });
  for (const intent of ['rename-view', 'delete-view']) await send(action, { intent, ...fields }, { desk });
  expect(acts.views.save).toHaveBeenCalledWith({ name: 'Mine', query: 'state=booked', isForAll: true });
  expect(acts.views.rename).toHaveBeenCalledWith({ id: 'v', name: 'Mine' });
  expect(acts.views.remove).toHaveBeenCalledWith({ id: 'v' });
});
