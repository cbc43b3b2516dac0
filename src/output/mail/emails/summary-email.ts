import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats } from './email.ts';
import { paymentBlocks } from './payment-parts.ts';

/** A summary invoice: which trips are on it, and how to pay it at once. */
export function createSummaryInvoiceEmail({ invoice, lines, payment }: PayloadOf<'summary-invoice'>, formats: EmailFormats): EmailBody {
  const { t, money, day, words } = formats;
  const { number, trips: count, from, to, totalCents } = invoice;
  const facts = { number, count, from: day(from), to: day(to), amount: money(totalCents) };
  const dueOn = payment.due[0]?.dueOn;
  const rows = lines.map(({ reference, from: start, to: end, date, totalCents: cents, isCancelled }) => ({
    label: `${day(date)}, ${reference}`,
    value: `${words.route({ from: start, to: end })}${isCancelled ? ` (${t('summary-invoice.cancelled')})` : ''}: ${money(cents)}`,
  }));
  const more = count - lines.length;
  return {
    subject: t('summary-invoice.subject', facts),
    preview: t('summary-invoice.preview', { amount: facts.amount, dueOn: dueOn === undefined ? '' : day(dueOn) }),
    heading: t('summary-invoice.heading'),
    blocks: [
      { type: 'paragraph', text: t('summary-invoice.intro', facts) },
      ...paymentBlocks(payment, formats),
      { type: 'table', title: t('summary-invoice.trips'), rows, ...(more > 0 ? { note: t('summary-invoice.more', { count: more }) } : {}) },
      { type: 'paragraph', text: t('summary-invoice.next') },
    ],
  };
}
