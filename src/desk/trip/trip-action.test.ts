import { expect, it } from 'vitest';
import { createFakeDesk, done, refused, send } from '../testing/fake-desk.ts';
import { action } from './trip.tsx';

const params = { reference: 'NL-1' };

/** The calls that the page of a trip makes for a form. */
async function ask(fields: Readonly<Record<string, string>>): Promise<readonly [string, unknown]> {
  let seen: readonly [string, unknown] = ['nothing', null];
  const note = (name: string) => async (asked: unknown) => {
    seen = [name, asked];
    return done();
  };
  const acts = {
    lostItems: { report: note('report'), answer: note('answer'), handOver: note('handOver') },
    tasks: { add: note('add'), mark: note('mark'), close: note('close') },
    money: { recordPayment: note('paid'), recordRefund: note('refunded') },
    onDuty: { handleReport: note('handle'), releaseSheets: note('release'), noteJourneyForm: note('form') },
  };
  await send(action, fields, { desk: createFakeDesk({ acts }), params });
  return seen;
}

it.each([
  [{ intent: 'report-lost', what: 'A hat', place: 'row 3' }, 'report', { what: 'A hat', place: 'row 3' }],
  [{ intent: 'lost-found', item: 'i', note: 'office' }, 'answer', { id: 'i', isFound: true, note: 'office' }],
  [{ intent: 'lost-missing', item: 'i' }, 'answer', { id: 'i', isFound: false, note: '' }],
  [{ intent: 'lost-handed-over', item: 'i', code: 'C4' }, 'handOver', { id: 'i', code: 'C4' }],
  [{ intent: 'add-task', text: 'call', owner: 'o', dueOn: '2026-12-01' }, 'add', { text: 'call', owner: 'o', dueOn: '2026-12-01' }],
  [{ intent: 'task-done', task: 't' }, 'mark', { id: 't', isDone: true }],
  [{ intent: 'task-again', task: 't' }, 'mark', { id: 't', isDone: false }],
  [{ intent: 'task-reference', task: 't', answer: 'EU-1' }, 'close', { id: 't', as: 'reference', answer: 'EU-1' }],
  [{ intent: 'task-not-needed', task: 't', answer: 'own' }, 'close', { id: 't', as: 'not-needed', answer: 'own' }],
  [{ intent: 'paid', amount: '12,50', note: 'line 1', date: '' }, 'paid', { amount: '12,50', note: 'line 1', date: '', sure: false }],
  [{ intent: 'refunded', amount: '1', note: 'n', date: '2026-11-20' }, 'refunded', { amount: '1', note: 'n', date: '2026-11-20' }],
  [{ intent: 'release', vehicle: '1' }, 'release', { vehicle: '1' }],
  [
    { intent: 'journey-form', vehicle: '0', book: 'B', number: '7', shown: 'B 6' },
    'form',
    { vehicle: '0', book: 'B', number: '7', shown: 'B 6' },
  ],
])('the form %j reaches its act', async (fields, name, asked) => {
  expect(await ask(fields)).toEqual([name, { reference: 'NL-1', ...asked }]);
});

it('a report is handled by its id', async () => {
  expect(await ask({ intent: 'handle', press: 'p' })).toEqual(['handle', { id: 'p' }]);
});

it('reports that there was nothing to release', async () => {
  const desk = createFakeDesk({ acts: { onDuty: { releaseSheets: async () => refused('nothing-to-release') } } });
  expect(await send(action, { intent: 'release', vehicle: '0' }, { desk, params })).toMatchObject({
    data: { act: 'release', problem: 'nothing-to-release' },
    init: { status: 409 },
  });
});
