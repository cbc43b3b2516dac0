import { sql } from 'kysely';
import type { Office, Scenarios } from './cut-world.ts';

/** The booked trip is driven, without an invoice, and its customer gets one a month. */
async function addWaiting({ db, boss, known }: Office) {
  await sql`update customers set has_summaries = true`.execute(db);
  await sql`delete from invoices where trip_id = ${known.tripId}`.execute(db);
  await sql`update trips set status = 'Uitgevoerd', stage = 'done', invoice = invoice || '{"paymentMethod": "invoice-afterwards"}'
    where id = ${known.tripId}`.execute(db);
  const [waiting] = await boss.queries.summaries.waiting({});
  return { customer: waiting?.customerId ?? '', from: waiting?.period.from ?? '' };
}

export const summaryScenarios = {
  issue: async (office) => {
    const asked = await addWaiting(office);
    return (desk) => desk.acts.summaries.issue(asked);
  },
  resend: async (office) => {
    await office.boss.acts.summaries.issue(await addWaiting(office));
    const id = (await office.boss.queries.summaries.issued({}))[0]?.id ?? '';
    return (desk) => desk.acts.summaries.resend({ id });
  },
} satisfies Scenarios['summaries'];
