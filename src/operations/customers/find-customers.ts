import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { foldWords } from '#domain/trip/search/fold-words.ts';
import { isOfPerson } from './customer-store.ts';
import { customerKinds } from './rules/kinds.ts';

export type CustomerSearch = {
  /** As typed: parts of names, mail domains and addresses, VAT numbers, telephone numbers. */
  readonly search: string;
  readonly kind: (typeof customerKinds)[number] | null;
  readonly offset: number;
  readonly limit: number;
};

const listedSchema = v.object({
  id: v.string(),
  kind: v.picklist(customerKinds),
  name: v.string(),
  people: v.number(),
  /** Of the person who was known first. */
  person: v.string(),
  email: v.string(),
  phone: v.string(),
  trips: v.number(),
  lastDeparture: v.nullable(v.string()),
  version: v.number(),
  openCents: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
});
export type ListedCustomer = v.InferOutput<typeof listedSchema>;

/** How many records are looked through in order of their names before the index of words is used: common words are found among these. */
const lookedThrough = 2_000;

/** Customers that match the search, in order of their names. */
export async function findCustomers(db: Database, asked: CustomerSearch): Promise<readonly ListedCustomer[]> {
  const words = foldSearch(asked.search);
  if (words.length === 0) return await readListed(db, asked, { words, most: null });
  const among = await readListed(db, asked, { words, most: lookedThrough });
  const isIndexed = words.some((word) => word.length >= 3);
  return among.length === asked.limit || !isIndexed ? among : await readListed(db, asked, { words, most: null });
}

/** A VAT number is typed with dots and spaces, and stored without. */
function foldSearch(search: string): readonly string[] {
  const vat = search.replaceAll(/[\s.-]/g, '');
  return /^[A-Za-z]{2}[A-Za-z0-9]{7,12}$/.test(vat) && /\d{5}/.test(vat) ? [vat.toLowerCase()] : foldWords(search);
}

type Looking = { readonly words: readonly string[]; readonly most: number | null };

async function readListed(
  db: Database,
  { kind, offset, limit }: CustomerSearch,
  { words, most }: Looking,
): Promise<readonly ListedCustomer[]> {
  const isOfKind = kind === null ? sql`true` : sql`kind = ${kind}`;
  const chosen = chooseCustomers({ isOfKind, words, most });
  const { rows } = await sql`
    select chosen.id, kind, chosen.name, version, people.count as people, first.name as person, first.email, first.phone,
      coalesce(done.trips, 0) as trips, done."lastDeparture", coalesce(done."openCents", 0) as "openCents"
    from (${chosen} order by sort_name, id limit ${limit} offset ${offset}) as chosen
    join lateral (select name, email, phone from customer_people where customer_id = chosen.id order by created_at, id limit 1) as first on true
    cross join lateral (select count(*)::int as count from customer_people where customer_id = chosen.id) as people
    cross join lateral (
      select count(*)::int as trips, max(first_date)::text as "lastDeparture",
        sum((select coalesce(sum(cents), 0) from open_amounts where open_amounts.trip_id = trips.id)) as "openCents"
      from customer_people as person join trips on ${isOfPerson} where person.customer_id = chosen.id
    ) as done
    order by chosen.sort_name, chosen.id`.execute(db);
  return rows.map((row) => parseStored(listedSchema, row, 'listed customer'));
}

type Choosing = Looking & { readonly isOfKind: RawBuilder<unknown> };

function chooseCustomers({ isOfKind, words, most }: Choosing): RawBuilder<unknown> {
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return sql`select id, kind, name, version, sort_name from customers where merged_into is null and ${isOfKind}`;
  // Our people may have renamed the record, so each word is looked for in its name and in what a person of it entered.
  const matching = words.map((word) => sql`(looked.sort_name like ${like(word)} or person.words like ${like(word)})`);
  const looked =
    most === null
      ? // The index finds the longest word, which is usually the rarest one.
        sql`select * from customers where merged_into is null and id in (
            select customer_id from customer_people where words like ${like(longest)}
            union select id from customers where merged_into is null and sort_name like ${like(longest)})`
      : sql`select * from customers where merged_into is null order by sort_name, id limit ${most}`;
  return sql`select id, kind, name, version, sort_name from (${looked}) as looked where ${isOfKind}
    and exists (select from customer_people as person where person.customer_id = looked.id and ${sql.join(matching, sql` and `)})`;
}

function like(word: string): string {
  return `%${word}%`;
}
