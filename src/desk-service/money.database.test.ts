import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createDeskRunner } from '#api/desk/run.ts';
import { createWorld } from '#api/desk/testing/desk-world.ts';
import { enter, statusOf } from '#api/desk/testing/enter.ts';
import { TodayDocument } from '#desk/api/generated/operations.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { listPayments } from '#operations/payments/payment-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

const run = createDeskRunner();

/** A file as a form sends it. */
const sent = (text: string) => ({ files: [{ name: 'bank.sta', bytes: new TextEncoder().encode(text) }] });

const statement = (...lines: readonly (readonly [cents: number, text: string])[]) =>
  [
    ...[':20:X', ':25:NL91ABNA0417164300', ':28C:1', ':60F:C261120EUR0,'],
    ...lines.flatMap(([cents, text]) => [`:61:261121C${formatEuros(cents).replace('.', ',')}NTRFNONREF`, `:86:/NAME/Mo/REMI/${text}`]),
    ':62F:C261121EUR0,',
  ].join('\n');

describe('a bank file', () => {
  it('is taken once however often it comes, in part or whole, and proposes the trips that it names', async () => {
    const { context, booked, total } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    const first = statement([total, `trip ${booked.toLowerCase().replaceAll('-', '')}`]);
    const whole = statement([total, `trip ${booked.toLowerCase().replaceAll('-', '')}`], [123, booked], [99, 'coffee']);
    expect(await acts.money.importFiles(sent(first))).toMatchObject({ isDone: true, value: { added: 1, known: 0, unread: [] } });
    expect(await acts.money.importFiles(sent(whole))).toMatchObject({ isDone: true, value: { added: 2, known: 1, unread: [] } });
    expect(await acts.money.importFiles(sent(whole))).toMatchObject({ isDone: true, value: { added: 0, known: 3, unread: [] } });
    const bankLines = await queries.money.bankLines({});
    expect(bankLines.map(({ cents, name, proposal }) => [cents, name, proposal])).toEqual([
      [total, 'Mo', { reference: booked, by: 'reference', fits: true }],
      [123, 'Mo', { reference: booked, by: 'reference', fits: false }],
      [99, 'Mo', null],
    ]);
  });

  it('proposes a booking by a sum that only one waits for', async () => {
    const { context, booked, total } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    expect((await acts.money.importFiles(sent(statement([total, 'thanks'])))).isDone).toBe(true);
    expect(await queries.money.bankLines({})).toMatchObject([{ proposal: { reference: booked, by: 'amount', fits: true } }]);
  });

  it('is refused with a word for it, and nothing of it kept', async () => {
    const { context } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    for (const [text, problem] of [
      ['=1+1', 'not-a-bank-file'],
      [statement([5, 'x']).replace(/:62F.*/, ''), 'half-a-file'],
      [statement([5, 'x']).replace('261121C', '269921C'), 'unreadable-line'],
    ] as const) {
      expect(problemOf(await acts.money.importFiles(sent(text)))).toBe(problem);
    }
    expect(await queries.money.bankLines({})).toEqual([]);
  });

  it('is taken beside others that are refused, and what could not be read is kept', async () => {
    const { context, db } = await createWorld();
    const { acts } = openFor(await enter(context, { roles: ['finance'] }));
    const good = statement([5, 'x']).replace(':62F', ':61:something\n:62F');
    const files = [...sent(good).files, { name: 'notes.txt', bytes: new TextEncoder().encode('hello') }];
    expect(await acts.money.importFiles({ files })).toEqual({
      isDone: true,
      value: { files: 1, added: 1, known: 0, unread: ['something'], refused: ['notes.txt'], reasons: ['not-a-bank-file'] },
    });
    expect(await db.selectFrom('bank_files').select(['name', 'added', 'known', 'unread']).execute()).toEqual([
      { name: 'bank.sta', added: 1, known: 0, unread: ['something'] },
    ]);
  });

  it('of 45,000 lines is recorded in two seconds', async () => {
    const { context } = await createWorld();
    const { acts } = openFor(await enter(context, { roles: ['finance'] }));
    const text = statement(...Array.from({ length: 45_000 }, (_, index) => [100 + index, `uitje ${index}`] as const));
    const began = performance.now();
    expect(await acts.money.importFiles(sent(text))).toMatchObject({ value: { added: 45_000 } });
    const took = performance.now() - began;
    expect(took).toBeLessThan(4_000);
  }, 30_000);

  it('is for finance alone', async () => {
    const { context } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['sales'] }));
    expect(await statusOf(queries.money.bankLines({}))).toBe(404);
    expect(await statusOf(acts.money.importFiles(sent('')))).toBe(404);
    expect(await statusOf(acts.money.recordLine({ line: 'x', reference: 'y' }))).toBe(404);
    expect(await statusOf(acts.money.putLineAside({ line: 'x' }))).toBe(404);
    expect(await statusOf(acts.money.recordRefund({ reference: 'y', amount: '1', note: 'x', date: '' }))).toBe(404);
  });
});

describe('a line', () => {
  it('pays its trip once, of any number who say so at once', async () => {
    const { context, db, booked, total } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    expect((await acts.money.importFiles(sent(statement([total, booked])))).isDone).toBe(true);
    const line = (await queries.money.bankLines({}))[0]?.id ?? '';
    const wrong = { line, reference: 'NL-26-000000' };
    expect(problemOf(await acts.money.recordLine(wrong))).toBe('no-such-trip');
    const asked = { line, reference: booked };
    const answers = await Promise.all([1, 2, 3].map(() => acts.money.recordLine(asked)));
    expect(answers.map(problemOf).sort()).toEqual(['line-gone', 'line-gone', null]);
    const trip = await findTripByReference(db, booked);
    expect(await listPayments(db, trip?.id ?? '')).toMatchObject([{ cents: total, status: 'paid' }]);
    expect((await listAudit(db, 9)).filter(({ act }) => act === 'paid')).toHaveLength(1);
    expect(await queries.money.bankLines({})).toEqual([]);
  });

  it('that is for no trip is put aside, and whoever paid forgotten', async () => {
    const { context, db } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    const text = statement([99, 'coffee']);
    expect((await acts.money.importFiles(sent(text))).isDone).toBe(true);
    const line = (await queries.money.bankLines({}))[0]?.id ?? '';
    expect(problemOf(await acts.money.putLineAside({ line }))).toBeNull();
    expect(await db.selectFrom('bank_lines').select(['name', 'text', 'state']).execute()).toEqual([{ name: '', text: '', state: 'aside' }]);
    expect(await acts.money.importFiles(sent(text))).toMatchObject({ value: { added: 0, known: 1, unread: [] } });
  });
});

it('what is overdue is on the first page, until it is paid', async () => {
  const { context, db, booked, total } = await createWorld();
  const finance = await enter(context, { roles: ['finance'] });
  const { acts } = openFor(finance);
  const overdue = async () => (await run(finance, TodayDocument, {})).today.overdue;
  expect(await overdue()).toEqual([]);
  await sql`update trips set first_departure = now() + interval '9 days', last_departure = now() + interval '9 days'`.execute(db);
  const dueDate = addDays(todayIn('Europe/Amsterdam', new Date().toISOString()), -30);
  await sql`
    update invoices set document = jsonb_set(document, '{payments}', (select jsonb_agg(jsonb_set(due, '{dueOn}', to_jsonb(${dueDate}::text)))
      from jsonb_array_elements(document -> 'payments') as due))`.execute(db);
  expect(await overdue()).toMatchObject([{ row: { reference: booked }, outstandingCents: total, dueDate }]);
  expect(
    problemOf(await acts.money.recordPayment({ isMeant: true, reference: booked, amount: formatEuros(total), note: 'line 1', date: '' })),
  ).toBeNull();
  expect(await overdue()).toEqual([]);
});

it('money goes back as far as it came in, once for each note', async () => {
  const { context, booked, total } = await createWorld();
  const finance = await enter(context, { roles: ['finance'] });
  const { acts } = openFor(finance);
  const back = { reference: booked, amount: '10', note: 'line 9', date: '' };
  expect(problemOf(await acts.money.recordRefund(back))).toBe('more-than-paid');
  const all = { ...back, amount: formatEuros(total) };
  expect(problemOf(await acts.money.recordPayment({ isMeant: true, ...all, note: 'line 1' }))).toBeNull();
  for (const known of [null, 'recorded-before']) expect(problemOf(await acts.money.recordRefund(back))).toBe(known);
  expect(problemOf(await acts.money.recordRefund({ ...all, note: 'line 10' }))).toBe('more-than-paid');
  const trip = await openFor(finance).queries.trips.page({ reference: booked });
  expect(trip?.money.payments.map(({ cents }) => cents)).toEqual([total, -1_000]);
  expect(trip?.history.filter(({ event }) => event === 'refunded')).toHaveLength(1);
});

it('says beside each field what cannot be a transfer, and records nothing', async () => {
  const { context, db, booked } = await createWorld();
  const { acts } = openFor(await enter(context, { roles: ['finance'] }));
  const typed = { reference: booked, amount: '12,50', note: 'line 1', date: '2026-11-20' };
  const said = async (changes: Partial<typeof typed>) => issuesOf(await acts.money.recordPayment({ isMeant: true, ...typed, ...changes }));
  expect(await said({ amount: 'ten' })).toEqual(['amount invalid']);
  expect(await said({ amount: '' })).toEqual(['amount required']);
  expect(await said({ amount: '0' })).toEqual(['amount too-few']);
  expect(await said({ note: ' ', date: '2026-02-30' })).toEqual(['note required', 'date invalid']);
  expect(await said({ note: 'x'.repeat(201) })).toEqual(['note too-long']);
  expect(await db.selectFrom('payments').select('id').execute()).toEqual([]);
  expect(await said({ note: 'x'.repeat(200) })).toEqual([]);
});
