import { addHours, compareInstants } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { describeRoute, labelOf } from '#domain/itinerary/describe-itinerary.ts';
import { firstDepartureInstant, lastDepartureInstant } from '#domain/itinerary/instants.ts';
import { namesZone } from '#domain/itinerary/names-zone.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isCrewShown } from '#domain/trip/crew-shown.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { listParts } from '#domain/trip/list-parts.ts';
import { isSeen } from '#domain/trip/next-moment.ts';
import { listOrdered, withoutNotes } from '#domain/trip/ordered.ts';
import { isBooked, isCancelled, isDone } from '#domain/trip/states.ts';
import type { CrewRoute, Trip } from '#domain/trip/trip.ts';
import { listIncidentsOfTrip } from '#operations/incidents/incident-store.ts';
import { canReportLost } from '#operations/lost-items/rules/lost-report.ts';
import { type LivePlace, listLivePlaces } from '#operations/on-duty/live-place-store.ts';
import { findTripByShareKey } from '#operations/trips/trip-store.ts';
import { builder } from '../builder.ts';
import type { ApiContext } from '../context.ts';
import { reporting } from '../run/failures.ts';
import { GroupPartRef, hourText } from './group-part-type.ts';
import { OrderedItemRef } from './ordered-type.ts';
import { RouteLegRef } from './route-leg-type.ts';
import { drawTrip, findTripRoute } from './route-picture.ts';
import { sequenceTrip } from './sequence-trip.ts';
import { CrewStopRef } from './travel-extras.ts';
import { TravelStop } from './travel-stop.ts';
import { TravelRef } from './travel-type.ts';

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
    hour: t.string({ nullable: true, description: hourText, resolve: ({ place, trip }) => toLocal(place.at, zoneOf(trip)).hour ?? null }),
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
    at: t.string({ description: 'When it was there.', resolve: ({ place }) => place.at }),
    stopIndex: t.int({ nullable: true, description: 'The same stop in `stops`.', resolve: ({ place }) => place.stop }),
    expectedAt: t.string({ nullable: true, resolve: ({ place }) => place.expectedAt }),
    kilometres: t.int({
      nullable: true,
      description: 'By road to that stop, from where it was.',
      resolve: ({ place }) => place.kilometres,
    }),
    expectedTime: t.string({
      nullable: true,
      description: 'By the road from where it was; null where none is known.',
      resolve: ({ place, trip }) => (place.expectedAt === null ? null : toLocal(place.expectedAt, zoneOf(trip)).time),
    }),
    expectedHour: t.string({
      nullable: true,
      description: hourText,
      resolve: ({ place, trip }) => (place.expectedAt === null ? null : (toLocal(place.expectedAt, zoneOf(trip)).hour ?? null)),
    }),
  }),
});

type SharedVehicle = { readonly plate: string; readonly route: CrewRoute };

const SharedVehicleRef = builder.objectRef<SharedVehicle>('SharedVehicle').implement({
  fields: (t) => ({
    plate: t.exposeString('plate'),
    route: t.field({
      type: [CrewStopRef],
      description: 'Where it drives, where not every vehicle of the trip drives the same; else empty.',
      resolve: ({ route }) => [...route],
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
    assignedVehicles: t.stringList({
      description: 'Plates of the coaches, from the day before departure; never who drives them.',
      resolve: ({ trip, now }) => [...new Set(listCoaches(trip, now).map(({ plate }) => plate))],
    }),
    assignedCoaches: t.field({
      type: [SharedVehicleRef],
      description: 'The same coaches, with where each of them drives.',
      resolve: ({ trip, now }) => [...listCoaches(trip, now)],
    }),
    coaches: t.field({ type: [SharedCoachRef], resolve: ({ trip, coaches }) => coaches.map((place) => ({ place, trip })) }),
    delayMinutes: t.exposeInt('delayMinutes', {
      nullable: true,
      description: 'How late it is expected, as whoever leads the group was told; null where nothing was told, or it is over.',
    }),
    namesZone: t.boolean({
      description: 'Whether moments are told with the name of their clock.',
      resolve: ({ trip }) => namesZone(trip.site, trip.itinerary),
    }),
    legs: t.field({
      type: [RouteLegRef],
      description: 'The roads between the stops; empty where none is known.',
      resolve: async ({ trip }, _args, context) => [...(await findTripRoute(context, trip)).legs],
    }),
    routePicture: t.string({
      resolve: ({ trip, coaches }, _args, context) =>
        drawTrip(
          context,
          trip,
          coaches.filter(({ at }) => isSeen(at, context.now())),
        ),
    }),
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

builder.objectField(TravelRef, 'underway', (t) =>
  t.field({
    type: SharedTripRef,
    nullable: true,
    description: 'On the day: where the coach is, and what the group sees of the trip; null before and after.',
    resolve: ({ trip }, _args, { db, now }) => (isBooked(trip) && isUnderway(trip, now()) ? readLive({ db, now: now() }, trip) : null),
  }),
);

const hoursBefore = 6;
const hoursAfter = 24;

/** From a few hours before the first departure until long after the last one: a way back takes a night at most. */
function isUnderway({ itinerary }: Trip, now: string): boolean {
  const [from, until] = [addHours(firstDepartureInstant(itinerary), -hoursBefore), addHours(lastDepartureInstant(itinerary), hoursAfter)];
  return compareInstants(now, from) >= 0 && compareInstants(now, until) <= 0;
}

async function readLive({ db, now }: { readonly db: ApiContext['db']; readonly now: string }, trip: Trip): Promise<SharedTrip> {
  const delay = (await listIncidentsOfTrip(db, trip.id)).find(({ kind, closedAt }) => kind === 'delay' && closedAt === null);
  return { trip, now, coaches: await listLivePlaces(db, trip.id), delayMinutes: delay?.announcedMinutes || null };
}

async function findSharedTrip({ db, now }: ApiContext, shareId: string): Promise<SharedTrip | null> {
  const trip = isTripKey(shareId) ? await findTripByShareKey(db, shareId) : null;
  if (trip === null || !trip.isShared || trip.bookedAt === null) return null;
  if (!isBooked(trip)) return { trip, now: now(), coaches: [], delayMinutes: null };
  return await readLive({ db, now: now() }, trip);
}

/** As the customer sees them, without the driver. */
function listCoaches({ assignment, itinerary }: Trip, now: string): readonly SharedVehicle[] {
  if (assignment === null || !isCrewShown({ itinerary }, now)) return [];
  const coaches = [assignment, ...(assignment.others ?? [])].map(({ vehicle: plate, route = [] }) => ({ plate, route }));
  const texts = coaches.map((coach) => JSON.stringify(coach));
  return coaches.filter(({ plate }, index) => plate !== '' && index === texts.indexOf(texts[index] ?? ''));
}

function stateNameOf(trip: Trip): string {
  if (isCancelled(trip)) return 'cancelled';
  return isDone(trip) ? 'done' : isBooked(trip) ? 'booked' : 'cancelled';
}
