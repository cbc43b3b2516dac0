import { cleanLine } from '#domain/input/clean-text.ts';
import { listAddressLines } from '#domain/itinerary/format-address.ts';
import type { Stop } from '#domain/itinerary/itinerary.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import { type Link, pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { PriceSnapshot, TripSnapshot } from './messages.ts';

/** Public address of each site, without a trailing slash (reading 2). */
export type SiteAddresses = Readonly<Record<SiteKey, string>>;

export function tripSnapshotOf(trip: Trip): TripSnapshot {
  return {
    ...routeOf(trip),
    stops: trip.itinerary.stops.map(stopSnapshotOf),
    passengers: trip.group.passengers,
  };
}

/** A trip in one line. A return trip ends where it began: what it goes to is then the last stop elsewhere. */
export function routeOf(trip: Trip): Pick<TripSnapshot, 'reference' | 'from' | 'to' | 'date'> {
  const { stops } = trip.itinerary;
  const first = stops[0];
  if (first?.departure == null) throw new RangeError('A trip without a first departure');
  const last = stops.findLast(({ place }) => place.name !== first.place.name) ?? first;
  return { reference: trip.reference, from: shown(first.place.name), to: shown(last.place.name), date: first.departure.date };
}

export function priceSnapshotOf({ vehicles, netCents, vatCents, totalCents }: QuoteOption): PriceSnapshot {
  return { vehicles: [...vehicles], netCents, vatCents, totalCents };
}

/** The option that the customer chose. */
export function chosenOptionOf(trip: Trip): QuoteOption {
  const option = trip.quote?.options.find(({ key }) => key === trip.quote?.chosen);
  if (option === undefined) throw new RangeError('A trip without a chosen price');
  return option;
}

/** An absolute address on the trip's own site, in the trip's language; never made from a request. */
export function addressOf(trip: Pick<Trip, 'site' | 'language'>, link: Link, addresses: SiteAddresses): string {
  return new URL(pathTo({ site: getSite(trip.site), language: trip.language }, link), addresses[trip.site]).href;
}

/** Cleaned, and short enough for any line of a mail. */
export function shown(text: string): string {
  const cleaned = cleanLine(text);
  return cleaned.length <= 200 ? cleaned : `${cleanLine(cleaned.slice(0, 199))}…`;
}

function stopSnapshotOf({ place, departure }: Stop): TripSnapshot['stops'][number] {
  const [name = '', ...others] = listAddressLines(place).map((line) => shown(line));
  const detail = others.join(', ');
  return { place: name, detail, departure: departure === null ? null : { date: departure.date, time: departure.time } };
}
