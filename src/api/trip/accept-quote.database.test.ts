import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { codesOf, createAsking, createKey, travelOf } from '../testing/ask.ts';
import { sampleContactDetails } from '../testing/sample-input.ts';
import { createTestContext } from '../testing/test-context.ts';

/** A quote with its contact details, ready to be ordered. */
async function createOrder() {
  const { db } = await createTestDatabase();
  const context = createTestContext({ db });
  const asking = createAsking(context);
  const { quoteId: id } = travelOf(await asking.requestQuote());
  const { quotes } = travelOf(await asking.saveContactDetails(id));
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  const listEvents = async () =>
    (await db.selectFrom('trip_history').select(['event', 'version']).orderBy('version').execute()).map(({ event }) => event);
  const listMails = async () => {
    const { rows } = await sql<{ kind: string }>`select payload->>'kind' as kind from outbox order by created_at`.execute(db);
    return rows.map(({ kind }) => kind);
  };
  return { db, context, id, total, quotes, listEvents, listMails, ...asking };
}

describe('acceptQuote', () => {
  it('books what the customer saw, with its history and its mail', async () => {
    const { acceptQuote, id, total, listEvents, listMails, execute } = await createOrder();
    const booked = travelOf(await acceptQuote(id, { total }));
    expect(booked).toMatchObject({ status: 'Geboekt', stage: 'won', version: 3, quoteId: id });
    expect(await listEvents()).toEqual(['request', 'contact-details', 'accept']);
    expect(await listMails()).toEqual(['quote-ready', 'booking-confirmed']);
    const query = 'query ($id: String!) { getTravel(id: $id) { id bookingId agreements { termsAndCondition promotion } } }';
    const { data } = await execute(query, { id: booked.bookingId });
    const agreements = { termsAndCondition: true, promotion: false };
    expect(data).toEqual({ getTravel: { id: booked.bookingId, bookingId: booked.bookingId, agreements } });
  });

  it('has exactly one winner of fifty', { timeout: 60_000 }, async () => {
    const { acceptQuote, id, total, listEvents, listMails } = await createOrder();
    const answers = await Promise.all(Array.from({ length: 50 }, () => acceptQuote(id, { total })));
    expect(answers.filter(({ travel }) => travel !== null)).toHaveLength(1);
    expect(new Set(answers.flatMap(codesOf))).toEqual(new Set(['form already-booked']));
    expect(await listEvents()).toEqual(['request', 'contact-details', 'accept']);
    expect(await listMails()).toEqual(['quote-ready', 'booking-confirmed']);
  });

  it('returns the same booking for the same order, concurrently too', async () => {
    const { acceptQuote, id, total, listEvents } = await createOrder();
    const key = createKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => acceptQuote(id, { total, key })));
    expect(new Set(answers.map((answer) => travelOf(answer).bookingId)).size).toBe(1);
    expect(travelOf(await acceptQuote(id, { total, key })).status).toBe('Geboekt');
    expect(codesOf(await acceptQuote(id, { total: total + 1, key }))).toEqual(['idempotencyKey key-reused']);
    expect(await listEvents()).toEqual(['request', 'contact-details', 'accept']);
  });

  it('either books or declines where both come at once', async () => {
    const { acceptQuote, cancelQuote, id, total, listMails } = await createOrder();
    const [accepted, declined] = await Promise.all([acceptQuote(id, { total }), cancelQuote(id)]);
    expect([accepted, declined].filter(({ travel }) => travel !== null)).toHaveLength(1);
    expect([...codesOf(accepted), ...codesOf(declined)]).toEqual([accepted.travel ? 'form already-booked' : 'form declined']);
    expect(await listMails()).toHaveLength(2);
  });

  it('does nothing if the total differs from what the customer saw', async () => {
    const { acceptQuote, id, total, listEvents } = await createOrder();
    const answered = await acceptQuote(id, { total: total - 100 });
    expect(answered.errors).toMatchObject([{ field: 'expectedTotalCents', code: 'changed', proposal: String(total) }]);
    expect(await listEvents()).toEqual(['request', 'contact-details']);
  });

  it('books another choice of the quote at its own total', async () => {
    const { acceptQuote, id, total, quotes } = await createOrder();
    const other = quotes.find(({ isChosen }) => !isChosen);
    if (other === undefined) throw new Error('The sample has one choice only');
    expect(codesOf(await acceptQuote(id, { total, option: other.key }))).toEqual(['expectedTotalCents changed']);
    const booked = travelOf(await acceptQuote(id, { total: other.totalCents, option: other.key }));
    expect(booked.quotes.find(({ isChosen }) => isChosen)?.key).toBe(other.key);
    expect(codesOf(await acceptQuote(id, { total, option: 'free' }))).toEqual(['optionKey invalid']);
  });

  it('refuses a choice that this quote does not have', async () => {
    const { acceptQuote, id, total, quotes, db } = await createOrder();
    const other = quotes.find(({ isChosen }) => !isChosen);
    await sql`update trips set quote = jsonb_set(quote, '{options}', jsonb_path_query_array(quote, '$.options[*] ? (@.key != $other)', ${JSON.stringify({ other: other?.key })}::jsonb))`.execute(
      db,
    );
    expect(codesOf(await acceptQuote(id, { total, option: other?.key ?? '' }))).toEqual(['optionKey invalid']);
  });

  it('records in its history what was ordered', async () => {
    const { acceptQuote, id, total, quotes, db } = await createOrder();
    travelOf(await acceptQuote(id, { total }));
    const { detail } = await db.selectFrom('trip_history').select('detail').where('event', '=', 'accept').executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ option: quotes.find(({ isChosen }) => isChosen)?.key, totalCents: total });
  });

  it('judges validity by the clock of the database', async () => {
    const { acceptQuote, id, total, db, execute } = await createOrder();
    const past = new Date(Date.now() - 1_000).toISOString();
    await sql`update trips set valid_until = ${past}, quote = jsonb_set(quote, '{validUntil}', to_jsonb(${past}::text))`.execute(db);
    expect(codesOf(await acceptQuote(id, { total }))).toEqual(['form expired']);
    const { data } = await execute('query ($id: String!) { getTravel(id: $id) { status stage canAccept { allowed reason } } }', { id });
    const canAccept = { allowed: false, reason: 'expired' };
    expect(data).toEqual({ getTravel: { status: 'Vervallen', stage: 'expired', canAccept } });
  });

  it('needs the terms accepted', async () => {
    const { acceptQuote, id, total } = await createOrder();
    expect(codesOf(await acceptQuote(id, { total, terms: false }))).toEqual(['termsAndCondition must-accept']);
  });

  it('does nothing where anything that was shown has changed, though the total is the same', async () => {
    const { acceptQuote, saveContactDetails, id, total, listEvents } = await createOrder();
    const shown = 2;
    const other = { ...sampleContactDetails, firstContact: { name: 'Bram', phoneNumber: '+31 20 765 43 21' } };
    expect(travelOf(await saveContactDetails(id, other)).version).toBe(3);
    const answered = await acceptQuote(id, { total, version: shown });
    expect(answered.errors).toMatchObject([{ field: 'version', code: 'changed', proposal: '3' }]);
    expect(await listEvents()).not.toContain('accept');
    expect(travelOf(await acceptQuote(id, { total, version: 3 })).status).toBe('Geboekt');
  });

  it('continues if only the group’s page was switched', async () => {
    const { acceptQuote, run, id, total } = await createOrder();
    const share = {
      declared: '$key: String!, $id: String!',
      given: 'idempotencyKey: $key, id: $id, isShared: false',
      variables: { key: createKey(), id },
    };
    await run('shareTrip', share);
    expect(travelOf(await acceptQuote(id, { total, version: 2 })).status).toBe('Geboekt');
  });

  it('needs to know with whom', async () => {
    const { db } = await createTestDatabase();
    const { requestQuote, acceptQuote, saveContactDetails } = createAsking(createTestContext({ db }));
    const { quoteId, quotes } = travelOf(await requestQuote());
    const total = quotes[0]?.totalCents ?? 0;
    expect(codesOf(await acceptQuote(quoteId, { total }))).toEqual(['phone required']);
    await sql`update trips set customer = jsonb_set(customer, '{phone}', '"+31 20 123 45 67"'), version = version + 1`.execute(db);
    expect(codesOf(await acceptQuote(quoteId, { total }))).toEqual(['invoice.street required']);
    travelOf(await saveContactDetails(quoteId));
    travelOf(await acceptQuote(quoteId, { total }));
  });

  it.each(['', 'short', 'A'.repeat(27), "' or 1=1 --"])('answers the key %j like any unknown one', async (id) => {
    const { acceptQuote, cancelQuote, saveContactDetails, total, execute } = await createOrder();
    const answers = [await acceptQuote(id, { total }), await cancelQuote(id), await saveContactDetails(id)];
    expect(answers.flatMap(codesOf)).toEqual(Array.from({ length: 3 }, () => 'id trip-not-found'));
    const document = 'query ($id: String!) { getTravel(id: $id) { id } getTrip(id: $id) { id } getQuotes(id: $id) { key } }';
    expect((await execute(document, { id })).data).toEqual({ getTravel: null, getTrip: null, getQuotes: null });
  });
});

describe('saveContactDetails', () => {
  it('changes nothing the second time', async () => {
    const { saveContactDetails, id, listEvents } = await createOrder();
    expect(travelOf(await saveContactDetails(id)).version).toBe(2);
    expect(await listEvents()).toEqual(['request', 'contact-details']);
  });

  it('reports errors and saves nothing', async () => {
    const { saveContactDetails, id, listEvents } = await createOrder();
    const { customer, invoice } = sampleContactDetails;
    const wrong = { customer: { ...customer, phone: 'none' }, invoice: { ...invoice, country: 'Nederland', vatNumber: 'X' } };
    expect(codesOf(await saveContactDetails(id, wrong))).toContain('phone phone');
    expect(codesOf(await saveContactDetails(id, wrong))).toContain('invoice.country invalid');
    expect(await listEvents()).toHaveLength(2);
  });

  it('does not undo what somebody else saved meanwhile', async () => {
    const { run, saveContactDetails, id, db } = await createOrder();
    const other = { ...sampleContactDetails, firstContact: { name: 'Bram', phoneNumber: '+31 20 765 43 21' } };
    travelOf(await saveContactDetails(id, other));
    const late = await run('saveContactDetails', {
      declared: '$id: String!, $version: Int!, $customer: CustomerInput!, $invoice: InvoiceInput',
      given: 'id: $id, version: $version, customer: $customer, invoice: $invoice',
      variables: { id, version: 2, ...sampleContactDetails, customer: { ...sampleContactDetails.customer, lastName: 'Jansen' } },
    });
    expect(codesOf(late)).toEqual(['version changed']);
    const row = await db.selectFrom('trips').select(['first_contact']).executeTakeFirstOrThrow();
    expect(row.first_contact).toMatchObject({ name: 'Bram' });
  });

  it('is closed from the booking on', async () => {
    const { saveContactDetails, acceptQuote, id, total } = await createOrder();
    travelOf(await acceptQuote(id, { total }));
    expect(codesOf(await saveContactDetails(id))).toEqual(['form already-booked']);
  });
});

describe('cancelQuote', () => {
  it('declines once, and returns the same for a repetition', async () => {
    const { cancelQuote, acceptQuote, id, total, listMails } = await createOrder();
    const key = createKey();
    expect(travelOf(await cancelQuote(id, key))).toMatchObject({ status: 'Vervallen', stage: 'no - loss' });
    expect(travelOf(await cancelQuote(id, key)).stage).toBe('no - loss');
    expect(codesOf(await cancelQuote(id))).toEqual(['form declined']);
    expect(codesOf(await acceptQuote(id, { total }))).toEqual(['form declined']);
    expect(await listMails()).toEqual(['quote-ready', 'quote-declined']);
  });

  it('leaves a booking alone', async () => {
    const { cancelQuote, acceptQuote, id, total } = await createOrder();
    travelOf(await acceptQuote(id, { total }));
    expect(codesOf(await cancelQuote(id))).toEqual(['form already-booked']);
  });
});
