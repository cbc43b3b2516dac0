import { findTravel } from '#operations/duties/travel.ts';
import { builder } from '../builder.ts';
import { QuoteRef } from '../quote/quote-type.ts';
import { reporting } from '../run/failures.ts';
import { OlderTripRef } from './older-trip.ts';
import { listChoicesOf } from './travel-extras.ts';
import { TravelRef } from './travel-type.ts';

const description = 'A quote id or booking id. Null where there is no such trip.';

builder.queryField('getTravel', (t) =>
  t.field({
    type: TravelRef,
    nullable: true,
    args: { id: t.arg.string({ required: true, description }) },
    resolve: (_root, { id }, context) => reporting({ log: context.log, operation: 'getTravel' }, () => findTravel(context, id)),
  }),
);

builder.queryField('getTrip', (t) =>
  t.field({
    type: OlderTripRef,
    nullable: true,
    args: { id: t.arg.string({ required: true, description }) },
    resolve: (_root, { id }, context) => reporting({ log: context.log, operation: 'getTrip' }, () => findTravel(context, id)),
  }),
);

builder.queryField('getQuotes', (t) =>
  t.field({
    type: [QuoteRef],
    nullable: true,
    args: { id: t.arg.string({ required: true, description }) },
    resolve: (_root, { id }, context) =>
      reporting({ log: context.log, operation: 'getQuotes' }, async () => {
        const travel = await findTravel(context, id);
        return travel === null ? null : listChoicesOf(travel);
      }),
  }),
);
