import { isDate } from '#domain/calendar/written-date.ts';
import { isSiteKey } from '#domain/sites/keys.ts';
import { readColumns } from '#domain/trip/list-columns.ts';
import { readSearch } from '#domain/trip/search/read-search.ts';
import { tripStateNames, tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { audit } from '#operations/audit/audit.ts';
import { findSimilarTrips, findTripByDocument, findTrips, type TripSearch } from '#operations/trips/find-trips.ts';
import { builder, require } from './builder.ts';
import type { DeskContext } from './context.ts';
import { TripRowRef } from './trip-row.ts';

const pageSize = 50;
const mostPages = 200;

type TripPage = { readonly trips: readonly Trip[]; readonly hasMore: boolean; readonly meant: readonly string[] };

const TripPageRef = builder.objectRef<TripPage>('TripPage').implement({
  fields: (t) => ({
    trips: t.field({ type: [TripRowRef], resolve: ({ trips }) => [...trips] }),
    hasMore: t.exposeBoolean('hasMore'),
    meant: t.stringList({
      description: 'Words of trips that are like those asked for, where no trip has these.',
      resolve: ({ meant }) => [...meant],
    }),
  }),
});

/** What an address of a list may name. */
const filterArgs = builder.args((t) => ({
  search: t.string({
    required: true,
    description:
      'Reference, name, organisation, mail address, phone number, place, driver or vehicle, or a part of one; a day; an invoice.',
  }),
  state: t.string({ required: true }),
  site: t.string({ required: true }),
  from: t.string({ required: true, description: 'First departure, YYYY-MM-DD.' }),
  to: t.string({ required: true }),
  order: t.string({ required: true, description: '`earliest`, `nearest`, else `latest`.' }),
}));

builder.queryField('trips', (t) =>
  t.field({
    type: TripPageRef,
    description: 'What is not understood filters nothing: the address of a list may have been typed.',
    args: {
      ...filterArgs,
      page: t.arg.int({ required: true, description: 'From 1.' }),
      most: t.arg.int({ description: 'How many a page has at most.' }),
    },
    resolve: async (_root, { page, most, ...filter }, context): Promise<TripPage> => {
      require(context, 'see-trips');
      const size = Math.min(Math.max(most ?? pageSize, 1), pageSize);
      const offset = Math.min(Math.max(page, 1) - 1, mostPages) * size;
      const { trips, meant } = await searchTrips(context, { ...readFilter(filter, context.now()), offset, limit: size + 1 });
      return { trips: trips.slice(0, size), hasMore: trips.length > size, meant };
    },
  }),
);

const exportedAtOnce = 500;
const mostExported = 10_000;

builder.queryField('exportTrips', (t) =>
  t.field({
    type: TripPageRef,
    description: 'A part of a list for a file, of which there are 10,000 trips at most; each part that is taken is in the audit.',
    args: {
      ...filterArgs,
      columns: t.arg.stringList({ required: true }),
      page: t.arg.int({ required: true, description: 'From 1.' }),
    },
    resolve: async (_root, { page, columns, ...filter }, context): Promise<TripPage> => {
      require(context, 'see-trips');
      require(context, 'export-customers');
      const offset = Math.min(Math.max(page - 1, 0) * exportedAtOnce, mostExported);
      const limit = Math.min(exportedAtOnce, mostExported - offset);
      const asked = { ...readFilter(filter, context.now()), offset, limit: limit + 1 };
      const { trips, meant } = limit === 0 ? { trips: [], meant: [] } : await searchTrips(context, asked);
      const taken = trips.slice(0, limit);
      const { state, site, from, to } = filter;
      // What was searched for is left out: it may be a customer's name.
      const detail = { columns: readColumns(columns), state, site, from, to, page, trips: taken.length };
      await audit(context.db, context.signedIn.member, { act: 'export-trips', subject: '', detail });
      return { trips: taken, hasMore: trips.length > limit && offset + limit < mostExported, meant };
    },
  }),
);

type TripFilter = Readonly<Record<'search' | 'state' | 'site' | 'from' | 'to' | 'order', string>>;

const never = { from: '9999-12-31', to: '0001-01-01' };

/** A filter as its address has it. Days that are named in the search count as well. */
function readFilter({ search, state, site, from, to, order }: TripFilter, now: string): Omit<TripSearch, 'offset' | 'limit'> {
  const name = tripStateNames.find((known) => known === state);
  const read = readSearch(search, now.slice(0, 10));
  const [earliest, latest] = [isDate(from) ? from : '0001-01-01', isDate(to) ? to : '9999-12-31'];
  const isBounded = isDate(from) || isDate(to);
  const days = read.days.filter((range) => range.to >= earliest && range.from <= latest);
  const isNever = read.days.length > 0 && days.length === 0;
  return {
    search: read.words,
    state: name === undefined ? null : tripStates[name],
    site: isSiteKey(site) ? site : null,
    days: isNever ? [never] : days.length === 0 && isBounded ? [{ from: earliest, to: latest }] : days,
    order: order === 'earliest' || order === 'nearest' ? order : 'latest',
  };
}

/** Trips as they are asked for; where there are none, those that may have been meant. */
async function searchTrips({ db }: DeskContext, asked: TripSearch): Promise<{ trips: readonly Trip[]; meant: readonly string[] }> {
  const trips = await findTrips(db, asked);
  if (trips.length > 0 || asked.offset > 0 || asked.search === '') return { trips, meant: [] };
  const billed = await findTripByDocument(db, asked.search);
  if (billed !== null) return { trips: [billed], meant: [] };
  return await findSimilarTrips(db, asked);
}
