import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { acceptOffer, declineOffer } from './answer-offer.ts';
import { dropJob, giveCrew } from './partners-job.ts';
import { readPartnerPage } from './read-partner-page.ts';
import { readRecord } from './record-store.ts';
import { createWorld, staff } from './testing/partner-world.ts';
import { withdrawOffer } from './withdraw-offer.ts';

describe('the record of a partner', () => {
  it('contains answers, silence, jobs given back or driven, incidents and reviews', async () => {
    const { db, context, offer, keys, overdue, partners, reference } = await createWorld();
    const [first = '', second = '', third = ''] = partners;
    const recordOf = async (id: string) => await readRecord(db, id, 12);
    await offer({ partners: [first, second], atOnce: 2 });
    const [, hers = ''] = await keys();
    await declineOffer(context, hers, '');
    await overdue();
    await db.updateTable('job_offers').set({ state: 'unanswered', deadline: null, ended_at: sql<string>`now()` }).execute();
    expect((await recordOf(first)).answers).toMatchObject([{ reference, answer: null }]);
    expect((await recordOf(second)).answers).toMatchObject([{ reference, answer: 'declined' }]);

    await offer({ partners: [third, first], atOnce: 2 });
    const asked = await db.selectFrom('offer_recipients').select('key').where('operator_id', '=', third).execute();
    const key = asked[0]?.key ?? '';
    await acceptOffer(context, key);
    const page = await readPartnerPage(context, key);
    await dropJob(context, key, { reason: 'ill', feeCents: page?.job?.fee.cents ?? 0 });
    expect(await recordOf(third)).toMatchObject({ answers: [{ answer: 'accepted' }], jobs: [{ reference, givenAt: null }] });
    expect((await recordOf(third)).jobs[0]?.droppedAt).not.toBeNull();
    // A partner that saw somebody else take the job owed no answer.
    expect((await recordOf(first)).answers).toHaveLength(1);
    expect(await readRecord(db, third, 0)).toEqual({ answers: [], jobs: [], incidents: [], reviews: [], papers: [] });
  });

  it('counts a job once it is over, with the moment at which driver and plate were first given', async () => {
    const { db, context, offer, keys, partners, reference } = await createWorld({ count: 1 });
    const [id = ''] = partners;
    await offer();
    const [key = ''] = await keys();
    await acceptOffer(context, key);
    expect((await readRecord(db, id, 12)).jobs).toEqual([]);
    const crew = { driverName: 'Luc Martin', driverPhone: '+33612345678', plate: 'ab-123-cd', look: '' };
    await giveCrew(context, key, crew);
    await sql`update jobs set given_at = given_at - interval '1 hour', starts_at = now() - interval '9 hours'`.execute(db);
    const givenAt = async () => (await db.selectFrom('jobs').select('given_at').executeTakeFirstOrThrow()).given_at;
    const before = await givenAt();
    await giveCrew(context, key, { ...crew, driverName: 'Marc Luc' });
    expect(await givenAt()).toBe(before);
    await sql`update jobs set ends_at = now() - interval '1 hour', accepted_at = now() - interval '2 days'`.execute(db);
    await sql`insert into incidents (id, trip_id, kind, opened_by, opened_at, next_word_at, holds_mails)
      select gen_random_uuid(), id, 'breakdown', 'Mo', now() - interval '3 hours', now(), false from trips where reference = ${reference}`.execute(
      db,
    );
    await sql`insert into trip_reviews (trip_id, site, language, author, driver, bus, platform, text)
      select id, site, 'nl', 'An', 5, 4, 1, '' from trips where reference = ${reference}`.execute(db);
    await sql`insert into paper_tasks (id, paper_id, valid_until, days) select gen_random_uuid(), id, current_date - 10, days
      from papers cross join unnest(array[60, 7]) as days where kind = 'insurance'`.execute(db);
    const record = await readRecord(db, id, 12);
    expect(record).toMatchObject({
      jobs: [{ reference, droppedAt: null }],
      incidents: [{ reference, kind: 'breakdown' }],
      reviews: [{ reference, driver: 5, bus: 4 }],
      papers: [{ kind: 'insurance' }],
    });
    // Renewed after expiry: the certificate on file expires later.
    expect(Date.parse(record.papers[0]?.renewedOn ?? '')).toBeGreaterThan(Date.parse(record.papers[0]?.endedOn ?? ''));
    await sql`update trip_reviews set rejected_at = now()`.execute(db);
    expect((await readRecord(db, id, 12)).reviews).toEqual([]);
  });

  it('holds nothing of an offer that was withdrawn before its round was over', async () => {
    const { db, context, offer, partners, reference } = await createWorld({ count: 1 });
    await offer();
    const { id } = await db.selectFrom('job_offers').select('id').executeTakeFirstOrThrow();
    await withdrawOffer(context, { reference, offerId: id, staff });
    await sql`update offer_recipients set deadline = now()`.execute(db);
    expect((await readRecord(db, partners[0] ?? '', 12)).answers).toEqual([]);
  });
});
