import { databaseNow } from '#db/engine/transaction.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { listRuns, type RunLine } from '#operations/duties/duty-store.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { findVehicle } from '#operations/fleet/vehicle-store.ts';
import { listSheetsOfDriver, type StoredSheet } from '#operations/on-duty/sheet-store.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findFeedByKey } from './feed-store.ts';
import type { CalendarFeed, FeedEvent } from './rules/calendar-feed.ts';

const daysAhead = 400;
const mostRuns = 1_000;

/** The events of a calendar feed: current and future ones. Null if it was ended, or its driver or vehicle is no longer ours. */
export async function readFeed({ db }: Pick<BookingContext, 'db'>, key: string): Promise<CalendarFeed | null> {
  const feed = isTripKey(key) ? await findFeedByKey(db, key) : null;
  if (feed === null) return null;
  const readAt = await databaseNow(db);
  const today = todayIn(planningZone, readAt);
  const until = `${addDays(today, daysAhead)}T00:00:00.000Z`;
  const { subject, subjectId } = feed;
  if (subject === 'driver' && subjectId !== null) {
    const driver = await findDriver(db, subjectId);
    if (driver === null || hasEnded(driver.leftOn, today)) return null;
    return { subject, name: driver.name, readAt, events: (await listSheetsOfDriver(db, subjectId)).map(describeSheet) };
  }
  const vehicle = subjectId === null ? null : await findVehicle(db, subjectId);
  if (subject === 'vehicle' && (vehicle === null || hasEnded(vehicle.soldOn, today))) return null;
  const runs = await listRuns(db, { until, limit: mostRuns, ...(vehicle === null ? {} : { of: vehicle.id }) });
  return { subject, name: vehicle?.plate ?? '', readAt, events: runs.map(describeRun) };
}

function hasEnded(on: string | null, today: string): boolean {
  return on !== null && on <= today;
}

/** The event as released to the driver. */
function describeSheet({ dutyId, version, contents }: StoredSheet): FeedEvent {
  const { reference, startsAt, endsAt, stops, vehicle } = contents;
  const [first, last] = [stops[0]?.place ?? '', stops.at(-1)?.place ?? ''];
  const times = stops.map(({ departure, arriveBy, place }) =>
    [departure?.time ?? arriveBy?.time ?? '', place].filter((part) => part !== '').join(' '),
  );
  return {
    id: ['duty', dutyId],
    version,
    startsAt,
    endsAt,
    isCertain: true,
    title: [reference, [first, last].filter((place) => place !== '').join(' – ')].join(' '),
    place: first,
    lines: [vehicle, ...times].filter((line) => line !== ''),
    reference: null,
  };
}

function describeRun({ tripId, vehicleIndex, reference, route, startsAt, endsAt, isPlaced, vehicle, driver, seen }: RunLine): FeedEvent {
  return {
    id: ['run', tripId, String(vehicleIndex)],
    version: seen,
    startsAt,
    endsAt,
    isCertain: isPlaced,
    title: `${reference} ${route}`,
    place: '',
    lines: [vehicle, driver].filter((line) => line !== ''),
    reference,
  };
}
