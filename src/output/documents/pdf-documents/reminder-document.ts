import { shorten } from '#domain/input/clean-text.ts';
import { groupIban } from '#domain/money/group-iban.ts';
import type { Invoice } from '#operations/invoices/rules/invoice.ts';
import { requestPayment } from '#operations/payments/rules/payment-request.ts';
import type { Reminder } from '#operations/payments/rules/reminders.ts';
import { getReminderTexts, sayReminder } from '#output/texts/reminders/say-reminder.ts';
import type { DocumentFormats } from '../formats.ts';
import { createPaymentQr } from '../payment-qr.ts';
import { identityOf } from './identity.ts';
import { partiesOf } from './invoice-documents.ts';
import type { BillingDocument, PdfBlock } from './pdf-document.ts';

/** A reminder as it was sent. */
export type ReminderLetter = {
  readonly invoice: Invoice;
  readonly reminder: Reminder & { readonly dueOn: string; readonly cents: number };
  /** `YYYY-MM-DD`. */
  readonly sentOn: string;
};

/** A reminder as a document, for customers without a mailbox and for sending by post. */
export function createReminderPdf({ invoice, reminder, sentOn }: ReminderLetter, formats: DocumentFormats): BillingDocument {
  const { t, date, tag } = formats;
  const { from, to, reference } = invoice.service;
  const route = { from: shorten(from), to: shorten(to) };
  const facts = { ...reminder, ...route, invoiceNumber: invoice.number, isSummary: invoice.trips !== undefined };
  const { subject, heading, paragraphs, rows, closing } = sayReminder(facts, formats, getReminderTexts(invoice.language));
  return {
    languageTag: tag,
    title: subject,
    heading,
    facts: [
      { label: t('invoice.issuedOn'), value: date(sentOn) },
      { label: t('reference'), value: reference },
    ],
    blocks: [
      partiesOf(invoice, formats),
      ...paragraphs.map((text) => ({ type: 'paragraph', text }) as const),
      { type: 'rows', title: t('invoice.title'), rows },
      paymentCode(invoice, reminder, formats),
      ...closing.map((text) => ({ type: 'paragraph', text }) as const),
    ],
    identity: identityOf(invoice.site, formats, invoice.seller),
    pageOf: (page, pages) => t('page', { page, pages }),
    createdAt: `${sentOn}T00:00:00.000Z`,
  };
}

function paymentCode(invoice: Invoice, { cents, feeCents }: ReminderLetter['reminder'], { t, words, money }: DocumentFormats): PdfBlock {
  const request = requestPayment(invoice, cents + feeCents);
  const rows = [
    { label: words.t('payment.transfer.amount'), value: money(request.amountCents), strong: true },
    { label: words.t('payment.transfer.iban'), value: groupIban(request.iban) },
    { label: words.t('payment.transfer.name'), value: request.name },
    { label: words.t('payment.transfer.reference'), value: request.reference },
  ];
  return { type: 'code', caption: t('payment.qr'), rows, code: createPaymentQr(request) };
}
