import { describe, expect, it } from 'vitest';
import { createFakeDesk, done, load, refused, send } from '../testing/fake-desk.ts';
import { action, loader } from './payments.tsx';

const line = (id: string, proposal: { reference: string; by: 'reference' | 'amount'; fits: boolean } | null) => ({
  ...{ id, bookedOn: '2026-11-20', cents: 100, name: 'Mo', iban: '', text: '' },
  proposal,
});
const lines = [
  line('sure', { reference: 'NL-1', by: 'reference', fits: true }),
  line('sum', { reference: 'NL-2', by: 'amount', fits: true }),
  line('late', { reference: 'NL-3', by: 'reference', fits: true }),
  line('none', null),
];
const bankLines = async () => lines;

describe('the payments page', () => {
  it('shows the lines that wait', async () => {
    expect(await load(loader, { desk: createFakeDesk({ queries: { money: { bankLines } } }) })).toEqual(lines);
  });

  it('reads a file, and says how many lines were new', async () => {
    const desk = createFakeDesk({
      acts: {
        money: {
          importFiles: async ({ files }) =>
            files.length === 1 ? done({ files: 1, added: 2, known: 1, unread: [], refused: [], reasons: [] }) : refused('not-a-bank-file'),
        },
      },
    });
    expect(await send(action, { intent: 'file', file: new File(['CAMT'], 'a.xml') }, { desk })).toMatchObject({
      data: { problem: null, value: { added: 2, known: 1, unread: [] } },
    });
    expect(await send(action, { intent: 'file' }, { desk })).toMatchObject({ data: { problem: 'not-a-bank-file' }, init: { status: 409 } });
  });

  it('records a line for the trip that was typed, or puts it aside', async () => {
    const seen: unknown[] = [];
    const keep = async (asked: unknown) => {
      seen.push(asked);
      return done();
    };
    const desk = createFakeDesk({ acts: { money: { recordLine: keep, putLineAside: keep } } });
    await send(action, { intent: 'record', line: 'a', reference: ' NL-9 ' }, { desk });
    await send(action, { intent: 'aside', line: 'b', reference: 'NL-9' }, { desk });
    expect(seen).toEqual([{ line: 'a', reference: 'NL-9' }, { line: 'b' }]);
  });

  it('records at once what is certain, passes over what a colleague did, and stops at what fails', async () => {
    const recorded: string[] = [];
    const answers = { sure: refused('line-gone'), late: refused('other-amount') } as const;
    const desk = createFakeDesk({
      queries: { money: { bankLines } },
      acts: {
        money: {
          recordLine: async ({ line: id }) => {
            recorded.push(id);
            return id === 'sure' ? answers.sure : answers.late;
          },
        },
      },
    });
    expect(await send(action, { intent: 'certain' }, { desk })).toMatchObject({ data: { problem: 'other-amount' } });
    expect(recorded).toEqual(['sure', 'late']);
  });
});
