import { readTogether } from '#db/engine/read-together.ts';
import { formatPhone } from '#domain/input/phone.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { nameOfState } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listTripsUndeclared } from '#operations/tasks/rule-task-store.ts';
import { isUnreadable } from '#operations/trips/listed-trip.ts';
import { listMailPauses } from '#operations/trips/mail-pause-store.ts';
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
    phone: t.string({ resolve: ({ customer }) => formatPhone(customer.phone, null) }),
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
    isUnreadable: t.boolean({
      description: 'A part of what is stored cannot be read; the rest is shown.',
      resolve: (trip) => isUnreadable(trip),
    }),
    hasDriver: t.boolean({ resolve: ({ assignment }) => assignment !== null }),
    hasLeader: t.boolean({ description: 'Somebody who can be rung on the day.', resolve: ({ firstContact }) => firstContact !== null }),
  }),
});

const findHeld = oncePerPage(async ({ db }) => (await listMailPauses(db)).map(({ tripId }) => tripId));
const findUndeclared = oncePerPage(async ({ db }) => await listTripsUndeclared(db));

/** Which trips: asked for once a page, however many rows it has, and once for all who look at lists at once. */
function oncePerPage(list: (context: DeskContext) => Promise<readonly string[]>): (context: DeskContext) => Promise<ReadonlySet<string>> {
  const readIds = readTogether(async (context: DeskContext) => new Set(await list(context)));
  const known = new WeakMap<DeskContext, Promise<ReadonlySet<string>>>();
  return (context) => {
    const ids = known.get(context) ?? readIds(context);
    known.set(context, ids);
    return ids;
  };
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
