import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { formatMonth } from '#domain/calendar/format-month.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { tagOf } from '#domain/sites/language.ts';
import { isMonth } from '#operations/duties/rules/driver-month.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { findDriverToMail } from './driver-key-store.ts';
import { openDriverLink } from './driver-link.ts';
import { createMonthMailJob } from './driver-mail.ts';
import { languageOfDriver } from './rules/driver-language.ts';

type Mailing = { readonly staff: StaffMember; readonly driverId: string; readonly month: string };

/** Mails a driver that the duties of a month (`YYYY-MM`) are there to read and to print, on the driver's page. */
export async function mailMonth(
  context: Pick<ApplyContext, 'db' | 'deskUrl' | 'randomBytes'>,
  { staff, driverId, month }: Mailing,
): Promise<Result<true, 'gone' | 'no-driver-mail'>> {
  return await inTransaction(context.db, async (tx) => {
    const driver = isMonth(month) ? await findDriverToMail(tx, driverId) : null;
    if (driver === null) return failure('gone' as const);
    const url = driver.email === '' ? null : await openDriverLink(context, tx, { driverId, by: nameInAudit(staff) });
    if (url === null) return failure('no-driver-mail' as const);
    const title = formatMonth(month, tagOf(languageOfDriver(driver)));
    await enqueueJobs(tx, [createMonthMailJob({ driver, month, title, url: `${url}/month/${month}`, at: await databaseNow(tx) })]);
    return success(true as const);
  });
}
