import * as v from 'valibot';
import { todayIn } from '#domain/calendar/zoned.ts';
import { formatPhone } from '#domain/input/phone.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { listChanges } from '#operations/audit/change-store.ts';
import { agreeRates, dropRates } from '#operations/customers/agree-rates.ts';
import { readCredit } from '#operations/customers/credit.ts';
import { findCustomer, findCustomerOfTrip, findTerms, listPeople } from '#operations/customers/customer-store.ts';
import { findDuplicates, markDifferent } from '#operations/customers/duplicates.ts';
import { addNote, agreeTerms, deleteNote, giveRole, rename } from '#operations/customers/edit-customer.ts';
import { findCustomers } from '#operations/customers/find-customers.ts';
import { mergeCustomers, splitCustomer, undoMove } from '#operations/customers/move-people.ts';
import { listMoves } from '#operations/customers/move-store.ts';
import { listCustomerMails, listCustomerNotes, listCustomerTrips, listMoney, readTotals } from '#operations/customers/read-record.ts';
import { noTerms } from '#operations/customers/rules/agreed-terms.ts';
import { judgeCredit } from '#operations/customers/rules/credit.ts';
import { customerKinds } from '#operations/customers/rules/kinds.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { act, onceAct, onceDone, query } from './act.ts';
import type { DeskContext } from './context.ts';
import { id, oneOfOrNone, seen, text, texts, yesOrNo } from './fields.ts';
import { toTripRows } from './trip-row.ts';

const pageSize = 50;
const mostPages = 200;
const mostInTab = 200;
const mostChanges = 30;

const vehicleRates = v.object(
  v.entriesFromList(fleetKeys, v.object({ dayCents: text(), kilometreCents: text(), hourCents: text(), minimumCents: text() })),
);

/** From 1. */
const page = v.pipe(v.number(), v.integer());
const offsetOf = (asked: number) => Math.min(Math.max(asked, 1) - 1, mostPages) * pageSize;
const today = (context: DeskContext) => todayIn(planningZone, context.now());

/** A page of trips and whether more follow. */
const tripsOf = (isQuote: boolean) =>
  query('see-trips', { id: id(), page }, async (context, { id: of, page: asked }) => {
    const trips = await listCustomerTrips(context.db, { id: of, isQuote, offset: offsetOf(asked), limit: pageSize + 1 });
    const rows = await toTripRows(context, trips.slice(0, pageSize));
    return {
      trips: rows.map(({ reference, state, route, departure, passengers, totalCents, person, validUntil, createdAt }) => ({
        ...{ reference, state, route, departure, passengers, totalCents, person, validUntil, createdAt },
      })),
      hasMore: trips.length > pageSize,
    };
  });

export const customerQueries = {
  list: query('see-trips', { search: text(), kind: oneOfOrNone(customerKinds), page }, async ({ db }, { page: asked, ...search }) => {
    const found = await findCustomers(db, { ...search, offset: offsetOf(asked), limit: pageSize + 1 });
    const customers = found.slice(0, pageSize).map(({ phone, ...customer }) => ({ ...customer, phone: formatPhone(phone, null) }));
    return { customers, hasMore: found.length > pageSize };
  }),
  /** Null if there is none. `mergedInto`: where its people are now. */
  one: query('see-trips', { id: id() }, async (context, { id: of }) => {
    const customer = await findCustomer(context.db, of);
    if (customer === null) return null;
    const [totals, credit] = await Promise.all([readTotals(context.db, { id: of, today: today(context) }), readCredit(context.db, of)]);
    const { limitCents } = credit;
    const leftCents = judgeCredit(credit, 0)?.leftCents ?? null;
    return { ...customer, totals, credit: limitCents === null ? null : { limitCents, leftCents: leftCents ?? 0 } };
  }),
  /** Who asks for trips, what looks like the same customer, and what our people did to the record. */
  people: query('see-trips', { id: id() }, async ({ db }, { id: of }) => {
    const [people, duplicates, moves, changes] = await Promise.all([
      listPeople(db, of),
      findDuplicates(db, of),
      listMoves(db, of),
      listChanges(db, `customer ${of}`, mostChanges),
    ]);
    return {
      people: people.map(({ phone, ...person }) => ({ ...person, phone: formatPhone(phone, null) })),
      duplicates,
      moves: moves.map(({ people: moved, ...move }) => ({ ...move, count: moved.length })),
      changes: changes.map(({ id: key, act: what, before, after, by, at }) => ({ key, what, before, after, by, at })),
    };
  }),
  trips: tripsOf(false),
  quotes: tripsOf(true),
  money: query('see-trips', { id: id() }, async (context, { id: of }) =>
    listMoney(context.db, { id: of, today: today(context), limit: mostInTab }),
  ),
  mails: query('see-trips', { id: id() }, async ({ db }, { id: of }) => listCustomerMails(db, { id: of, limit: mostInTab })),
  notes: query('see-trips', { id: id() }, async ({ db }, { id: of }) => listCustomerNotes(db, { id: of, limit: mostInTab })),
  /** The agreed terms, empty if there are none, and the card's rates at the level of 100 percent. */
  terms: query('see-trips', { id: id() }, async ({ db, rates, now }, { id: of }) => {
    const { card } = rates(now());
    return { ...((await findTerms(db, of)) ?? noTerms), cardRates: card.vehicles, levels: card.countryPercent };
  }),
  /** The record of a trip's customer; null if there is none. */
  ofTrip: query('see-trips', { reference: text() }, async ({ db }, { reference }) => {
    const trip = await findListedTrip(db, reference);
    return trip === null ? null : await findCustomerOfTrip(db, trip.id);
  }),
};

export const customerActs = {
  rename: act('change-trips', { id: id(), version: seen(), name: text() }, rename),
  giveRole: act('change-trips', { id: id(), version: seen(), person: id(), role: text() }, giveRole),
  agreeTerms: act(
    'approve-prices',
    {
      ...{ id: id(), version: seen(), discountPercent: text(), discountText: text(), paymentDays: text() },
      ...{ isWithoutDeposit: text(), needsPurchaseOrder: text(), creditLimit: text(), invoicing: text(), invoiceEmail: text() },
      ...{ depositPercent: text(), depositDays: text() },
    },
    async (context, { id: of, version, staff, ...typed }) => agreeTerms(context, { id: of, version, staff, typed }),
  ),
  agreeRates: act(
    'approve-prices',
    { ...{ id: id(), version: seen(), replaces: text(), from: text(), until: text(), sure: yesOrNo() }, vehicles: vehicleRates },
    async (context, { id: of, version, staff, replaces, sure: isSure, ...typed }) =>
      agreeRates(context, { id: of, version, staff, replaces, isSure, typed }),
  ),
  dropRates: act('approve-prices', { id: id(), version: seen(), from: text() }, dropRates),
  addNote: onceAct({ act: 'customers.addNote', answer: onceDone }, 'see-trips', { id: id(), text: text() }, addNote),
  deleteNote: act('change-trips', { id: id(), note: id() }, deleteNote),
  merge: act('change-trips', { id: id(), version: seen(), into: id(), intoVersion: seen() }, mergeCustomers),
  split: act('change-trips', { id: id(), version: seen(), people: texts(), name: text() }, splitCustomer),
  undoMove: act('change-trips', { move: id() }, undoMove),
  markDifferent: act('change-trips', { id: id(), other: id() }, markDifferent),
};
