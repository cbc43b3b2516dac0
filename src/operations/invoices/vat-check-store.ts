import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { tripStates } from '#domain/trip/states.ts';

type Taking = {
  /** Days for which an answer is valid, because a number may end. */
  readonly freshDays: number;
  /** Seconds after which an unanswered query is repeated. */
  readonly againSeconds: number;
  readonly limit: number;
};

/** Takes VAT numbers of booked trips that were not checked recently, each for one worker. */
export async function takeVatNumbers(db: Database, { freshDays, againSeconds, limit }: Taking): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    with wanted as (
      select distinct invoice->>'vatNumber' as number from trips
      where status = ${tripStates.booked.status} and coalesce(invoice->>'vatNumber', '') <> '' and last_departure > now() - interval '60 days'
    ), due as (
      select wanted.number from wanted left join vat_checks using (number)
      where vat_checks.number is null
        or (coalesce(vat_checks.checked_at, '-infinity') < now() - ${freshDays} * interval '1 day'
          and vat_checks.asked_at < now() - ${againSeconds} * interval '1 second')
      order by vat_checks.asked_at nulls first limit ${limit}
    )
    insert into vat_checks as known (number, asked_at) select number, now() from due
    on conflict (number) do update set asked_at = now() where known.asked_at < now() - ${againSeconds} * interval '1 second'
    returning number`.execute(db);
  return rows.map(({ number }) => number);
}

export async function saveVatCheck(db: Database, number: string, answer: { readonly isValid: boolean; readonly consultation: string }) {
  const { isValid, consultation } = answer;
  await sql`update vat_checks set checked_at = now(), is_valid = ${isValid}, consultation = ${consultation}
    where number = ${number}`.execute(db);
}

/** Whether a number is known to be invalid; false if it was never checked. */
export async function isKnownInvalid(db: Database, number: string): Promise<boolean> {
  const { rows } = await sql`select 1 from vat_checks where number = ${number} and is_valid = false`.execute(db);
  return rows.length > 0;
}

/** The booked trips whose invoice has this number. */
export async function listTripsOfVatNumber(db: Database, number: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from trips
    where status = ${tripStates.booked.status} and invoice->>'vatNumber' = ${number} and last_departure > now() - interval '60 days'
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
