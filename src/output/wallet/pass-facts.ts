import { addHours } from '#domain/calendar/instant.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { listAddressLines } from '#domain/itinerary/format-address.ts';
import { firstDepartureInstant, lastDepartureInstant } from '#domain/itinerary/instants.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import { addressOf } from '#domain/sites/addresses.ts';
import { brand } from '#domain/sites/brand.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isBooked } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { getFormats } from '../documents/formats.ts';

export type PassField = { readonly key: string; readonly label: string; readonly value: string };

/** What a pass of any wallet says of a trip, in the customer's language. No prices and no keys of the booking: phones lie about. */
export type PassFacts = {
  readonly reference: string;
  readonly language: SiteLanguage;
  readonly tag: string;
  readonly title: string;
  readonly from: PassField;
  readonly to: PassField;
  readonly fields: readonly PassField[];
  readonly phone: PassField;
  /** The group's page, to show on the day; null while it is off. */
  readonly page: string | null;
  /** From when it matters and until when it is of use; instants. */
  readonly starts: string;
  readonly ends: string;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  /** Cancelled, or over. */
  readonly isVoid: boolean;
};

/** Null for a trip that was never booked. */
export function describePass(trip: Trip, addresses: PublicAddresses): PassFacts | null {
  const [first] = trip.itinerary.stops;
  if (trip.bookedAt === null || first === undefined) return null;
  const formats = getFormats(trip);
  const { t, words } = formats;
  const starts = firstDepartureInstant(trip.itinerary);
  const option = findChosenOption(trip);
  const back = stopTimesOf(trip.quote)?.at(-1)?.arrives ?? null;
  const ends = tripEndsOf(trip.itinerary.stops);
  const field = (key: 'departs' | 'back' | 'group' | 'vehicle' | 'boarding' | 'reference', value: string): PassField => ({
    ...{ key, label: t(`wallet.${key}`), value },
  });
  return {
    ...{ reference: trip.reference, language: trip.language, tag: tagOf(trip.language), title: describeRoute(trip.itinerary) },
    from: { key: 'from', label: t('wallet.from'), value: ends.from },
    to: { key: 'to', label: t('wallet.to'), value: ends.to },
    fields: [
      field('departs', formats.instant(starts, first.place.timeZone)),
      ...(back === null ? [] : [field('back', formats.instant(back, first.place.timeZone))]),
      field('group', words.passengers(trip.group.passengers)),
      ...(option === null ? [] : [field('vehicle', words.vehicles(option.vehicles))]),
      field('boarding', listAddressLines(first.place).join(', ')),
      field('reference', trip.reference),
    ],
    phone: { key: 'phone', label: t('wallet.phone'), value: brand.phoneShown[trip.site] },
    page: trip.isShared ? addressOf(trip, { page: 'shared', id: trip.shareKey }, addresses) : null,
    starts,
    ends: addHours(lastDepartureInstant(trip.itinerary), 24),
    place: first.place.coordinates,
    isVoid: !isBooked(trip),
  };
}
