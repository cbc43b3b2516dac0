import { sayOrdered } from '#output/texts/travel/say-ordered.ts';

import { sayParts, titleOfParts } from '#output/texts/travel/say-parts.ts';
import { sayStopHours } from '#output/texts/travel/stop-hours.ts';
import type { PayloadOf, PriceSnapshot, TripSnapshot } from '../messages.ts';
import { vehiclePicturesOf } from '../picture-roles.ts';
import type { EmailBlock, EmailFormats, EmailRow } from './email.ts';

/** How subjects and first sentences name a trip. */
export function tripWords(trip: Pick<TripSnapshot, 'reference' | 'from' | 'to' | 'date'>, { words, day }: EmailFormats) {
  const { reference, from, to } = trip;
  return { reference, from, to, route: words.route(trip), date: day(trip.date) };
}

/** The trip before all tables. */
export function ticketOf(trip: TripSnapshot, formats: EmailFormats): EmailBlock {
  return { type: 'ticket', ...ticketTrip(trip, formats), price: null };
}

/** The trip and its price, before all tables. `note`: how long that is valid, or empty. */
export function pricedTicketOf(
  trip: TripSnapshot,
  price: PriceSnapshot,
  { formats, note }: { readonly formats: EmailFormats; readonly note: string },
): EmailBlock {
  const { words, money, hasFile } = formats;
  const pictures = vehiclePicturesOf(price.vehicles).filter(hasFile);
  return {
    type: 'ticket',
    ...ticketTrip(trip, formats),
    price: {
      label: words.t('price.total'),
      amount: money(price.totalCents),
      note,
      vehicles: words.vehicles(price.vehicles),
      pictures,
    },
  };
}

function ticketTrip(trip: TripSnapshot, { words, day }: EmailFormats) {
  const { from, to, reference, passengers, date } = trip;
  const time = trip.stops[0]?.departure?.time ?? '';
  return { day: [day(date), time].filter((part) => part !== '').join(', '), from, to, facts: [words.passengers(passengers), reference] };
}

export function tripTable(trip: TripSnapshot, { t, words }: EmailFormats, more: readonly EmailRow[] = []): EmailBlock {
  const rows = [{ label: t('trip.reference'), value: trip.reference, strong: true }, ...orderedRows(trip, { t, words }), ...more];
  return { type: 'table', title: t('trip.title'), rows };
}

/** What the ticket does not show: everything ordered except the number of people, and `more`. */
export function restTable(trip: TripSnapshot, { t, words }: EmailFormats, more: readonly EmailRow[]): EmailBlock {
  return { type: 'table', title: t('trip.title'), rows: [...orderedRows(trip, { t, words }, ['passengers']), ...more] };
}

/** Everything that was ordered besides places and times. A mail stored before that list existed shows only the group. */
function orderedRows(
  trip: TripSnapshot,
  { t, words }: Pick<EmailFormats, 't' | 'words'>,
  without: readonly string[] = [],
): readonly EmailRow[] {
  const { ordered, parts = [] } = trip;
  if (ordered === undefined) return [{ label: t('trip.group'), value: groupOf(trip, words) }, ...partRows(trip, words)];
  return sayOrdered({ items: ordered, parts }, words)
    .filter(({ field }) => !without.includes(field))
    .map(({ label, lines }) => ({ label, value: lines.join('\n') }));
}

function partRows({ parts = [] }: TripSnapshot, words: EmailFormats['words']): readonly EmailRow[] {
  return parts.length === 0 ? [] : [{ label: titleOfParts(parts, words), value: sayParts(parts, words).join('; ') }];
}

function groupOf({ passengers, childSeats }: TripSnapshot, words: EmailFormats['words']): string {
  const seats = childSeats === undefined ? null : words.childSeats(childSeats);
  return [words.passengers(passengers), seats].filter((text) => text !== null).join('; ');
}

/** For a stop without a calculated arrival. */
const noTimes = { arrival: null, arriveBy: null, driveMinutes: 0, breakMinutes: 0, waitMinutes: 0, isBack: false } as const;

/** Whether a mail is about a price, about a trip without one, or about a settled one. */
type PriceState = 'priced' | 'unpriced' | 'settled';

export function stopsBlock(trip: TripSnapshot, { t, words }: EmailFormats, price: PriceState = 'settled'): EmailBlock {
  const times = sayStopHours(
    trip.stops.map(({ departure, expected }) => ({ ...noTimes, ...expected, departure })),
    words,
  );
  const stops = trip.stops.map(({ place, detail }, index) => {
    const { day = null, hours = '', way = null, wait = null } = times[index] ?? {};
    return { day, hours, place, detail, times: [way, wait].filter((text) => text !== null).join(' – ') };
  });
  const known = price === 'settled' ? [] : trip.stops.flatMap(({ whereabouts }) => whereabouts ?? []);
  const notes = known.flatMap((whereabouts) => words.whereabouts(whereabouts, { isPriced: price === 'priced' }) ?? []);
  const clocks = words.clocks([trip.clockChange ?? null]);
  return {
    type: 'stops',
    title: t('itinerary.title'),
    note: [...(clocks === null ? [] : [clocks]), ...(trip.namesZone ? [words.t('stops.note')] : []), ...new Set(notes)].join(' '),
    stops,
  };
}

export function priceTable(price: PriceSnapshot, { t, words, money }: EmailFormats, more: readonly EmailRow[] = []): EmailBlock {
  const rows = [
    { label: t('price.vehicle'), value: words.vehicles(price.vehicles) },
    { label: words.t('price.net'), value: money(price.netCents) },
    { label: words.t('price.vat'), value: money(price.vatCents) },
    { label: words.t('price.total'), value: money(price.totalCents), strong: true },
    ...owedRows(price, { words, money }),
    ...more,
  ];
  return { type: 'table', title: t('price.title'), rows };
}

/** VAT that a business owes itself is not part of the total. */
function owedRows({ owedVatCents }: PriceSnapshot, { words, money }: Pick<EmailFormats, 'words' | 'money'>): readonly EmailRow[] {
  return owedVatCents === undefined ? [] : [{ label: words.t('price.owedVat'), value: money(owedVatCents) }];
}

/** The VAT within a total, in one line. */
export function sayVat(price: PriceSnapshot, { t, words, money }: EmailFormats): string {
  const rows = [
    { label: words.t('price.net'), value: money(price.netCents) },
    { label: words.t('price.vat'), value: money(price.vatCents) },
    ...owedRows(price, { words, money }),
  ];
  return rows.map(({ label, value }) => `${label}${t('labelEnd')} ${value}`).join(' · ');
}

/** Whom to call on the day. */
export function contactRows(contacts: readonly PayloadOf<'booking-confirmed'>['contact'][], { t }: EmailFormats): readonly EmailRow[] {
  const shown = contacts.filter((contact) => contact !== null).map(({ name, phone }) => `${name}, ${phone}`);
  return shown.length === 0 ? [] : [{ label: t('trip.contact'), value: shown.join('; ') }];
}

/** Exact times, not day counts (docs/prices-and-law.md#cancellation). */
export function cancellationTable(
  { feeSteps, causedAt }: Pick<PayloadOf<'booking-confirmed'>, 'feeSteps' | 'causedAt'>,
  { t, words, money, zone, feeUntil }: EmailFormats,
): EmailBlock {
  const rows = feeSteps.map((step) => ({
    label: feeUntil(step, feeSteps.length),
    value: step.feeCents === 0 ? t('cancellation.free') : t('cancellation.fee', { amount: money(step.feeCents), percent: step.percent }),
  }));
  const clock = zone(causedAt);
  const note = [...(clock === '' ? [] : [words.t('cancellation.zone', { zone: clock })]), words.t('cancellation.note')].join(' ');
  return { type: 'table', title: words.t('cancellation.title'), rows, note, hasLongLabels: true };
}
