import type { PayloadOf, PriceSnapshot, TripSnapshot } from '../messages.ts';
import type { LetterBlock, LetterFormats, LetterRow } from './letter.ts';

/** What subjects and first sentences name a trip by. */
export function tripWords(trip: Pick<TripSnapshot, 'reference' | 'from' | 'to' | 'date'>, { t, date }: LetterFormats) {
  const { reference, from, to } = trip;
  return { reference, from, to, route: t('route', { from, to }), date: date(trip.date) };
}

export function tripTable(trip: TripSnapshot, { t }: LetterFormats, more: readonly LetterRow[] = []): LetterBlock {
  const rows = [
    { label: t('trip.reference'), value: trip.reference, strong: true },
    { label: t('trip.group'), value: t('trip.passengers', { count: trip.passengers }) },
    ...more,
  ];
  return { type: 'table', title: t('trip.title'), rows };
}

export function stopsBlock(trip: TripSnapshot, { t, date }: LetterFormats): LetterBlock {
  const stops = trip.stops.map(({ place, detail, departure }) => ({
    moment: departure === null ? t('itinerary.end') : `${date(departure.date)} ${departure.time}`,
    place,
    detail,
  }));
  return { type: 'stops', title: t('itinerary.title'), note: t('itinerary.note'), stops };
}

export function priceTable(price: PriceSnapshot, { t, money }: LetterFormats, more: readonly LetterRow[] = []): LetterBlock {
  const rows = [
    { label: t('price.vehicle'), value: vehiclesOf(price, t) },
    { label: t('price.net'), value: money(price.netCents) },
    { label: t('price.vat'), value: money(price.vatCents) },
    { label: t('price.total'), value: money(price.totalCents), strong: true },
    ...more,
  ];
  return { type: 'table', title: t('price.title'), rows };
}

/** Who is called on the day. */
export function contactRows(contacts: readonly PayloadOf<'booking-confirmed'>['contact'][], { t }: LetterFormats): readonly LetterRow[] {
  const told = contacts.filter((contact) => contact !== null).map(({ name, phone }) => `${name}, ${phone}`);
  return told.length === 0 ? [] : [{ label: t('trip.contact'), value: told.join('; ') }];
}

/** Exact moments, not day counts (field notes, "Cancellation and law"). */
export function cancellationTable(
  { feeSteps, causedAt }: Pick<PayloadOf<'booking-confirmed'>, 'feeSteps' | 'causedAt'>,
  { t, money, moment, zone }: LetterFormats,
): LetterBlock {
  const openEnd = t(feeSteps.length > 1 ? 'cancellation.later' : 'cancellation.always');
  const rows = feeSteps.map(({ until, percent, feeCents }) => ({
    label: until === null ? openEnd : t('cancellation.until', { moment: moment(until) }),
    value: t('cancellation.fee', { amount: money(feeCents), percent }),
  }));
  return { type: 'table', title: t('cancellation.title'), rows, note: t('cancellation.note', { zone: zone(causedAt) }) };
}

function vehiclesOf({ vehicles }: PriceSnapshot, t: LetterFormats['t']): string {
  const kinds = [...new Set(vehicles)];
  const counts = kinds.map((kind) => ({ kind, count: vehicles.filter((vehicle) => vehicle === kind).length }));
  return counts.map(({ kind, count }) => (count > 1 ? `${count} × ` : '') + t(`vehicles.${kind}`)).join(' + ');
}
