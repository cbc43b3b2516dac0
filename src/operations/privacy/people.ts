import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listTripsByEmail } from '#operations/trips/trip-store.ts';

/** A person who is not a customer: a driver, a partner's contact, a staff member. */
export type KnownPerson = {
  readonly of: 'driver' | 'partner' | 'staff';
  readonly id: string;
  readonly name: string;
  /** The day on which the person left; null if still here. */
  readonly leftOn: string | null;
};

/** All roles of a person, by mail address; drivers, who may have none, also by name or telephone. */
export type FoundPeople = { readonly email: string; readonly trips: readonly Trip[]; readonly people: readonly KnownPerson[] };

const mostTrips = 100_000;

export async function findPeople(db: Database, typed: string): Promise<FoundPeople> {
  const email = typed.trim().toLowerCase();
  const trips = email.includes('@') ? await listTripsByEmail(db, email, mostTrips) : [];
  const digits = email.replaceAll(/\D/g, '');
  const { rows } = await sql<KnownPerson>`
    select 'driver' as of, id, name, to_char(left_on, 'YYYY-MM-DD') as "leftOn" from drivers
    where lower(email) = ${email} or lower(name) = ${email} or (${digits.length >= 6} and regexp_replace(phone, '\\D', '', 'g') = ${digits})
    union all
    select 'partner', o.id, o.name, to_char(coalesce(o.ended_at, case when p.state = 'ended' then p.updated_at end), 'YYYY-MM-DD')
    from operators o left join partners p on p.operator_id = o.id
    where o.kind = 'partner' and (lower(o.email) = ${email} or lower(p.contact_name) = ${email})
    union all
    select 'staff', id, name, to_char(closed_at, 'YYYY-MM-DD') from staff_members where lower(email) = ${email}`.execute(db);
  return { email, trips, people: email === '' ? [] : rows };
}

/** One driver, by id: another with the same name or telephone is somebody else. Null if there is none. */
export async function findDriverById(db: Database, id: string): Promise<FoundPeople | null> {
  const row = await db.selectFrom('drivers').select(['id', 'name', 'left_on']).where(sql<string>`id::text`, '=', id).executeTakeFirst();
  return row === undefined ? null : { email: '', trips: [], people: [{ of: 'driver', id: row.id, name: row.name, leftOn: row.left_on }] };
}

/** People who left so long ago that their data are no longer needed, and who were not erased yet. */
export async function listLongGone(db: Database, years: number): Promise<readonly KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select 'driver' as of, id, name, to_char(left_on, 'YYYY-MM-DD') as "leftOn" from drivers
    where left_on < now() - ${years} * interval '1 year' and name <> ${forgottenName}
    union all
    select 'partner', o.id, o.name, to_char(coalesce(o.ended_at, p.updated_at), 'YYYY-MM-DD')
    from operators o left join partners p on p.operator_id = o.id
    where o.kind = 'partner' and coalesce(o.ended_at, case when p.state = 'ended' then p.updated_at end) < now() - ${years} * interval '1 year'
      and (o.email <> '' or o.phone <> '' or p.contact_name <> '')
    union all
    select 'staff', id, name, to_char(closed_at, 'YYYY-MM-DD') from staff_members
    where closed_at < now() - ${years} * interval '1 year' and email not like ${`%${forgottenHost}`}`.execute(db);
  return rows;
}

/** Replaces a driver's name. */
export const forgottenName = '–';
/** The address host of an erased staff member; it cannot exist (RFC 2606). */
export const forgottenHost = '@forgotten.invalid';
