import { readTogether } from '#db/engine/read-together.ts';
import type { Database } from '#db/engine/tables.ts';
import { type LostItem, listLostItems, listOpenLostItems } from '#operations/lost-items/lost-item-store.ts';
import { answerLostItemAtDesk, handOverLostItem, reportLostItem } from '#operations/lost-items/lost-items.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { act, query } from './act.ts';
import { id, text, yesOrNo } from './fields.ts';

/** The maximum on the first page. Items that nobody collects leave it after ninety days. */
const mostOpen = 50;

/** All people who look at the same time share one read, because every open first page asks after a change. */
const readOpen = readTogether(async ({ db }: { readonly db: Database }) => await listOpenLostItems(db, mostOpen));

/** Without the code for handing the item over, which only the customer has. */
function toView({ code: _code, tripId: _tripId, ...item }: LostItem) {
  return item;
}

export const lostItemQueries = {
  /** The items lost on a trip, the oldest first. */
  ofTrip: query('see-trips', { reference: text() }, async ({ db }, { reference }) => {
    const trip = await findListedTrip(db, reference);
    return trip === null ? [] : (await listLostItems(db, trip.id)).map(toView);
  }),
  /** The items that wait for a driver's answer or for collection. */
  open: query('see-trips', {}, async (context) => (await readOpen(context)).map(toView)),
};

export const lostItemActs = {
  report: act('change-trips', { reference: text(), what: text(), place: text() }, reportLostItem),
  answer: act('change-trips', { reference: text(), id: id(), isFound: yesOrNo(), note: text() }, answerLostItemAtDesk),
  handOver: act('change-trips', { reference: text(), id: id(), code: text() }, handOverLostItem),
};
