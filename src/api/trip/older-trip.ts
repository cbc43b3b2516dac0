import type { Stop } from '#domain/itinerary/itinerary.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { stateOf, type Travel } from '#operations/duties/travel.ts';
import { builder } from '../builder.ts';
import { AddressRef, dateOf } from './places-of-trip.ts';

type Leg = { readonly from: Stop; readonly to: Stop; readonly language: SiteLanguage };

const TripLeg = builder.objectRef<Leg>('TripLeg').implement({
  fields: (t) => ({
    date: t.string({ nullable: true, description: 'D/M/YYYY, local.', resolve: ({ from }) => dateOf(from.departure) }),
    time: t.string({ nullable: true, resolve: ({ from }) => from.departure?.time ?? null }),
    departure: t.field({ type: AddressRef, resolve: ({ from, language }) => ({ place: from.place, language }) }),
    destination: t.field({ type: AddressRef, resolve: ({ to, language }) => ({ place: to.place, language }) }),
  }),
});

/** The older shape of docs/specification.md#entities: outbound and inbound, whatever stops are between. */
export const OlderTripRef = builder.objectRef<Travel>('Trip').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    outbound: t.field({ type: TripLeg, nullable: true, resolve: ({ trip }) => outboundOf(trip) }),
    inbound: t.field({ type: TripLeg, nullable: true, resolve: ({ trip }) => inboundOf(trip) }),
    firstName: t.string({ resolve: ({ trip }) => trip.customer.firstName }),
    lastName: t.string({ resolve: ({ trip }) => trip.customer.lastName }),
    reference: t.string({ resolve: ({ trip }) => trip.reference }),
    country: t.string({ resolve: ({ trip }) => getSite(trip.site).country ?? 'EU' }),
    status: t.string({ resolve: (travel) => stateOf(travel).status }),
    stage: t.string({ resolve: (travel) => stateOf(travel).stage }),
  }),
});

function outboundOf(trip: Travel['trip']): Leg | null {
  const { stops } = trip.itinerary;
  const last = hasWayBack(trip) ? stops.at(-2) : stops.at(-1);
  return legOf(stops[0], last, trip.language);
}

function inboundOf(trip: Travel['trip']): Leg | null {
  const { stops } = trip.itinerary;
  return hasWayBack(trip) ? legOf(stops.at(-2), stops.at(-1), trip.language) : null;
}

/** Its last leg, if it ends where it began. */
function hasWayBack({ itinerary: { type, stops } }: Travel['trip']): boolean {
  return type !== 'one-way' && stops.length >= 3 && stops.at(-1)?.place.town === stops[0]?.place.town;
}

function legOf(from: Stop | undefined, to: Stop | undefined, language: SiteLanguage): Leg | null {
  return from === undefined || to === undefined ? null : { from, to, language };
}
