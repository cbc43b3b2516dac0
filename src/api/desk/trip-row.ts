import { readTogether } from '#data/engine/read-together.ts';
import { listTripsUndeclared } from '#data/tasks/rule-task-store.ts';
import { listMailHolds } from '#data/trips/mail-hold-store.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { nameOfState } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { builder } from './builder.ts';
import type { DeskContext } from './context.ts';

/** A trip as a line of a list. */
export const TripRowRef = builder.objectRef<Trip>('TripRow').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    site: t.exposeString('site'),
    state: t.string({ description: 'As `tripStateNames` names it.', resolve: (trip) => nameOfState(trip) ?? 'unknown' }),
    customer: t.string({ resolve: customerOf }),
    email: t.string({ resolve: ({ customer }) => customer.email }),
    phone: t.string({ resolve: ({ customer }) => customer.phone }),
    driver: t.string({ description: 'Whoever drives; empty where nobody is assigned.', resolve: driversOf }),
    route: t.string({ resolve: ({ itinerary }) => describeRoute(itinerary) }),
    date: t.string({ nullable: true, description: 'YYYY-MM-DD at the first stop.', resolve: (trip) => departureOf(trip)?.date ?? null }),
    time: t.string({ nullable: true, description: 'HH:mm at the first stop.', resolve: (trip) => departureOf(trip)?.time ?? null }),
    passengers: t.int({ resolve: ({ group }) => group.passengers }),
    totalCents: t.int({ nullable: true, resolve: (trip) => findChosenOption(trip)?.totalCents ?? null }),
    createdAt: t.exposeString('createdAt'),
    validUntil: t.string({ nullable: true, resolve: ({ quote }) => quote?.validUntil ?? null }),
    reasons: t.stringList({ description: 'Why a person must price it.', resolve: ({ personReasons }) => [...personReasons] }),
    isHeld: t.boolean({
      description: 'Time mails its customer nothing, because of an incident.',
      resolve: async ({ id }, _arguments, context) => (await findHeld(context)).has(id),
    }),
    isUndeclared: t.boolean({
      description: 'By tomorrow a declaration or a permit must have its reference, and has none.',
      resolve: async ({ id }, _arguments, context) => (await findUndeclared(context)).has(id),
    }),
    hasDriver: t.boolean({ resolve: ({ assignment }) => assignment !== null }),
    hasLeader: t.boolean({ description: 'Somebody who can be rung on the day.', resolve: ({ firstContact }) => firstContact !== null }),
  }),
});

const heldOf = new WeakMap<DeskContext, Promise<ReadonlySet<string>>>();

/** Of all who look at lists at once. */
const readHolds = readTogether(async ({ db }: DeskContext) => await listMailHolds(db));

/** Asked for once a page, however many rows it has. */
function findHeld(context: DeskContext): Promise<ReadonlySet<string>> {
  const known = heldOf.get(context) ?? readHolds(context).then((holds) => new Set(holds.map(({ tripId }) => tripId)));
  heldOf.set(context, known);
  return known;
}

const undeclaredOf = new WeakMap<DeskContext, Promise<ReadonlySet<string>>>();

const readUndeclared = readTogether(async ({ db }: DeskContext) => await listTripsUndeclared(db));

/** Likewise. */
function findUndeclared(context: DeskContext): Promise<ReadonlySet<string>> {
  const known = undeclaredOf.get(context) ?? readUndeclared(context).then((ids) => new Set(ids));
  undeclaredOf.set(context, known);
  return known;
}

/** Whom people ask for: the organisation, or the person. */
function customerOf({ customer: { organisation, firstName, lastName } }: Trip): string {
  return organisation === '' ? `${firstName} ${lastName}`.trim() : organisation;
}

function departureOf({ itinerary }: Trip) {
  return itinerary.stops[0]?.departure ?? null;
}

function driversOf({ assignment }: Trip): string {
  const names = assignment === null ? [] : [assignment, ...(assignment.others ?? [])].map(({ driverName }) => driverName);
  return names.filter((name) => name !== '').join(', ');
}
