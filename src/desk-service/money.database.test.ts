import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { drawRefundFile } from '#operations/payments/draw-refund-file.ts';
import { listPayments } from '#operations/payments/payment-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { issuesOf, openFor, problemOf } from './testing/open-for.ts';

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
    expect(
      bankLines.map(({ cents, name, isSure, proposal: { kind, trips } }) => [
        cents,
        name,
        isSure,
        kind,
        trips.map(({ reference }) => reference),
      ]),
    ).toEqual([
      [total, 'Mo', true, 'match', [booked]],
      [123, 'Mo', false, 'other-amount', [booked]],
      [99, 'Mo', false, 'none', []],
    ]);
  });

  it('proposes a booking by a sum that only one waits for', async () => {
    const { context, booked, total } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    expect((await acts.money.importFiles(sent(statement([total, 'thanks'])))).isDone).toBe(true);
    expect(await queries.money.bankLines({})).toMatchObject([
      { isSure: false, proposal: { kind: 'likely', by: 'amount', trips: [{ reference: booked, openCents: total }] } },
    ]);
  });

  it('proposes a booking of the payer by a sum that lacks a bank fee, which a person records', async () => {
    const { context, booked, total, db } = await createWorld();
    await sql`update trips set customer = customer || '{"organisation": "Zangkoor Molenaar"}' where reference = ${booked}`.execute(db);
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    const named = (cents: number) => sent(statement([cents, 'thanks']).replace('/NAME/Mo', '/NAME/Koor Molenaar'));
    await acts.money.importFiles(named(total - 1_500));
    await acts.money.importFiles(named(total - 3_001));
    expect((await queries.money.bankLines({})).map(({ isSure, proposal: { kind, trips } }) => [isSure, kind, trips.length])).toEqual(
      expect.arrayContaining([
        [false, 'less-fee', 1],
        [false, 'none', 0],
      ]),
    );
  });

  it('is refused with a text, and not stored', async () => {
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

  it('is imported beside refused ones, and unreadable lines are stored', async () => {
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

  it('of 45,000 lines is recorded in a few statements', async () => {
    const { context } = await createWorld();
    let statements = 0;
    const db = context.db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { acts } = openFor(await enter({ ...context, db }, { roles: ['finance'] }));
    const text = statement(...Array.from({ length: 45_000 }, (_, index) => [100 + index, `uitje ${index}`] as const));
    expect(await acts.money.importFiles(sent(text))).toMatchObject({ value: { added: 45_000 } });
    expect(statements).toBeLessThan(100);
  }, 60_000);

  it('is for finance alone', async () => {
    const { context } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['sales'] }));
    expect(await statusOf(() => queries.money.bankLines({}))).toBe(404);
    expect(await statusOf(() => acts.money.importFiles(sent('')))).toBe(404);
    expect(await statusOf(() => acts.money.recordLine({ line: 'x', parts: [], sure: false }))).toBe(404);
    expect(await statusOf(() => acts.money.putLineAside({ line: 'x' }))).toBe(404);
    expect(await statusOf(() => acts.money.recordRefund({ reference: 'y', amount: '1', note: 'x', date: '' }))).toBe(404);
  });
});

describe('a line', () => {
  it('pays its trip once, however many people record it at once', async () => {
    const { context, db, booked, total } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    expect((await acts.money.importFiles(sent(statement([total, booked])))).isDone).toBe(true);
    const line = (await queries.money.bankLines({}))[0]?.id ?? '';
    const wrong = { line, parts: [{ reference: 'NL-26-000000', amount: '' }], sure: false };
    expect(problemOf(await acts.money.recordLine(wrong))).toBe('no-such-trip');
    const asked = { line, parts: [{ reference: booked, amount: '' }], sure: false };
    const answers = await Promise.all([1, 2, 3].map(() => acts.money.recordLine(asked)));
    expect(answers.map(problemOf).sort()).toEqual(['line-gone', 'line-gone', null]);
    const trip = await findTripByReference(db, booked);
    expect(await listPayments(db, trip?.id ?? '')).toMatchObject([{ cents: total, status: 'paid' }]);
    expect((await listAudit(db, 9)).filter(({ act }) => act === 'paid')).toHaveLength(1);
    expect(await queries.money.bankLines({})).toEqual([]);
  });

  it('without a trip is set aside, and its payer erased', async () => {
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

it('overdue amounts are on the first page, until paid', async () => {
  const { context, db, booked, total } = await createWorld();
  const finance = await enter(context, { roles: ['finance'] });
  const { acts, queries } = openFor(finance);
  const overdue = async () => (await queries.today.inbox({})).lines.filter(({ kind }) => kind === 'overdue');
  expect(await overdue()).toEqual([]);
  await sql`update trips set first_departure = now() + interval '9 days', last_departure = now() + interval '9 days'`.execute(db);
  const dueDate = addDays(todayIn('Europe/Amsterdam', new Date().toISOString()), -30);
  await sql`
    update invoices set document = jsonb_set(document, '{payments}', (select jsonb_agg(jsonb_set(due, '{dueOn}', to_jsonb(${dueDate}::text)))
      from jsonb_array_elements(document -> 'payments') as due))`.execute(db);
  expect(await overdue()).toMatchObject([{ reference: booked, about: { outstandingCents: total, dueDate } }]);
  expect(
    problemOf(await acts.money.recordPayment({ reference: booked, amount: formatEuros(total), note: 'line 1', date: '', sure: false })),
  ).toBeNull();
  expect(await overdue()).toEqual([]);
});

it('a refund is limited to the money received, once per note', async () => {
  const { context, booked, total } = await createWorld();
  const finance = await enter(context, { roles: ['finance'] });
  const { acts } = openFor(finance);
  const back = { reference: booked, amount: '10', note: 'line 9', date: '' };
  expect(problemOf(await acts.money.recordRefund(back))).toBe('more-than-paid');
  const all = { ...back, amount: formatEuros(total) };
  expect(problemOf(await acts.money.recordPayment({ ...all, note: 'line 1', sure: false }))).toBeNull();
  expect(problemOf(await acts.money.recordPayment({ ...all, note: 'line 1', sure: false }))).toBe('payment-known');
  expect(problemOf(await acts.money.recordRefund(back))).toBeNull();
  expect(problemOf(await acts.money.recordRefund(back))).toBe('refund-known');
  expect(problemOf(await acts.money.recordRefund({ ...all, note: 'line 10' }))).toBe('more-than-paid');
  const trip = await openFor(finance).queries.trips.page({ reference: booked });
  expect(trip?.money.payments.map(({ cents }) => cents)).toEqual([total, -1_000]);
  expect(trip?.history.filter(({ event }) => event === 'refunded')).toHaveLength(1);
});

it('returns errors beside their fields for invalid transfers, and records nothing', async () => {
  const { context, db, booked } = await createWorld();
  const { acts } = openFor(await enter(context, { roles: ['finance'] }));
  const typed = { reference: booked, amount: '12,50', note: 'line 1', date: '2026-11-20', sure: false };
  const said = async (changes: Partial<typeof typed>) => issuesOf(await acts.money.recordPayment({ ...typed, ...changes }));
  expect(await said({ amount: 'ten' })).toEqual(['amount invalid']);
  expect(await said({ amount: '' })).toEqual(['amount required']);
  expect(await said({ amount: '0' })).toEqual(['amount too-few']);
  expect(await said({ note: ' ', date: '2026-02-30' })).toEqual(['note required', 'date invalid']);
  expect(await said({ note: 'x'.repeat(201) })).toEqual(['note too-long']);
  expect(await db.selectFrom('payments').select('id').execute()).toEqual([]);
  expect(await said({ note: 'x'.repeat(200) })).toEqual([]);
});

describe('a payment that is unusual', () => {
  const world = async () => {
    const { context, db, booked, total } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    const pay = async (cents: number, note: string, sure = false) =>
      problemOf(await acts.money.recordPayment({ reference: booked, amount: formatEuros(cents), note, date: '', sure }));
    const cases = async () => (await queries.money.cases({})).map(({ kind, cents }) => [kind, cents]);
    return { context, db, booked, total, acts, queries, pay, cases };
  };

  it('needs confirmation, and then is a task until the money was refunded', async () => {
    const { booked, total, acts, queries, pay, cases } = await world();
    expect(await pay(total + 100, 'a')).toBe('ask-overpaid');
    expect(await pay(total, 'a')).toBeNull();
    expect(await pay(total, 'b')).toBe('ask-paid-twice');
    expect(await cases()).toEqual([]);
    expect(await pay(total, 'b', true)).toBeNull();
    expect(await cases()).toEqual([['paid-twice', total]]);
    expect((await queries.trips.page({ reference: booked }))?.money.cases).toHaveLength(1);
    expect((await queries.money.overview({})).cases).toBe(1);
    expect(problemOf(await acts.money.recordRefund({ reference: booked, amount: formatEuros(total), note: 'back', date: '' }))).toBeNull();
    expect(await cases()).toEqual([]);
  });

  it('is closed with what was done about it, once', async () => {
    const { total, acts, queries, pay, cases } = await world();
    expect(await pay(total + 100, 'a', true)).toBeNull();
    const id = (await queries.money.cases({}))[0]?.id ?? '';
    expect(issuesOf(await acts.money.settleCase({ id, answer: ' ' }))).toEqual(['answer required']);
    expect(problemOf(await acts.money.settleCase({ id, answer: 'stays for the next trip' }))).toBeNull();
    expect(problemOf(await acts.money.settleCase({ id, answer: 'again' }))).toBe('gone');
    expect(await cases()).toEqual([]);
  });
});

describe('one transfer for several trips', () => {
  it('is split, all or nothing, and taken back with all its parts', async () => {
    const { context, db, booked, total } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    expect((await acts.money.importFiles(sent(statement([total, 'both'])))).isDone).toBe(true);
    const line = (await queries.money.bankLines({}))[0]?.id ?? '';
    const part = (reference: string, cents: number) => ({ reference, amount: formatEuros(cents) });
    const parts = [part(booked, 100), part('NL-26-000000', total - 100)];
    expect(problemOf(await acts.money.recordLine({ line, parts: [part(booked, 1), part(booked, 2)], sure: false }))).toBe('parts-differ');
    expect(problemOf(await acts.money.recordLine({ line, parts, sure: false }))).toBe('no-such-trip');
    const trip = await findTripByReference(db, booked);
    expect(await listPayments(db, trip?.id ?? '')).toEqual([]);
    const twice = [part(booked, 100), part(booked, total - 100)];
    expect(problemOf(await acts.money.recordLine({ line, parts: twice, sure: false }))).toBeNull();
    expect(await queries.money.recorded({})).toMatchObject([{ id: line, references: [booked], cents: total }]);
    expect(problemOf(await acts.money.undoLine({ line }))).toBeNull();
    expect(problemOf(await acts.money.undoLine({ line }))).toBe('line-gone');
    expect((await queries.money.overview({})).outstandingCents).toBe(total);
    // It can be recorded once more, and undone once more.
    const whole = { line, parts: [{ reference: booked, amount: '' }], sure: false };
    expect(problemOf(await acts.money.recordLine(whole))).toBeNull();
    expect((await listPayments(db, trip?.id ?? '')).map(({ cents }) => cents)).toEqual([total, -total, total]);
    expect(problemOf(await acts.money.undoLine({ line }))).toBeNull();
    expect(await queries.money.bankLines({})).toMatchObject([{ id: line, proposal: { kind: 'likely' } }]);
  });
});

it('records at once all lines that are sure, and no other', async () => {
  const { context, booked, total } = await createWorld();
  const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
  expect((await acts.money.importFiles(sent(statement([total, booked], [total, 'thanks'], [99, 'coffee'])))).isDone).toBe(true);
  expect(await acts.money.recordSure({})).toEqual({ isDone: true, value: 1 });
  expect((await queries.money.bankLines({})).map(({ proposal: { kind } }) => kind)).toEqual(['none', 'none']);
});

it('lists receivables by age, searchable by name, trip or invoice', async () => {
  const { context, db, booked, total } = await createWorld();
  const { queries } = openFor(await enter(context, { roles: ['finance'] }));
  const list = async (show: 'soon' | 'overdue' | 'all', search = '') => (await queries.money.receivables({ show, search })).rows;
  await sql`
    update invoices set document = jsonb_set(document, '{payments}', (select jsonb_agg(jsonb_set(due, '{dueOn}', to_jsonb((current_date - 9)::text)))
      from jsonb_array_elements(document -> 'payments') as due))`.execute(db);
  expect(await list('overdue')).toMatchObject([
    { reference: booked, openCents: total, dueCents: total, lateDays: 9, step: 0, dispute: '' },
  ]);
  expect(await list('all', booked.slice(-4))).toHaveLength(1);
  expect(await list('all', '%')).toEqual([]);
  const { ageing } = await queries.money.receivables({ show: 'all', search: '' });
  expect(ageing).toEqual([0, 0, total, 0]);
  expect(await queries.money.overview({})).toMatchObject({ outstandingCents: total, trips: 1, overdueCents: total, oldestDays: 9 });
});

describe('a refund', () => {
  it('is ordered by one, agreed to by another, and goes to the bank in a file', async () => {
    const { context, db, booked, total } = await createWorld();
    const first = await enter(context, { roles: ['finance'] });
    const { acts, queries } = openFor(first);
    const second = openFor(await enter(context, { roles: ['owner'] }));
    const order = { reference: booked, amount: '10', name: 'Koor De Lijster', iban: 'NL91 ABNA 0417 1643 00' };
    expect(problemOf(await acts.money.orderRefund(order))).toBe('more-than-owed');
    const paid = { reference: booked, amount: formatEuros(total + 1_000), note: 'a', date: '', sure: true };
    expect(problemOf(await acts.money.recordPayment(paid))).toBeNull();
    expect(problemOf(await acts.money.orderRefund({ ...order, iban: 'NL91ABNA0417164301' }))).toBe('no-iban');
    expect(await queries.money.refunds({})).toMatchObject({ owed: [{ reference: booked, cents: 1_000, orderedCents: 0 }], orders: [] });
    expect((await queries.money.overview({})).refunds).toBe(1);
    expect(problemOf(await acts.money.orderRefund(order))).toBeNull();
    expect(await queries.money.refunds({})).toMatchObject({ owed: [], orders: [{ mustAskAnother: true }] });
    expect((await second.queries.money.refunds({})).orders).toMatchObject([{ mustAskAnother: false }]);
    expect((await queries.money.overview({})).refunds).toBe(1);
    expect(problemOf(await acts.money.orderRefund({ ...order, amount: '0.01' }))).toBe('more-than-owed');
    const id = (await queries.money.refunds({})).orders[0]?.id ?? '';
    expect(problemOf(await acts.money.makeRefundFile({}))).toBe('no-refunds');
    expect(problemOf(await acts.money.approveRefund({ id }))).toBe('own-refund');
    expect(problemOf(await second.acts.money.approveRefund({ id }))).toBeNull();
    expect(problemOf(await second.acts.money.approveRefund({ id }))).toBe('gone');
    const made = await acts.money.makeRefundFile({});
    const file = made.isDone ? made.value.file : '';
    const xml = new TextDecoder().decode((await drawRefundFile(db, file))?.content);
    expect(xml).toContain('<InstdAmt Ccy="EUR">10.00</InstdAmt>');
    expect(xml).toContain('<IBAN>NL91ABNA0417164300</IBAN>');
    expect(new TextDecoder().decode((await drawRefundFile(db, file))?.content)).toBe(xml);
    expect(await queries.money.cases({})).toEqual([]);
    expect(await queries.money.refunds({})).toMatchObject({ orders: [], files: [{ cents: 1_000, count: 1 }] });
  });
});

it('a refund is offered to the account that the customer paid from', async () => {
  const { context, booked, total } = await createWorld();
  const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
  const text = statement([total, booked], [total, `${booked} again`]).replaceAll('/NAME/Mo', '/IBAN/DE02120300000000202051/NAME/Mo');
  expect((await acts.money.importFiles(sent(text))).isDone).toBe(true);
  for (const { id: line } of await queries.money.bankLines({})) {
    expect(problemOf(await acts.money.recordLine({ line, parts: [{ reference: booked, amount: '' }], sure: true }))).toBeNull();
  }
  expect((await queries.money.refunds({})).owed).toMatchObject([
    { kind: 'paid-twice', cents: total, payerName: 'Mo', payerIban: 'DE02120300000000202051' },
  ]);
});

describe('a dispute', () => {
  it('shows why no reminder is sent, on the list and in the history, until it is closed', async () => {
    const { context, booked } = await createWorld();
    const { acts, queries } = openFor(await enter(context, { roles: ['finance'] }));
    const dispute = async () => (await queries.money.receivables({ show: 'all', search: '' })).rows[0]?.dispute;
    expect(problemOf(await acts.money.openDispute({ reference: booked, reason: ' ' }))).toBe('reason-needed');
    expect(problemOf(await acts.money.openDispute({ reference: 'NL-26-000000', reason: 'x' }))).toBe('no-such-trip');
    expect(problemOf(await acts.money.closeDispute({ reference: booked }))).toBe('no-dispute');
    expect(problemOf(await acts.money.openDispute({ reference: booked, reason: 'the coach was late' }))).toBeNull();
    expect(await dispute()).toBe('the coach was late');
    expect(problemOf(await acts.money.closeDispute({ reference: booked }))).toBeNull();
    expect(await dispute()).toBe('');
    const trip = await queries.trips.page({ reference: booked });
    expect(trip?.history.filter(({ event }) => event.endsWith('-dispute')).map(({ event }) => event)).toEqual([
      'open-dispute',
      'close-dispute',
    ]);
  });
});
