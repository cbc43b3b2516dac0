import { findTrips } from '#data/trips/find-trips.ts';
import { isDate } from '#domain/calendar/date.ts';
import { isSiteKey } from '#domain/sites/keys.ts';
import { tripStateNames, tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { builder, require } from './builder.ts';
import { TripRowRef } from './trip-row.ts';

const pageSize = 50;

type TripPage = { readonly trips: readonly Trip[]; readonly hasMore: boolean };

const TripPageRef = builder.objectRef<TripPage>('TripPage').implement({
  fields: (t) => ({
    trips: t.field({ type: [TripRowRef], resolve: ({ trips }) => [...trips] }),
    hasMore: t.exposeBoolean('hasMore'),
  }),
});

builder.queryField('trips', (t) =>
  t.field({
    type: TripPageRef,
    description: 'What is not understood filters nothing: the address of a list may have been typed.',
    args: {
      search: t.arg.string({
        required: true,
        description: 'Reference, name, organisation, mail address or phone number, or a part of one.',
      }),
      state: t.arg.string({ required: true }),
      site: t.arg.string({ required: true }),
      from: t.arg.string({ required: true, description: 'First departure, YYYY-MM-DD.' }),
      to: t.arg.string({ required: true }),
      page: t.arg.int({ required: true, description: 'From 1.' }),
    },
    resolve: async (_root, { search, state, site, from, to, page }, context): Promise<TripPage> => {
      require(context, 'see-trips');
      const name = tripStateNames.find((known) => known === state);
      const found = await findTrips(context.db, {
        search,
        state: name === undefined ? null : tripStates[name],
        site: isSiteKey(site) ? site : null,
        from: isDate(from) ? from : null,
        to: isDate(to) ? to : null,
        offset: Math.min(Math.max(page, 1) - 1, 200) * pageSize,
        limit: pageSize + 1,
      });
      return { trips: found.slice(0, pageSize), hasMore: found.length > pageSize };
    },
  }),
);
