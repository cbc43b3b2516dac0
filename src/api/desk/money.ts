import { cleanLine } from '#domain/input/clean-text.ts';
import { putBankLineAside, recordBankLine } from '#operations/payments/bank-file/decide-bank-line.ts';
import { importBankFile } from '#operations/payments/bank-file/import-bank-file.ts';
import { listProposedLines, type Proposal, type ProposedLine } from '#operations/payments/bank-file/propose-trips.ts';
import { recordRefund } from '#operations/payments/record-payment.ts';
import { longestLine, OutcomeRef, staffOf, tell } from './act.ts';
import { builder, require } from './builder.ts';

const mostLines = 50;

const ProposalRef = builder.objectRef<Proposal>('Proposal').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    by: t.string({ description: '`reference`, `invoice` or `amount`.', resolve: ({ by }) => by }),
    fits: t.exposeBoolean('fits', { description: 'The sum is what is due next, or all that is outstanding.' }),
  }),
});

const BankLineRef = builder.objectRef<ProposedLine>('BankLine').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    account: t.exposeString('account'),
    bookedOn: t.exposeString('bookedOn'),
    cents: t.exposeInt('cents'),
    name: t.exposeString('name'),
    iban: t.exposeString('iban'),
    text: t.exposeString('text'),
    proposal: t.field({ type: ProposalRef, nullable: true, resolve: ({ proposal }) => proposal }),
  }),
});

type FileOutcome = { readonly problem: string | null; readonly added: number; readonly known: number };
const FileOutcomeRef = builder.objectRef<FileOutcome>('BankFileOutcome').implement({
  fields: (t) => ({
    problem: t.exposeString('problem', { nullable: true }),
    added: t.exposeInt('added'),
    known: t.exposeInt('known', { description: 'Lines that an earlier file had.' }),
  }),
});

builder.queryField('bankLines', (t) =>
  t.field({
    type: [BankLineRef],
    description: 'Money that came in and waits for somebody to say what it is for, the oldest first.',
    resolve: async (_root, _arguments, context) => {
      require(context, 'record-payments');
      return [...(await listProposedLines(context.db, mostLines))];
    },
  }),
);

builder.mutationField('importBankFile', (t) =>
  t.field({
    type: FileOutcomeRef,
    args: { text: t.arg.string({ required: true, description: 'CAMT.053 or MT940.' }) },
    resolve: async (_root, { text }, context): Promise<FileOutcome> => {
      const imported = await importBankFile(context, { staff: staffOf(context), text });
      return imported.ok ? { problem: null, ...imported.value } : { ...tell(imported), added: 0, known: 0 };
    },
  }),
);

builder.mutationField('recordBankLine', (t) =>
  t.field({
    type: OutcomeRef,
    args: { lineId: t.arg.string({ required: true }), reference: t.arg.string({ required: true }) },
    resolve: async (_root, asked, context) => tell(await recordBankLine(context, { ...asked, staff: staffOf(context) })),
  }),
);

builder.mutationField('putBankLineAside', (t) =>
  t.field({
    type: OutcomeRef,
    args: { lineId: t.arg.string({ required: true }) },
    resolve: async (_root, asked, context) => tell(await putBankLineAside(context, { ...asked, staff: staffOf(context) })),
  }),
);

builder.mutationField('recordRefund', (t) =>
  t.field({
    type: OutcomeRef,
    args: {
      reference: t.arg.string({ required: true }),
      cents: t.arg.int({ required: true }),
      note: t.arg.string({ required: true }),
      date: t.arg.string({ description: 'YYYY-MM-DD; left out: today.' }),
    },
    resolve: async (_root, { reference, cents, note, date = null }, context) => {
      require(context, 'record-payments');
      const line = cleanLine(note).slice(0, longestLine);
      if (line === '' || cents <= 0) return { problem: 'all-needed' };
      return tell(await recordRefund(context, { reference, cents, note: line, date, staff: staffOf(context) }));
    },
  }),
);
