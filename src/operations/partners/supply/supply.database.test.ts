import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dateAhead } from '#api/testing/sample-input.ts';
import { storeSampleTrip } from '#db/testing/insert-trip.ts';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { acceptOffer } from '../answer-offer.ts';
import { draftOffer } from '../draft-offer.ts';
import { readPartnerPage } from '../read-partner-page.ts';
import { createWorld } from '../testing/partner-world.ts';
import { addPrice, addStock, removePrice, removeStock, setCalendar } from './edit-supply.ts';
import { listClashes } from './list-clashes.ts';
import { readCalendarsWhenDue } from './read-calendars.ts';
import { readSupplyOf } from './read-supply.ts';

const today = dateAhead(0);
const names = [{ class: 'coachHire', name: 'Coach' }] as const;

async function createPartner() {
  const world = await createWorld({ count: 1 });
  const by = { operatorId: world.partners[0] ?? '', name: 'Partner 0' };
  const has = async () =>
    (await readSupplyOf(world.db, by.operatorId)).days.map(({ day, classes }) => `${day} ${classes.map(({ units }) => units).join()}`);
  return { ...world, by, has };
}

const days = { class: 'coachHire', units: '2', fromDay: today, untilDay: addDays(today, 1) };

describe('what a partner types that it has', () => {
  it('counts for its days, and is taken back by its own people alone', async () => {
    const { db, by, has } = await createPartner();
    expect(await addStock({ db }, by, days)).toEqual({ ok: true, value: true });
    expect((await has()).slice(0, 3)).toEqual([`${today} 2`, `${addDays(today, 1)} 2`, `${addDays(today, 2)} `]);
    const [line] = (await readSupplyOf(db, by.operatorId)).typed;
    const other = { operatorId: crypto.randomUUID(), name: 'Nobody' };
    expect(await removeStock({ db }, other, { id: line?.id })).toEqual({ ok: false, failure: { why: 'gone' } });
    expect(await removeStock({ db }, by, { id: line?.id })).toMatchObject({ ok: true });
    expect(await removeStock({ db }, by, { id: line?.id })).toEqual({ ok: false, failure: { why: 'gone' } });
    expect((await db.selectFrom('staff_audit').select('act').where('act', '=', 'change-partner-days').execute()).length).toBe(2);
  });

  it.each([
    [{ units: '100' }, 'units', 'too-many'],
    [{ units: '-1' }, 'units', 'too-few'],
    [{ class: 'ship' }, 'class', 'invalid'],
    [{ fromDay: '2027-02-30' }, 'fromDay', 'invalid'],
    [{ untilDay: '2020-01-01', fromDay: '2020-01-01' }, 'untilDay', 'past'],
    [{ untilDay: addDays(today, -1) }, 'untilDay', 'before-previous'],
    [{ untilDay: addDays(today, 2_000) }, 'untilDay', 'too-far'],
  ])('is refused: %j', async (changed, field, code) => {
    const { db, by } = await createPartner();
    expect(await addStock({ db }, by, { ...days, ...changed })).toEqual({
      ok: false,
      failure: { why: 'fields', issues: [{ field, code }] },
    });
  });
});

describe('a partner’s own calendar', () => {
  const calendar = (title: string) =>
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      `SUMMARY:${title}`,
      `DTSTART;VALUE=DATE:${today.replaceAll('-', '')}`,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');

  async function createRead() {
    const world = await createPartner();
    const { db, by } = world;
    const asked: string[] = [];
    const read = async (answer: Result<string, string>, work = async () => {}) => {
      await sql`update partner_calendars set run_after = now()`.execute(db);
      const fetch = async (url: string) => {
        asked.push(url);
        await work();
        return answer;
      };
      return await readCalendarsWhenDue({ db, fetch, names });
    };
    const state = async () => (await readSupplyOf(db, by.operatorId)).calendar;
    return { ...world, read, state, asked };
  }

  it('is read by its address, in place of what was read before, and only when it is due', async () => {
    const { db, by, read, state, has, asked } = await createRead();
    expect(await setCalendar({ db }, by, { url: 'webcal://example.com/own.ics' })).toMatchObject({ ok: true });
    expect(await state()).toMatchObject({ host: 'example.com', readAt: null });
    expect(await read(success(calendar('3 coaches')))).toBe(1);
    expect(asked).toEqual(['https://example.com/own.ics']);
    expect((await has())[0]).toBe(`${today} 3`);
    await read(success(calendar('Coach')));
    expect((await has())[0]).toBe(`${today} 1`);
    expect(await state()).toMatchObject({ fault: '', events: 1, readAt: expect.any(String) });
    expect(await readCalendarsWhenDue({ db, names, fetch: async () => failure('not asked') })).toBe(0);
  });

  it('keeps the days of the last time where it cannot be read, and says why and what was skipped', async () => {
    const { db, by, read, state, has } = await createRead();
    await setCalendar({ db }, by, { url: 'https://example.com/own.ics' });
    await read(success(calendar('3 coaches')));
    await read(failure('timeout'));
    expect([await state(), (await has())[0]]).toMatchObject([{ fault: 'timeout', events: 1 }, `${today} 3`]);
    await read(success('<html>'));
    expect(await state()).toMatchObject({ fault: 'no-calendar' });
    await read(success(calendar('Holiday')));
    expect([await state(), (await has())[0]]).toMatchObject([{ fault: '', skipped: 1, skippedTitles: ['Holiday'] }, `${today} `]);
  });

  it('that was replaced while it was read changes nothing, and without an address its days go', async () => {
    const { db, by, read, has } = await createRead();
    await setCalendar({ db }, by, { url: 'https://example.com/own.ics' });
    await read(success(calendar('3 coaches')), async () => void (await setCalendar({ db }, by, { url: 'https://example.com/other.ics' })));
    expect(await db.selectFrom('partner_days').select('id').execute()).toEqual([]);
    await read(success(calendar('2 coaches')));
    expect((await has())[0]).toBe(`${today} 2`);
    await setCalendar({ db }, by, { url: '' });
    expect(await db.selectFrom('partner_days').select('id').execute()).toEqual([]);
  });

  it.each(['http://example.com', 'file:///etc/passwd', 'own.ics', 'https://me:secret@example.com/'])('is refused at %s', async (url) => {
    const { db, by } = await createPartner();
    expect(await setCalendar({ db }, by, { url })).toEqual({
      ok: false,
      failure: { why: 'fields', issues: [{ field: 'url', code: 'invalid' }] },
    });
  });
});

it('a partner’s prices give the desk what the job costs with it, with its empty way', async () => {
  const { db, context, by, run } = await createPartner();
  const typed = { priceClass: 'coachHire', start: '100', kilometre: '1,50', hour: '', dayMinimum: '50', priceFrom: today, priceUntil: '' };
  expect(await addPrice({ db }, by, { ...typed, start: '', kilometre: '', dayMinimum: '' })).toMatchObject({
    failure: { issues: [{ field: 'dayMinimum' }] },
  });
  expect(await addPrice({ db }, by, typed)).toMatchObject({ ok: true });
  const draft = await draftOffer(context, run);
  expect(draft?.partners[0]?.listPrice?.totalCents).toBe(10_000 + (draft?.job.kilometres ?? 0) * 150);
  expect(draft?.saleLines.reduce((sum, { cents }) => sum + cents, 0)).toBe(draft?.saleCents);
  const [price] = (await readSupplyOf(db, by.operatorId)).prices;
  expect(await removePrice({ db }, by, { id: price?.id })).toMatchObject({ ok: true });
  expect((await draftOffer(context, run))?.partners[0]?.listPrice).toBeNull();
});

describe('a partner that takes two jobs at one time', () => {
  /** One partner with an offer of each of two trips at the same time, and this many coaches in its calendar. */
  async function createTwo(units: number | null) {
    const world = await createPartner();
    const { db, by, offer, trip, keys } = world;
    const first = await trip();
    const { id: _, reference: __, quoteKey: ___, bookingKey: ____, shareKey: _____, readKey: ______, ...like } = first;
    const second = await storeSampleTrip(db, createSampleTrip({ ...like, assignment: null }));
    await offer();
    await offer({ reference: second.reference, vehicleIndex: 0 });
    const day = toLocal(
      (await db.selectFrom('job_offers').select('starts_at').executeTakeFirstOrThrow()).starts_at,
      'Europe/Amsterdam',
    ).date;
    const { contents } = await db.selectFrom('job_offers').select('contents').executeTakeFirstOrThrow();
    const kind = JSON.parse(JSON.stringify(contents)).class;
    if (units !== null) await addStock({ db }, by, { class: kind, units: String(units), fromDay: day, untilDay: addDays(day, 1) });
    const [one = '', two = ''] = await keys();
    const jobs = async () => (await db.selectFrom('jobs').select('id').execute()).length;
    return { ...world, one, two, jobs };
  }

  it.each([null, 1])('is asked first whether it has another vehicle (in its calendar: %s)', async (units) => {
    const { db, context, one, two, jobs } = await createTwo(units);
    expect(await acceptOffer(context, one)).toBe('accepted');
    expect((await readPartnerPage(context, two))?.clash).toMatchObject({ units, references: [expect.any(String)] });
    expect([await acceptOffer(context, two), await jobs()]).toEqual(['clash', 1]);
    expect((await listClashes(db)).size).toBe(0);
    expect([await acceptOffer(context, two, { knowsClash: true }), await jobs()]).toEqual(['accepted', 2]);
    // The desk reads it beside both.
    expect((await listClashes(db)).size).toBe(2);
  });

  it('is not asked where its calendar has two', async () => {
    const { db, context, one, two } = await createTwo(2);
    expect([await acceptOffer(context, one), await acceptOffer(context, two)]).toEqual(['accepted', 'accepted']);
    expect((await listClashes(db)).size).toBe(0);
  });

  it('gets one of them where both presses arrive at once', async () => {
    const { context, one, two, jobs } = await createTwo(1);
    const answers = await Promise.all([acceptOffer(context, one), acceptOffer(context, two)]);
    expect([...answers].sort()).toEqual(['accepted', 'clash']);
    expect(await jobs()).toBe(1);
  });
});
