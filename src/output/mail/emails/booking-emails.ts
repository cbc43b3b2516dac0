import { companies } from '#domain/sites/brand.ts';
import { contractOf } from '#operations/partners/rules/country-terms.ts';
import { saySummaryDays } from '#output/texts/travel/say-summary.ts';
import type { PayloadOf } from '../messages.ts';
import type { EmailBlock, EmailBody, EmailFormats, EmailRow } from './email.ts';
import { paymentBlocks } from './payment-parts.ts';
import {
  cancellationTable,
  contactRows,
  pricedTicketOf,
  priceTable,
  restTable,
  sayVat,
  stopsBlock,
  ticketOf,
  tripTable,
  tripWords,
} from './trip-parts.ts';

export function createBookingConfirmedEmail(payload: PayloadOf<'booking-confirmed'>, formats: EmailFormats): EmailBody {
  const { t } = formats;
  const { trip, price, url, termsUrl } = payload;
  const words = tripWords(trip, formats);
  return {
    subject: t('booking-confirmed.subject', words),
    preview: t('booking-confirmed.preview', { total: formats.money(price.totalCents) }),
    heading: t('booking-confirmed.heading'),
    blocks: [
      { type: 'paragraph', text: t('booking-confirmed.intro', words) },
      pricedTicketOf(trip, price, { formats, note: sayVat(price, formats) }),
      { type: 'button', label: t('booking-confirmed.button'), url },
      ...paymentBlocks(payload.payment, formats),
      stopsBlock(trip, formats, 'priced'),
      restTable(trip, formats, [...contactRows([payload.contact], formats), ...paymentRows(payload, formats)]),
      cancellationTable(payload, formats),
      { type: 'paragraph', text: t('booking-confirmed.next') },
      { type: 'paragraph', text: formats.words.contract(contractOf(companies[payload.site])) },
      { type: 'links', links: [{ label: t('booking-confirmed.terms'), detail: '', url: termsUrl }] },
    ],
  };
}

export function createInvoiceReadyEmail(payload: PayloadOf<'invoice-ready' | 'invoice-corrected'>, formats: EmailFormats): EmailBody {
  const { t, money, day } = formats;
  const { kind, trip, price, payment, url } = payload;
  const words = tripWords(trip, formats);
  const dueOn = payment.due.at(-1)?.dueOn;
  return {
    subject: t(`${kind}.subject`, words),
    preview: t(`${kind}.preview`, { amount: money(price.totalCents), dueOn: dueOn === undefined ? '' : day(dueOn) }),
    heading: t(`${kind}.heading`),
    blocks: [
      { type: 'paragraph', text: t(`${kind}.intro`, words) },
      pricedTicketOf(trip, price, { formats, note: '' }),
      { type: 'button', label: t(`${kind}.button`), url },
      ...paymentBlocks(payment, formats),
      stopsBlock(trip, formats),
      tripTable(trip, formats),
      priceTable(price, formats, []),
      { type: 'paragraph', text: t(`${kind}.next`) },
    ],
  };
}

const documentTexts = {
  'credit-note': 'booking-cancelled.papers',
  'fee-invoice': 'booking-cancelled.feeInvoice',
  none: 'booking-cancelled.noInvoice',
} as const;

export function createBookingCancelledEmail(payload: PayloadOf<'booking-cancelled'>, formats: EmailFormats): EmailBody {
  const { t, money } = formats;
  const { trip, totalCents, feeCents, payment, url } = payload;
  const words = tripWords(trip, formats);
  const rows = [
    { label: t('booking-cancelled.bookedTotal'), value: money(totalCents) },
    { label: t('booking-cancelled.fee'), value: money(feeCents), strong: true },
    ...(payment === null ? (payload.due ?? []) : []).map(({ amountCents, dueOn }) => ({
      label: t('booking-cancelled.due'),
      value: t('payment.due', { amount: money(amountCents), date: formats.day(dueOn) }),
    })),
  ];
  const costs: EmailBlock = { type: 'table', title: t('booking-cancelled.costs'), rows };
  return {
    subject: t('booking-cancelled.subject', words),
    preview: t('booking-cancelled.preview', { fee: money(feeCents) }),
    heading: t('booking-cancelled.heading'),
    blocks: [
      { type: 'paragraph', text: t('booking-cancelled.intro', words) },
      ticketOf(trip, formats),
      { type: 'button', label: t('booking-cancelled.button'), url },
      feeCents === 0 ? { ...costs, note: t('booking-cancelled.free') } : costs,
      ...paymentBlocks(payment, formats),
      ...settledBlocks(payload, formats),
      stopsBlock(trip, formats),
      tripTable(trip, formats),
      { type: 'paragraph', text: sayDocuments(payload, formats) },
      { type: 'paragraph', text: t('booking-cancelled.next') },
    ],
  };
}

function sayDocuments({ isOnSummary, summary, papers }: PayloadOf<'booking-cancelled'>, { t, words, day }: EmailFormats): string {
  if (isOnSummary !== true) return t(documentTexts[papers ?? 'credit-note']);
  return [t('booking-cancelled.onSummary'), ...(summary === undefined ? [] : [saySummaryDays(summary, { t: words.t, day })])].join(' ');
}

/** If nothing more is due: what is paid back and how, or that nothing is. Mails stored earlier lack this. */
function settledBlocks({ payment, refundCents }: PayloadOf<'booking-cancelled'>, { t, money }: EmailFormats): readonly EmailBlock[] {
  if (payment !== null || refundCents === null) return [];
  const text = refundCents > 0 ? t('booking-cancelled.refund', { amount: money(refundCents) }) : t('booking-cancelled.nothing');
  return [{ type: 'paragraph', text }];
}

function paymentRows({ paymentMethod }: PayloadOf<'booking-confirmed'>, { t, words }: EmailFormats): readonly EmailRow[] {
  return paymentMethod === null ? [] : [{ label: t('price.payment'), value: words.paymentMethod(paymentMethod) }];
}
