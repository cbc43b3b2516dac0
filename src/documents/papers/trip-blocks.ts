import { cancellationFee } from '#domain/cancellation/fee-scale.ts';
import { listAddressLines } from '#domain/itinerary/format-address.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import type { Stop } from '#domain/itinerary/itinerary.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { DayContact, Trip } from '#domain/trip/trip.ts';
import { type DocumentFormats, nameVehicles, shown } from '../formats.ts';
import type { PaperBlock, PaperRow } from './paper.ts';

/** The option that the customer chose, or that the quote proposes. */
export function chosenOptionOf({ quote }: Trip): QuoteOption {
  const option = quote?.options.find(({ key }) => key === quote.chosen);
  if (option === undefined) throw new RangeError('A trip without a chosen price');
  return option;
}

export function tripBlock(trip: Trip, option: QuoteOption, { t }: DocumentFormats): PaperBlock {
  const { customer, group, firstContact, secondContact } = trip;
  const person = shown([customer.firstName, customer.lastName].join(' '));
  const rows: PaperRow[] = [
    { label: t('trip.group'), value: t('trip.passengers', { count: group.passengers }) },
    { label: t('trip.vehicle'), value: t('trip.vehicleSeats', { vehicles: nameVehicles(option.vehicles, t), seats: option.seats }) },
    { label: t('trip.drivers'), value: String(option.crew.drivers) },
    { label: t('trip.customer'), value: [shown(customer.organisation), person].filter((text) => text !== '').join(', ') },
    ...contactRow(t('trip.firstContact'), firstContact),
    ...contactRow(t('trip.secondContact'), secondContact),
  ];
  return { type: 'rows', title: t('trip.title'), rows };
}

function contactRow(label: string, contact: DayContact | null): PaperRow[] {
  return contact === null ? [] : [{ label, value: `${shown(contact.name)}, ${shown(contact.phoneNumber, 40)}` }];
}

export function itineraryBlock({ itinerary }: Trip, { t, date, countryAbroad }: DocumentFormats): PaperBlock {
  const rowOf = ({ place, departure }: Stop) => {
    const when = departure === null ? t('itinerary.end') : `${date(departure.date)} ${departure.time}`;
    const [first = '', ...others] = listAddressLines(place).map((line) => shown(line));
    return [when, first, [...others, countryAbroad(place.countryCode)].filter((part) => part !== '').join(', ')];
  };
  return {
    type: 'table',
    title: t('itinerary.title'),
    columns: [
      { label: t('itinerary.when'), share: 0.24 },
      { label: t('itinerary.stop'), share: 0.34 },
      { label: t('itinerary.address'), share: 0.42 },
    ],
    rows: itinerary.stops.map(rowOf),
    notes: [t('itinerary.note')],
  };
}

/** The fee at every moment; that of a quote as if it were ordered at `now`. */
export function cancellationBlock(
  trip: Trip,
  { totalCents }: QuoteOption,
  { now, formats }: { now: string; formats: DocumentFormats },
): PaperBlock {
  const { t, money, moment, number, zone } = formats;
  const bookedAt = trip.bookedAt ?? now;
  const { steps } = cancellationFee({ totalCents, departure: firstDepartureInstant(trip.itinerary), bookedAt, now });
  const rows = steps.map(({ until, percent, feeCents }) => {
    const last = steps.length > 1 ? t('cancellation.later') : t('cancellation.always');
    const when = until === null ? last : t('cancellation.until', { moment: moment(until) });
    return [when, `${number(percent)} %`, feeCents === 0 ? t('cancellation.free') : money(feeCents)];
  });
  const words = { moment: moment(bookedAt), zone: zone(bookedAt) };
  return {
    type: 'table',
    title: t('cancellation.title'),
    columns: [
      { label: t('cancellation.when'), share: 0.5 },
      { label: t('cancellation.percent'), share: 0.25, atEnd: true },
      { label: t('cancellation.fee'), share: 0.25, atEnd: true },
    ],
    rows,
    notes: [trip.bookedAt === null ? t('cancellation.quoteNote', words) : t('cancellation.note', { zone: words.zone })],
  };
}
