import { sql } from 'kysely';
import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { cancelForCustomer } from '#operations/bookings/cancel-booking.ts';
import { completeTrip } from '#operations/bookings/complete.ts';
import { saveJourneyDetails } from '#operations/bookings/journey-details.ts';
import { saveContactDetails } from '#operations/bookings/save-contact-details.ts';
import { assignOutside } from '#operations/duties/assign.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { recordPayment } from '#operations/payments/record-payment.ts';
import { acceptQuote } from '#operations/quotes/accept-quote.ts';
import { requestQuote } from '#operations/quotes/request-quote.ts';
import { moderateReview } from '#operations/reviews/moderate-review.ts';
import { submitReview } from '#operations/reviews/review.ts';
import { atCommandLine } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { addNote } from '#operations/trips/note-on-trip.ts';
import { demoPlaces, demoWords, firstNames, lastNames } from './demo-words.ts';
import { type FleetCounts, fillFleet } from './fill-fleet.ts';
import { fillMoney } from './fill-money.ts';
import { fillPartners } from './fill-partners.ts';
import { moveTrip } from './move-trip.ts';
import { must } from './must.ts';

/** Sample data for trying the desk, marked as a sample wherever a person could mistake it for a real trip. */
export const demoCounts = {
  usual: { bookings: 200, quotes: 30, requests: 12, vehicles: 24, drivers: 40 },
  /** A board of 300 rows. */
  large: { bookings: 1_200, quotes: 30, requests: 12, vehicles: 120, drivers: 180 },
} as const satisfies Record<string, DemoCounts>;
type DemoCounts = { readonly bookings: number; readonly quotes: number; readonly requests: number } & FleetCounts;

/** Started an hour and a half ago, with the return in two and a half hours. */
const underWay = 3;
const begunMinutesAgo = 90;
const backInMinutes = 150;

/** Cancelled after payment, or paid twice: money to refund. */
const goneWrong = 3;

type Wish = { readonly site: SiteKey; readonly number: number };

/**
 * Fills an empty database through the same use cases that customers and staff use; only what lies in the past is moved there afterwards.
 */
export async function fillDemo(context: BookingContext, say: (line: string) => void, wanted: DemoCounts): Promise<void> {
  const wishes = (count: number, from: number): readonly Wish[] =>
    Array.from({ length: count }, (_, index) => ({ site: siteKeys[index % siteKeys.length] ?? 'nl', number: from + index }));
  for (const wish of wishes(wanted.requests, 1)) await ask(context, wish, { wheelchairPlaces: '9', passengers: '40' });
  say(`${wanted.requests} requests that a person must price`);
  for (const wish of wishes(wanted.quotes, 100)) await ask(context, wish);
  await endSoon(context, 6);
  say(`${wanted.quotes} quotes`);
  for (const wish of wishes(wanted.bookings, 200)) await book(context, wish);
  say(`${wanted.bookings} bookings with payments, drivers, reviews and notes`);
  // Their own numbers, however many bookings came before.
  for (const wish of wishes(underWay, 200 + wanted.bookings)) await bookUnderWay(context, wish);
  say(`${underWay} trips that are under way now`);
  for (const wish of wishes(goneWrong, 400 + wanted.bookings)) await goWrong(context, wish);
  await fillMoney(context);
  say('Late invoices, a bank file, and money that goes back');
  await fillPartners(context, say);
  // Placed last, because only a counted number of vehicles can be sold at once.
  await fillFleet(context, say, wanted);
}

function personOf({ site, number }: Wish) {
  const [firstName = '', lastName = ''] = [firstNames[number % firstNames.length], lastNames[(number * 7) % lastNames.length]];
  const organisation = `${demoWords[site].sample} ${number}`;
  return { firstName, lastName, organisation, email: `sample${number}@example.com`, phone: '+31 20 123 45 67' };
}

type Moments = readonly [out: LocalDateTime, back: LocalDateTime];

function daytime(context: BookingContext, { number }: Wish): Moments {
  const date = addDays(context.now().slice(0, 10), 12 + ((number * 5) % 70));
  return [
    { date, time: '08:00' },
    { date, time: '17:00' },
  ];
}

async function ask(
  context: BookingContext,
  wish: Wish,
  more: Readonly<Record<string, string>> = {},
  [out, back] = daytime(context, wish),
): Promise<Trip> {
  const { site, number } = wish;
  const places = demoPlaces[site];
  const [from, to] = [places[number % places.length] ?? '', places[(number + 1) % places.length] ?? ''];
  const stops = [{ placeText: from, ...out }, { placeText: to, ...back }, { placeText: from }];
  const group = { passengers: String(12 + ((number * 11) % 38)), luggage: 'none', ...more };
  const input = { type: 'day-trip', stops, ...group, ...personOf(wish) };
  const visit = { site, language: getSite(site).languages[0] };
  return must(
    await requestQuote(context, { idempotencyKey: `demo-request-${number}-padded`, input, visit, source: { utm: '', gclid: '' } }),
  ).trip;
}

async function book(context: BookingContext, wish: Wish): Promise<void> {
  const ordered = await order(context, wish, await ask(context, wish));
  if (ordered !== null) await live(context, ordered.trip, { ...wish, total: ordered.total });
}

/** Requested for a fortnight ahead at the same clock times, then moved to now. */
async function bookUnderWay(context: BookingContext, wish: Wish): Promise<void> {
  const at = (minutes: number) => toLocal(new Date(Date.parse(context.now()) + minutes * 60_000).toISOString(), planningZone);
  const [out, back] = [at(-begunMinutesAgo), at(backInMinutes)];
  const later = ({ date, time }: LocalDateTime) => ({ date: addDays(date, 14), time: `${time.slice(0, 4)}0` });
  const ordered = await order(context, wish, await ask(context, wish, { passengers: '30' }, [later(out), later(back)]));
  if (ordered === null) return;
  const { firstName, lastName, phone: phoneNumber } = personOf(wish);
  const firstContact = { name: `${firstName} ${lastName}`, phoneNumber };
  must(
    await saveJourneyDetails(context, {
      idempotencyKey: `demo-leader-${wish.number}-padded`,
      id: ordered.trip.bookingKey,
      version: ordered.trip.customerVersion,
      input: { flightNumber: '', firstContact },
    }),
  );
  await moveTrip(context.db, ordered.trip.reference, { from: later(out).date, to: out.date });
}

type Ordered = { readonly trip: Trip; readonly total: number };

async function order(context: BookingContext, wish: Wish, asked: Trip): Promise<Ordered | null> {
  const total = findChosenOption(asked)?.totalCents;
  if (total === undefined) return null;
  const invoice = { ...demoWords[wish.site].address, paymentMethod: 'bank-transfer' };
  const contact = { id: asked.quoteKey, version: asked.customerVersion };
  const known = must(await saveContactDetails(context, { ...contact, input: { ...personOf(wish), invoice } }));
  const agreements = { termsAndCondition: true, promotion: false };
  const order = {
    id: asked.quoteKey,
    version: known.trip.customerVersion,
    expectedTotalCents: total,
    optionKey: null,
    paymentMethod: null,
    agreements,
  };
  const { trip } = must(await acceptQuote(context, { ...order, idempotencyKey: `demo-order-${wish.number}-padded` }));
  return { trip, total };
}

/** In how many days a booking departs: most within the fortnight that the board shows; null if it keeps its requested day. */
function daysAhead({ now }: BookingContext, number: number): number | null {
  const isDriven = number % 5 === 0;
  // Many depart later today, so that a replayed day has something to show; the others tomorrow.
  if (!isDriven && number % 7 === 3) return toLocal(now(), planningZone).time < '05:00' ? 0 : 1;
  if (number % 20 === 1) return 1;
  return isDriven || number % 4 === 0 ? null : 1 + (number % 13);
}

/** What has happened to a booking so far: some have run and have a review, some depart tomorrow, some are paid. */
async function live(context: BookingContext, { reference, bookingKey, itinerary }: Trip, wish: Wish & { readonly total: number }) {
  const { number, site, total } = wish;
  const act = { reference, staff: atCommandLine, version: null };
  const ahead = itinerary.stops[0]?.departure?.date ?? '';
  const isDriven = number % 5 === 0;
  if (number % 3 !== 0 || isDriven) {
    const cents = number % 3 === 1 ? Math.round(total * 0.3) : total;
    await recordPayment(context, { ...act, cents, note: `sample line ${number}`, date: null, isSure: false });
  }
  const days = daysAhead(context, number);
  if (days !== null) await moveTrip(context.db, reference, { from: ahead, to: addDays(context.now().slice(0, 10), days) });
  if (number % 8 === 1) {
    await assignOutside(context, {
      ...act,
      assignment: { driverName: 'Jo Sample', driverPhone: '+31 6 11 22 33 44', vehicle: '12-BRX-4, white' },
    });
  }
  if (number % 9 === 1) await addNote(context, { ...act, text: demoWords[site].note });
  if (!isDriven) return;
  await moveTrip(context.db, reference, { from: ahead, to: addDays(context.now().slice(0, 10), -3 - (number % 20)) });
  await completeTrip(context, act);
  if (number % 2 !== 0) return;
  const input = { driver: '5', bus: '4', platform: '5', text: demoWords[site].review, author: `${demoWords[site].sample} ${number}` };
  must(await submitReview(context, { id: bookingKey, input }));
  if (number % 20 === 0) await moderateReview(context, { reference, act: { kind: 'publish' }, staff: atCommandLine });
}

/** Paid and then cancelled free of charge; the first is paid twice instead. */
async function goWrong(context: BookingContext, wish: Wish): Promise<void> {
  const ordered = await order(context, wish, await ask(context, wish));
  if (ordered === null) return;
  const { trip, total } = ordered;
  const act = { reference: trip.reference, staff: atCommandLine, version: null };
  const pay = async (line: string) => must(await recordPayment(context, { ...act, cents: total, note: line, date: null, isSure: true }));
  await pay(`sample line ${wish.number}`);
  if (wish.number % goneWrong === 0) await pay(`sample line ${wish.number} again`);
  else must(await cancelForCustomer(context, { ...act, feeCents: 0, reason: demoWords[wish.site].note }));
}

/** Some quotes expire within two days. */
async function endSoon({ db, now }: BookingContext, count: number): Promise<void> {
  const end = new Date(Date.parse(now()) + 30 * 3_600_000).toISOString();
  await sql`
    update trips set valid_until = ${end}::timestamptz, quote = jsonb_set(quote, '{validUntil}', to_jsonb(${end}::text))
    where id in (select id from trips where status = 'Offerte' order by id limit ${count})`.execute(db);
}
