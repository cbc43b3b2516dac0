import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { tripStates } from '#domain/trip/states.ts';
import { type LossReason, lossReasons } from './rules/follow-up.ts';

const cents = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
const followUp = v.object({
  reference: v.string(),
  customer: v.string(),
  phone: v.string(),
  passengers: v.number(),
  totalCents: cents,
  quotedOn: v.string(),
  validUntil: v.string(),
  departsOn: v.string(),
  memberId: v.nullable(v.string()),
  member: v.nullable(v.string()),
  /** Null where nobody set a day. */
  nextOn: v.nullable(v.string()),
  chance: v.nullable(v.number()),
  note: v.string(),
  calls: v.number(),
  calledBy: v.nullable(v.string()),
});
/** An open quote with what our people know of it. */
export type FollowUp = v.InferOutput<typeof followUp>;

type Listing = { readonly limit: number; readonly reference?: string };

/** Open quotes, those that expire first before others. */
export async function listOpenQuotes(db: Database, { limit, reference }: Listing): Promise<readonly FollowUp[]> {
  const ofTrip = reference === undefined ? sql`true` : sql`trips.reference = ${reference}`;
  const { rows } = await sql`
    select trips.reference, coalesce(nullif(customer ->> 'organisation', ''),
        trim(concat_ws(' ', customer ->> 'firstName', customer ->> 'lastName'))) as customer,
      coalesce(customer ->> 'phone', '') as phone, (group_details ->> 'passengers')::int as passengers,
      coalesce(total_cents, 0) as "totalCents", to_char(coalesce(quoted_at, trips.created_at), 'YYYY-MM-DD') as "quotedOn",
      to_char(coalesce(valid_until, now()), 'YYYY-MM-DD') as "validUntil", first_date::text as "departsOn",
      member_id as "memberId", staff_members.name as member, next_on::text as "nextOn", chance, coalesce(note, '') as note,
      coalesce(calls, 0) as calls, called_by as "calledBy"
    from trips left join quote_follow_ups on trip_id = trips.id left join staff_members on staff_members.id = member_id
    where status = ${tripStates.quote.status} and stage = ${tripStates.quote.stage} and trips.anonymised_at is null and ${ofTrip}
    order by valid_until, trips.reference limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(followUp, row, 'quote to follow up'));
}

type Called = {
  readonly tripId: string;
  readonly memberId: string | null;
  readonly nextOn: string;
  readonly chance: number | null;
  readonly note: string;
  readonly by: string;
  /** Whether somebody called; else only the plan changed. */
  readonly isCall: boolean;
};

export async function saveFollowUp(tx: DatabaseTransaction, given: Called): Promise<void> {
  const { tripId, memberId, nextOn, chance, note, by, isCall } = given;
  await sql`
    insert into quote_follow_ups as kept (trip_id, member_id, next_on, chance, note, calls, called_at, called_by)
    values (${tripId}, ${memberId}, ${nextOn}, ${chance}, ${note}, ${isCall ? 1 : 0}, case when ${isCall} then now() end,
      case when ${isCall} then ${by}::text end)
    on conflict (trip_id) do update set member_id = excluded.member_id, next_on = excluded.next_on, chance = excluded.chance,
      note = case when excluded.note = '' then kept.note else excluded.note end, calls = kept.calls + excluded.calls,
      called_at = coalesce(excluded.called_at, kept.called_at), called_by = coalesce(excluded.called_by, kept.called_by)`.execute(tx);
}

export async function saveLoss(
  tx: DatabaseTransaction,
  { tripId, reason, note }: { readonly tripId: string; readonly reason: LossReason; readonly note: string },
): Promise<void> {
  await sql`
    insert into quote_follow_ups as kept (trip_id, lost_reason, lost_at, note) values (${tripId}, ${reason}, now(), ${note})
    on conflict (trip_id) do update set lost_reason = excluded.lost_reason, lost_at = now(), next_on = null,
      note = case when excluded.note = '' then kept.note else excluded.note end`.execute(tx);
}

const loss = v.object({ reason: v.picklist(lossReasons), quotes: cents, cents });
export type Loss = v.InferOutput<typeof loss>;

/** Quotes lost in the last days and their value, by reason, the most frequent first. */
export async function sumLosses(db: Database, days: number): Promise<readonly Loss[]> {
  const { rows } = await sql`
    select lost_reason as reason, count(*) as quotes, sum(coalesce(total_cents, 0)) as cents
    from quote_follow_ups join trips on trips.id = trip_id where lost_at > now() - make_interval(days => ${days}::int)
    group by lost_reason order by count(*) desc, lost_reason`.execute(db);
  return rows.map((row) => parseStored(loss, row, 'losses by reason'));
}
