import { readTogether } from '#db/engine/read-together.ts';
import type { Database } from '#db/engine/tables.ts';
import { listAlerts } from '#operations/alerts/alert-trips.ts';
import { alertRights } from '#operations/alerts/rules/alerts.ts';
import { readSupply } from '#operations/capacity/capacity-store.ts';
import { isCounted } from '#operations/capacity/rules/capacity.ts';
import { listRegions } from '#operations/capacity/rules/claims.ts';
import { listCardsDue } from '#operations/fleet/list-cards-due.ts';
import { listOpenIncidents } from '#operations/incidents/incident-store.ts';
import { listOpenLostItems } from '#operations/lost-items/lost-item-store.ts';
import { listOpenMessages } from '#operations/messages/message-store.ts';
import { listUnreadSheets } from '#operations/on-duty/list-unread-sheets.ts';
import { listDroppedAhead } from '#operations/partners/job-store.ts';
import { listOverdue } from '#operations/payments/list-overdue.ts';
import { listUnreadReviews } from '#operations/reviews/review-store.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { may } from '#operations/staff/signed-in.ts';
import { listUnitsDue } from '#operations/tachograph/list-units-due.ts';
import { listMentions } from '#operations/trips/note-store.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { listDepartures, listEndingQuotes, listFailedMails, listWaitingRequests } from '#operations/trips/work-lists.ts';
import type { DeskContext } from './context.ts';

/** Today has use for no more. */
const most = 60;
const endingHours = 48;
/** The hours of departures on the strip. */
const departureHours = 24;

type Reading = { readonly db: Database };

/* What does not depend on who looks is read once for everybody who looks meanwhile. */

const readTrips = readTogether(async ({ db }: Reading) => {
  const [requests, endingQuotes, departures, overdue] = await Promise.all([
    listWaitingRequests(db),
    listEndingQuotes(db, endingHours),
    listDepartures(db, departureHours),
    listOverdue(db),
  ]);
  return { requests, endingQuotes, departures, overdue };
});

const readBeside = readTogether(async ({ db }: Reading) => {
  const [failedMails, unread, alerts, incidents, lostItems, messages, dropped] = await Promise.all([
    listFailedMails(db),
    listUnreadReviews(db),
    listAlerts(db, most),
    listOpenIncidents(db),
    listOpenLostItems(db, most),
    listOpenMessages(db, { limit: most }),
    listDroppedAhead(db),
  ]);
  const trips = await Promise.all(unread.map(({ tripId }) => findTripById(db, tripId)));
  const reviews = unread.flatMap((review, index) => {
    const reference = trips[index]?.reference;
    return reference === undefined ? [] : [{ ...review, reference }];
  });
  return { failedMails, reviews, alerts, incidents, lostItems, messages, dropped };
});

type AtTime = Pick<DeskContext, 'db' | 'now'>;
const readUnreadSheets = readTogether(async (context: AtTime) => await listUnreadSheets(context));
const readCardsDue = readTogether(async (context: AtTime) => await listCardsDue(context));
const readUnitsDue = readTogether(async (context: AtTime) => await listUnitsDue(context));

/** Where the sites sell only what there is; empty: everywhere without limit. */
export const readCounted = readTogether(async ({ db, rates, now }: Pick<DeskContext, 'db' | 'rates' | 'now'>) => {
  const { depots } = rates(now());
  const supply = await readSupply(db, depots);
  return listRegions(depots).filter((region) => isCounted(region, supply));
});

/** Everything that waits and that the person may act on. The departures are for everybody. */
export async function readLists(context: DeskContext) {
  const { db, signedIn } = context;
  const has = (right: StaffRight) => may(signedIn, right);
  const forWhoMay = <Each>(right: StaffRight, all: readonly Each[]): readonly Each[] => (has(right) ? all : []);
  const [trips, beside, mentions, unreadSheets, cardsDue, unitsDue] = await Promise.all([
    readTrips(context),
    readBeside(context),
    listMentions(db, signedIn.member.id),
    has('assign-drivers') ? readUnreadSheets(context) : [],
    has('manage-drivers') ? readCardsDue(context) : [],
    has('manage-fleet') ? readUnitsDue(context) : [],
  ]);
  return {
    ...{ departures: trips.departures, mentions, unreadSheets, cardsDue, unitsDue },
    requests: forWhoMay('price-trips', trips.requests),
    endingQuotes: forWhoMay('price-trips', trips.endingQuotes),
    overdue: forWhoMay('record-payments', trips.overdue),
    failedMails: forWhoMay('change-trips', beside.failedMails),
    reviews: forWhoMay('judge-reviews', beside.reviews),
    incidents: forWhoMay('change-trips', beside.incidents),
    lostItems: forWhoMay('change-trips', beside.lostItems),
    messages: forWhoMay('write-to-customers', beside.messages),
    dropped: forWhoMay('assign-drivers', beside.dropped),
    alerts: beside.alerts.filter(({ kind }) => has(alertRights[kind])),
  };
}

export type TodayLists = Awaited<ReturnType<typeof readLists>>;
