import { describe, expect, it } from 'vitest';
import { createFakeDesk, done, load, refused, send } from '../testing/fake-desk.ts';
import { action, loader } from './payments.tsx';

const figures = {
  ...{ outstandingCents: 0, trips: 0, overdueCents: 0, overdueTrips: 0, oldestDays: 0, leavingCents: 0, leavingTrips: 0 },
  ...{ receivedCents: 0, received: 0, waiting: 0, cases: 0, refunds: 0, lastFileAt: null },
};
const always = { overview: async () => figures, unread: async () => [] };
const receivables = async ({ show, search }: { show: string; search: string }) => ({
  rows: [],
  ageing: [],
  reminders: 0,
  today: `${show} ${search}`,
});

describe('the money page', () => {
  it('reads only what its tab shows', async () => {
    const bank = { ...always, bankLines: async () => [], recorded: async () => [], receivables };
    expect(await load(loader, { desk: createFakeDesk({ queries: { money: bank } }) })).toMatchObject({
      ...{ tab: 'match', show: 'soon', lines: [], receivables: { today: 'soon ' }, refunds: null },
    });
    const invoices = createFakeDesk({ queries: { money: { ...always, receivables } } });
    expect(await load(loader, { desk: invoices, path: '/payments?tab=invoices&show=overdue&q=koor' })).toMatchObject({
      receivables: { today: 'overdue koor' },
    });
    const cases = createFakeDesk({ queries: { money: { ...always, cases: async () => [], writeOffs: async () => [] } } });
    expect(await load(loader, { desk: cases, path: '/payments?tab=problems' })).toMatchObject({
      cases: [],
      writeOffs: [],
      receivables: null,
    });
    const refunds = createFakeDesk({ queries: { money: { ...always, refunds: async () => ({ owed: [], orders: [], files: [] }) } } });
    expect(await load(loader, { desk: refunds, path: '/payments?tab=refunds' })).toMatchObject({ refunds: { orders: [] } });
  });

  it('imports files, and reports the result of each', async () => {
    const imported = { files: 1, added: 2, known: 1, unread: [], refused: [], reasons: [] };
    const importFiles = async ({ files }: { files: readonly { name: string }[] }) =>
      files[0]?.name === 'a.xml' ? done(imported) : refused('not-a-bank-file');
    const desk = createFakeDesk({ acts: { money: { importFiles } } });
    expect(await send(action, { intent: 'file', file: new File(['CAMT'], 'a.xml') }, { desk })).toMatchObject({
      data: { problem: null, value: imported },
    });
    expect(await send(action, { intent: 'file' }, { desk })).toMatchObject({ data: { problem: 'not-a-bank-file' }, init: { status: 409 } });
  });

  it('records a line for the trips that were typed, puts it aside, or takes it back', async () => {
    const seen: unknown[] = [];
    const keep = async (asked: unknown) => {
      seen.push(asked);
      return done();
    };
    const desk = createFakeDesk({ acts: { money: { recordLine: keep, putLineAside: keep, undoLine: keep } } });
    await send(action, { intent: 'record', line: 'a', reference: [' nl-9 ', 'NL-8', ''], amount: ['1,50', '2', ''] }, { desk });
    await send(action, { intent: 'record', line: 'a', reference: 'NL-9', sure: 'yes' }, { desk });
    await send(action, { intent: 'record', line: 'a', reference0: 'NL-9', amount0: '1', reference1: 'NL-8', amount1: '2' }, { desk });
    await send(action, { intent: 'aside', line: 'b' }, { desk });
    await send(action, { intent: 'undo', line: 'c' }, { desk });
    expect(seen).toEqual([
      {
        line: 'a',
        parts: [
          { reference: 'NL-9', amount: '1,50' },
          { reference: 'NL-8', amount: '2' },
        ],
        sure: false,
      },
      { line: 'a', parts: [{ reference: 'NL-9', amount: '' }], sure: true },
      {
        line: 'a',
        parts: [
          { reference: 'NL-9', amount: '1' },
          { reference: 'NL-8', amount: '2' },
        ],
        sure: false,
      },
      { line: 'b' },
      { line: 'c' },
    ]);
  });

  it('reports how many certain lines were recorded, and the question about one', async () => {
    const ask = { reference: 'NL-9', sum: '5.00', open: '0' };
    const recordLine = async () => ({ ...refused('ask-overpaid'), values: ask });
    const desk = createFakeDesk({ acts: { money: { recordSure: async () => done(3), recordLine } } });
    expect(await send(action, { intent: 'certain' }, { desk })).toMatchObject({ data: { problem: null, value: 3 } });
    expect(await send(action, { intent: 'record', line: 'a', reference: 'NL-9' }, { desk })).toMatchObject({
      data: { problem: 'ask-overpaid', values: ask, typed: { line: 'a' } },
    });
  });
});
