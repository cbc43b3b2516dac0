import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { saveReplyToken } from '#operations/messages/mailbox-store.ts';
import { findTripByKey } from '#operations/trips/trip-store.ts';
import { answerMailNotice, mailNoticePath } from '../http/mail-notice.ts';
import { receiveMailNotice } from './receive-notice.ts';

const signingKey = 'key-of-the-provider-1234567890';
const token = 'abcdefghijklmnopqrstuvwxyz';

async function createScene() {
  const { db, quoteId } = await createBookedTrip();
  const trip = await findTripByKey(db, quoteId);
  if (trip === null) throw new Error('The trip is gone');
  await saveReplyToken(db, { tripId: trip.id, token });
  const log = { error: () => undefined };
  const receiving = { db, log, replyTo: 'answers@example.com', isScanned: false, signingKey };
  const app = new Hono().post(mailNoticePath, (c) => answerMailNotice((form) => receiveMailNotice(receiving, form), c));
  const post = async (mail: string, { key = signingKey, recipient = '' } = {}) => {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const body = new FormData();
    const signature = createHmac('sha256', key).update(`${timestamp}once`).digest('hex');
    for (const [name, value] of Object.entries({ timestamp, token: 'once', signature, recipient, 'body-mime': mail }))
      body.append(name, value);
    return (await app.request(mailNoticePath, { method: 'POST', body })).status;
  };
  const rows = async () =>
    (
      await sql<{
        subject: string;
        isOfTrip: boolean;
      }>`select subject, trip_id is not null as "isOfTrip" from messages order by id`.execute(db)
    ).rows;
  return { app, post, rows };
}

const mail = (id: string) =>
  `From: wife@other.nl\r\nTo: us@example.com\r\nSubject: ${id}\r\nMessage-ID: <${id}@other.nl>\r\n\r\nKan dat?\r\n`;

describe('an incoming mail that a provider posts', () => {
  it('is taken once, and put to the trip of the address to which it was delivered', async () => {
    const { post, rows } = await createScene();
    const recipient = `answers+${token}@example.com`;
    expect([await post(mail('one'), { recipient }), await post(mail('one'), { recipient }), await post(mail('two'))]).toEqual([
      200, 200, 200,
    ]);
    expect(await rows()).toEqual([
      { subject: 'one', isOfTrip: true },
      { subject: 'two', isOfTrip: false },
    ]);
  });

  it('is refused for good where another signed it, or where it is no form', async () => {
    const { app, post, rows } = await createScene();
    expect(await post(mail('one'), { key: 'another-key-of-somebody' })).toBe(406);
    expect((await app.request(mailNoticePath, { method: 'POST', body: '{}' })).status).toBe(406);
    expect(await rows()).toEqual([]);
  });

  it('is requested again if it could not be stored', async () => {
    const failing = new Hono().post(mailNoticePath, (c) => answerMailNotice(() => Promise.reject(new Error('away')), c));
    const answer = await failing.request(mailNoticePath, { method: 'POST', body: new FormData() });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  });
});
