import { findFee } from '#booking/cancel-booking.ts';
import { insertLook } from '#data/staff/audit-store.ts';
import { readTripRecord, type TripRecord } from '#data/trips/trip-record.ts';
import { findTripByReference } from '#data/trips/trip-store.ts';
import { accuracyOf } from '#domain/itinerary/accuracy.ts';
import { formatPlace } from '#domain/itinerary/format-address.ts';
import type { Stop } from '#domain/itinerary/itinerary.ts';
import { type FleetKey, fleetKeys } from '#domain/sites/keys.ts';
import type { StaffRight } from '#domain/staff/rights.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isReference } from '#domain/trip/reference.ts';
import { stateAfter, type TripEvent } from '#domain/trip/states.ts';
import { may } from '#staff/signed-in.ts';
import { builder, require } from './builder.ts';
import type { DeskContext } from './context.ts';
import { TripRowRef } from './trip-row.ts';

/** What our people may do to a trip, with the right that each needs. */
export const tripActs = {
  price: 'price-trips',
  decline: 'end-trips',
  cancel: 'end-trips',
  complete: 'change-trips',
  assign: 'assign-drivers',
  paid: 'record-payments',
} as const satisfies Partial<Record<TripEvent, StaffRight>>;
export type TripAct = keyof typeof tripActs;

const DeskStopRef = builder.objectRef<Stop>('DeskStop').implement({
  fields: (t) => ({
    place: t.string({ resolve: ({ place }) => formatPlace(place) }),
    date: t.string({ nullable: true, resolve: ({ departure }) => departure?.date ?? null }),
    time: t.string({ nullable: true, resolve: ({ departure }) => departure?.time ?? null }),
    notes: t.exposeString('notes'),
    isLocated: t.boolean({
      description: 'False where the price is reckoned from the town or the postcode: somebody must check the address.',
      resolve: ({ place }) => accuracyOf(place).reckonedFrom === 'itself',
    }),
  }),
});

const HistoryLineRef = builder.objectRef<TripRecord['history'][number]>('HistoryLine').implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    at: t.exposeString('at'),
    actor: t.exposeString('actor'),
    actorName: t.exposeString('actorName', { nullable: true }),
    event: t.exposeString('event'),
    detail: t.stringList({
      description: '`name: value`, in our own words.',
      resolve: ({ detail }) => Object.entries(detail).map(([name, value]) => `${name}: ${String(value)}`),
    }),
  }),
});

const MailLineRef = builder.objectRef<TripRecord['mails'][number]>('MailLine').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    createdAt: t.exposeString('createdAt'),
    sentAt: t.exposeString('sentAt', { nullable: true }),
    failedAt: t.exposeString('failedAt', { nullable: true }),
  }),
});

const PaymentLineRef = builder.objectRef<TripRecord['payments'][number]>('PaymentLine').implement({
  fields: (t) => ({
    cents: t.exposeInt('cents'),
    status: t.exposeString('status'),
    paidAt: t.exposeString('paidAt', { nullable: true }),
    note: t.string({ resolve: ({ providerId }) => providerId }),
  }),
});

const DocumentLineRef = builder.objectRef<TripRecord['invoices'][number]>('DocumentLine').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    kind: t.exposeString('kind'),
    issuedAt: t.exposeString('issuedAt'),
    totalCents: t.exposeInt('totalCents'),
  }),
});

const PersonRef = builder.objectRef<{ readonly name: string; readonly phone: string }>('DayPerson').implement({
  fields: (t) => ({ name: t.exposeString('name'), phone: t.exposeString('phone') }),
});

type Priced = { readonly vehicles: readonly string[]; readonly netCents: number; readonly vatCents: number; readonly totalCents: number };
const DeskPriceRef = builder.objectRef<Priced>('DeskPrice').implement({
  fields: (t) => ({
    vehicles: t.stringList({ resolve: ({ vehicles }) => [...vehicles] }),
    netCents: t.exposeInt('netCents'),
    vatCents: t.exposeInt('vatCents'),
    totalCents: t.exposeInt('totalCents'),
  }),
});

type DeskTrip = TripRecord & { readonly acts: readonly TripAct[]; readonly feeCents: number | null };

const DeskTripRef = builder.objectRef<DeskTrip>('DeskTrip').implement({
  fields: (t) => ({
    row: t.field({ type: TripRowRef, resolve: ({ trip }) => trip }),
    version: t.int({ resolve: ({ trip }) => trip.version }),
    language: t.string({ resolve: ({ trip }) => trip.language }),
    firstName: t.string({ resolve: ({ trip }) => trip.customer.firstName }),
    lastName: t.string({ resolve: ({ trip }) => trip.customer.lastName }),
    email: t.string({ resolve: ({ trip }) => trip.customer.email }),
    phone: t.string({ resolve: ({ trip }) => trip.customer.phone }),
    organisation: t.string({ resolve: ({ trip }) => trip.customer.organisation }),
    stops: t.field({ type: [DeskStopRef], resolve: ({ trip }) => [...trip.itinerary.stops] }),
    luggage: t.string({ resolve: ({ trip }) => trip.group.luggage }),
    extras: t.stringList({ resolve: ({ trip }) => [...trip.group.extras] }),
    flightNumber: t.string({ resolve: ({ trip }) => trip.group.flightNumber }),
    notes: t.string({ resolve: ({ trip }) => trip.group.notes }),
    people: t.field({
      type: [PersonRef],
      description: 'Who can be rung on the day.',
      resolve: ({ trip: { firstContact, secondContact } }) =>
        [firstContact, secondContact].flatMap((person) => (person === null ? [] : [{ name: person.name, phone: person.phoneNumber }])),
    }),
    driver: t.field({
      type: PersonRef,
      nullable: true,
      resolve: ({ trip: { assignment } }) => (assignment === null ? null : { name: assignment.driverName, phone: assignment.driverPhone }),
    }),
    vehicle: t.string({ resolve: ({ trip }) => trip.assignment?.vehicle ?? '' }),
    price: t.field({ type: DeskPriceRef, nullable: true, resolve: ({ trip }) => findChosenOption(trip) }),
    feeCents: t.int({ nullable: true, description: 'What cancelling costs by the terms now.', resolve: ({ feeCents }) => feeCents }),
    cancelledAtCents: t.int({ nullable: true, resolve: ({ trip }) => trip.cancelation?.feeCents ?? null }),
    history: t.field({ type: [HistoryLineRef], resolve: ({ history }) => [...history] }),
    mails: t.field({ type: [MailLineRef], resolve: ({ mails }) => [...mails] }),
    payments: t.field({ type: [PaymentLineRef], resolve: ({ payments }) => [...payments] }),
    documents: t.field({ type: [DocumentLineRef], resolve: ({ invoices }) => [...invoices] }),
    acts: t.stringList({ description: 'What the asker may do to it now.', resolve: ({ acts }) => [...acts] }),
  }),
});

/** A trip with all that is kept of it, as one of our people sees it. */
async function readDeskTrip(context: DeskContext, reference: string): Promise<DeskTrip | null> {
  const trip = isReference(reference) ? await findTripByReference(context.db, reference) : null;
  if (trip === null) return null;
  const record = await readTripRecord(context.db, trip);
  const isAllowed = (act: TripAct) => may(context.signedIn, tripActs[act]) && stateAfter(trip, act, 'staff').ok;
  const acts = (['price', 'assign', 'paid', 'complete', 'decline', 'cancel'] as const).filter(isAllowed);
  return { ...record, acts, feeCents: findFee(trip, context.now())?.feeCents ?? null };
}

builder.queryFields((t) => ({
  trip: t.field({
    type: DeskTripRef,
    nullable: true,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      require(context, 'see-trips');
      const found = await readDeskTrip(context, reference);
      const { id: memberId, name: memberName } = context.signedIn.member;
      if (found !== null) await insertLook(context.db, { memberId, memberName, subject: found.trip.reference });
      return found;
    },
  }),
  vehicleTypes: t.stringList({ resolve: (): FleetKey[] => [...fleetKeys] }),
}));
