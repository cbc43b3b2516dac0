import { Hono } from 'hono';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { departingIn, insertHistory, insertTrip } from '#db/testing/insert-trip.ts';
import { createSampleHistory, createSampleTrip } from '#db/testing/sample-trip.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { tripStates } from '#domain/trip/states.ts';
import { insertMember } from '#operations/staff/member-store.ts';
import { insertSession, type SignedIn } from '#operations/staff/session-store.ts';
import { openLive } from './open-live.ts';

const silent = { warn: vi.fn() };

async function openWorld({ isPooled = false } = {}) {
  const { url, db } = await createTestDatabase();
  const member = await insertMember(db, { email: 'mo@example.com', name: 'Mo', language: 'nl', roles: ['sales'] });
  if (member === null) throw new Error('there already');
  const session = await insertSession(db, {
    ...{ memberId: member.id, scope: 'whole', proof: 'passkey', browser: '' },
    ...{ tokenHash: Buffer.from(crypto.randomUUID()), minutes: 60 },
  });
  const live = openLive({ db, databaseUrl: url, isPooled, log: silent });
  onTestFinished(() => live.close());
  const open = async (signedIn: SignedIn) => {
    const app = new Hono().get('/live', (c) => live.answer(c, { ...signedIn, hasCodes: false }));
    const response = await app.request('/live');
    return { response, heard: listenTo(response) };
  };
  return { db, member, session, live, open };
}

/** What a stream sends, as it arrives. */
function listenTo(response: Response) {
  const state = { text: '', isEnded: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) state.text += decoder.decode(chunk);
    state.isEnded = true;
  })();
  return {
    state,
    until: (words: string) => vi.waitFor(() => expect(state.text).toContain(words), { timeout: 8_000 }),
    untilEnded: () => vi.waitFor(() => expect(state.isEnded).toBe(true), { timeout: 8_000 }),
  };
}

describe('the bell', () => {
  it('notifies of a new request and of a change of a trip, by any process, without names', async () => {
    const { db, member, session, open } = await openWorld();
    const { response, heard } = await open({ member, session });
    expect([response.status, response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
      200,
      'no-store',
      'text/event-stream; charset=utf-8',
    ]);
    await heard.until('data: bell');
    const request = createSampleTrip(tripStates.request);
    await insertTrip(db, request);
    await heard.until('event: bell\ndata: today\n');
    await insertHistory(db, createSampleHistory(request, { event: 'price', version: 2 }));
    await heard.until(`data: trip ${request.id}`);
    expect(heard.state.text.replaceAll(/retry: \d+\n|event: (bell|mode)\n|data: (bell|poll|today|trip [\da-f-]{36})\n|\n/g, '')).toBe('');
  });

  it('sends nothing for an order of a trip far ahead', async () => {
    const { db, member, session, open } = await openWorld();
    const { heard } = await open({ member, session });
    await heard.until('data: bell');
    const quote = createSampleTrip({ ...tripStates.quote, ...departingIn(createSampleTrip(), 24 * 40) });
    await insertTrip(db, quote);
    await sql`update trips set valid_until = now() + interval '9 days' where id = ${quote.id}`.execute(db);
    await sql`update trips set status = 'Geboekt', stage = 'won', booked_at = now(), version = version + 1 where id = ${quote.id}`.execute(
      db,
    );
    await insertHistory(db, createSampleHistory(quote, { event: 'accept', version: 2 }));
    await insertTrip(db, createSampleTrip(tripStates.request));
    await heard.until('data: today');
    expect(heard.state.text.match(/event: bell/g)).toHaveLength(1);
    expect(heard.state.text).not.toContain(quote.id);
  });

  it('resumes after its connection was cut, and pages poll meanwhile', async () => {
    const { db, member, session, open } = await openWorld();
    const { heard } = await open({ member, session });
    await heard.until('data: bell');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'coach-hire desk bell'
      and datname = current_database()`.execute(db);
    await heard.until('data: bell\n\nevent: mode\ndata: poll\n\nevent: mode\ndata: bell');
    await insertTrip(db, createSampleTrip(tripStates.request));
    await heard.until('data: today');
  });

  it('ends for an ended session, and for a person who lost the right', async () => {
    const { db, member, session, open } = await openWorld();
    const first = await open({ member, session });
    await first.heard.until('data: bell');
    await sql`update staff_members set roles = '["editor"]' where id = ${member.id}`.execute(db);
    await first.heard.untilEnded();
    await sql`update staff_members set roles = '["sales"]' where id = ${member.id}`.execute(db);
    const second = await open({ member, session });
    await sql`delete from staff_sessions where id = ${session.id}`.execute(db);
    await second.heard.untilEnded();
  });

  it('is disabled behind a pooler, with a log line, and pages poll', async () => {
    silent.warn.mockClear();
    const { member, session, live, open } = await openWorld({ isPooled: true });
    const { heard } = await open({ member, session });
    await heard.until('data: poll');
    expect(silent.warn).toHaveBeenCalledExactlyOnceWith({}, expect.stringContaining('DATABASE_POOLER'));
    await live.close();
    await heard.untilEnded();
    expect((await open({ member, session })).response.status).toBe(503);
  });
});
