import type { Travel } from '#operations/duties/travel.ts';
import { builder } from '../builder.ts';
import { TravelRef } from '../trip/travel-type.ts';
import { compareModes, EmissionsRef } from './emissions-type.ts';
import { listTightStops, TightStopRef } from './tight-stop-type.ts';

/** What a quote's page explains beside its price. */
builder.objectFields(TravelRef, (t) => ({
  emissions: t.field({ type: EmissionsRef, nullable: true, resolve: (travel) => emissionsOf(travel) }),
  tightStops: t.field({ type: [TightStopRef], resolve: ({ trip }) => listTightStops(trip) }),
}));

function emissionsOf({ trip }: Travel) {
  const date = trip.itinerary.stops[0]?.departure?.date ?? trip.createdAt.slice(0, 10);
  return trip.quote === null ? null : compareModes({ kilometres: trip.quote.kilometres, date, stops: trip.itinerary.stops });
}
