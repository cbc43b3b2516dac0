import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { cleanLine } from '#domain/input/clean-text.ts';
import { readEuros } from '#domain/money/read-euros.ts';
import { putBankLineAside, recordBankLine } from '#operations/payments/bank-file/decide-bank-line.ts';
import { type ImportedFiles, importBankFiles } from '#operations/payments/bank-file/import-bank-files.ts';
import { listProposedLines, type ProposedLine } from '#operations/payments/bank-file/propose-trips.ts';
import { isSure } from '#operations/payments/bank-file/record-sure-lines.ts';
import { recordRefund } from '#operations/payments/record-payment.ts';
import { type Command, done, misunderstand, refuse } from './command.ts';
import { money } from './describe-trip.ts';
import { explainNotApplied, explainUnusual, misunderstandReference, someone } from './explain.ts';
import { findTooLong, isDateOrNone, notDate, notEuros } from './read-values.ts';

const mostLines = 200;
const problems = {
  'not-a-bank-file':
    'That is no bank statement of a kind that is known: CAMT.052 to 054, MT940, CODA, Norma 43, CFONB 120, or a ZIP of them.',
  'half-a-file': 'The file ends in the middle: nothing of it was taken.',
  'unreadable-line': 'None of its lines can be read: nothing of it was taken.',
  'too-many-lines': 'It has more lines than can be read at once: fetch fewer days from the bank.',
  'other-currency': 'The statement is in another currency than euro: nothing of it was taken.',
} as const;

export const bankCommand: Command = {
  name: 'bank',
  usage: '[--file <path>]',
  summary: 'takes bank statements (CAMT, MT940, CODA, Norma 43, CFONB 120, ZIP), and lists what came in and waits for a trip',
  options: { file: { type: 'string', help: 'a line that an earlier file had is not taken twice' } },
  words: [0, 0],
  async run(context, { text }) {
    const path = text('file');
    const bytes = path === null ? null : await readFile(path).catch(() => null);
    if (path !== null && bytes === null) return misunderstand(`There is no file ${path}.`);
    const imported =
      bytes === null ? null : await importBankFiles(context, { staff: someone, files: [{ name: basename(path ?? ''), bytes }] });
    if (imported !== null && !imported.ok) {
      return refuse(imported.failure.why === 'no-right' ? 'Not allowed.' : problems[imported.failure.why]);
    }
    const lines = await listProposedLines(context.db, mostLines);
    const said = imported === null ? [] : describeImport(imported.value);
    return done({ imported: imported?.value ?? null, waiting: lines }, [...said, ...lines.map(describeLine)]);
  },
};

function describeImport({ added, known, unread }: ImportedFiles): readonly string[] {
  return [`${added} new lines, ${known} known before.`, ...unread.map((line) => `Cannot be read, look it up at the bank: ${line}`)];
}

function describeLine({ id, bookedOn, cents, name, text, proposal }: ProposedLine): string {
  const references = proposal.trips.map(({ reference }) => reference).join(', ');
  const seems =
    proposal.kind === 'none' ? 'no trip found' : `${references} by ${proposal.by}${isSure({ proposal }) ? '' : `, ${proposal.kind}`}`;
  return `${id}  ${bookedOn}  ${money(cents)}  ${name}  ${text}  → ${seems}`;
}

export const matchCommand: Command = {
  name: 'match',
  usage: '<line> (--reference <reference> [--sure] | --aside)',
  summary: 'says which trip a line of a bank statement pays, or that it pays none',
  options: {
    reference: { type: 'string', help: 'the trip' },
    sure: { type: 'boolean', help: 'also where it is more than is due, the same again, or for a cancelled trip' },
    aside: { type: 'boolean', help: 'it pays no trip: who paid is forgotten' },
  },
  words: [1, 1],
  async run(context, { positionals: [lineId = ''], text, isSet }) {
    const reference = text('reference') ?? '';
    const misunderstood = isSet('aside') ? null : misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const asked = { staff: someone, lineId };
    const decided = isSet('aside')
      ? await putBankLineAside(context, asked)
      : await recordBankLine(context, { ...asked, parts: [reference], isSure: isSet('sure') });
    if (decided.ok) return done({ line: lineId }, ['Done.']);
    const problem = decided.failure;
    if (problem.why === 'line-gone') return refuse('There is no such line, or somebody has decided about it.');
    if (problem.why === 'other-amount' || problem.why === 'parts-differ') return refuse('This line stands for another amount already.');
    if ('values' in problem) return refuse(explainUnusual(problem));
    return explainNotApplied(problem, { reference, only: 'nothing is owed for it' });
  },
};

export const refundCommand: Command = {
  name: 'refund',
  usage: '<reference> --amount <euros> --note <text> [--date <date>]',
  summary: 'records money that went back to the customer by bank; the same note a second time records nothing',
  options: {
    amount: { type: 'string', help: 'what went back' },
    note: { type: 'string', help: 'what tells this transfer from others' },
    date: { type: 'string', help: 'when, YYYY-MM-DD (today)' },
  },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text }) {
    const cents = readEuros(text('amount'));
    if (cents === null || cents === 0) return misunderstand(`--amount ${notEuros}.`);
    const note = cleanLine(text('note') ?? '');
    const tooLong = note === '' ? '--note is needed.' : findTooLong({ note });
    if (tooLong !== null) return misunderstand(tooLong);
    if (!isDateOrNone(text('date'))) return misunderstand(`--date ${notDate}.`);
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const refunded = await recordRefund(context, { reference, staff: someone, cents, note, date: text('date') });
    if (refunded.ok) {
      const { outcome, paidCents } = refunded.value;
      return done({ outcome, paidCents }, [`Recorded. ${money(paidCents)} of it stays paid.`]);
    }
    const problem = refunded.failure;
    if (problem.why === 'more-than-paid') return refuse(`Only ${money(problem.paidCents)} came in.`);
    if (problem.why === 'other-amount') return refuse('This note stands for another amount of the same trip already.');
    if (problem.why === 'refund-known') return refuse('Recorded before: nothing was changed.');
    return explainNotApplied(problem, { reference, only: 'nothing was paid for it' });
  },
};
