import type { Database } from '#db/engine/tables.ts';
import { listMails } from '#operations/trips/trip-record.ts';
import { hashRecipient } from '#output/mail/identity.ts';
import type { FoundPeople } from './people.ts';
import { type RegisterRows, readRows } from './register-rows.ts';

/** What is stored about a person, besides their trips. */
export type PersonExport = {
  readonly otherMails: Awaited<ReturnType<typeof listMails>>;
  /** From the register, by table: rows of all their trips and of their other roles. */
  readonly stored: RegisterRows;
  readonly people: readonly { readonly of: string; readonly stored: RegisterRows }[];
};

/** Everything stored about a person (article 15), derived from the register of processing. */
export async function exportPerson(db: Database, { email, trips, people }: FoundPeople): Promise<PersonExport> {
  const isMailbox = email.includes('@');
  const others: PersonExport['people'][number][] = [];
  for (const { of, id } of people) others.push({ of, stored: await readRows(db, of, [id]) });
  return {
    otherMails: isMailbox ? await listMails(db, { recipientHash: hashRecipient(email) }) : [],
    stored: await readRows(
      db,
      'customer',
      trips.map(({ id }) => id),
    ),
    people: others,
  };
}
