import { expect, it } from 'vitest';
import { createFakeDesk, load, send } from '../testing/fake-desk.ts';
import { createNotes } from '../testing/note-acts.ts';
import { action, loader } from './plan.tsx';

it('the plan shows open duties, drivers’ reports and affected trips', async () => {
  const onDuty = { sheets: [], reports: [] };
  const plan = { runs: async () => ({ runs: [], count: 0 }), knockOns: async () => [] };
  const desk = createFakeDesk({ queries: { plan, onDuty: { ahead: async () => onDuty } } });
  expect(await load(loader, { desk })).toEqual({ runs: [], count: 0, onDuty, knockOns: [] });
});

it('a report of a driver is marked as seen to', async () => {
  const notes = createNotes();
  const desk = createFakeDesk({ acts: { onDuty: { handleReport: notes.note('press') } } });
  await send(action, { intent: 'handle', press: 'p' }, { desk });
  expect(notes.seen).toEqual([['press', { id: 'p' }]]);
});
