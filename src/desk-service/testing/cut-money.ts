import { sql } from 'kysely';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import type { Office, Scenario, Scenarios } from './cut-world.ts';

const sent = (text: string) => ({ files: [{ name: 'bank.sta', bytes: new TextEncoder().encode(text) }] });

function statement(cents: number, text: string): string {
  const amount = formatEuros(cents).replace('.', ',');
  const lines = [`:61:261121C${amount}NTRFNONREF`, `:86:/NAME/Mo/REMI/${text}`];
  return [':20:X', ':25:NL91ABNA0417164300', ':28C:1', ':60F:C261120EUR0,', ...lines, ':62F:C261121EUR0,'].join('\n');
}

/** A bank line that pays the booked trip, and its id. */
async function addLine({ boss, known }: Office): Promise<string> {
  await boss.acts.money.importFiles(sent(statement(known.total, known.booked)));
  return (await boss.queries.money.bankLines({}))[0]?.id ?? '';
}

const onLine =
  (act: (desk: Office['boss'], line: string, reference: string) => Promise<unknown>): Scenario =>
  async (office) => {
    const line = await addLine(office);
    return async (desk, { known }) => await act(desk, line, known.booked);
  };

const whole = (reference: string) => [{ reference, amount: '' }];

/** Ten euros more than the trip costs came in. */
async function payTooMuch({ boss, known }: Office): Promise<void> {
  const amount = formatEuros(known.total + 1_000);
  await boss.acts.money.recordPayment({ reference: known.booked, amount, note: 'a', date: '', sure: true });
}

/** A refund that waits for a second person, and its id. */
async function addRefund(office: Office): Promise<string> {
  await payTooMuch(office);
  const order = { reference: office.known.booked, amount: '10', name: 'Koor', iban: 'NL91ABNA0417164300' };
  await office.second.acts.money.orderRefund(order);
  return (await office.boss.queries.money.refunds({})).orders[0]?.id ?? '';
}

/** The booked trip was invoiced long ago, and its first amount is overdue. */
async function makeLate({ db }: Office): Promise<void> {
  await sql`update invoices set document = jsonb_set(document, '{payments}', (
      select jsonb_agg(jsonb_set(due, '{dueOn}', to_jsonb(to_char(now() - interval '10 days', 'YYYY-MM-DD'))))
      from jsonb_array_elements(document -> 'payments') as due))
    where kind = 'invoice'`.execute(db);
}

async function openDispute({ boss, known }: Office): Promise<void> {
  await boss.acts.money.openDispute({ reference: known.booked, reason: 'an hour late' });
}

/** A rest that is given up. Above the limit it waits for a second person; its id. */
async function giveUp({ db, second, known }: Office, cents: number): Promise<string> {
  await second.acts.money.writeOff({ reference: known.booked, amount: formatEuros(cents), reason: 'Small rest' });
  return (await db.selectFrom('account_adjustments').select('id').executeTakeFirstOrThrow()).id;
}

export const moneyScenarios = {
  importFiles:
    async ({ known }) =>
    (desk) =>
      desk.acts.money.importFiles(sent(statement(known.total, known.booked))),
  recordLine: onLine((desk, line, reference) => desk.acts.money.recordLine({ line, parts: whole(reference), sure: false })),
  recordSure: onLine((desk) => desk.acts.money.recordSure({})),
  undoLine: async (office) => {
    const line = await addLine(office);
    await office.boss.acts.money.recordLine({ line, parts: whole(office.known.booked), sure: false });
    return (desk) => desk.acts.money.undoLine({ line });
  },
  putLineAside: onLine((desk, line) => desk.acts.money.putLineAside({ line })),
  unreadDone: async ({ boss, known }) => {
    const text = statement(known.total, known.booked).replace(':62F', ':61:something\n:62F');
    await boss.acts.money.importFiles(sent(text));
    const id = (await boss.queries.money.unread({}))[0]?.id ?? '';
    return (desk) => desk.acts.money.unreadDone({ id });
  },
  recordPayment: async ({ known }) => {
    const paid = { reference: known.booked, amount: formatEuros(known.total), note: 'line 1', date: '', sure: false };
    return (desk) => desk.acts.money.recordPayment(paid);
  },
  recordRefund: async (office) => {
    await payTooMuch(office);
    return (desk) => desk.acts.money.recordRefund({ reference: office.known.booked, amount: '10', note: 'line 9', date: '' });
  },
  sendInvoice:
    async ({ known }) =>
    (desk) =>
      desk.acts.money.sendInvoice({ reference: known.booked }),
  settleCase: async (office) => {
    await payTooMuch(office);
    const id = (await office.boss.queries.money.cases({}))[0]?.id ?? '';
    return (desk) => desk.acts.money.settleCase({ id, answer: 'stays' });
  },
  orderRefund: async (office) => {
    await payTooMuch(office);
    const order = { reference: office.known.booked, amount: '10', name: 'Koor', iban: 'NL91ABNA0417164300' };
    return (desk) => desk.acts.money.orderRefund(order);
  },
  approveRefund: async (office) => {
    const id = await addRefund(office);
    return (desk) => desk.acts.money.approveRefund({ id });
  },
  refuseRefund: async (office) => {
    const id = await addRefund(office);
    return (desk) => desk.acts.money.refuseRefund({ id });
  },
  makeRefundFile: async (office) => {
    const id = await addRefund(office);
    await office.boss.acts.money.approveRefund({ id });
    return (desk) => desk.acts.money.makeRefundFile({});
  },
  openDispute:
    async ({ known }) =>
    (desk) =>
      desk.acts.money.openDispute({ reference: known.booked, reason: 'an hour late' }),
  closeDispute: async (office) => {
    await openDispute(office);
    return (desk) => desk.acts.money.closeDispute({ reference: office.known.booked });
  },
  sendReminder: async (office) => {
    await makeLate(office);
    return (desk) => desk.acts.money.sendReminder({ reference: office.known.booked });
  },
  sendReminders: async (office) => {
    await makeLate(office);
    return (desk) => desk.acts.money.sendReminders({});
  },
  closeMonth: async ({ db }) => {
    await sql`update invoices set document = jsonb_set(document, '{issuedOn}', '"2026-09-30"')`.execute(db);
    return (desk) => desk.acts.money.closeMonth({ company: 'NL', month: '2026-09' });
  },
  writeOff:
    async ({ known }) =>
    (desk) =>
      desk.acts.money.writeOff({ reference: known.booked, amount: '30', reason: 'Small rest' }),
  approveWriteOff: async (office) => {
    const id = await giveUp(office, 25_001);
    return (desk) => desk.acts.money.approveWriteOff({ id });
  },
  waiveReminderFee: async ({ db, known }) => {
    await sql`insert into payment_reminders (trip_id, due_on, step, cents, fee_cents, pay_by, sent_by)
      values (${known.tripId}, now()::date - 40, 2, ${known.total}, 4000, now()::date, ''),
        (${known.tripId}, now()::date - 40, 3, ${known.total}, 4000, now()::date, '')`.execute(db);
    return (desk) => desk.acts.money.waiveReminderFee({ reference: known.booked, reason: 'Paid in time' });
  },
  undoWriteOff: async (office) => {
    const id = await giveUp(office, 3_000);
    return (desk) => desk.acts.money.undoWriteOff({ id });
  },
} satisfies Scenarios['money'];
