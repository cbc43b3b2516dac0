import { groupIban } from '#domain/money/group-iban.ts';
import { saySummary } from '#output/texts/travel/say-summary.ts';
import type { PaymentSnapshot } from '../messages.ts';
import type { EmailBlock, EmailFormats, EmailRow } from './email.ts';

/** What is to be paid, when, and how; nothing if the mail was stored without it. */
export function paymentBlocks(payment: PaymentSnapshot | null, formats: EmailFormats): readonly EmailBlock[] {
  const { t, words, money, day } = formats;
  const [next] = payment?.due ?? [];
  if (payment === null || next === undefined) return [];
  const amounts = payment.due.map(({ part, dueOn, amountCents }) => ({
    label: payment.summary === undefined ? words.paymentPart(part) : words.t('payment.summary.title'),
    value: t('payment.due', { amount: money(amountCents), date: day(dueOn) }),
    strong: true,
  }));
  const amount = money(next.amountCents);
  const hasCode = payment.transfer !== null && formats.hasFile('payment-code');
  const code = hasCode ? { picture: 'payment-code', alt: t('payment.codeAlt', { amount }), caption: t('payment.code', { amount }) } : null;
  const account = accountRows(payment.transfer, formats);
  return [{ type: 'payment', title: t('payment.title'), lead: leadOf(payment, formats), amounts, account, code }];
}

function accountRows(transfer: PaymentSnapshot['transfer'], { words }: EmailFormats): readonly EmailRow[] {
  if (transfer === null) return [];
  return [
    { label: words.t('payment.transfer.iban'), value: groupIban(transfer.iban) },
    { label: words.t('payment.transfer.name'), value: transfer.name },
    { label: words.t('payment.transfer.reference'), value: transfer.reference },
  ];
}

/** No mail mentions a file that is not attached. */
function leadOf({ transfer, method, summary }: PaymentSnapshot, { t, words, day, hasFile }: EmailFormats): string {
  if (summary !== undefined) return saySummary(summary, { t: words.t, day });
  if (transfer === null) return t('payment.later');
  const online = method === 'online' ? [t('payment.online')] : [];
  const attached = hasFile('invoice') ? [t(hasFile('electronic-invoice') ? 'payment.attachedElectronic' : 'payment.attached')] : [];
  return [...online, ...attached].join(' ');
}
