import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  BankLinesDocument,
  ImportBankFileDocument,
  PutBankLineAsideDocument,
  RecordBankLineDocument,
  RecordPaymentDocument,
  RecordRefundDocument,
  TodayDocument,
  TripDocument,
} from '#desk/api/generated/operations.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { listPayments } from '#operations/payments/payment-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { createDeskRunner } from './run.ts';
import { createWorld } from './testing/desk-world.ts';
import { enter, statusOf } from './testing/enter.ts';

const run = createDeskRunner();

const statement = (...lines: readonly (readonly [cents: number, text: string])[]) =>
  [
    ...[':20:X', ':25:NL91ABNA0417164300', ':28C:1', ':60F:C261120EUR0,'],
    ...lines.flatMap(([cents, text]) => [`:61:261121C${formatEuros(cents).replace('.', ',')}NTRFNONREF`, `:86:/NAME/Mo/REMI/${text}`]),
    ':62F:C261121EUR0,',
  ].join('\n');

describe('a bank file', () => {
  it('is taken once however often it comes, in part or whole, and proposes the trips that it names', async () => {
    const { context, booked, total } = await createWorld();
    const finance = await enter(context, { roles: ['finance'] });
    const first = statement([total, `trip ${booked.toLowerCase().replaceAll('-', '')}`]);
    const whole = statement([total, `trip ${booked.toLowerCase().replaceAll('-', '')}`], [123, booked], [99, 'coffee']);
    expect((await run(finance, ImportBankFileDocument, { text: first })).importBankFile).toEqual({ problem: null, added: 1, known: 0 });
    expect((await run(finance, ImportBankFileDocument, { text: whole })).importBankFile).toEqual({ problem: null, added: 2, known: 1 });
    expect((await run(finance, ImportBankFileDocument, { text: whole })).importBankFile).toEqual({ problem: null, added: 0, known: 3 });
    const { bankLines } = await run(finance, BankLinesDocument, {});
    expect(bankLines.map(({ cents, name, proposal }) => [cents, name, proposal])).toEqual([
      [total, 'Mo', { reference: booked, by: 'reference', fits: true }],
      [123, 'Mo', { reference: booked, by: 'reference', fits: false }],
      [99, 'Mo', null],
    ]);
  });

  it('proposes a booking by a sum that only one waits for', async () => {
    const { context, booked, total } = await createWorld();
    const finance = await enter(context, { roles: ['finance'] });
    await run(finance, ImportBankFileDocument, { text: statement([total, 'thanks']) });
    expect((await run(finance, BankLinesDocument, {})).bankLines).toMatchObject([
      { proposal: { reference: booked, by: 'amount', fits: true } },
    ]);
  });

  it('is refused with a word for it, and nothing of it kept', async () => {
    const { context } = await createWorld();
    const finance = await enter(context, { roles: ['finance'] });
    for (const [text, problem] of [
      ['=1+1', 'not-a-bank-file'],
      [statement([5, 'x']).replace(/:62F.*/, ''), 'half-a-file'],
      [statement([5, 'x']).replace('261121C', '269921C'), 'unreadable-line'],
    ] as const) {
      expect((await run(finance, ImportBankFileDocument, { text })).importBankFile.problem).toBe(problem);
    }
    expect((await run(finance, BankLinesDocument, {})).bankLines).toEqual([]);
  });

  it('is for finance alone', async () => {
    const { context } = await createWorld();
    const sales = await enter(context, { roles: ['sales'] });
    expect(await statusOf(run(sales, BankLinesDocument, {}))).toBe(404);
    expect(await statusOf(run(sales, ImportBankFileDocument, { text: '' }))).toBe(404);
    expect(await statusOf(run(sales, RecordBankLineDocument, { lineId: 'x', reference: 'y' }))).toBe(404);
  });
});

describe('a line', () => {
  it('pays its trip once, of any number who say so at once', async () => {
    const { context, db, booked, total } = await createWorld();
    const finance = await enter(context, { roles: ['finance'] });
    await run(finance, ImportBankFileDocument, { text: statement([total, booked]) });
    const lineId = (await run(finance, BankLinesDocument, {})).bankLines[0]?.id ?? '';
    const wrong = { lineId, reference: 'NL-26-000000' };
    expect((await run(finance, RecordBankLineDocument, wrong)).recordBankLine.problem).toBe('no-such-trip');
    const asked = { lineId, reference: booked };
    const answers = await Promise.all([1, 2, 3].map(() => run(finance, RecordBankLineDocument, asked)));
    expect(answers.map(({ recordBankLine }) => recordBankLine.problem).sort()).toEqual(['line-gone', 'line-gone', null]);
    const trip = await findTripByReference(db, booked);
    expect(await listPayments(db, trip?.id ?? '')).toMatchObject([{ cents: total, status: 'paid' }]);
    expect((await listAudit(db, 9)).filter(({ act }) => act === 'paid')).toHaveLength(1);
    expect((await run(finance, BankLinesDocument, {})).bankLines).toEqual([]);
  });

  it('that is for no trip is put aside, and whoever paid forgotten', async () => {
    const { context, db } = await createWorld();
    const finance = await enter(context, { roles: ['finance'] });
    const text = statement([99, 'coffee']);
    await run(finance, ImportBankFileDocument, { text });
    const lineId = (await run(finance, BankLinesDocument, {})).bankLines[0]?.id ?? '';
    expect((await run(finance, PutBankLineAsideDocument, { lineId })).putBankLineAside.problem).toBeNull();
    expect(await db.selectFrom('bank_lines').select(['name', 'text', 'state']).execute()).toEqual([{ name: '', text: '', state: 'aside' }]);
    expect((await run(finance, ImportBankFileDocument, { text })).importBankFile).toMatchObject({ added: 0, known: 1 });
  });
});

it('what is overdue is on the first page, until it is paid', async () => {
  const { context, db, booked, total } = await createWorld();
  const finance = await enter(context, { roles: ['finance'] });
  const overdue = async () => (await run(finance, TodayDocument, {})).today.overdue;
  expect(await overdue()).toEqual([]);
  await sql`update trips set first_departure = now() + interval '9 days', last_departure = now() + interval '9 days'`.execute(db);
  const dueDate = addDays(todayIn('Europe/Amsterdam', new Date().toISOString()), -30);
  await sql`
    update invoices set document = jsonb_set(document, '{payments}', (select jsonb_agg(jsonb_set(due, '{dueOn}', to_jsonb(${dueDate}::text)))
      from jsonb_array_elements(document -> 'payments') as due))`.execute(db);
  expect(await overdue()).toMatchObject([{ row: { reference: booked }, outstandingCents: total, dueDate }]);
  await run(finance, RecordPaymentDocument, { reference: booked, cents: total, note: 'line 1', date: null });
  expect(await overdue()).toEqual([]);
});

it('money goes back as far as it came in, once for each note', async () => {
  const { context, booked, total } = await createWorld();
  const finance = await enter(context, { roles: ['finance'] });
  const back = { reference: booked, cents: 1_000, note: 'line 9', date: null };
  expect((await run(finance, RecordRefundDocument, back)).recordRefund.problem).toBe('more-than-paid');
  await run(finance, RecordPaymentDocument, { reference: booked, cents: total, note: 'line 1', date: null });
  for (let time = 0; time < 2; time += 1) expect((await run(finance, RecordRefundDocument, back)).recordRefund.problem).toBeNull();
  expect((await run(finance, RecordRefundDocument, { ...back, cents: total, note: 'line 10' })).recordRefund.problem).toBe(
    'more-than-paid',
  );
  const { trip } = await run(finance, TripDocument, { reference: booked });
  expect(trip?.payments.map(({ cents }) => cents)).toEqual([total, -1_000]);
  expect(trip?.history.filter(({ event }) => event === 'refunded')).toHaveLength(1);
});
