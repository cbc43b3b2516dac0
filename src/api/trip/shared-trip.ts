import { findTripByShareKey } from '#data/trips/trip-store.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { isBooked, isCancelled, isDone } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { builder } from '../builder.ts';
import type { ApiContext } from '../context.ts';
import { reporting } from '../run/failures.ts';
import { drawTrip } from './route-picture.ts';
import { sequenceTrip } from './sequence-trip.ts';
import { TravelStop } from './travel-stop.ts';

type SharedTrip = { readonly trip: Trip; readonly now: string };

/** A trip for those who travel along: when and where, in what, never who pays what. */
const SharedTripRef = builder.objectRef<SharedTrip>('SharedTrip').implement({
  fields: (t) => ({
    site: t.string({ resolve: ({ trip }) => trip.site }),
    language: t.string({ resolve: ({ trip }) => trip.language }),
    reference: t.string({ resolve: ({ trip }) => trip.reference }),
    description: t.string({ resolve: ({ trip }) => describeRoute(trip.itinerary) }),
    state: t.string({ description: '`booked`, `cancelled` or `done`.', resolve: ({ trip }) => stateNameOf(trip) }),
    now: t.exposeString('now'),
    timeZone: t.string({ resolve: ({ trip }) => trip.itinerary.stops[0]?.place.timeZone ?? 'UTC' }),
    vehicles: t.stringList({ resolve: ({ trip }) => [...(findChosenOption(trip)?.vehicles ?? [])] }),
    stops: t.field({ type: [TravelStop], resolve: ({ trip }) => sequenceTrip({ ...trip, itinerary: withoutNotes(trip) }) }),
    routePicture: t.string({ resolve: ({ trip }, _args, context) => drawTrip(context, trip) }),
  }),
});

builder.queryField('getSharedTrip', (t) =>
  t.field({
    type: SharedTripRef,
    nullable: true,
    description: 'Null where there is no such page, or it was switched off.',
    args: { shareId: t.arg.string({ required: true }) },
    resolve: (_root, { shareId }, context) =>
      reporting({ log: context.log, operation: 'getSharedTrip' }, () => findSharedTrip(context, shareId)),
  }),
);

async function findSharedTrip({ db, now }: ApiContext, shareId: string): Promise<SharedTrip | null> {
  const trip = isTripKey(shareId) ? await findTripByShareKey(db, shareId) : null;
  if (trip === null || !trip.isShared || trip.bookedAt === null) return null;
  return { trip, now: now() };
}

function stateNameOf(trip: Trip): string {
  if (isCancelled(trip)) return 'cancelled';
  return isDone(trip) ? 'done' : isBooked(trip) ? 'booked' : 'cancelled';
}

/** Notes are between the customer and us, and may name people. */
function withoutNotes({ itinerary }: Trip): Trip['itinerary'] {
  return { ...itinerary, stops: itinerary.stops.map((stop) => ({ ...stop, notes: '' })) };
}
