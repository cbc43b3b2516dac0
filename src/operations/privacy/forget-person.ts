import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { addYears } from '#domain/calendar/date.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import { forgetMails } from '#operations/trips/trip-record.ts';
import { hashRecipient } from '#output/mail/identity.ts';
import { type Fate, type ForgettingContext, forgetTrip } from './anonymise.ts';
import { type Erasure, recordErasure } from './erasures.ts';
import { type FoundPeople, forgottenHost, forgottenName, type KnownPerson } from './people.ts';
import { eraseRows, renameStaff } from './register-rows.ts';
import { yearsAfterLeaving } from './rules/register.ts';

/** What happens to the data of a driver, a contact or a staff member. `kept`: the person has not left yet, and must leave first. */
export type PersonFate = Pick<KnownPerson, 'of' | 'name'> & {
  readonly becomes: 'anonymous' | 'reduced' | 'kept';
  /** Until when the law requires the hours worked; null if nothing stays. */
  readonly keptUntil: string | null;
};

export type Forgotten = { readonly trips: readonly Fate[]; readonly people: readonly PersonFate[]; readonly erasure: Erasure | null };

type Forgetting = { readonly found: FoundPeople; readonly staff: StaffMember; readonly isDry: boolean };

/** Erases a person in all their roles, as far as the law allows, and says what stays until when (article 17). */
export async function forgetPerson(context: ForgettingContext, { found, staff, isDry }: Forgetting): Promise<Forgotten> {
  const trips: Fate[] = [];
  for (const { reference } of found.trips) {
    const fate = await forgetTrip(context, { reference, staff, isDry });
    if (fate !== null) trips.push(fate);
  }
  const today = (await databaseNow(context.db)).slice(0, 10);
  const people = found.people.map((person) => fateOf(person, today));
  if (isDry) return { trips, people, erasure: null };
  const gone = found.people.filter((_person, index) => people[index]?.becomes !== 'kept');
  const mailboxes = found.email.includes('@') ? [hashRecipient(found.email)] : [];
  const ended = new Set(trips.filter(({ becomes }) => becomes !== 'kept').map(({ reference }) => reference));
  const erasure = await inTransaction(context.db, async (tx) => {
    for (const person of gone) await erasePerson(tx, person, today);
    for (const mailbox of mailboxes) await forgetMailbox(tx, mailbox);
    return await recordErasure(tx, {
      trips: found.trips.filter(({ reference }) => ended.has(reference)).map(({ id }) => id),
      drivers: idsOf(gone, 'driver'),
      operators: idsOf(gone, 'partner'),
      members: idsOf(gone, 'staff'),
      mailboxes,
    });
  });
  return { trips, people, erasure };
}

/** Erases a person in one role: after the retention period, or again after a restore. */
export async function erasePerson(tx: DatabaseTransaction, person: KnownPerson, today: string): Promise<void> {
  const { of, id, name } = person;
  const over = areHoursOver(person, today) ? (['hours'] as const) : [];
  if (of === 'driver') await eraseDriver(tx, { id, name, over });
  if (of === 'partner') await eraseRows(tx, of, { ids: [id], over: [] });
  if (of === 'staff') await eraseMember(tx, { id, name });
}

export async function forgetMailbox(tx: DatabaseTransaction, hash: string): Promise<void> {
  await forgetMails(tx, hash);
  await sql`delete from mail_places where bucket like ${`% ${hash}`}`.execute(tx);
}

type Named = Pick<KnownPerson, 'id' | 'name'>;

async function eraseDriver(tx: DatabaseTransaction, { id, name, over }: Named & { readonly over: readonly 'hours'[] }): Promise<void> {
  const ofHis = sql`id in (
    select duties.trip_id from placements join duties on duties.id = placements.duty_id where ${id} in (driver_id, second_driver_id))`;
  await sql`update trips set assignment = null where ${ofHis} and last_departure < now()`.execute(tx);
  if (name.length > 2) {
    await sql`
      update sent_mails set body = replace(body, ${name}, ${forgottenName}) where body like ${`%${name.replaceAll(/[\\%_]/g, '\\$&')}%`}`.execute(
      tx,
    );
  }
  await sql`update staff_audit set subject = ${forgottenName} where subject = ${name}`.execute(tx);
  await eraseRows(tx, 'driver', { ids: [id], over });
}

async function eraseMember(tx: DatabaseTransaction, { id, name }: Named): Promise<void> {
  const becomes = `N. N. ${id.slice(-4)}`;
  await renameStaff(tx, { name, becomes });
  await eraseRows(tx, 'staff', { ids: [id], over: [] });
  await sql`update staff_members set name = ${becomes}, email = ${`${id}${forgottenHost}`} where id = ${id}`.execute(tx);
}

function fateOf(person: KnownPerson, today: string): PersonFate {
  const { of, name, leftOn } = person;
  if (leftOn === null || leftOn > today) return { of, name, becomes: 'kept', keptUntil: null };
  if (of !== 'driver' || areHoursOver(person, today)) return { of, name, becomes: 'anonymous', keptUntil: null };
  return { of, name, becomes: 'reduced', keptUntil: addYears(leftOn, yearsAfterLeaving) };
}

function areHoursOver({ leftOn }: Pick<KnownPerson, 'leftOn'>, today: string): boolean {
  return leftOn !== null && addYears(leftOn, yearsAfterLeaving) <= today;
}

function idsOf(people: readonly KnownPerson[], of: KnownPerson['of']): readonly string[] {
  return people.filter((person) => person.of === of).map(({ id }) => id);
}
