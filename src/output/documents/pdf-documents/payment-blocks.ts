import { groupIban } from '#domain/money/group-iban.ts';
import type { Invoice } from '#operations/invoices/rules/invoice.ts';
import { requestPayment } from '#operations/payments/rules/payment-request.ts';
import type { DocumentFormats } from '../formats.ts';
import { createPaymentQr } from '../payment-qr.ts';
import type { PdfBlock } from './pdf-document.ts';

/** What is due when, with the first payment as a code to scan. A zero amount has no due date. */
export function paymentBlocks(invoice: Invoice, { t, words, money, date }: DocumentFormats): readonly PdfBlock[] {
  const [first] = invoice.payments;
  if (!first || first.amountCents < 1) return [];
  const request = requestPayment(invoice, first.amountCents);
  const columns = [
    { label: t('payment.part'), share: 0.5 },
    { label: t('payment.dueOn'), share: 0.25 },
    { label: t('payment.amount'), share: 0.25, atEnd: true },
  ];
  const rows = invoice.payments.map(({ part, dueOn, amountCents }) => [words.paymentPart(part), date(dueOn), money(amountCents)]);
  const account = [
    { label: words.t('payment.transfer.amount'), value: money(request.amountCents), strong: true },
    { label: words.t('payment.transfer.iban'), value: groupIban(request.iban) },
    { label: words.t('payment.transfer.name'), value: request.name },
    { label: words.t('payment.transfer.reference'), value: request.reference },
  ];
  return [
    { type: 'table', title: t('payment.title'), columns, rows, notes: [words.paymentMethod(invoice.paymentMethod)] },
    { type: 'code', caption: t('payment.qr'), rows: account, code: createPaymentQr(request) },
  ];
}
