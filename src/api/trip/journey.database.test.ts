import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { codesOf, createBookedTrip, createKey, type Mutation, travelOf } from '../testing/booked-trip.ts';

const journey: Mutation = {
  name: 'saveJourneyDetails',
  declared:
    '$key: String!, $id: String!, $version: Int!, $flightNumber: String, $firstContact: DayContactInput, $secondContact: DayContactInput',
  given:
    'idempotencyKey: $key, id: $id, version: $version, flightNumber: $flightNumber, firstContact: $firstContact, secondContact: $secondContact',
};
const share: Mutation = {
  name: 'shareTrip',
  declared: '$key: String!, $id: String!, $isShared: Boolean!, $renew: Boolean',
  given: 'idempotencyKey: $key, id: $id, isShared: $isShared, renew: $renew',
};
const details = {
  flightNumber: 'KL 1234',
  firstContact: { name: 'Anna', phoneNumber: '+31 20 123 45 67' },
  secondContact: { name: 'Bram', phoneNumber: '+31 20 765 43 21' },
};

const sharedStop = v.looseObject({ name: v.string() });
const sharedTrip = v.object({ getSharedTrip: v.nullable(v.looseObject({ state: v.string(), stops: v.array(sharedStop) })) });
const sharedFields =
  'site language reference description state canReportLost now namesZone timeZone vehicles parts { passengers } ordered { field codes count text stop } stops { name time } assignedVehicles assignedCoaches { plate } legs { minutes } coaches { time expectedTime stop } delayMinutes routePicture';

async function createScene() {
  const booked = await createBookedTrip();
  const { mutate, execute, versionOf, db, bookingId } = booked;
  const findShared = async (shareId: string) => {
    const { data, errors } = await execute(`query ($id: String!) { getSharedTrip(shareId: $id) { ${sharedFields} } }`, { id: shareId });
    expect(errors).toBeUndefined();
    return v.parse(sharedTrip, data).getSharedTrip;
  };
  const keyOf = async () => (await db.selectFrom('trips').select('share_key').executeTakeFirstOrThrow()).share_key;
  const shownKey = async () => {
    const { data } = await execute('query ($id: String!) { getTravel(id: $id) { shareId } }', { id: bookingId });
    return v.parse(v.object({ getTravel: v.object({ shareId: v.nullable(v.string()) }) }), data).getTravel.shareId;
  };
  return {
    ...booked,
    findShared,
    keyOf,
    shownKey,
    saveDetails: async (id: string, changes: object = {}, key = createKey()) =>
      await mutate(journey, { key, id, version: await versionOf(id, key), ...details, ...changes }),
    share: (id: string, changes: object, key = createKey()) => mutate(share, { key, id, isShared: true, ...changes }),
  };
}

describe('saveJourneyDetails', () => {
  it('saves flight and contacts with their history and without a mail, once per key', async () => {
    const { saveDetails, bookingId, db, countMails, listEvents } = await createScene();
    const mails = await countMails();
    const key = createKey();
    const { version } = travelOf(await saveDetails(bookingId, {}, key));
    expect(travelOf(await saveDetails(bookingId, {}, key)).version).toBe(version);
    expect(codesOf(await saveDetails(bookingId, { flightNumber: 'KL 1' }, key))).toEqual(['idempotencyKey key-reused']);
    const row = await db.selectFrom('trips').select(['group_details', 'first_contact', 'second_contact']).executeTakeFirstOrThrow();
    const { firstContact, secondContact, flightNumber } = details;
    expect(row).toMatchObject({
      group_details: { flightNumber, passengers: 48 },
      first_contact: { ...firstContact, phoneNumber: '+31201234567' },
      second_contact: { ...secondContact, phoneNumber: '+31207654321' },
    });
    expect(await listEvents()).toEqual(['request', 'contact-details', 'accept', 'journey-details']);
    expect(await countMails()).toBe(mails);
  });

  it('returns errors beside the field, and stores nothing', async () => {
    const { saveDetails, bookingId, listEvents } = await createScene();
    const wrong = { flightNumber: 'K'.repeat(21), firstContact: { name: 'Anna', phoneNumber: 'none' } };
    expect(codesOf(await saveDetails(bookingId, wrong))).toEqual(['flightNumber too-long', 'firstContact.phoneNumber phone']);
    expect(await listEvents()).toHaveLength(3);
  });

  it('is closed from departure on, before a booking, and to unknown keys', async () => {
    const { saveDetails, bookingId, moveIntoPast, asking } = await createScene();
    const { quoteId } = travelOf(await asking.requestQuote());
    expect(codesOf(await saveDetails(quoteId))).toEqual(['form not-priced']);
    expect(codesOf(await saveDetails('A'.repeat(27)))).toEqual(['id trip-not-found']);
    await moveIntoPast(bookingId, { days: 61 });
    expect(codesOf(await saveDetails(bookingId))).toEqual(['form departed']);
  });
});

describe('shareTrip', () => {
  it('switches the page for the group off and on at the same address', async () => {
    const { share: set, bookingId, findShared, keyOf, shownKey } = await createScene();
    const key = await keyOf();
    expect(await shownKey()).toBe(key);
    expect(await findShared(key)).toMatchObject({ state: 'booked' });
    travelOf(await set(bookingId, { isShared: false }));
    expect([await findShared(key), await shownKey()]).toEqual([null, null]);
    travelOf(await set(bookingId, { isShared: true }));
    expect(await shownKey()).toBe(key);
    expect(await findShared(key)).not.toBeNull();
  });

  it('renews the address, which ends the old one, once for a key', async () => {
    const { share: set, bookingId, findShared, keyOf } = await createScene();
    const old = await keyOf();
    const key = createKey();
    travelOf(await set(bookingId, { renew: true }, key));
    const renewed = await keyOf();
    travelOf(await set(bookingId, { renew: true }, key));
    expect(renewed).not.toBe(old);
    expect(await keyOf()).toBe(renewed);
    expect(await findShared(old)).toBeNull();
    expect(await findShared(renewed)).not.toBeNull();
  });

  it('can be taken away when the trip is cancelled, and not be given again', async () => {
    const { share: set, bookingId, findShared, keyOf, db } = await createScene();
    const key = await keyOf();
    const cancelation = JSON.stringify({ feeCents: 0, at: new Date().toISOString(), reason: '' });
    await db
      .updateTable('trips')
      .set({ status: 'Geannuleerd', stage: 'Cancellation', cancelation, canceled_at: new Date().toISOString() })
      .execute();
    expect(await findShared(key)).toMatchObject({ state: 'cancelled' });
    expect(codesOf(await set(bookingId, { renew: true }))).toEqual(['form cancelled']);
    expect(codesOf(await set(bookingId, { isShared: false, renew: true }))).toEqual(['form cancelled']);
    travelOf(await set(bookingId, { isShared: false }));
    expect(await findShared(key)).toBeNull();
    expect(codesOf(await set(bookingId, { isShared: true }))).toEqual(['form cancelled']);
  });

  it('has nothing to share before the booking', async () => {
    const { share: set, asking } = await createScene();
    const { quoteId } = travelOf(await asking.requestQuote());
    expect(codesOf(await set(quoteId, { isShared: true }))).toEqual(['form not-booked']);
    expect(codesOf(await set('A'.repeat(27), { isShared: true }))).toEqual(['id trip-not-found']);
  });
});

describe('getSharedTrip', () => {
  it('shows when, where and in what, and nothing about people or prices', async () => {
    const { saveDetails, bookingId, findShared, keyOf, execute, db, quoteId, total } = await createScene();
    travelOf(await saveDetails(bookingId));
    await db
      .updateTable('trips')
      .set({ itinerary: await withNotes(db, 'ring at Anna de Vries') })
      .execute();
    const shared = await findShared(await keyOf());
    expect(shared).toMatchObject({ state: 'booked', site: 'nl', stops: [{ name: 'Utrecht' }, {}, { name: 'Utrecht' }] });
    const text = JSON.stringify(shared);
    for (const secret of ['Anna', 'Vries', 'example.com', '123 45 67', quoteId, bookingId, String(total)]) {
      expect(text).not.toContain(secret);
    }
    const { data } = await execute('{ __type(name: "SharedTrip") { fields { name } } }', {});
    const fields = v.parse(v.object({ __type: v.object({ fields: v.array(v.object({ name: v.string() })) }) }), data).__type.fields;
    expect(fields.map(({ name }) => name).sort()).toEqual(
      sharedFields
        .replace(/\{.*?\}/g, '')
        .split(/\s+/)
        .sort(),
    );
  });

  it('is the same for keys that are unknown, malformed or of another page', async () => {
    const { findShared, bookingId, quoteId } = await createScene();
    for (const key of [bookingId, quoteId, 'A'.repeat(27), '', "' or 1=1 --"]) expect(await findShared(key)).toBeNull();
  });

  it('is there for a booking only', async () => {
    const { asking, db, findShared } = await createScene();
    const { reference } = travelOf(await asking.requestQuote());
    const open = db.selectFrom('trips').select('share_key').where('reference', '=', reference);
    expect(await findShared((await open.executeTakeFirstOrThrow()).share_key)).toBeNull();
  });
});

type Scene = Awaited<ReturnType<typeof createScene>>;

/** The stored itinerary with a note at each stop. */
async function withNotes(db: Scene['db'], notes: string): Promise<string> {
  const { itinerary } = await db.selectFrom('trips').select('itinerary').executeTakeFirstOrThrow();
  const parsed = v.parse(v.looseObject({ stops: v.array(v.looseObject({})) }), itinerary);
  return JSON.stringify({ ...parsed, stops: parsed.stops.map((stop) => ({ ...stop, notes })) });
}
