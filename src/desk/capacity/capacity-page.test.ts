import { expect, it } from 'vitest';
import { createFakeDesk, load, send } from '../testing/fake-desk.ts';
import { createNotes } from '../testing/note-acts.ts';
import { action, loader } from './capacity.tsx';

it('the page of capacity shows the region and the days of its address', async () => {
  const calendar = { region: '', regions: [], fromDay: '', today: '', days: [], countedRegions: [], rows: [], entries: [], operators: [] };
  const asked: unknown[] = [];
  const read = async (of: unknown) => {
    asked.push(of);
    return calendar;
  };
  const desk = createFakeDesk({ queries: { capacity: { calendar: read } } });
  expect(await load(loader, { desk, path: '/capacity?region=NL%20Utrecht&from=2026-12-01' })).toEqual(calendar);
  await load(loader, { desk, path: '/capacity' });
  expect(asked).toEqual([
    { region: 'NL Utrecht', from: '2026-12-01' },
    { region: '', from: '' },
  ]);
});

it('the capacity page passes on what was typed; missing fields are empty', async () => {
  const notes = createNotes();
  const desk = createFakeDesk({ acts: { capacity: { add: notes.note('add'), remove: notes.note('remove') } } });
  const stop = { kind: 'stop-sell', region: 'NL Utrecht', class: 'coachHire', fromDay: '2026-12-01', untilDay: '2026-12-01' };
  await send(action, { intent: 'add', ...stop }, { desk });
  await send(action, { intent: 'remove', id: 'x' }, { desk });
  expect(notes.seen).toEqual([
    ['add', { ...stop, units: '', releaseDays: '', operatorId: '', reason: '' }],
    ['remove', { id: 'x' }],
  ]);
});
