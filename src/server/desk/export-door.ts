import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import type { AskedPerson, DownloadedFile } from '#desk/desk-request.ts';
import { audit } from '#operations/audit/audit.ts';
import { exportPerson } from '#operations/privacy/export-person.ts';
import { findDriverById, findPeople } from '#operations/privacy/people.ts';
import { isFresh } from '#operations/staff/rules/sign-in.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';
import { readTripRecord } from '#operations/trips/trip-record.ts';
import { formatRecord } from '../back-office/describe-trip.ts';
import { answerAway } from './answer-away.ts';

type ExportParts = { readonly db: Database; readonly signedIn: SignedIn | null };

/** Everything stored about a person, as a file (article 15); null without the right to it, `prove-again` without a fresh proof. */
export function createExportDoor({ db, signedIn }: ExportParts) {
  return answerAway(async ({ who, driver }: AskedPerson): Promise<DownloadedFile | 'prove-again' | null> => {
    if (signedIn === null || !may(signedIn, 'erase-customers') || (who.trim() === '' && driver === '')) return null;
    if (!isFresh(signedIn.session, await databaseNow(db))) return 'prove-again';
    const found = driver === '' ? await findPeople(db, who) : await findDriverById(db, driver);
    if (found === null) return null;
    const records = [];
    for (const trip of found.trips) records.push(formatRecord(await readTripRecord(db, trip)));
    const data = { email: found.email, trips: records, ...(await exportPerson(db, found)) };
    await audit(db, signedIn.member, { act: 'export-person', subject: driver, detail: { trips: records.length } });
    return { fileName: 'personal-data.json', content: Buffer.from(JSON.stringify(data, null, 2)) };
  });
}
