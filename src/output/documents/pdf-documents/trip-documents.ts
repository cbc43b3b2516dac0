import { todayIn } from '#domain/calendar/zoned.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { addressOf } from '#domain/sites/addresses.ts';
import { companies } from '#domain/sites/brand.ts';
import { getSite } from '#domain/sites/registry.ts';
import { chosenOptionOf } from '#domain/trip/chosen-option.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { contractOf } from '#operations/partners/rules/country-terms.ts';
import { planTripPayments } from '#operations/payments/rules/trip-payments.ts';
import type { SummaryPlan } from '#operations/summary-invoices/rules/plan-summary.ts';
import { saySummary } from '#output/texts/travel/say-summary.ts';
import { identityOf } from './identity.ts';
import type { BillingDocument, PdfBlock, PdfContext, PdfRow, PdfSummary } from './pdf-document.ts';
import { priceBlock, vatBlocks, withParts } from './price-blocks.ts';
import { cancellationBlock, itineraryBlock, tripBlock } from './trip-blocks.ts';

type TripPdfContext = PdfContext & {
  /** ISO 8601 UTC. */
  readonly now: string;
};

/** Throws a RangeError for a trip without a price. */
export function createQuotePdf(trip: Trip, context: TripPdfContext): BillingDocument {
  const { formats, addresses } = context;
  const { t, words, moment, zonedMoment } = formats;
  const option = chosenOptionOf(trip);
  const validUntil = trip.quote?.validUntil ?? context.now;
  return createTripPdf(trip, context, {
    heading: t('quote.title'),
    note: `${words.t('price.validUntil')} ${zonedMoment(validUntil)}`,
    facts: [{ label: t('date'), value: moment(context.now) }],
    blocks: [
      itineraryBlock(trip, formats),
      tripBlock(trip, option, formats),
      priceBlock(withParts(option), formats),
      ...vatBlocks(option, formats),
      ...otherOptions(trip, context),
      cancellationBlock(trip, option, context),
      { type: 'paragraph', text: `${t('quote.lead')} ${t('quote.order')}` },
      { type: 'paragraph', text: t('quote.online', { url: addressOf(trip, { page: 'forwarded', id: trip.readKey }, addresses) }) },
      contractBlock(trip, context),
    ],
  });
}

/** Throws a RangeError for a trip without a price. */
export function createConfirmationPdf(
  trip: Trip,
  context: TripPdfContext & { /** The customer's summary invoice that the trip goes on. */ readonly summary: SummaryPlan | null },
): BillingDocument {
  const { formats } = context;
  const { t, moment, zonedMoment, money } = formats;
  const option = chosenOptionOf(trip);
  const bookedAt = trip.bookedAt ?? context.now;
  const { cancelation } = trip;
  const lead = cancelation
    ? t('confirmation.cancelled', { moment: moment(cancelation.at), fee: money(cancelation.feeCents) })
    : t('confirmation.lead');
  return createTripPdf(trip, context, {
    heading: t('confirmation.title'),
    note: '',
    facts: [
      { label: t('confirmation.bookedAt'), value: zonedMoment(bookedAt) },
      ...(moment(bookedAt) === moment(context.now) ? [] : [{ label: t('date'), value: moment(context.now) }]),
    ],
    blocks: [
      { type: 'paragraph', text: lead },
      itineraryBlock(trip, formats),
      tripBlock(trip, option, formats),
      priceBlock(withParts(option), formats),
      ...vatBlocks(option, formats),
      ...paymentMethod(trip, context.summary, context),
      cancellationBlock(trip, option, context),
      contractBlock(trip, context),
    ],
  });
}

/** The contracting party and the terms. */
function contractBlock(trip: Trip, { formats: { t, words }, addresses }: TripPdfContext): PdfBlock {
  const terms = t('terms', { url: addressOf(trip, { page: 'terms' }, addresses) });
  return { type: 'paragraph', text: `${words.contract(contractOf(companies[trip.site]))} ${terms}` };
}

type TripPdf = {
  readonly heading: string;
  /** Below the total. */
  readonly note: string;
  readonly facts: readonly PdfRow[];
  readonly blocks: readonly PdfBlock[];
};

function createTripPdf(trip: Trip, { formats, now }: TripPdfContext, { heading, note, facts, blocks }: TripPdf): BillingDocument {
  const { t, tag } = formats;
  return {
    languageTag: tag,
    title: `${heading} ${trip.reference}`,
    heading,
    summary: summaryOf(trip, note, formats),
    facts: [{ label: t('reference'), value: trip.reference }, ...facts],
    blocks,
    identity: identityOf(trip.site, formats),
    pageOf: (page, pages) => t('page', { page, pages }),
    createdAt: now,
  };
}

function summaryOf(trip: Trip, note: string, { words, day, clockTime, money }: TripPdfContext['formats']): PdfSummary {
  const { stops } = trip.itinerary;
  const { from, to } = tripEndsOf(stops);
  const option = chosenOptionOf(trip);
  const departure = stops[0]?.departure ?? null;
  return {
    title: words.route({ from: shorten(from, 60), to: shorten(to, 60) }),
    lines: [
      ...(departure === null ? [] : [`${day(departure.date)}, ${clockTime(departure)}`]),
      `${words.passengers(trip.group.passengers)} · ${words.vehicles(option.vehicles)}`,
    ],
    amount: { value: money(option.totalCents), lines: [words.t('price.total'), note].filter((line) => line !== '') },
  };
}

function otherOptions({ quote }: Trip, { formats: { t, money, words } }: PdfContext): readonly PdfBlock[] {
  const others = quote?.options.filter(({ key }) => key !== quote.chosen) ?? [];
  if (others.length === 0) return [];
  const columns = [
    { label: t('options.vehicle'), share: 0.6 },
    { label: t('options.seats'), share: 0.2, atEnd: true },
    { label: t('options.total'), share: 0.2, atEnd: true },
  ];
  const rows = others.map(({ vehicles, seats, totalCents }) => [words.vehicles(vehicles), String(seats), money(totalCents)]);
  return [{ type: 'table', title: t('options.title'), columns, rows }];
}

/** How and when it is paid, as agreed with the order. */
function paymentMethod(trip: Trip, summary: SummaryPlan | null, { formats, now }: TripPdfContext): readonly PdfBlock[] {
  const { t, words, date } = formats;
  const { invoice } = trip;
  if (invoice === null) return [];
  const reference = shorten(invoice.purchaseOrder);
  const rows = [
    { label: t('payment.method'), value: words.paymentMethod(invoice.paymentMethod) },
    ...(summary === null ? dueRows(trip, { formats, now }) : []),
    ...(reference === '' ? [] : [{ label: t('invoice.purchaseOrder'), value: reference }]),
  ];
  const said: readonly PdfBlock[] = summary === null ? [] : [{ type: 'paragraph', text: saySummary(summary, { t: words.t, day: date }) }];
  return [{ type: 'rows', title: t('payment.title'), rows, isPaired: true }, ...said];
}

/** For a cancelled booking, its invoice and credit note say what is due. */
function dueRows(trip: Trip, { formats: { t, words, money, shortDay }, now }: Pick<TripPdfContext, 'formats' | 'now'>): readonly PdfRow[] {
  if (trip.cancelation !== null) return [];
  const issuedOn = todayIn(getSite(trip.site).timeZone, trip.bookedAt ?? now);
  const due = planTripPayments({ trip, totalCents: chosenOptionOf(trip).totalCents, issuedOn });
  return due.map(({ part, dueOn, amountCents }) => ({
    label: words.paymentPart(part),
    value: t('payment.dueOf', { amount: money(amountCents), date: shortDay(dueOn) }),
  }));
}
