import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importContent } from '#content/import-content.ts';
import { findContentVersion, replaceContent } from '#content/stores/content-store.ts';
import { createContentDatabase } from '#content/testing/content-database.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { answerReview, deleteReview, insertReview, judgeReview, takeDownReview } from '#operations/reviews/review-store.ts';
import { createContentSource, createLiveContent } from './live-content.ts';

async function createLive() {
  const { db } = await createContentDatabase();
  const importShipped = async () => {
    const sink = { replaceAll: (entries: Parameters<typeof replaceContent>[1], checksum: string) => replaceContent(db, entries, checksum) };
    const imported = await importContent({ folder: 'content', sink });
    return imported.ok ? imported.value.outcome : imported.failure;
  };
  const live = await createLiveContent(createContentSource(db), pino({ level: 'silent' }));
  onTestFinished(live.stop);
  const { id: tripId } = await storeSampleTrip(db, createSampleTrip());
  const stars = { driver: 5, bus: 4, platform: 3 };
  await insertReview(db, { tripId, site: 'nl', language: 'nl', author: 'Anna de V.', text: 'Graag weer.', ...stars });
  const listOurs = async () => {
    await live.refresh();
    const reviews = live.library().findReviews({ site: 'nl', language: 'nl' });
    expect(reviews.length).toBeGreaterThan(5);
    return reviews.filter(({ sample }) => !sample).map(({ title }) => title);
  };
  return { db, tripId, live, listOurs, importShipped };
}

const publish = { verdict: 'publish', reason: null, by: 'Mo' } as const;

describe('published reviews', () => {
  it('join the site once they are published, and leave it when they are deleted', async () => {
    const { db, tripId, live, listOurs } = await createLive();
    const version = live.version();
    expect(await listOurs()).toEqual([]);
    await judgeReview(db, tripId, publish);
    expect(await listOurs()).toEqual(['Graag weer']);
    await deleteReview(db, tripId);
    expect(await listOurs()).toEqual([]);
    expect(live.version()).toBe(version + 2);
  });

  it('show our answer, and are removed from the site for a reason', async () => {
    const { db, tripId, live, listOurs } = await createLive();
    const answer = { reply: 'Dank, <b>tot ziens</b>!', by: 'Mo' };
    expect(await answerReview(db, tripId, answer)).toBe(false);
    await judgeReview(db, tripId, publish);
    expect(await answerReview(db, tripId, answer)).toBe(true);
    expect(await listOurs()).toEqual(['Graag weer']);
    const [ours] = live
      .library()
      .findReviews({ site: 'nl', language: 'nl' })
      .filter(({ sample }) => !sample);
    expect(ours?.reply?.html).toBe('<p>Dank, &lt;b&gt;tot ziens&lt;/b&gt;!</p>');
    expect(await takeDownReview(db, tripId, { reason: 'withdrawn', by: 'Mo' })).toBe(true);
    expect(await takeDownReview(db, tripId, { reason: 'withdrawn', by: 'Mo' })).toBe(false);
    expect(await listOurs()).toEqual([]);
  });

  it('never join where they were rejected', async () => {
    const { db, tripId, listOurs } = await createLive();
    await judgeReview(db, tripId, { verdict: 'reject', reason: 'insults', by: 'Mo' });
    expect(await judgeReview(db, tripId, publish)).toBe(false);
    expect(await listOurs()).toEqual([]);
  });

  it('stay through imports, of the same content and of other', async () => {
    const { db, tripId, listOurs, importShipped } = await createLive();
    await judgeReview(db, tripId, publish);
    const published = await findContentVersion(db);
    expect(await importShipped()).toBe('unchanged');
    expect(await findContentVersion(db)).toEqual(published);
    expect(await listOurs()).toEqual(['Graag weer']);
    await replaceContent(db, [], 'nothing');
    expect(await importShipped()).toBe('replaced');
    expect((await findContentVersion(db))?.version).toBeGreaterThan(published?.version ?? 0);
    expect(await listOurs()).toEqual(['Graag weer']);
  });
});
