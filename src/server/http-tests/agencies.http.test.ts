import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { listKeys } from '#operations/agencies/agency-keys.ts';
import { resendDelivery } from '#operations/agencies/deliveries.ts';
import { createAgency, endAgencyKey, makeKey, setWebhook } from '#operations/agencies/edit-agency.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import { readApiExamples } from '../testing/api-examples.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';
import { isSigned, startReceiver } from '../testing/webhook-receiver.ts';

const typed = {
  ...{ name: 'Reisbureau Zon', site: 'nl', language: 'nl', firstName: 'Zoë', lastName: 'Zon', email: 'zoe@zon.example' },
  ...{ phone: '020 123 45 67', street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL', vatNumber: '' },
  organisationNumber: '68750110',
  ...{ paymentMethod: 'invoice-afterwards', commissionPercent: '5', monthLimit: '', requestsPerMinute: '60' },
};

/** An agency on the database of a running server, and its own server that hears of changes; the first message fails. */
async function createWorld() {
  const receiver = await startReceiver([500]);
  const variables = { PRIVATE_WEBHOOKS: 'true', NODE_EXTRA_CA_CERTS: receiver.certificate };
  const server: RunningServer = await startServer({ variables });
  const database = await startEmbeddedDatabase({ folder: join(server.dataFolder, 'postgres'), log: () => undefined });
  const db = createDatabase(createPool(database.url));
  const context = { db, randomBytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const staff = atCommandLine;
  const create = async (changes: Partial<typeof typed> = {}) => {
    const made = await createAgency(context, { staff, typed: { ...typed, ...changes }, isSure: true });
    if (!made.ok) throw new Error(JSON.stringify(made.failure));
    const key = await makeKey(context, { staff, id: made.value.id });
    return { id: made.value.id, key: key.ok ? key.value.key : '' };
  };
  const send = async (key: string, { query, variables: given = {} }: { readonly query: string; readonly variables?: object }) =>
    await ask(server.port, {
      ...{ host: 'nl.localhost', path: '/graphql', method: 'POST', body: JSON.stringify({ query, variables: given }) },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    });
  const stop = async () => {
    await db.destroy();
    await database.stop();
    await server.stop();
    await receiver.stop();
  };
  return { receiver, server, db, context, staff, create, send, stop };
}

let world: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const self = { query: '{ agency { name } }' };
const codeOf = (text: string) =>
  v.parse(v.object({ errors: v.array(v.object({ extensions: v.object({ code: v.string() }) })) }), JSON.parse(text));

describe('an agency at a running server', () => {
  it('is let in by its key, and refused at once when the key has ended', async () => {
    const { create, send, db, context, staff, server } = world;
    const { id, key } = await create({ name: 'Bureau Een', email: 'een@een.example' });
    const known = await send(key, self);
    expect([known.status, JSON.parse(known.text), known.headers.get('cache-control')]).toEqual([
      200,
      { data: { agency: { name: 'Bureau Een' } } },
      'no-store',
    ]);
    const [first] = await listKeys(db, id);
    expect((await endAgencyKey(context, { staff, id, key: first?.id ?? '' })).ok).toBe(true);
    for (const wrong of [key, 'cva_no', '']) {
      const { status, text, headers } = await send(wrong, self);
      expect([status, codeOf(text).errors[0]?.extensions.code, headers.get('www-authenticate')]).toEqual([
        401,
        'UNAUTHENTICATED',
        'Bearer',
      ]);
    }
    expect(server.output.join('\n')).not.toContain(key);
  });

  it('learns when to come again after more requests than agreed', async () => {
    const { create, send } = world;
    const { key } = await create({ name: 'Bureau Druk', email: 'druk@druk.example', requestsPerMinute: '2' });
    const answers = [await send(key, self), await send(key, self), await send(key, self)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(codeOf(answers[2]?.text ?? '').errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  it('runs the examples of docs/api.md', async () => {
    const { create, send } = world;
    const { key } = await create({ name: 'Bureau Voorbeeld', email: 'vb@voorbeeld.example' });
    const examples = readApiExamples('For agencies');
    expect(examples.length).toBeGreaterThanOrEqual(3);
    for (const example of examples) {
      const { text } = await send(key, example);
      expect([example.title, JSON.parse(text)]).toEqual([example.title, { data: expect.anything() }]);
      expect(text).not.toContain('"code"');
    }
  });

  it('hears of what happens to its trips: signed, again where it failed, and again when somebody asks', { timeout: 90_000 }, async () => {
    const { create, send, db, context, staff, receiver } = world;
    const { id, key } = await create();
    const set = await setWebhook(context, { staff, id, version: 1, url: receiver.url });
    const secret = set.ok ? set.value.secret : '';
    const [, request] = readApiExamples('For agencies');
    if (request === undefined) throw new Error('No example');
    const requested = v.object({
      data: v.object({
        requestAgencyTrip: v.object({ trip: v.object({ reference: v.string(), version: v.number(), totalCents: v.number() }) }),
      }),
    });
    const { trip } = v.parse(requested, JSON.parse((await send(key, request)).text)).data.requestAgencyTrip;
    const order = `mutation ($key: String!, $reference: String!, $version: Int!, $total: Int!) {
      orderAgencyTrip(idempotencyKey: $key, reference: $reference, version: $version, expectedTotalCents: $total) {
        trip { state } errors { code } } }`;
    const { reference, version, totalCents: total } = trip;
    const ordered = await send(key, { query: order, variables: { key: crypto.randomUUID(), reference, version, total } });
    expect(JSON.parse(ordered.text)).toEqual({ data: { orderAgencyTrip: { trip: { state: 'booked' }, errors: [] } } });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), { timeout: 40_000, interval: 200 });
    const [first, second] = receiver.received;
    expect(first?.body).toBe(second?.body);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(9_000);
    expect(receiver.received.every((each) => isSigned(each, secret))).toBe(true);
    const message = { type: 'trip.changed', event: 'accept', state: 'booked', reference, ownReference: '2027-0042', totalCents: total };
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ ...message, id: first?.headers['convoya-delivery'] });
    const delivered = async () => {
      const { rows } = await sql<{ id: string; attempts: number; isDelivered: boolean }>`
        select id, attempts, delivered_at is not null as "isDelivered" from agency_deliveries where agency_id = ${id}::uuid`.execute(db);
      return rows;
    };
    await vi.waitFor(async () => expect(await delivered()).toMatchObject([{ attempts: 2, isDelivered: true }]), { timeout: 10_000 });
    const [delivery] = await delivered();
    expect((await resendDelivery({ db }, { staff, id, delivery: delivery?.id ?? '' })).ok).toBe(true);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), { timeout: 20_000, interval: 200 });
    expect(receiver.received[2]?.body).toBe(first?.body);
  });
});
