import { noteBeside } from '#db/engine/note-beside.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { formatPhone } from '#domain/input/phone.ts';
import { accuracyOf } from '#domain/itinerary/accuracy.ts';
import { formatPlace } from '#domain/itinerary/format-address.ts';
import { timeStops } from '#domain/itinerary/timed-stops.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import { isOnRequest } from '#domain/pricing/quote/quote.ts';
import { getSite } from '#domain/sites/registry.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { listHandovers } from '#domain/trip/handovers.ts';
import { listParts } from '#domain/trip/list-parts.ts';
import { listOrdered } from '#domain/trip/ordered.ts';
import { isReference } from '#domain/trip/reference.ts';
import { findReservation } from '#domain/trip/reservation.ts';
import { isQuote, isRequest, stateAfter, type TripEvent } from '#domain/trip/states.ts';
import type { DayContact, Trip } from '#domain/trip/trip.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { insertLook } from '#operations/audit/audit-store.ts';
import { findFee } from '#operations/bookings/cancel-booking.ts';
import { claimsOf } from '#operations/capacity/rules/claims.ts';
import { readCreditOfTrip } from '#operations/customers/credit.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { countCrew } from '#operations/duties/rules/count-crew.ts';
import { listTripCrews } from '#operations/duties/trip-crews.ts';
import { listEInvoices, type ShownEInvoice } from '#operations/invoices/e-invoice-store.ts';
import { listAdjustments } from '#operations/payments/adjustment-store.ts';
import { readDispute } from '#operations/payments/dispute-store.ts';
import { listOpenCases } from '#operations/payments/money-case-store.ts';
import { listReminders } from '#operations/payments/reminder-store.ts';
import { countPaidCents } from '#operations/payments/rules/settle-payment.ts';
import { findPriceProposal } from '#operations/quotes/price-proposal-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { listTaskOwners } from '#operations/tasks/trip-tasks.ts';
import { readAccount } from '#operations/trips/account.ts';
import { mayCause } from '#operations/trips/actor.ts';
import { listOwners } from '#operations/trips/owner-store.ts';
import { savePresence } from '#operations/trips/presence-store.ts';
import { isTimely } from '#operations/trips/resend-mail.ts';
import { readTripRecord } from '#operations/trips/trip-record.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { staffOf } from './act.ts';
import type { DeskContext } from './context.ts';
import { describeMargin, describeProposal } from './price-view.ts';
import { toTripRows } from './trip-row.ts';

/** What people do to a trip on its page, by the event that each causes. */
export const tripEventActs = [
  ...([
    'price',
    'extend',
    'reserve',
    'release-reservation',
    'assign',
    'paid',
    'refunded',
    'correct-invoice',
    'waive-fee',
    'complete',
    'correct-customer',
    'decline',
    'cancel',
  ] as const),
  ...(['change-itinerary', 'contact-details', 'journey-details', 'hold-mails', 'release-mails', 'open-incident'] as const),
] as const satisfies readonly TripEvent[];
export type TripAct = (typeof tripEventActs)[number] | 'letter' | 'write-off' | 'waive-reminder-fee' | 'again';

/** Kinds of cases are few, and each is open once. */
const mostCases = 10;

/** A trip with everything stored about it, for a staff page; null if there is none. The view is recorded in the audit. */
export async function readTripPage(context: DeskContext, reference: string) {
  const trip = isReference(reference) ? await findListedTrip(context.db, reference) : null;
  if (trip === null) return null;
  const { db, signedIn } = context;
  const { id: memberId, name: memberName } = signedIn.member;
  const record = await readTripRecord(db, trip);
  const [rows, account, owners, colleagues, proposal, crews, duties, present, reminders, cases, dispute, adjustments, credit, eInvoices] =
    await Promise.all([
      toTripRows(context, [trip]),
      readAccount(db, { trip, now: context.now() }),
      listOwners(db, [trip.id]),
      listTaskOwners(db),
      findPriceProposal(db, trip.id),
      listTripCrews(db, trip.id),
      listDuties(db, trip.id),
      noteBeside(() => savePresence(db, { tripId: trip.id, memberId, memberName }), []),
      listReminders(db, trip.reference),
      listOpenCases(db, { limit: mostCases, reference: trip.reference }),
      readDispute(db, trip.id),
      listAdjustments(db, trip.id),
      readCreditOfTrip(db, trip),
      listEInvoices(db, trip.id),
    ]);
  await noteBeside(() => insertLook(db, { memberId, memberName, subject: trip.reference }), undefined);
  const [row] = rows;
  if (row === undefined) return null;
  const { mails, notes, pause, history } = record;
  const mayResend = may(signedIn, 'change-trips');
  return {
    row,
    ...{ id: trip.id, version: trip.version, language: trip.language, pause },
    ...describeWhere(trip),
    ...describeWhat(trip),
    ...describeWho(trip),
    price: describePrice(trip),
    /** When the vehicles that are set aside for this quote are free again; null if none are. */
    reservedUntil: isQuote(trip) ? (findReservation(trip, context.now())?.until ?? null) : null,
    onRequest: listOnRequest(trip, context),
    money: {
      ...describeMoney(trip, { ...account, eInvoices }, context.now()),
      ...{ reminders, dispute, cases: cases.map(({ id, kind, cents }) => ({ id, kind, cents })) },
      credit: credit?.isBeyond === true ? credit : null,
      adjustments: adjustments.map(
        ({ id, kind, cents, countedCents, reason, madeBy, madeById, madeAt, isApproved, approvedBy, undoneBy }) => ({
          ...{ id, kind, cents, countedCents, reason, madeBy, madeAt, isApproved, approvedBy, undoneBy },
          isOwn: madeById === memberId,
        }),
      ),
    },
    crews: describeCrews(trip, crews, duties),
    /** How many coaches and drivers go; null before there are duties. */
    crewCount: duties.length === 0 ? null : countCrew({ duties, crews, handovers: listHandovers(trip) }),
    proposal: proposal === null ? null : describeProposal(proposal, signedIn),
    owner: owners.get(trip.id) ?? null,
    acts: listActs(context, trip, {
      isPaused: pause !== null,
      outstandingCents: account.information.outstandingCents,
      feeCents: account.adjusted.openFeeCents + account.adjusted.paidFeeCents,
    }),
    feeCents: findFee(trip, context.now())?.feeCents ?? null,
    present,
    members: colleagues.map(({ id, name }) => ({ id, name })),
    history: history.map(({ version, at, actor, actorName, event, detail }) => ({
      ...{ version, at, actor, actorName, event },
      detail: Object.entries(detail).map(([name, value]) => `${name}: ${String(value)}`),
    })),
    mails: mails.map(({ messageId, kind, createdAt, sentAt, failedAt, sent }) => ({
      ...{ id: messageId, kind, createdAt, sentAt, failedAt, subject: sent?.subject ?? null, body: sent?.body ?? null },
      mayResend: mayResend && isTimely(kind, trip),
    })),
    notes: notes.map(({ id, memberName: by, text, at }) => ({ id, memberName: by, text, at })),
  };
}

function describeWhere({ itinerary, quote, language }: Trip) {
  const times = stopTimesOf(quote);
  const timed = timeStops(itinerary.stops, []);
  return {
    ...{ ends: tripEndsOf(itinerary.stops), type: itinerary.type, pictureLanguage: language },
    kilometres: quote === null ? null : { loaded: Math.round(quote.kilometres), empty: Math.round(quote.emptyKilometres) },
    stops: itinerary.stops.map(({ place, arriveBy = null, notes }, index) => ({
      ...{ place: formatPlace(place), name: place.name, town: place.town, zip: place.zip, timeZone: place.timeZone, notes, arriveBy },
      departure: timed[index]?.departure ?? null,
      ...{
        arrives: times[index]?.arrives ?? null,
        driveMinutes: times[index]?.driveMinutes ?? 0,
        breakMinutes: times[index]?.breakMinutes ?? 0,
      },
      accuracy: accuracyOf(place),
    })),
  };
}

function describeWhat(trip: Trip) {
  return {
    ordered: listOrdered(trip).map(({ codes, ...item }) => ({ ...item, codes: [...codes] })),
    parts: listParts(trip).map(({ vehicles, ...part }) => ({ ...part, vehicles: [...vehicles] })),
    wheelchairPlaces: trip.group.wheelchairPlaces,
  };
}

function describeWho({ customer, firstContact, secondContact, group, assignment }: Trip) {
  const { firstName, lastName, email, phone, organisation } = customer;
  return {
    customer: { firstName, lastName, email, organisation, phone: formatPhone(phone, null) },
    firstContact: personOf(firstContact),
    secondContact: personOf(secondContact),
    flightNumber: group.flightNumber,
    assigned: (assignment === null ? [] : [assignment, ...(assignment.others ?? [])]).map(
      ({ driverName, driverPhone, vehicle, operator, route = [] }) => ({
        ...{ driverName, driverPhone, vehicle, operator: operator ?? null },
        /** Where it drives, if not every vehicle drives the same; else empty. */
        route: route.map(({ place, departure }) => [departure?.time ?? '', place].filter((part) => part !== '').join(' ')).join(' – '),
      }),
    ),
  };
}

function personOf(contact: DayContact | null) {
  return contact === null ? null : { name: contact.name, phone: formatPhone(contact.phoneNumber, null) };
}

function describePrice(trip: Trip) {
  const option = findChosenOption(trip);
  if (trip.quote === null || option === null) return null;
  const { vehicles, seats, netCents, vatCents, totalCents, crew } = option;
  return {
    ...{ vehicles: [...vehicles], seats, netCents, vatCents, totalCents, drivers: crew.drivers, dutyMinutes: crew.dutyMinutes },
    lines: option.lines
      .filter(({ included }) => included)
      .map(({ kind, quantity, unit, unitCents, amountCents, reason }) => ({
        ...{ kind, quantity, unit, unitCents, amountCents },
        text: reason?.key === 'by-hand' ? String(reason.values.text ?? '') : '',
      })),
    vat: option.vat.map(({ countryCode, ratePercent, vatCents: cents }) => ({ countryCode, ratePercent, cents })),
    ...{ validUntil: trip.quote.validUntil, madeAt: trip.quote.madeAt, isByHand: trip.quote.rateCard === 'office' },
    margin: describeMargin(trip, trip.quote, option),
  };
}

function listOnRequest(trip: Trip, { capacity, rates, now }: DeskContext) {
  if (trip.quote === null || !isRequest(trip) || !isOnRequest(trip.personReasons)) return [];
  const { itinerary, quote } = trip;
  const { depots } = rates(now());
  return quote.options
    .toSorted((first, second) => Number(second.key === quote.chosen) - Number(first.key === quote.chosen))
    .map((option) => ({
      ...{ key: option.key, vehicles: [...option.vehicles], totalCents: option.totalCents },
      isFree: capacity.isFree(claimsOf({ itinerary, quote, option }, depots)),
    }));
}

type Account = Awaited<ReturnType<typeof readAccount>> & { readonly eInvoices: readonly ShownEInvoice[] };

function describeMoney(trip: Trip, { billingDocuments, payments, information, due, adjusted, eInvoices }: Account, now: string) {
  const electronic = new Map(eInvoices.map(({ number, ...eInvoice }) => [number, eInvoice]));
  const today = todayIn(getSite(trip.site).timeZone, now);
  const [next] = due;
  return {
    paidCents: countPaidCents(payments),
    /** Below zero where money goes back to the customer. */
    outstandingCents: information.outstandingCents,
    reminderFeeCents: adjusted.openFeeCents + adjusted.paidFeeCents,
    status: information.status,
    due: next === undefined ? null : { on: next.dueOn, cents: next.amountCents, isLate: next.dueOn < today },
    paymentMethod: information.paymentMethod,
    documents: billingDocuments.map(({ number, kind, issuedOn, totalCents }) => ({
      ...{ number, kind, issuedOn, totalCents },
      /** How it went over the network; null if it went by mail alone, without an access point. */
      eInvoice: electronic.get(number) ?? null,
    })),
    payments: payments.map(({ cents, status, paidAt, createdAt, providerId: note, provider }) => ({
      ...{ cents, status, paidAt, createdAt, provider, note },
    })),
    billing: trip.invoice === null ? null : describeBilling(trip.invoice),
    cancelled: trip.cancelation === null ? null : { feeCents: trip.cancelation.feeCents, reason: trip.cancelation.reason },
  };
}

function describeBilling(invoice: NonNullable<Trip['invoice']>) {
  const { organisation, street, zipcode, city, country, vatNumber, purchaseOrder, buyerReference = '', organisationNumber = '' } = invoice;
  return { organisation, street, zipcode, city, country, vatNumber, purchaseOrder, buyerReference, organisationNumber };
}

type Crews = Awaited<ReturnType<typeof listTripCrews>>;
type Duties = Awaited<ReturnType<typeof listDuties>>;

/** Vehicle by vehicle: who drives it and how the hours of its duties are spent. */
function describeCrews(trip: Trip, crews: Crews, duties: Duties) {
  const handovers = listHandovers(trip);
  const vehicles = [...new Set(duties.map(({ vehicleIndex }) => vehicleIndex))].toSorted((first, second) => first - second);
  const takenAt = (vehicleIndex: number) => handovers.find(({ nextIndex }) => nextIndex === vehicleIndex)?.stop ?? null;
  return vehicles.map((vehicleIndex) => ({
    vehicleIndex,
    /** Where it takes the group over from another crew; empty for a vehicle that begins. */
    takesOverAt: trip.itinerary.stops[takenAt(vehicleIndex) ?? -1]?.place.name ?? '',
    crews: crews
      .filter((crew) => crew.vehicleIndex === vehicleIndex)
      .map(({ operator, plate, jobId, vehicleId, drivers, phone, euroNorm }) => ({
        ...{ operator, plate, vehicleId, phone, euroNorm, isPartner: jobId !== null },
        drivers: drivers.map(({ id, name }) => ({ id, name })),
      })),
    duties: duties
      .filter((duty) => duty.vehicleIndex === vehicleIndex)
      .map(({ startsAt, endsAt, crewSize, seats, parts, class: kind }) => ({
        ...{ startsAt, endsAt, crewSize, seats, class: kind },
        parts: parts.map(({ kind: of, minutes }) => ({ kind: of, minutes })),
      })),
  }));
}

function listActs(
  context: DeskContext,
  trip: Trip,
  { isPaused, outstandingCents, feeCents }: { readonly isPaused: boolean; readonly outstandingCents: number; readonly feeCents: number },
) {
  const staff = staffOf(context);
  const isUseful = (act: TripEvent) => {
    if (act === 'release-reservation') return findReservation(trip, context.now()) !== null;
    if (act === 'hold-mails') return !isPaused;
    if (act === 'release-mails') return isPaused;
    if (act === 'waive-fee') return (trip.cancelation?.feeCents ?? 0) > 0;
    return act !== 'refunded' || outstandingCents < 0 || trip.bookedAt !== null;
  };
  const acts: TripAct[] = tripEventActs.filter((act) => mayCause(staff, act) && stateAfter(trip, act, 'staff').ok && isUseful(act));
  if (trip.customer.email !== '' && may(context.signedIn, 'write-to-customers')) acts.push('letter');
  if (trip.customer.email !== '' && may(context.signedIn, 'price-trips')) acts.push('again');
  if (outstandingCents > 0 && may(context.signedIn, 'write-off')) acts.push('write-off');
  if (feeCents > 0 && may(context.signedIn, 'waive-fees')) acts.push('waive-reminder-fee');
  return acts;
}
