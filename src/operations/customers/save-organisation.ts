import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

type Organisation = { readonly name: string; readonly person: string; readonly email: string; readonly phone: string };

/**
 * Makes a record for an organisation that our people know before its first trip, so that terms can be agreed with it. A trip of this
 * organisation and address joins the record. Nothing where there is one.
 */
export async function saveOrganisation(db: Database, { name, person, email, phone }: Organisation): Promise<void> {
  await sql`
    with wanted as (
      select lower(trim(${email})) as email, fold_name(${name}) as organisation, own_mail_domain(trim(${email})) as domain
    ), known as (
      select customer_id from customer_people join wanted using (organisation)
      where customer_people.email = wanted.email or (customer_people.domain = wanted.domain and wanted.domain <> '')
      order by customer_people.email = wanted.email desc, created_at limit 1
    ), fresh as (
      -- Of the second version, as a record that our people worked on: it stays when its last trip is forgotten.
      insert into customers (id, kind, name, sort_name, version)
      select gen_random_uuid(), 'organisation', ${name}, fold_name(${name}), 2 where not exists (select from known) returning id
    )
    insert into customer_people (id, customer_id, email, organisation, domain, name, phone, vat_number, words)
    select gen_random_uuid(), owner.id, wanted.email, wanted.organisation, wanted.domain, ${person}, ${phone}, '',
      fold_name(concat_ws(' ', ${person}::text, ${name}::text, ${email}::text, regexp_replace(${phone}, '\\D', '', 'g')))
    from wanted cross join (select id from fresh union all select customer_id from known) as owner
    on conflict (email, organisation) do nothing`.execute(db);
}

/** The record of an organisation by the address of one of its people; null where there is none. */
export async function findOrganisation(
  db: Database,
  { name, email }: Pick<Organisation, 'name' | 'email'>,
): Promise<{ readonly id: string } | null> {
  const { rows } = await sql<{ id: string }>`
    select customer_id as id from customer_people where email = lower(trim(${email})) and organisation = fold_name(${name})`.execute(db);
  return rows[0] ?? null;
}
