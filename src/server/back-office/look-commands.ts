import { addressOf } from '#domain/sites/addresses.ts';
import { isReference } from '#domain/trip/reference.ts';
import { tripStateNames, tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listTrips, readTripRecord } from '#operations/trips/trip-record.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { type BackOfficeContext, type Command, done, misunderstand, refuse } from './command.ts';
import { describeRecord, formatRecord, summarise, withoutKeys } from './describe-trip.ts';
import { isDateOrNone, notDate, readWhole } from './read-values.ts';

export const listCommand: Command = {
  name: 'list',
  usage: '[--state <state>] [--from <date>] [--to <date>] [--limit <number>]',
  summary: 'trips by their first departure, the next first',
  options: {
    state: { type: 'string', help: `only trips in this state: ${tripStateNames.join(', ')}` },
    from: { type: 'string', help: 'first departure on this date or later, YYYY-MM-DD' },
    to: { type: 'string', help: 'first departure on this date or earlier' },
    limit: { type: 'string', help: 'at most so many (50)' },
  },
  words: [0, 0],
  async run({ db }, { text }) {
    const [asked, from, to] = [text('state'), text('from'), text('to')];
    const state = tripStateNames.find((name) => name === asked);
    if (asked !== null && state === undefined) return misunderstand(`--state must be one of ${tripStateNames.join(', ')}.`);
    if (!isDateOrNone(from)) return misunderstand(`--from ${notDate}.`);
    if (!isDateOrNone(to)) return misunderstand(`--to ${notDate}.`);
    const limit = readWhole(text('limit') ?? '50', { from: 1, to: 10_000 });
    if (limit === null) return misunderstand('--limit must be a whole number from 1 to 10000.');
    const trips = await listTrips(db, { state: state === undefined ? null : tripStates[state], from, to, limit });
    return done(trips.map(withoutKeys), trips.length === 0 ? ['No trips.'] : trips.map(summarise));
  },
};

export const showCommand: Command = {
  name: 'show',
  usage: '<reference> [--links]',
  summary: 'all that is kept of a trip: stops, price, history, payments, mails',
  options: {
    links: { type: 'boolean', help: "with the addresses of the customer's own pages: whoever has them can act for the customer" },
  },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], isSet }) {
    if (!isReference(reference)) return misunderstand(`"${reference}" is not a reference such as NL-26-104233.`);
    const trip = await findTripByReference(context.db, reference);
    if (trip === null) return refuse(`There is no trip ${reference.toUpperCase()}.`);
    const record = await readTripRecord(context.db, trip);
    const links = isSet('links') ? linksOf(trip, context) : [];
    return done({ ...formatRecord(record), ...(links.length > 0 ? { links } : {}) }, [...describeRecord(record), ...links]);
  },
};

function linksOf(trip: Trip, { addresses }: BackOfficeContext): readonly string[] {
  const quote = addressOf(trip, { page: 'my-quote', id: trip.quoteKey }, addresses);
  return trip.bookedAt === null ? [quote] : [quote, addressOf(trip, { page: 'my-booking', id: trip.bookingKey }, addresses)];
}
