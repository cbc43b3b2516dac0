import { cancellationFee } from '#domain/cancellation/fee-scale.ts';
import { feeScaleOf } from '#domain/cancellation/fee-scales.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { formatPhone } from '#domain/input/phone.ts';
import { accuracyOf } from '#domain/itinerary/accuracy.ts';
import { firstDepartureOf } from '#domain/itinerary/instants.ts';
import type { Itinerary, Stop } from '#domain/itinerary/itinerary.ts';
import { namesZone } from '#domain/itinerary/names-zone.ts';
import { placeLinesOf } from '#domain/itinerary/place-lines.ts';
import { timeStops } from '#domain/itinerary/timed-stops.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import { getSite } from '#domain/sites/registry.ts';
import { listParts } from '#domain/trip/list-parts.ts';
import { listOrdered } from '#domain/trip/ordered.ts';
import type { DayContact, Trip } from '#domain/trip/trip.ts';

import { sayOrdered } from '#output/texts/travel/say-ordered.ts';

import { sayStopHours } from '#output/texts/travel/stop-hours.ts';
import type { DocumentFormats } from '../formats.ts';
import type { PdfBlock, PdfRow } from './pdf-document.ts';

export function tripBlock(trip: Trip, option: QuoteOption, { t, words }: DocumentFormats): PdfBlock {
  const { customer, firstContact, secondContact } = trip;
  const person = shorten([customer.firstName, customer.lastName].join(' '));
  const rows: PdfRow[] = [
    ...orderedRows(trip, words),
    { label: t('trip.vehicle'), value: words.t('sized', { vehicle: words.vehicles(option.vehicles), count: option.seats }) },
    { label: t('trip.drivers'), value: String(option.crew.drivers) },
    { label: t('trip.customer'), value: [shorten(customer.organisation), person].filter((text) => text !== '').join(', ') },
    ...contactRow(t('trip.firstContact'), firstContact, trip),
    ...contactRow(t('trip.secondContact'), secondContact, trip),
  ];
  return { type: 'rows', title: t('trip.title'), rows, isPaired: true };
}

/** Everything that was ordered besides places and times; the number of people is at the top of the document. */
function orderedRows(trip: Trip, words: DocumentFormats['words']): PdfRow[] {
  return sayOrdered({ items: listOrdered(trip), parts: listParts(trip) }, words)
    .filter(({ field }) => field !== 'passengers')
    .map(({ label, lines }) => ({ label, value: lines.join('\n') }));
}

function contactRow(label: string, contact: DayContact | null, { site }: Trip): PdfRow[] {
  if (contact === null) return [];
  const phone = formatPhone(contact.phoneNumber, getSite(site).country);
  return [{ label, value: `${shorten(contact.name)}, ${shorten(phone, 40)}` }];
}

export function itineraryBlock({ site, itinerary, quote }: Trip, { t, words, countryAbroad }: DocumentFormats): PdfBlock {
  const timed = timeStops(itinerary.stops, stopTimesOf(quote));
  const times = sayStopHours(timed, words, words.shortDay);
  const clocks = words.clocks(timed.map(({ clockChange }) => clockChange));
  const rowOf = ({ place }: Stop, index: number) => {
    const { name, address } = placeLinesOf(place, countryAbroad(place.countryCode));
    const { day = null, hours = '', way = null, wait = null } = times[index] ?? {};
    const when = [day, hours].filter((text) => text !== null).join(', ');
    return [when, [name, ...address].join(', '), [way, wait].filter((text) => text !== null).join('\n')];
  };
  return {
    type: 'table',
    title: t('itinerary.title'),
    columns: [
      { label: t('itinerary.when'), share: 0.3 },
      { label: t('itinerary.stop'), share: 0.42 },
      { label: t('itinerary.way'), share: 0.28 },
    ],
    rows: itinerary.stops.map(rowOf),
    notes: [
      ...(clocks === null ? [] : [clocks]),
      ...(namesZone(site, itinerary) ? [words.t('stops.note')] : []),
      ...listWhereabouts(itinerary, words),
    ],
  };
}

/** What the estimates for approximate stops are based on, each sentence once. */
function listWhereabouts({ stops }: Itinerary, { whereabouts }: DocumentFormats['words']): readonly string[] {
  const notes = stops.flatMap(
    ({ place }) => whereabouts({ ...accuracyOf(place), town: shorten(place.town), zip: shorten(place.zip) }) ?? [],
  );
  return [...new Set(notes)];
}

/** The fee over time; for a quote, as if it were ordered at `now`. */
export function cancellationBlock(
  trip: Trip,
  { totalCents }: QuoteOption,
  { now, formats }: { now: string; formats: DocumentFormats },
): PdfBlock {
  const { t, words, money, moment, tag, zone, feeUntil } = formats;
  const bookedAt = trip.bookedAt ?? now;
  const scale = feeScaleOf(trip.quote, bookedAt);
  const { steps } = cancellationFee({ scale, totalCents, ...firstDepartureOf(trip.itinerary), bookedAt, now });
  const rows = steps.map((step) => [
    feeUntil(step, steps.length),
    formatPercent(step.percent, tag),
    step.feeCents === 0 ? t('cancellation.free') : money(step.feeCents),
  ]);
  const clock = zone(bookedAt);
  const notes = [
    ...(trip.bookedAt === null ? [t('cancellation.quoteNote', { moment: moment(bookedAt) })] : []),
    ...(clock === '' ? [] : [words.t('cancellation.zone', { zone: clock })]),
  ];
  return {
    type: 'table',
    title: words.t('cancellation.title'),
    columns: [
      { label: t('cancellation.when'), share: 0.5 },
      { label: t('cancellation.percent'), share: 0.25, atEnd: true },
      { label: t('cancellation.fee'), share: 0.25, atEnd: true },
    ],
    rows,
    notes: notes.length === 0 ? [] : [notes.join(' ')],
  };
}
