import { readTogether } from '#db/engine/read-together.ts';
import type { Database } from '#db/engine/tables.ts';
import { type LostItem, listLostItems, listOpenLostItems } from '#operations/lost-items/lost-item-store.ts';
import { answerLostItemAtDesk, handOverLostItem, reportLostItem } from '#operations/lost-items/lost-items.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { act, query } from './act.ts';
import { id, text, yesOrNo } from './fields.ts';

/** The most on the first page; what nobody fetches leaves it after ninety days. */
const mostOpen = 50;

/** Read once for everybody who looks meanwhile: every open first page asks when the desk is told of a change. */
const readOpen = readTogether(async ({ db }: { readonly db: Database }) => await listOpenLostItems(db, mostOpen));

/** Without the code for which it is handed over: only the customer has that. */
function toView({ code: _code, tripId: _tripId, ...item }: LostItem) {
  return item;
}

export const lostItemQueries = {
  /** What was left on a trip, the first first. */
  ofTrip: query('see-trips', { reference: text() }, async ({ db }, { reference }) => {
    const trip = await findListedTrip(db, reference);
    return trip === null ? [] : (await listLostItems(db, trip.id)).map(toView);
  }),
  /** What waits for a driver's answer or to be fetched. */
  open: query('see-trips', {}, async (context) => (await readOpen(context)).map(toView)),
};

export const lostItemActs = {
  report: act('change-trips', { reference: text(), what: text(), place: text() }, reportLostItem),
  answer: act('change-trips', { reference: text(), id: id(), isFound: yesOrNo(), note: text() }, answerLostItemAtDesk),
  handOver: act('change-trips', { reference: text(), id: id(), code: text() }, handOverLostItem),
};
