import { readTogether } from '#db/engine/read-together.ts';
import type { Database } from '#db/engine/tables.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { nameOfState } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import {
  answerMessage,
  assignMessage,
  attachMessage,
  closeMessage,
  refuseMessage,
  reopenMessage,
} from '#operations/messages/act-on-message.ts';
import { isUndeliverable } from '#operations/messages/mailbox-store.ts';
import { listMessageFiles } from '#operations/messages/message-file-store.ts';
import {
  countOpenMessages,
  findMessage,
  listMessages,
  listMessagesOfTrip,
  listOpenMessages,
  listThread,
  type Message,
} from '#operations/messages/message-store.ts';
import { isOpen, messageLists } from '#operations/messages/rules/message.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { mayDo } from '#operations/staff/rules/rights.ts';
import { findListedTrip, listTripsByEmail } from '#operations/trips/trip-store.ts';
import { act, query } from './act.ts';
import { id, oneOf, text } from './fields.ts';

/** The most on the first page of the desk. */
const mostOnToday = 50;
const pageSize = 100;
const mostTrips = 12;

/** All people who look at the same time share one read, because every open first page asks after a change. */
const readOpen = readTogether(async ({ db }: { readonly db: Database }) => await listOpenMessages(db, { limit: mostOnToday }));

/** A row of a list. */
function toRow({ body, tripId: _trip, threadId: _thread, messageId: _mail, ...message }: Message) {
  return { ...message, opening: shorten(body), isOpen: isOpen({ ...message }) };
}

function toLine({
  id,
  direction,
  incomplete,
  channel,
  kind,
  name,
  email,
  subject,
  body,
  receivedAt,
  answeredAt,
  answeredBy,
  closedAt,
  closedBy,
}: Message) {
  const states = { answeredAt, answeredBy, closedAt, closedBy };
  return { id, direction, channel, kind, incomplete, name, email, subject, body, receivedAt, ...states };
}

/** The messages of a conversation with their attachments. */
async function toLines(db: Database, messages: readonly Message[]) {
  const files = await listMessageFiles(
    db,
    messages.map(({ id }) => id),
  );
  return messages.map((message) => ({
    ...toLine(message),
    isOpen: isOpen(message),
    files: files.filter(({ messageId }) => messageId === message.id).map(({ id, name, size, state }) => ({ id, name, size, state })),
  }));
}

/** A trip as shown beside a message of its customer. */
function toTrip(trip: Trip) {
  const { stops } = trip.itinerary;
  return {
    reference: trip.reference,
    state: nameOfState(trip) ?? '',
    from: stops[0]?.place.town ?? '',
    to: stops.find(({ place }) => place.town !== stops[0]?.place.town)?.place.town ?? '',
    date: stops[0]?.departure?.date ?? null,
    passengers: trip.group.passengers,
  };
}

export const messageQueries = {
  /** The messages that wait for an answer, the most urgent first, for the first page of the desk. */
  listOpen: query('see-trips', {}, async (context) => (await readOpen(context)).map(toRow)),
  /** A list of the message page; `older` is the id after which the next page begins. */
  list: query(
    'see-trips',
    { list: oneOf(messageLists), search: text(), before: text() },
    async ({ db, signedIn: { member } }, { list, search, before }) => {
      const open = await countOpenMessages(db);
      if (list === 'open' || list === 'mine') {
        const found = await listOpenMessages(db, { memberId: list === 'mine' ? member.id : null, limit: pageSize });
        return { rows: found.map(toRow), older: null, list, open };
      }
      const found = await listMessages(db, { list, search, before, limit: pageSize + 1 });
      const rows = found.slice(0, pageSize).map(toRow);
      return { rows, older: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null, list, open };
    },
  ),
  /** One message with its conversation and the sender's other trips; null where there is none. */
  one: query('see-trips', { id: id() }, async ({ db }, { id: asked }) => {
    const message = await findMessage(db, asked);
    if (message === null) return null;
    const [thread, undeliverable, trips, members] = await Promise.all([
      listThread(db, message.threadId).then((lines) => toLines(db, lines)),
      isUndeliverable(db, message.email),
      message.email === '' ? [] : listTripsByEmail(db, message.email, mostTrips),
      listMembers(db),
    ]);
    const colleagues = members.filter(({ closedAt, roles }) => closedAt === null && mayDo(roles, 'write-to-customers'));
    return {
      ...toRow(message),
      thread,
      isUndeliverable: undeliverable,
      trips: trips.map(toTrip),
      colleagues: colleagues.map((member) => ({ id: member.id, name: member.name })),
    };
  }),
  /** All messages about a trip, the oldest first, and the customer's address where mails to it bounce. */
  ofTrip: query('see-trips', { reference: text() }, async ({ db }, { reference }) => {
    const trip = await findListedTrip(db, reference.toUpperCase());
    if (trip === null) return { lines: [], undeliverable: null };
    const [messages, comesBack] = await Promise.all([listMessagesOfTrip(db, trip.id), isUndeliverable(db, trip.customer.email)]);
    return { lines: await toLines(db, messages), undeliverable: comesBack ? trip.customer.email : null };
  }),
};

export const messageActs = {
  answer: act('write-to-customers', { id: id(), subject: text(), text: text() }, answerMessage),
  close: act('write-to-customers', { id: id() }, closeMessage),
  reopen: act('write-to-customers', { id: id() }, reopenMessage),
  refuse: act('write-to-customers', { id: id() }, refuseMessage),
  /** An empty owner is nobody; `before` is who it was on the page. */
  assign: act('write-to-customers', { id: id(), owner: text(), before: text() }, async (context, { owner, ...asked }) =>
    assignMessage(context, { ...asked, ownerId: owner }),
  ),
  /** An empty number is no trip; `before` is the one on the page. */
  attach: act('write-to-customers', { id: id(), reference: text(), before: text() }, attachMessage),
};
