import { sql } from 'kysely';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { departingIn, storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleJob, createSampleTrip } from '#db/testing/sample-trip.ts';
import { readStoredState } from '#db/testing/stored-state.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findReview, insertReview } from '#operations/reviews/review-store.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { hashRecipient } from '#output/mail/identity.ts';
import { mailPayload } from '#output/mail/messages.ts';
import { askBackOffice } from '../testing/back-office.ts';

const sample = createSampleTrip();
const ahead = departingIn(sample, 60 * 24);
const states = {
  request: { ...tripStates.request, quote: null, personReasons: ['ferry'], ...ahead },
  quote: { ...tripStates.quote, ...ahead },
  booked: { ...tripStates.booked, bookedAt: '2026-11-21T10:30:00.000Z', ...ahead },
  driven: { ...tripStates.booked, bookedAt: '2026-11-21T10:30:00.000Z', ...departingIn(sample, -11) },
  done: { ...tripStates.done, bookedAt: '2026-11-21T10:30:00.000Z', ...departingIn(sample, -60) },
} as const satisfies Record<string, Partial<Trip>>;

async function createBackOffice() {
  const { db } = await createTestDatabase();
  const store = (state: keyof typeof states, changes: Partial<Trip> = {}) =>
    storeSampleTrip(
      db,
      createSampleTrip({ reference: `NL-26-${100_000 + Math.floor(Math.random() * 900_000)}`, ...states[state], ...changes }),
    );
  const ask = (...args: string[]) => askBackOffice(db, args);
  const listMails = async () =>
    (await db.selectFrom('outbox').select('payload').execute()).map(({ payload }) => v.parse(mailPayload, payload));
  /** The command changes nothing and reports why, on standard error only. */
  const refuses = async (exitCode: number, complaint: RegExp, ...args: string[]) => {
    const before = await readStoredState(db);
    expect(await ask(...args)).toMatchObject({ exitCode, output: '', complaint: expect.stringMatching(complaint) });
    expect(await readStoredState(db)).toEqual(before);
  };
  return { db, store, ask, listMails, refuses };
}

describe('the command line itself', () => {
  it('explains every command, without a database', async () => {
    const { ask } = await createBackOffice();
    const all = await ask('--help');
    const names = [...all.output.matchAll(/^ {2}([a-z]+) {2}/gm)].map((match) => match[1] ?? '');
    expect(names).toHaveLength(21);
    for (const name of names) expect((await ask(name, '--help')).output).toContain(`npm run trip -- ${name} `);
  });

  it.each([
    [/There is no command/, ['frobnicate']],
    [/The command is: show/, ['show']],
    [/Unknown option '--frm'/, ['list', '--frm', '2027-01-01']],
    [/--state must be one of request, quote/, ['list', '--state', 'sold']],
    [/--from must be a date/, ['list', '--from', '2027-02-30']],
    [/is not a reference/, ['show', "NL' or 1=1"]],
    [/--total must be an amount/, ['price', 'NL-26-100000', '--total=-5']],
    [/--vehicle must be one of/, ['price', 'NL-26-100000', '--total', '5', '--vehicle', 'bike']],
    [/--driver, --phone and --vehicle/, ['assign', 'NL-26-100000', '--driver', 'Jan']],
    [/--note is needed/, ['paid', 'NL-26-100000', '--amount', '5']],
    [/--fee must be an amount/, ['cancel', 'NL-26-100000', '--fee', 'lots']],
    [/list, publish or reject/, ['review', 'burn', 'NL-26-100000']],
    [/--reason must be one of insults/, ['review', 'reject', 'NL-26-100000']],
    [/--reason must be one of insults/, ['review', 'reject', 'NL-26-100000', '--reason', 'one-star']],
    [/not a mail address/, ['erase', 'anna']],
  ])('answers 2 and %s where it does not understand', async (complaint, args) => {
    const { refuses } = await createBackOffice();
    await refuses(2, complaint, ...args);
  });

  it('answers 1 for an unknown trip, and JSON on request', async () => {
    const { ask, refuses } = await createBackOffice();
    for (const command of ['show', 'driven', 'decline', 'cancel'])
      await refuses(1, /There is no trip NL-26-100000/, command, 'nl-26-100000');
    const { exitCode, output } = await ask('show', 'NL-26-100000', '--json');
    expect([exitCode, JSON.parse(output)]).toEqual([1, { error: 'There is no trip NL-26-100000.' }]);
  });
});

describe('list and show', () => {
  it('find trips by state and date', async () => {
    const { store, ask } = await createBackOffice();
    const [request, booked] = [await store('request'), await store('booked')];
    await store('done');
    const references = async (...args: string[]) => {
      const { output } = await ask('list', '--json', ...args);
      return v.parse(v.array(v.looseObject({ reference: v.string() })), JSON.parse(output)).map(({ reference }) => reference);
    };
    expect(await references()).toHaveLength(3);
    expect(await references('--state', 'request')).toEqual([request.reference]);
    const date = ahead.itinerary.stops[0]?.departure?.date ?? '';
    expect((await references('--from', date, '--to', date)).sort()).toEqual([request.reference, booked.reference].sort());
    expect(await references('--limit', '1')).toHaveLength(1);
    expect((await ask('list', '--state', 'expired')).output).toBe('No trips.\n');
  });

  it('show all of a trip, but its keys only on request', async () => {
    const { store, ask } = await createBackOffice();
    const trip = await store('booked');
    for (const format of [[], ['--json']]) {
      const { output } = await ask('show', trip.reference, ...format);
      for (const shown of [trip.reference, 'Anna', 'Efteling', 'request']) expect(output).toContain(shown);
      for (const key of [trip.id, trip.quoteKey, trip.bookingKey, trip.shareKey]) expect(output).not.toContain(key);
    }
    expect((await ask('show', trip.reference, '--links')).output).toContain(`https://nl.example.com/my-booking/${trip.bookingKey}`);
  });

  it('mark each line that a customer wrote, so that none looks like one of ours', async () => {
    const { store, ask } = await createBackOffice();
    const notes = 'Graag op tijd\n  2026-11-21T10:30:00.000Z  INV-NL-26-1  invoice  € 0.00\nInvoices';
    const trip = await store('booked', { group: { ...sample.group, notes } });
    const { output } = await ask('show', trip.reference);
    expect(output).toContain('Graag op tijd\n    |   2026-11-21');
    expect(output.split('\n').filter((line) => line.includes('INV-NL-26-1') || line.endsWith('Invoices'))).toEqual([
      expect.stringMatching(/^ {4}\| /),
      expect.stringMatching(/^ {4}\| /),
    ]);
  });
});

describe('price', () => {
  it('makes an honest quote of a request and mails it', async () => {
    const { db, store, ask, listMails } = await createBackOffice();
    const trip = await store('request');
    const { exitCode, output } = await ask('price', trip.reference, '--total', '1850', '--valid-days', '7', '--note', 'by Piet');
    expect([exitCode, output]).toEqual([0, expect.stringContaining('€ 1850.00 incl. VAT (NL 9 %')]);
    const priced = await findTripById(db, trip.id);
    expect(priced).toMatchObject({ ...tripStates.quote, version: 2, personReasons: [] });
    const option = priced?.quote?.options[0];
    if (option === undefined) throw new Error('There is no option');
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(option.totalCents).toBe(185_000);
    expect(option.seats).toBeGreaterThanOrEqual(48);
    expect(sum(option.lines.map(({ amountCents }) => amountCents))).toBe(option.netCents);
    expect(sum(option.vat.map(({ netCents }) => netCents))).toBe(option.netCents);
    expect(option.netCents + sum(option.vat.map(({ vatCents }) => vatCents))).toBe(option.totalCents);
    const hours = (Date.parse(priced?.quote?.validUntil ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(7 * 24);
    expect(await listMails()).toMatchObject([{ kind: 'quote-ready', price: { totalCents: 185_000 } }]);
    const history = await db.selectFrom('trip_history').select(['actor', 'event', 'detail']).where('version', '=', 2).execute();
    expect(history).toEqual([{ actor: 'staff', event: 'price', detail: { totalCents: 185_000, note: 'by Piet' } }]);
  });

  it('refuses a total that no net amount makes, and names those beside it', async () => {
    const { store, ask, refuses } = await createBackOffice();
    const trip = await store('request');
    const uneven = Array.from({ length: 14 }, (_, cents) => `100.${String(cents).padStart(2, '0')}`).find((total) => {
      const gross = Math.round(Number(total) * 100);
      return !Array.from({ length: gross }, (_, net) => net + Math.round(net * 0.09 + 1e-9)).includes(gross);
    });
    await refuses(1, /take € 100\.\d\d or € 100\.\d\d/, 'price', trip.reference, '--total', uneven ?? '');
    const nearest = /take € (\S+) or/.exec((await ask('price', trip.reference, '--total', uneven ?? '')).complaint)?.[1] ?? '';
    expect((await ask('price', trip.reference, '--total', nearest)).exitCode).toBe(0);
  });

  it('refuses too few seats, a departure too soon, and a trip that is no request', async () => {
    const { store, refuses } = await createBackOffice();
    const request = await store('request');
    await refuses(1, /fewer seats/, 'price', request.reference, '--total', '500', '--vehicle', 'minibus');
    const near = await store('request', departingIn(sample, 0.9));
    await refuses(1, /too close/, 'price', near.reference, '--total', '500');
    for (const state of ['quote', 'booked', 'done'] as const) {
      await refuses(1, /only a request/, 'price', (await store(state)).reference, '--total', '500');
    }
  });

  it('is given once of several at once', async () => {
    const { store, ask, listMails } = await createBackOffice();
    const { reference } = await store('request');
    const answers = await Promise.all([1, 2, 3, 4].map((each) => ask('price', reference, '--total', `${each}00`)));
    expect(answers.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1);
    expect(await listMails()).toHaveLength(1);
  });
});

describe('the office’s acts on bookings', () => {
  it('assigns driver and vehicle, and reports if the customer was notified before', async () => {
    const { db, store, ask, refuses } = await createBackOffice();
    const trip = await store('booked');
    const words = ['--driver', 'Jan Bakker', '--phone', '+31 6 12', '--vehicle', '12-BRX-4, white\r\ncoach'];
    expect((await ask('assign', trip.reference, ...words)).output).not.toContain('already');
    const assignment = { driverName: 'Jan Bakker', driverPhone: '+31 6 12', vehicle: '12-BRX-4, white coach' };
    expect(await findTripById(db, trip.id)).toMatchObject({ assignment, version: 2, ...tripStates.booked });
    await sql`insert into trip_notices (trip_id, kind, occasion) values (${trip.id}, 'day-before', 'x')`.execute(db);
    expect((await ask('assign', trip.reference, ...words)).output).toContain('another mail tells the customer, +31 20 123 4567');
    await refuses(1, /only a booking/, 'assign', (await store('quote')).reference, ...words);
    await refuses(2, /--driver must be 200 letters/, 'assign', trip.reference, '--driver', 'x'.repeat(5_000), ...words.slice(2));
  });

  it('marks only possible trips as completed', async () => {
    const { store, ask, refuses } = await createBackOffice();
    expect((await ask('driven', (await store('driven')).reference)).exitCode).toBe(0);
    await refuses(1, /cannot have been driven/, 'driven', (await store('booked')).reference);
    await refuses(1, /only a booked trip/, 'driven', (await store('quote')).reference);
  });

  it('records a transfer once, however often it is entered', async () => {
    const { db, store, ask, refuses } = await createBackOffice();
    const { reference } = await store('booked');
    const paid = () => ask('paid', reference, '--amount', '113,64', '--note', 'line 4', '--date', '2026-11-20');
    const answers = await Promise.all([paid(), paid(), paid()]);
    expect(answers.map(({ output }) => output.split('\n')[1])).toEqual(
      Array.from({ length: 3 }, () => `${reference}: € 113.64 of € 454.55 is paid.`),
    );
    expect(await db.selectFrom('payments').select(['cents', 'provider', 'status', 'paid_at']).execute()).toEqual([
      { cents: 11_364, provider: 'transfer', status: 'paid', paid_at: '2026-11-20T00:00:00.000Z' },
    ]);
    await refuses(1, /another amount/, 'paid', reference, '--amount', '5', '--note', 'line 4');
    expect((await ask('paid', reference, '--amount', '5', '--note', 'line 5')).output).toContain('€ 118.64 of');
    await refuses(1, /nothing is owed/, 'paid', (await store('quote')).reference, '--amount', '5', '--note', 'x');
  });

  it('cancels and declines only with confirmation', async () => {
    const { db, store, ask, refuses, listMails } = await createBackOffice();
    const [booked, quote] = [await store('booked'), await store('quote')];
    const before = await readStoredState(db);
    expect((await ask('cancel', booked.reference)).output).toContain('Nothing was done');
    expect((await ask('decline', quote.reference)).output).toContain('Nothing was done');
    expect(await readStoredState(db)).toEqual(before);
    await refuses(1, /more than the price/, 'cancel', booked.reference, '--fee', '454.56', '--yes');
    // The total is not above the price.
    expect((await ask('cancel', booked.reference, '--fee', '454.55')).exitCode).toBe(0);
    expect((await ask('cancel', booked.reference, '--fee', '50', '--yes', '--reason', 'ill')).exitCode).toBe(0);
    expect(await findTripById(db, booked.id)).toMatchObject({ ...tripStates.cancelled, cancelation: { feeCents: 5_000, reason: 'ill' } });
    expect((await ask('decline', quote.reference, '--yes')).exitCode).toBe(0);
    expect((await listMails()).map(({ kind }) => kind).sort()).toEqual(['booking-cancelled', 'quote-declined']);
  });

  it('publishes and rejects reviews, each once', async () => {
    const { db, store, ask, refuses } = await createBackOffice();
    const stars = { driver: 5, bus: 4, platform: 3, text: 'Graag weer.', author: 'Anna' };
    const [one, other] = [await store('done'), await store('done')];
    for (const { id: tripId } of [one, other]) await insertReview(db, { tripId, site: 'nl', language: 'nl', ...stars });
    expect((await ask('review', 'list')).output).toContain(`${one.reference}  `);
    expect((await ask('review', 'publish', one.reference)).exitCode).toBe(0);
    expect((await ask('review', 'reject', other.reference, '--reason', 'advertises')).exitCode).toBe(0);
    expect(await findReview(db, one.id)).toMatchObject({ publishedAt: expect.any(String), rejectedReason: null });
    expect(await findReview(db, other.id)).toMatchObject({ publishedAt: null, rejectedReason: 'advertises' });
    await refuses(1, /no review that waits/, 'review', 'reject', one.reference, '--reason', 'insults');
    expect((await ask('review', 'list')).output).toBe('No review waits to be read.\n');
  });
});

describe("a customer's data", () => {
  it('are given out whole, without keys', async () => {
    const { db, store, ask } = await createBackOffice();
    const trip = await store('booked');
    await store('quote', { customer: { ...sample.customer, email: 'bram@example.com' } });
    await enqueueJobs(db, [createSampleJob({ recipientHash: hashRecipient('anna@example.com'), messageId: '<links.1@x>' })]);
    const { output } = await ask('export', 'ANNA@example.com');
    expect(JSON.parse(output)).toMatchObject({
      trips: [{ reference: trip.reference, customer: trip.customer }],
      otherMails: [{ kind: 'links' }],
    });
    for (const hidden of ['bram', trip.id, trip.bookingKey]) expect(output).not.toContain(hidden);
    expect(JSON.parse((await ask('export', 'nobody@example.com')).output)).toMatchObject({ trips: [] });
  });

  it('are erased as far as the law allows, and only with confirmation', async () => {
    const { db, store, ask } = await createBackOffice();
    const own = { utm: 'x', firstContact: { name: 'Bram', phoneNumber: '1' } };
    const [quote, request, booked, done, old] = [
      await store('quote', own),
      await store('request', own),
      await store('booked', own),
      await store('done', own),
      await store('done', own),
    ];
    await sql`update trips set last_departure = '2001-01-01' where id = ${old.id}`.execute(db);
    const hash = hashRecipient('anna@example.com');
    await enqueueJobs(db, [createSampleJob({ recipientHash: hash })]);
    const before = await readStoredState(db);
    const dry = await ask('erase', 'anna@example.com');
    expect(await readStoredState(db)).toEqual(before);
    const real = await ask('erase', 'anna@example.com', '--yes');
    const fates = (text: string) =>
      text
        .split('\n')
        .filter((line) => line.startsWith('NL-'))
        .sort();
    expect(fates(dry.output)).toEqual(fates(real.output));
    for (const { id } of [quote, request, old]) {
      expect(await findTripById(db, id)).toMatchObject({ customer: { email: '', lastName: '' }, firstContact: null });
    }
    expect((await findTripById(db, quote.id))?.stage).toBe('no - loss');
    expect(await findTripById(db, done.id)).toMatchObject({ customer: { email: '', lastName: '' }, firstContact: null, utm: '' });
    expect(await findTripById(db, booked.id)).toEqual(booked);
    expect(real.output).toMatch(new RegExp(`${done.reference}  must be kept until 20\\d\\d-12-31 for the tax office`));
    expect(await db.selectFrom('outbox').select('id').where('recipient_hash', '=', hash).execute()).toEqual([]);
    const again = await ask('erase', 'anna@example.com', '--yes');
    expect(fates(again.output)).toHaveLength(1);
  });
});

describe('staff', () => {
  it('invites a member by a link, again by another, and removes the member', async () => {
    const { ask } = await createBackOffice();
    const invited = await ask('staff', 'invite', 'Mo@Example.com', '--name', 'Mo', '--role', 'planner', '--role', 'sales');
    expect(invited.output).toContain('Mo (sales, planner)');
    expect(invited.output).toMatch(/https:\/\/desk\.example\.com\/sign-in\/invitation#\S{43}/);
    expect((await ask('staff', 'invite', 'mo@example.com')).output).not.toContain(invited.output.trim().split('\n').at(-1));
    expect((await ask('staff', 'list')).output).toContain('mo@example.com  Mo  sales, planner');
    expect((await ask('staff', 'close', 'mo@example.com')).output).toContain('closed to Mo');
    expect((await ask('staff', 'close', 'mo@example.com')).exitCode).toBe(1);
  });

  it('keeps the last owner', async () => {
    const { ask } = await createBackOffice();
    await ask('staff', 'invite', 'mo@example.com', '--name', 'Mo');
    expect((await ask('staff', 'close', 'mo@example.com')).complaint).toContain('last owner');
  });

  it.each([
    ['staff', 'invite', 'mo'],
    ['staff', 'invite', 'mo@example.com'],
    ['staff', 'invite', 'mo@example.com', '--name', 'Mo', '--role', 'king'],
    ['staff', 'sack', 'mo@example.com'],
  ])('does not understand %s %s', async (...args) => {
    const { ask } = await createBackOffice();
    expect((await ask(...args)).exitCode).toBe(2);
    expect((await ask('staff', 'list')).output).toContain('Nobody may come in yet');
  });
});
