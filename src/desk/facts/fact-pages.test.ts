import { expect, it } from 'vitest';
import { createFakeDesk, load, send } from '../testing/fake-desk.ts';
import { createNotes } from '../testing/note-acts.ts';
import { loader as loadFacts } from './facts.tsx';
import { action, loader } from './facts-of-city.tsx';

const fact = { key: 'lez', value: 'yes', input: 'yes-no', source: 'x', checkedAt: '2026-01-01', state: 'fresh', usedBy: [] } as const;
const params = { city: 'gent' };

it('facts are listed by when they expire, all or those of one state', async () => {
  const all = [
    { ...fact, city: 'b', validUntil: '2028-01-01' },
    { ...fact, city: 'a', validUntil: '2027-01-01' },
    { ...fact, city: 'c', validUntil: '2026-01-01', state: 'expired' as const },
  ];
  const desk = createFakeDesk({ queries: { facts: { all: async () => all } } });
  expect((await load(loadFacts, { desk, path: '/facts' })).facts.map(({ city }) => city)).toEqual(['c', 'a', 'b']);
  expect((await load(loadFacts, { desk, path: '/facts?want=fresh' })).facts.map(({ city }) => city)).toEqual(['a', 'b']);
});

it('the page of a city is not there without it, and passes on each form', async () => {
  const none = createFakeDesk({ queries: { facts: { ofCity: async () => null } } });
  await expect(load(loader, { desk: none, params })).rejects.toMatchObject({ init: { status: 404 } });
  const notes = createNotes();
  const desk = createFakeDesk({ acts: { facts: { publish: notes.note('publish'), takeBack: notes.note('back') } } });
  const typed = { seen: '2', key: 'lez', value: 'yes', source: 'y', checkedAt: '2026-11-01', validUntil: '2027-11-01', note: '' };
  await send(action, { intent: 'publish', ...typed }, { desk, params });
  await send(action, { intent: 'back', version: '0' }, { desk, params });
  expect(notes.seen).toEqual([
    ['publish', { city: 'gent', ...typed }],
    ['back', { city: 'gent', version: '0' }],
  ]);
});
