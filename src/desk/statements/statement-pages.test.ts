import { expect, it } from 'vitest';
import { createFakeDesk, load, send } from '../testing/fake-desk.ts';
import { createNotes } from '../testing/note-acts.ts';
import { action, loader as loadStatement } from './statement.tsx';
import { loader as loadCsv } from './statement-csv.ts';
import { loader as loadMonth } from './statements.tsx';

const more = { textsOf: () => ({}), language: 'nl' } as const;
const params = { id: 's' };
const statement = {
  ...{ month: '2026-10', isClosed: true, paymentDays: 30, approvedAt: null, isReady: false, carrier: 'Eins' },
  ...{ lines: [], invoices: [], unbilled: [] },
};

it('the page of statements shows the month of its address', async () => {
  const asked: unknown[] = [];
  const ofMonth = async (of: unknown) => {
    asked.push(of);
    return { month: '2026-10', isClosed: true, months: ['2026-10'], rows: [] };
  };
  const desk = createFakeDesk({ queries: { statements: { ofMonth } }, more });
  expect(await load(loadMonth, { desk, path: '/offers/statements?month=2026-10' })).toMatchObject({ month: '2026-10', rows: [] });
  expect(asked).toEqual([{ month: '2026-10' }]);
});

it('a statement is shown and exported, and missing if there is none', async () => {
  const desk = createFakeDesk({ queries: { statements: { one: async () => statement } }, more });
  expect(await load(loadStatement, { desk, params })).toMatchObject({ statement, language: 'nl' });
  expect((await load(loadCsv, { desk, params })).headers.get('content-type')).toContain('text/csv');
  const none = createFakeDesk({ queries: { statements: { one: async () => null } }, more });
  await expect(load(loadStatement, { desk: none, params })).rejects.toMatchObject({ init: { status: 404 } });
});

it('a job is corrected, a dispute settled and an invoice made, each by its button', async () => {
  const notes = createNotes();
  const statements = { correct: notes.note('correct'), settle: notes.note('settle'), issue: notes.note('issue') };
  const desk = createFakeDesk({ acts: { statements } });
  await send(action, { intent: 'correct', job: 'j', amount: '-20', reason: 'late' }, { desk, params });
  await send(action, { intent: 'settle', line: 'l' }, { desk, params });
  await send(action, { intent: 'issue' }, { desk, params });
  expect(notes.seen).toEqual([
    ['correct', { job: 'j', amount: '-20', reason: 'late' }],
    ['settle', { id: 's', line: 'l' }],
    ['issue', { id: 's' }],
  ]);
});
