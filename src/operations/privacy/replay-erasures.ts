import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { type ForgettingContext, forgetTrip } from './anonymise.ts';
import { type Erasure, listErasures, recordErasure } from './erasures.ts';
import { erasePerson, forgetMailbox } from './forget-person.ts';
import { type KnownPerson, listLongGone } from './people.ts';
import { yearsAfterLeaving } from './rules/register.ts';

/** Repeats erasures that a restored backup does not know. Returns how many. Safe to run twice. */
export async function replayErasures(context: ForgettingContext, erasures: readonly Erasure[]): Promise<number> {
  const known = new Set((await listErasures(context.db)).map(({ id }) => id));
  const missing = erasures.filter(({ id }) => !known.has(id));
  for (const erasure of missing) await replay(context, erasure);
  return missing.length;
}

async function replay(context: ForgettingContext, erasure: Erasure): Promise<void> {
  for (const id of erasure.trips) {
    const trip = await findTripById(context.db, id);
    if (trip !== null) await forgetTrip(context, { reference: trip.reference, staff: atCommandLine, isDry: false, isForced: true });
  }
  const today = (await databaseNow(context.db)).slice(0, 10);
  const people = await findAgain(context.db, erasure);
  await inTransaction(context.db, async (tx) => {
    for (const person of people) await erasePerson(tx, person, today);
    for (const mailbox of erasure.mailboxes) await forgetMailbox(tx, mailbox);
    const { id, at, trips, drivers, operators, members, mailboxes } = erasure;
    const lists = [trips, drivers, operators, members, mailboxes].map((list) => sql`${JSON.stringify(list)}`);
    await sql`
      insert into erasures (id, at, trips, drivers, operators, members, mailboxes) values (${id}, ${at}, ${sql.join(lists)})
      on conflict (id) do nothing`.execute(tx);
  });
}

/** A backup may hold somebody as still here; he was forgotten later nevertheless. */
async function findAgain(db: Database, { drivers, operators, members, at }: Erasure): Promise<readonly KnownPerson[]> {
  const leftOn = at.slice(0, 10);
  const { rows } = await sql<KnownPerson>`
    select 'driver' as of, id, name, coalesce(to_char(left_on, 'YYYY-MM-DD'), ${leftOn}) as "leftOn"
    from drivers where id = any(${[...drivers]}::uuid[])
    union all select 'partner', id, name, ${leftOn} from operators where id = any(${[...operators]}::uuid[])
    union all select 'staff', id, name, ${leftOn} from staff_members where id = any(${[...members]}::uuid[])`.execute(db);
  return rows;
}

const bankYears = 2;

/** Deletes data of people who left long ago, old log entries, and payers of unmatched payments. */
export async function forgetLongGone(db: Database): Promise<void> {
  const people = await listLongGone(db, yearsAfterLeaving);
  const today = (await databaseNow(db)).slice(0, 10);
  for (const person of people) {
    await inTransaction(db, async (tx) => {
      await erasePerson(tx, person, today);
      const idsOf = (of: KnownPerson['of']) => (person.of === of ? [person.id] : []);
      await recordErasure(tx, { trips: [], drivers: idsOf('driver'), operators: idsOf('partner'), members: idsOf('staff'), mailboxes: [] });
    });
  }
  await sql`delete from staff_audit where at < now() - ${yearsAfterLeaving} * interval '1 year'`.execute(db);
  await sql`
    update bank_lines set name = '', iban = '', text = ''
    where trip_id is null and imported_at < now() - ${bankYears} * interval '1 year' and (name <> '' or iban <> '' or text <> '')`.execute(
    db,
  );
  await sql`
    update bank_files set unread = '[]' where imported_at < now() - ${bankYears} * interval '1 year' and unread <> '[]'`.execute(db);
  await sql`update approvals set payload = '{}' where decided_at < now() - interval '30 days' and payload <> '{}'`.execute(db);
}
