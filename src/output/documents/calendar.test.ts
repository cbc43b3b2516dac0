import { describe, expect, it } from 'vitest';
import { listRemovedLegs } from '#domain/trip/journey-legs.ts';
import { describeForChange } from '#domain/trip/list-changes.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { sampleBookedTrip } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { composeCalendar, composeCancellations, composeInvitations } from './calendar.ts';
import { readCalendar } from './testing/read-calendar.ts';
import { sampleAddresses } from './testing/sample-addresses.ts';

const now = '2026-12-01T10:00:00.000Z';
const read = (trip: Trip) => readCalendar(composeCalendar(trip, { now, addresses: sampleAddresses }));
const trip = sampleBookedTrip();

function withFirstStop(changes: Partial<Trip['itinerary']['stops'][number]>, place = {}): Trip {
  const [first, ...rest] = trip.itinerary.stops;
  if (!first) throw new Error('No stop');
  return { ...trip, itinerary: { ...trip.itinerary, stops: [{ ...first, ...changes, place: { ...first.place, ...place } }, ...rest] } };
}

describe('writeCalendar', () => {
  it('has an event for each leg, in UTC, at the moment the coach leaves', () => {
    const { events, properties } = read(trip);
    expect(properties).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH', BEGIN: 'VCALENDAR', END: 'VCALENDAR' });
    expect(events.map(({ DTSTART, SUMMARY, STATUS }) => [DTSTART, SUMMARY, STATUS])).toEqual([
      ['20270312T073000Z', 'Vertrek Utrecht – Köln', 'CONFIRMED'],
      ['20270313T150000Z', 'Vertrek Köln – Utrecht', 'CONFIRMED'],
    ]);
    expect(events[0]).toMatchObject({
      LOCATION: 'Jaarbeursplein 6, 3521 AL Utrecht',
      SEQUENCE: '4',
      DTSTAMP: '20261201T100000Z',
    });
  });

  it('ends when the coach is expected, where that is known', () => {
    const stopTimes = [
      { arrives: null, driveMinutes: 0, breakMinutes: 0 },
      { arrives: '2027-03-12T10:20:00.000Z', driveMinutes: 170, breakMinutes: 0 },
      { arrives: null, driveMinutes: 0, breakMinutes: 0 },
    ];
    const options = trip.quote?.options.map((option) => ({ ...option, crew: { ...option.crew, stopTimes } })) ?? [];
    const { events } = read({ ...trip, quote: trip.quote && { ...trip.quote, options } });
    expect(events.map(({ DTEND }) => DTEND)).toEqual(['20270312T102000Z', undefined]);
  });

  it('has a separate event for the later of two returns, for its passengers', () => {
    const secondReturn = { departure: { date: '2027-03-13', time: '18:30' }, passengers: 12 };
    const { events } = read({ ...trip, itinerary: { ...trip.itinerary, secondReturn } });
    expect(events.map(({ DTSTART }) => DTSTART)).toEqual(['20270312T073000Z', '20270313T150000Z', '20270313T173000Z']);
    expect(events[2]).toMatchObject({ SUMMARY: 'Vertrek Köln – Utrecht' });
    const [out, first, second] = events.map(({ DESCRIPTION }) => /\d+ passagiers/.exec(DESCRIPTION ?? '')?.[0]);
    expect([out, first, second]).toEqual(['48 passagiers', '36 passagiers', '12 passagiers']);
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(3);
  });

  it('has an event for each place at which a part of the group boards', () => {
    const place = { ...(trip.itinerary.stops[0]?.place ?? fail()), name: 'Slot Zeist' };
    const pickUps = [{ place, departure: { date: '2027-03-12', time: '08:45' }, passengers: 12 }];
    const { events } = read({ ...trip, itinerary: { ...trip.itinerary, pickUps } });
    const shown = events.map(({ SUMMARY, DTSTART, DESCRIPTION }) => [SUMMARY, DTSTART, /\d+ passagiers/.exec(DESCRIPTION ?? '')?.[0]]);
    expect(shown).toEqual([
      ['Vertrek Utrecht – Köln', '20270312T073000Z', '36 passagiers'],
      ['Vertrek Köln – Utrecht', '20270313T150000Z', '48 passagiers'],
      ['Vertrek Slot Zeist – Köln', '20270312T074500Z', '12 passagiers'],
    ]);
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(3);
  });

  it('brings each part back to where it boarded, where the trip ends where it began', () => {
    const home = trip.itinerary.stops[0]?.place ?? fail();
    const pickUps = ['Slot Zeist', 'Kasteel Doorn'].map((name) => {
      return { place: { ...home, name }, departure: { date: '2027-03-12', time: '08:45' }, passengers: 12 };
    });
    const stops = trip.itinerary.stops.map((stop, index) => (index === 2 ? { ...stop, place: home } : stop));
    const { events } = read({ ...trip, itinerary: { ...trip.itinerary, stops, pickUps } });
    const shown = events.map(({ SUMMARY, DESCRIPTION }) => [SUMMARY, /\d+ passagiers/.exec(DESCRIPTION ?? '')?.[0]]);
    expect(shown).toEqual([
      ['Vertrek Utrecht – Köln', '24 passagiers'],
      ['Vertrek Köln – Utrecht', '24 passagiers'],
      ['Vertrek Slot Zeist – Köln', '12 passagiers'],
      ['Vertrek Kasteel Doorn – Köln', '12 passagiers'],
      ['Vertrek Köln – Slot Zeist', '12 passagiers'],
      ['Vertrek Köln – Kasteel Doorn', '12 passagiers'],
    ]);
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(6);
  });

  it('names the country of a place abroad in the language of the trip', () => {
    expect(read(trip).events[1]?.LOCATION).toMatch(/Köln, Duitsland$/);
    expect(read({ ...trip, language: 'frBE' }).events[1]?.LOCATION).toMatch(/Köln, Allemagne$/);
    expect(read({ ...trip, site: 'eu', language: 'en' }).events[0]?.LOCATION).toMatch(/Utrecht, Netherlands$/);
  });

  it.each([
    ['2027-03-27', '20270327T073000Z'],
    ['2027-03-28', '20270328T063000Z'],
    ['2027-10-31', '20271031T073000Z'],
  ])('is right on either side of the clock change: 08:30 on %s is %s', (date, instant) => {
    expect(read(withFirstStop({ departure: { date, time: '08:30' } })).events[0]?.DTSTART).toBe(instant);
  });

  it('keeps the UID of a leg across versions, and reveals no key or id', () => {
    const text = composeCalendar(trip, { now, addresses: sampleAddresses });
    const [before, after] = [trip, { ...trip, version: 9 }].map((each) => read(each).events.map(({ UID }) => UID));
    expect(after).toEqual(before);
    expect(new Set(before).size).toBe(2);
    expect(read({ ...trip, id: '019aa5b0-0000-7000-8000-000000000002' }).events[0]?.UID).not.toBe(before?.[0]);
    for (const secret of [trip.id, trip.quoteKey, trip.bookingKey, trip.shareKey]) expect(text).not.toContain(secret);
  });

  it('speaks of no money', () => {
    expect(composeCalendar(trip, { now, addresses: sampleAddresses })).not.toMatch(/€|EUR|2\.114/);
  });

  it.each([
    [{ status: 'Geannuleerd', stage: 'Cancellation' }, 'CANCELLED', 'CANCEL'],
    [{ status: 'Vervallen', stage: 'no - loss' }, 'CANCELLED', 'CANCEL'],
    [{ status: 'Offerte', stage: 'quote' }, 'TENTATIVE', 'PUBLISH'],
    [{ status: 'Uitgevoerd', stage: 'done' }, 'CONFIRMED', 'PUBLISH'],
  ] as const)('of %o is %s', (state, status, method) => {
    const { events, properties } = read({ ...trip, ...state });
    expect(events.map(({ STATUS }) => STATUS)).toEqual([status, status]);
    expect(properties.METHOD).toBe(method);
  });

  it('escapes line breaks in typed text', () => {
    const name = `A\r\nEND:VEVENT\r\nBEGIN:VALARM;x,y\\n\u2028${'ż'.repeat(5_000)}`;
    const { events } = read(withFirstStop({}, { name, street: 'x\r\nDTSTART:19700101T000000Z' }));
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ DTSTART: '20270312T073000Z' });
    expect(events[0]?.SUMMARY).toMatch(/^Vertrek A END:VEVENT BEGIN:VALARM;x,y\\n żż/);
    const longest = Math.max(
      ...composeCalendar(withFirstStop({}, { name }), { now, addresses: sampleAddresses })
        .split('\r\n')
        .map((line) => new TextEncoder().encode(line).length),
    );
    expect(longest).toBeLessThanOrEqual(75);
  });
});

describe('composeInvitations', () => {
  const invite = (of: Trip) => composeInvitations(of, { now, addresses: sampleAddresses });
  const cancelled: Trip = { ...trip, status: 'Geannuleerd', stage: 'Cancellation', version: 7 };

  it('is a message for each event, which a mail program puts into the calendar of the customer', () => {
    const invitations = invite(trip);
    expect(invitations.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST']);
    for (const { text } of invitations) {
      const { properties, events } = readCalendar(text);
      expect(properties.METHOD).toBe('REQUEST');
      expect(events).toHaveLength(1);
      expect(events[0]).toMatchObject({
        ORGANIZER: 'mailto:hello@convoya.example',
        ATTENDEE: `mailto:${trip.customer.email}`,
        URL: `https://www.convoya.test/shared/${trip.shareKey}`,
        TRIGGER: '-PT120M',
      });
    }
  });

  it('takes the same events out again by a later sequence, without an alarm', () => {
    const uidsOf = (of: Trip) => invite(of).map(({ text }) => readCalendar(text).events[0]?.UID);
    expect(uidsOf(cancelled)).toEqual(uidsOf(trip));
    for (const { method, text } of invite(cancelled)) {
      const { properties, events } = readCalendar(text);
      expect([method, properties.METHOD, events[0]?.STATUS, events[0]?.SEQUENCE]).toEqual(['CANCEL', 'CANCEL', 'CANCELLED', '7']);
      expect(events[0]?.ORGANIZER).toBeDefined();
      expect(text).not.toContain('VALARM');
    }
  });

  it('names our page for messages where the group has none', () => {
    const [first] = invite({ ...trip, isShared: false });
    expect(readCalendar(first?.text ?? '').events[0]?.URL).toBe('https://www.convoya.test/contact');
    expect(first?.text).not.toContain(trip.shareKey);
  });

  it('escapes names that look like properties, and ends each line', () => {
    const customer = { ...trip.customer, firstName: 'A";X=1:mailto:eve@x.test\r\nDTSTART:1', lastName: 'Ζωή '.repeat(40) };
    for (const { text } of invite({ ...trip, customer })) {
      expect(readCalendar(text).events[0]).toMatchObject({ ATTENDEE: `mailto:${trip.customer.email}` });
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    }
  });
});

function fail(): never {
  throw new Error('The sample trip has no first stop');
}

describe('a leg that a change removed', () => {
  const before = describeForChange(trip).legs;
  const shortened: Trip = { ...trip, version: trip.version + 1, itinerary: { ...trip.itinerary, stops: trip.itinerary.stops.slice(0, 2) } };
  const calendar = { now, addresses: sampleAddresses };
  const eventOf = (text: string) => readCalendar(text).events[0];

  it('is cancelled by the UID of its event and a later SEQUENCE, and nothing else is', () => {
    const removed = listRemovedLegs(before, describeForChange(shortened).legs);
    const [cancelled, ...others] = composeCancellations(shortened, removed, calendar);
    expect([others, cancelled?.method]).toEqual([[], 'CANCEL']);
    const { events, properties } = readCalendar(cancelled?.text ?? '');
    const wayBack = eventOf(composeInvitations(trip, calendar)[1]?.text ?? '');
    expect(properties.METHOD).toBe('CANCEL');
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ UID: wayBack?.UID, STATUS: 'CANCELLED', DTSTART: wayBack?.DTSTART, SUMMARY: wayBack?.SUMMARY });
    expect(Number(events[0]?.SEQUENCE)).toBeGreaterThan(Number(wayBack?.SEQUENCE));
    expect(composeInvitations(shortened, calendar).map(({ text }) => eventOf(text)?.UID)).not.toContain(wayBack?.UID);
  });

  it('is not cancelled where a later change brought it back', () => {
    const removed = listRemovedLegs(before, describeForChange(shortened).legs);
    expect(composeCancellations({ ...trip, version: trip.version + 2 }, removed, calendar)).toEqual([]);
  });

  it('of a second return and of a pick-up is found as well', () => {
    const secondReturn = { departure: { date: '2027-03-13', time: '18:30' }, passengers: 12 };
    const place = { ...(trip.itinerary.stops[0]?.place ?? fail()), name: 'Slot Zeist' };
    const pickUps = [{ place, departure: { date: '2027-03-12', time: '08:00' }, passengers: 10 }];
    for (const more of [{ secondReturn }, { pickUps }]) {
      const larger: Trip = { ...trip, itinerary: { ...trip.itinerary, ...more } };
      const removed = listRemovedLegs(describeForChange(larger).legs, before);
      const uids = composeInvitations(larger, calendar).map(({ text }) => eventOf(text)?.UID);
      const kept = composeInvitations(trip, calendar).map(({ text }) => eventOf(text)?.UID);
      const cancelled = composeCancellations({ ...trip, version: 9 }, removed, calendar).map(({ text }) => eventOf(text)?.UID);
      expect(cancelled).toEqual(uids.filter((uid) => !kept.includes(uid)));
      expect(cancelled.length).toBeGreaterThan(0);
    }
  });
});
