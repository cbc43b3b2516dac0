import type { Invoice } from '#domain/invoice/invoice.ts';
import { requestPayment } from '#domain/invoice/payment-request.ts';
import type { DocumentFormats } from '../formats.ts';
import type { PdfBlock } from './pdf-document.ts';

/** What is due when, and the first of it as a code to scan. Nothing is due of nothing. */
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
    { label: t('payment.iban'), value: groupIban(request.iban) },
    { label: t('payment.beneficiary'), value: request.name },
    { label: t('payment.remittance'), value: request.reference },
    { label: t('payment.qrAmount'), value: money(request.amountCents) },
  ];
  return [
    { type: 'table', title: t('payment.title'), columns, rows, notes: [words.paymentMethod(invoice.paymentMethod)] },
    { type: 'payment', caption: t('payment.qr'), rows: account, request },
  ];
}

function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
