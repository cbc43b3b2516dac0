import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { addDays } from '#domain/calendar/date.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { importBankFiles } from '#operations/payments/bank-file/import-bank-files.ts';
import { openDispute } from '#operations/payments/dispute.ts';
import { listReceivables } from '#operations/payments/receivable-store.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { must } from './must.ts';

/** Days overdue of the samples, so that each ageing bucket has some. */
const late = [2, 5, 9, 16, 24, 38] as const;
/** One unpaid invoice in this many is overdue. */
const lateOneIn = 6;

/** What the money page shows an office in the morning: overdue invoices, one of them disputed, and yesterday's bank file to match. */
export async function fillMoney(context: BookingContext): Promise<void> {
  const today = context.now().slice(0, 10);
  const unpaid = await listReceivables(context.db, { today, filter: 'all', search: '', limit: 500 });
  const overdue = unpaid.filter((_, index) => index % lateOneIn === 0);
  for (const [index, { reference }] of overdue.entries()) {
    await moveDueDays(context.db, reference, addDays(today, -(late[index % late.length] ?? 1)));
  }
  const [disputed] = overdue;
  if (disputed !== undefined) {
    await openDispute(context, { reference: disputed.reference, staff: atCommandLine, reason: 'Sample: the coach came an hour late.' });
  }
  const bytes = new TextEncoder().encode(writeStatement(addDays(today, -1), unpaid.slice(1, 5)));
  must(await importBankFiles(context, { staff: atCommandLine, files: [{ name: 'sample.sta', bytes }] }));
}

/** As if an invoice had been due on that day: none can be issued for yesterday. */
async function moveDueDays(db: Database, reference: string, day: string): Promise<void> {
  await sql`
    update invoices set document = jsonb_set(document, '{payments}', (
      select jsonb_agg(jsonb_set(due, '{dueOn}', to_jsonb(${day}::text))) from jsonb_array_elements(document -> 'payments') as due))
    where kind = 'invoice' and trip_id = (select id from trips where reference = ${reference})`.execute(db);
}

type Unpaid = { readonly reference: string; readonly name: string; readonly openCents: number };

/** A statement in MT940: two full amounts, one partial, one without a number, and one that matches nothing. */
function writeStatement(day: string, [first, second, third, fourth]: readonly Unpaid[]): string {
  const stamp = day.slice(2).replaceAll('-', '');
  const lines = [first, second].flatMap((each) => (each === undefined ? [] : [{ ...each, cents: each.openCents, text: each.reference }]));
  if (third !== undefined) lines.push({ ...third, cents: Math.round(third.openCents / 2), text: `${third.reference} deel 1` });
  if (fourth !== undefined) lines.push({ ...fourth, cents: fourth.openCents, text: 'bus' });
  lines.push({ reference: '', name: 'Sample Peeters', openCents: 0, cents: 4_800, text: 'sample' });
  return [
    ...[':20:SAMPLE', ':25:NL91ABNA0417164300', ':28C:1', `:60F:C${stamp}EUR0,`],
    ...lines.flatMap(({ cents, name, text }, index) => [
      `:61:${stamp}C${formatEuros(cents).replace('.', ',')}NTRFSAMPLE${index}`,
      `:86:/IBAN/DE02120300000000202051/NAME/${name}/REMI/${text}`,
    ]),
    `:62F:C${stamp}EUR0,`,
  ].join('\n');
}
