import { toLocal } from '#domain/calendar/zoned.ts';
import { describeRoute, labelOf } from '#domain/itinerary/describe-itinerary.ts';
import { namesZone } from '#domain/itinerary/names-zone.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { listParts } from '#domain/trip/list-parts.ts';
import { listOrdered, withoutNotes } from '#domain/trip/ordered.ts';
import { isBooked, isCancelled, isDone } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listIncidentsOfTrip } from '#operations/incidents/incident-store.ts';
import { canReportLost } from '#operations/lost-items/rules/lost-report.ts';
import { type LivePlace, listLivePlaces } from '#operations/on-duty/live-place-store.ts';
import { findTripByShareKey } from '#operations/trips/trip-store.ts';
import { builder } from '../builder.ts';
import type { ApiContext } from '../context.ts';
import { reporting } from '../run/failures.ts';
import { GroupPartRef } from './group-part-type.ts';
import { OrderedItemRef } from './ordered-type.ts';
import { drawTrip } from './route-picture.ts';
import { sequenceTrip } from './sequence-trip.ts';
import { TravelStop } from './travel-stop.ts';

type SharedTrip = {
  readonly trip: Trip;
  readonly now: string;
  readonly coaches: readonly LivePlace[];
  readonly delayMinutes: number | null;
};

type SharedCoach = { readonly place: LivePlace; readonly trip: Trip };
const zoneOf = ({ itinerary }: Trip) => itinerary.stops[0]?.place.timeZone ?? 'UTC';

/** The position that the driver reported. There is no tracking, and it is deleted after two days. */
const SharedCoachRef = builder.objectRef<SharedCoach>('SharedCoach').implement({
  fields: (t) => ({
    date: t.string({ resolve: ({ place, trip }) => toLocal(place.at, zoneOf(trip)).date }),
    time: t.string({ resolve: ({ place, trip }) => toLocal(place.at, zoneOf(trip)).time }),
    latitude: t.float({ resolve: ({ place }) => place.latitude }),
    longitude: t.float({ resolve: ({ place }) => place.longitude }),
    stop: t.string({
      nullable: true,
      description: 'Where it drives to.',
      resolve: ({ place, trip }) => {
        const stop = place.stop === null ? undefined : trip.itinerary.stops[place.stop];
        return stop === undefined ? null : labelOf(stop);
      },
    }),
    expectedTime: t.string({
      nullable: true,
      description: 'By the road from where it was; null where none is known.',
      resolve: ({ place, trip }) => (place.expectedAt === null ? null : toLocal(place.expectedAt, zoneOf(trip)).time),
    }),
  }),
});

/** A trip for its passengers: when and where, in what, never who pays what. */
const SharedTripRef = builder.objectRef<SharedTrip>('SharedTrip').implement({
  fields: (t) => ({
    site: t.string({ resolve: ({ trip }) => trip.site }),
    language: t.string({ resolve: ({ trip }) => trip.language }),
    reference: t.string({ resolve: ({ trip }) => trip.reference }),
    description: t.string({ resolve: ({ trip }) => describeRoute(trip.itinerary) }),
    state: t.string({ description: '`booked`, `cancelled` or `done`.', resolve: ({ trip }) => stateNameOf(trip) }),
    now: t.exposeString('now'),
    canReportLost: t.boolean({ resolve: ({ trip, now }) => canReportLost(trip, now) }),
    timeZone: t.string({ resolve: ({ trip }) => trip.itinerary.stops[0]?.place.timeZone ?? 'UTC' }),
    vehicles: t.stringList({ resolve: ({ trip }) => [...(findChosenOption(trip)?.vehicles ?? [])] }),
    ordered: t.field({ type: [OrderedItemRef], resolve: ({ trip }) => [...listOrdered(trip, 'group')] }),
    parts: t.field({ type: [GroupPartRef], resolve: ({ trip }) => [...listParts(trip)] }),
    stops: t.field({ type: [TravelStop], resolve: ({ trip }) => sequenceTrip(withoutNotes(trip)) }),
    coaches: t.field({ type: [SharedCoachRef], resolve: ({ trip, coaches }) => coaches.map((place) => ({ place, trip })) }),
    delayMinutes: t.exposeInt('delayMinutes', {
      nullable: true,
      description: 'How late it is expected, as whoever leads the group was told; null where nothing was told, or it is over.',
    }),
    namesZone: t.boolean({
      description: 'Whether moments are told with the name of their clock.',
      resolve: ({ trip }) => namesZone(trip.site, trip.itinerary),
    }),
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
  if (!isBooked(trip)) return { trip, now: now(), coaches: [], delayMinutes: null };
  const delay = (await listIncidentsOfTrip(db, trip.id)).find(({ kind, closedAt }) => kind === 'delay' && closedAt === null);
  return { trip, now: now(), coaches: await listLivePlaces(db, trip.id), delayMinutes: delay?.toldMinutes || null };
}

function stateNameOf(trip: Trip): string {
  if (isCancelled(trip)) return 'cancelled';
  return isDone(trip) ? 'done' : isBooked(trip) ? 'booked' : 'cancelled';
}
