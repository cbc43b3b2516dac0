import { companies } from '#domain/sites/brand.ts';
import { contractOf } from '#operations/partners/rules/country-terms.ts';
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
      stopsBlock(trip, formats),
      ...restTable(trip, formats, [...contactRows([payload.contact], formats), ...paymentRows(payload, formats)]),
      cancellationTable(payload, formats),
      { type: 'paragraph', text: t('booking-confirmed.next') },
      { type: 'paragraph', text: formats.words.contract(contractOf(companies[payload.site])) },
      { type: 'links', links: [{ label: t('booking-confirmed.terms'), detail: '', url: termsUrl }] },
    ],
  };
}

export function createInvoiceReadyEmail(payload: PayloadOf<'invoice-ready' | 'invoice-corrected'>, formats: EmailFormats): EmailBody {
  const { t, money, date } = formats;
  const { kind, trip, price, payment, url } = payload;
  const words = tripWords(trip, formats);
  const dueOn = payment.due.at(-1)?.dueOn;
  return {
    subject: t(`${kind}.subject`, words),
    preview: t(`${kind}.preview`, { amount: money(price.totalCents), dueOn: dueOn === undefined ? '' : date(dueOn) }),
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

export function createBookingCancelledEmail(payload: PayloadOf<'booking-cancelled'>, formats: EmailFormats): EmailBody {
  const { t, money } = formats;
  const { trip, totalCents, feeCents, url } = payload;
  const words = tripWords(trip, formats);
  const rows = [
    { label: t('booking-cancelled.bookedTotal'), value: money(totalCents) },
    { label: t('booking-cancelled.fee'), value: money(feeCents), strong: true },
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
      stopsBlock(trip, formats),
      tripTable(trip, formats),
      { type: 'paragraph', text: t('booking-cancelled.papers') },
      { type: 'paragraph', text: t('booking-cancelled.next') },
    ],
  };
}

function paymentRows({ paymentMethod }: PayloadOf<'booking-confirmed'>, { t, words }: EmailFormats): readonly EmailRow[] {
  return paymentMethod === null ? [] : [{ label: t('price.payment'), value: words.paymentMethod(paymentMethod) }];
}
