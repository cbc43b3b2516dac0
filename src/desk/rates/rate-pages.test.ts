import { describe, expect, it } from 'vitest';
import { createFakeDesk, load, refused, send } from '../testing/fake-desk.ts';
import { createNotes } from '../testing/note-acts.ts';
import { action as changeDraft, loader as loadDraft } from './rate-draft.tsx';
import { action as changeTable, loader as loadTable } from './rate-table.tsx';
import { action as begin, loader as loadRates } from './rates.tsx';

const places = (answers: readonly unknown[]) => answers.map((answer) => answer instanceof Response && answer.headers.get('location'));

describe('the page of all rates', () => {
  it('shows the versions, and leads to the new rates that were begun', async () => {
    const shown = { versions: [], hasDraft: false };
    expect(await load(loadRates, { desk: createFakeDesk({ queries: { rates: { versions: async () => shown } } }) })).toEqual(shown);
    const notes = createNotes();
    const desk = createFakeDesk({ acts: { rates: { begin: notes.note('begin') } } });
    expect(places([await send(begin, { intent: 'begin', version: '2026-1' }, { desk })])).toEqual(['/rates/draft']);
    expect(notes.seen).toEqual([['begin', { version: '2026-1' }]]);
  });
});

describe('the page of new rates', () => {
  it('leads back where there are none', async () => {
    const draft = { print: 'p', tables: [], differences: [], trial: null };
    const desk = createFakeDesk({ queries: { rates: { draft: async () => draft } } });
    expect(await load(loadDraft, { desk })).toEqual(draft);
    const none = createFakeDesk({ queries: { rates: { draft: async () => null } } });
    await expect(load(loadDraft, { desk: none })).rejects.toMatchObject({ status: 302 });
  });

  it('tries them out, publishes or discards them', async () => {
    const notes = createNotes();
    const rates = { tryOut: notes.note('try'), publish: notes.note('publish'), discard: notes.note('discard') };
    const desk = createFakeDesk({ acts: { rates } });
    const typed = { date: '2027-01-01', time: '08:30', print: 'p', note: 'diesel' };
    expect(await send(changeDraft, { intent: 'try' }, { desk })).toMatchObject({ data: { problem: null } });
    const answers = [
      await send(changeDraft, { intent: 'publish', ...typed }, { desk }),
      await send(changeDraft, { intent: 'discard' }, { desk }),
    ];
    expect(places(answers)).toEqual(['/rates', '/rates']);
    expect(notes.seen).toEqual([
      ['try', {}],
      ['publish', typed],
      ['discard', {}],
    ]);
  });
});

describe('the page of one table', () => {
  const params = { table: 'card' };

  it('is not there without new rates', async () => {
    const none = createFakeDesk({ queries: { rates: { table: async () => null } } });
    await expect(load(loadTable, { desk: none, params })).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('stores its fields, or a file, in the version that was seen', async () => {
    const notes = createNotes();
    const desk = createFakeDesk({ acts: { rates: { saveTable: notes.note('table'), saveFile: notes.note('file') } } });
    await send(changeTable, { intent: 'table', revision: '3', 'coach.day': '850' }, { desk, params });
    await send(changeTable, { intent: 'file', revision: '3', file: new File(['a: 1'], 'card.yaml') }, { desk, params });
    expect(notes.seen).toEqual([
      ['table', { table: 'card', revision: '3', fields: { 'coach.day': '850' } }],
      ['file', { table: 'card', revision: '3', text: 'a: 1' }],
    ]);
  });

  it('preserves what was typed if a colleague was faster', async () => {
    const desk = createFakeDesk({ acts: { rates: { saveTable: async () => refused('draft-changed') } } });
    const answer = await send(changeTable, { intent: 'table', revision: '3', 'coach.day': '850' }, { desk, params });
    expect(answer).toMatchObject({ data: { problem: 'draft-changed', typed: { 'coach.day': '850' } } });
  });
});
