import { describe, expect, it } from 'vitest';
import { createKey } from '#api/testing/ask.ts';
import { dateAhead } from '#api/testing/sample-input.ts';
import { composeStops, settleStops, toJourney } from '#desk/sales/journey-values.ts';
import { valuesOfTrip } from '#desk/sales/values-of-trip.ts';
import { createWorld } from '#desk-service/testing/desk-world.ts';
import { enter, statusOf } from '#desk-service/testing/enter.ts';
import { addYears, daysBetween } from '#domain/calendar/date.ts';
import { listAudit } from '#operations/audit/audit-store.ts';
import { listHistory } from '#operations/trips/history-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { openFor, problemOf } from './testing/open-for.ts';

const visit = { site: 'nl', language: 'nl' };
const stranger = { email: '', organisation: '' };
const customer = { firstName: 'Bea', lastName: 'Bel', email: 'bea@example.com', phone: '020 123 45 67', organisation: '' };

/** Utrecht to Kaatsheuvel and back, as the desk's form sends it. */
function journeyOf(changes: Readonly<Record<string, string>> = {}) {
  const date = dateAhead(60);
  const stops = [
    { place: 'Utrecht', placeKey: 'sample:utrecht', placeLabel: 'Utrecht', date, time: '08:00' },
    { place: 'Kaatsheuvel', date, time: '17:30' },
    { place: 'Utrecht' },
  ];
  return toJourney(settleStops({ ...composeStops(stops), type: 'day-trip', passengers: '48', luggage: 'none', ...changes }));
}

describe('a caller’s request', () => {
  it('is priced as quoted, mailed at once, and stored with the name of the person who took the call', async () => {
    const { context, db, countMails } = await createWorld();
    const sales = openFor(await enter(context, { roles: ['sales'] }));
    const preview = await sales.queries.callers.preview({ ...visit, ...stranger, journey: journeyOf() });
    expect(preview.issues).toEqual([]);
    const [choice] = preview.quote?.choices ?? [];
    expect(choice?.lines.length).toBeGreaterThan(2);
    expect(choice?.checks.map(({ article }) => article).join()).toMatch(/\d/);
    const before = await countMails();
    const asked = { ...visit, key: createKey(), journey: journeyOf(), customer, toldCents: choice?.totalCents ?? 0 };
    const sent = await sales.acts.callers.request(asked);
    const reference = sent.isDone ? sent.value.reference : '';
    expect(await sales.acts.callers.request(asked)).toEqual({ isDone: true, value: { reference } });
    expect(await countMails()).toBe(before + 1);
    const trip = await findTripByReference(db, reference);
    expect(trip).toMatchObject({ stage: 'quote', customer: { email: 'bea@example.com' }, utm: 'desk;phone;;;;' });
    const [line] = await listHistory(db, trip?.id ?? '');
    expect(line).toMatchObject({ event: 'request', actor: 'staff', actorName: 'Mo sales', detail: { asked: 'by-phone' } });
    expect(await listAudit(db, 1)).toMatchObject([{ act: 'request', subject: trip?.reference, memberName: 'Mo sales' }]);
  });

  it('is not sent at another price than quoted, nor with invalid fields', async () => {
    const { context, countMails } = await createWorld();
    const sales = openFor(await enter(context, { roles: ['sales'] }));
    const before = await countMails();
    const asked = { ...visit, key: createKey(), journey: journeyOf(), customer, toldCents: 100 };
    const answered = await sales.acts.callers.request(asked);
    expect(answered).toMatchObject({ problem: 'mistyped', issues: [{ field: 'expectedTotalCents', code: 'changed' }] });
    const wrong = { ...asked, key: createKey(), journey: journeyOf({ passengers: 'x' }), customer: { ...customer, email: 'no' } };
    const { issues } = { issues: [], ...(await sales.acts.callers.request(wrong)) };
    expect(issues.map(({ field }) => field)).toEqual(['passengers', 'email']);
    expect(await countMails()).toBe(before);
  });

  it('is refused without the right to price trips, and in a language that the site lacks', async () => {
    const { context } = await createWorld();
    const planner = openFor(await enter(context, { roles: ['planner'] }));
    const asked = { ...visit, key: createKey(), journey: journeyOf(), customer, toldCents: 1 };
    expect(await statusOf(() => planner.acts.callers.request(asked))).toBe(404);
    const sales = openFor(await enter(context, { roles: ['sales'] }));
    expect(await statusOf(() => sales.queries.callers.preview({ site: 'nl', language: 'fr', ...stranger, journey: journeyOf() }))).toBe(
      404,
    );
  });
});

describe('a change for a caller', () => {
  it('shows the difference first, changes only at that price, and records by whom and why', async () => {
    const { context, db, booked, total, countMails } = await createWorld();
    const planner = openFor(await enter(context, { roles: ['planner'] }));
    const tripJourney = await planner.queries.callers.journeyOf({ reference: booked });
    const journey = journeyOf({ passengers: '49' });
    const kept = { ...journey, stops: journey.stops.map((stop, index) => ({ ...stop, placeKey: `stop:${index}` })) };
    const longer = { ...kept, stops: kept.stops.map((stop, index) => (index === 1 ? { ...stop, time: '20:30' } : stop)) };
    const preview = await planner.queries.callers.previewChange({ reference: booked, journey: longer });
    expect(preview).toMatchObject({ issues: [], problem: null, beforeCents: total });
    const toldCents = preview.quote?.choices[0]?.totalCents ?? 0;
    expect(toldCents).toBeGreaterThan(total);
    const before = await countMails();
    const asked = { reference: booked, version: String(tripJourney?.version), journey: longer, toldCents };
    const other = await planner.acts.callers.change({ ...asked, toldCents: toldCents - 1 });
    expect(other).toMatchObject({ problem: 'mistyped', issues: [{ field: 'expectedTotalCents' }] });
    expect(problemOf(await planner.acts.callers.change(asked))).toBeNull();
    expect(problemOf(await planner.acts.callers.change(asked))).toBe('changed-meanwhile');
    expect(await countMails()).toBe(before + 1);
    const trip = await findTripByReference(db, booked);
    expect(trip?.itinerary.stops[1]?.departure?.time).toBe('20:30');
    expect((await listHistory(db, trip?.id ?? '')).at(-1)).toMatchObject({
      event: 'change-itinerary',
      actorName: 'Mo planner',
      detail: { beforeCents: total, totalCents: toldCents, asked: 'by-phone' },
    });
    const billingDocuments = await db.selectFrom('invoices').select('kind').orderBy('entry').execute();
    expect(billingDocuments.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
  });

  it('is not for finance', async () => {
    const { context, booked } = await createWorld();
    const finance = openFor(await enter(context, { roles: ['finance'] }));
    expect(await statusOf(() => finance.queries.callers.journeyOf({ reference: booked }))).toBe(404);
    const asked = { reference: booked, version: '1', journey: journeyOf(), toldCents: 1 };
    expect(await statusOf(() => finance.acts.callers.change(asked))).toBe(404);
    expect(await statusOf(() => finance.queries.callers.previewChange({ reference: booked, journey: journeyOf() }))).toBe(404);
  });
});

describe('the same as last year', () => {
  it('is the same journey on the same weekday a year later, priced today and sent as it is shown', async () => {
    const { context, db, booked } = await createWorld();
    const sales = openFor(await enter(context, { roles: ['sales'] }));
    const again = await sales.queries.callers.again({ reference: booked });
    if (again === null) throw new Error('Nothing to repeat');
    const before = await findTripByReference(db, booked);
    const days = (of: typeof before) => (of?.itinerary.stops ?? []).map(({ departure }) => departure);
    const { site, language, customer: who } = again;
    const { version: _version, ...values } = valuesOfTrip(again.journey);
    const journey = toJourney({ ...values, again: booked });
    const preview = await sales.queries.callers.preview({ site, language, journey, email: who.email, organisation: who.organisation });
    expect(preview.issues).toEqual([]);
    const toldCents = preview.quote?.choices[0]?.totalCents ?? null;
    const sent = await sales.acts.callers.request({ site, language, key: createKey(), journey, customer: who, toldCents });
    const made = await findTripByReference(db, sent.isDone ? sent.value.reference : '');
    expect(made?.customer).toEqual(before?.customer);
    expect(made?.group).toEqual(before?.group);
    expect(made?.itinerary.stops.map(({ place }) => place)).toEqual(before?.itinerary.stops.map(({ place }) => place));
    expect(days(made).map((at) => at?.time)).toEqual(days(before).map((at) => at?.time));
    const [was, is] = [days(before)[0]?.date ?? '', days(made)[0]?.date ?? ''];
    expect(daysBetween(was, is) % 7).toBe(0);
    expect(Math.abs(daysBetween(addYears(was, 1), is))).toBeLessThanOrEqual(3);
    expect(made?.quote?.options[0]?.totalCents).toBe(toldCents);
  });

  it('is nothing for an unknown trip, and not for people who price none', async () => {
    const { context, booked } = await createWorld();
    const sales = openFor(await enter(context, { roles: ['sales'] }));
    expect(await sales.queries.callers.again({ reference: 'NL-26-000000' })).toBeNull();
    const planner = openFor(await enter(context, { roles: ['planner'] }));
    expect(await statusOf(() => planner.queries.callers.again({ reference: booked }))).toBe(404);
  });
});
