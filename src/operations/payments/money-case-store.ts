import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { customerName } from './receivable-store.ts';
import { type MoneyCaseKind, moneyCaseKinds } from './rules/money-case.ts';

/** A payment problem, until somebody resolves it. */
export type MoneyCase = {
  readonly id: string;
  readonly reference: string;
  /** The customer's name. */
  readonly name: string;
  readonly kind: MoneyCaseKind;
  readonly cents: number;
  readonly detail: string;
  /** Instant. */
  readonly openedAt: string;
  /** Cents ordered to be refunded but not sent to the bank yet. */
  readonly orderedCents: number;
  /** The account name of the customer's last payment, as the bank gives it; empty if no statement has it. */
  readonly payerName: string;
  readonly payerIban: string;
};

type NewCase = { readonly tripId: string; readonly kind: MoneyCaseKind; readonly cents: number; readonly detail: string };

/** Opens a case of a trip; an open case of the same kind gets the newer amount. */
export async function openCase(tx: DatabaseTransaction, { tripId, kind, cents, detail }: NewCase): Promise<void> {
  await sql`
    insert into money_cases (id, trip_id, kind, cents, detail) values (${createId()}, ${tripId}, ${kind}, ${cents}, ${detail})
    on conflict (trip_id, kind) where done_at is null do update set cents = excluded.cents, detail = excluded.detail`.execute(tx);
}

/** For the trip of a case: refunds ordered but not sent to the bank yet. */
const orderedCents = sql`coalesce((select sum(refund_orders.cents) from refund_orders
  where refund_orders.trip_id = money_cases.trip_id and file_id is null and refused_at is null), 0)`;

/** Sets the reason why we owe the customer money: the database opened the case by the balance, without a reason. */
export async function nameBalanceCase(tx: DatabaseTransaction, tripId: string, kind: MoneyCaseKind): Promise<void> {
  await sql`
    update money_cases set kind = ${kind} where trip_id = ${tripId} and kind = 'refund-owed' and done_at is null
      and not exists (select from money_cases as other where other.trip_id = ${tripId} and other.kind = ${kind} and other.done_at is null)`.execute(
    tx,
  );
}

/** Closes the cases of these kinds, because the provider has reversed the returns. */
export async function closeReturns(
  tx: DatabaseTransaction,
  { tripId, kinds }: { readonly tripId: string; readonly kinds: readonly ('chargeback' | 'returned')[] },
): Promise<void> {
  await sql`
    update money_cases set done_at = now(), done_by = ''
    where trip_id = ${tripId} and kind = any(${[...kinds]}::text[]) and done_at is null`.execute(tx);
}

type ListingCases = { readonly limit: number; readonly reference?: string; readonly kinds?: readonly MoneyCaseKind[] };

/** Open cases, oldest first; optionally of one trip or of some kinds. */
export async function listOpenCases(db: Database, { limit, reference, kinds = moneyCaseKinds }: ListingCases) {
  const ofTrip = reference === undefined ? sql`true` : sql`trips.reference = ${reference}`;
  const { rows } = await sql`
    select money_cases.id, trips.reference, money_cases.kind, money_cases.cents, money_cases.detail, money_cases.opened_at as "openedAt",
      ${customerName} as name, ${orderedCents} as "orderedCents",
      coalesce(payer.name, '') as "payerName", coalesce(payer.iban, '') as "payerIban"
    from money_cases join trips on trips.id = money_cases.trip_id
    left join lateral (
      select bank_lines.name, bank_lines.iban from bank_line_parts join bank_lines on bank_lines.id = bank_line_parts.line_id
      where bank_line_parts.trip_id = trips.id and undone_at is null and bank_lines.iban <> '' order by booked_on desc limit 1
    ) as payer on true
    where money_cases.done_at is null and money_cases.kind = any(${[...kinds]}::text[]) and ${ofTrip}
    order by money_cases.opened_at, money_cases.id limit ${limit}`.execute(db);
  return rows.map((row): MoneyCase => parseStored(storedCase, row, 'money case'));
}

const instant = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((at) => new Date(at).toISOString()),
);
const storedCase = v.object({
  id: v.string(),
  reference: v.string(),
  name: v.string(),
  kind: v.picklist(moneyCaseKinds),
  cents: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  detail: v.string(),
  openedAt: instant,
  orderedCents: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  payerName: v.string(),
  payerIban: v.string(),
});

/** Closes a case with its outcome; false if it was already closed. */
export async function closeCase(
  tx: DatabaseTransaction,
  { id, doneBy, answer }: { readonly id: string; readonly doneBy: string; readonly answer: string },
): Promise<{ readonly tripId: string } | null> {
  const { rows } = await sql<{ tripId: string }>`
    update money_cases set done_at = now(), done_by = ${doneBy}, answer = ${answer}
    where id = ${id} and done_at is null returning trip_id as "tripId"`.execute(tx);
  return rows[0] ?? null;
}
