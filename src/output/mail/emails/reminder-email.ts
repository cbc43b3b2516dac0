import { getReminderTexts, sayReminder } from '#output/texts/reminders/say-reminder.ts';
import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats } from './email.ts';
import { paymentBlocks } from './payment-parts.ts';

/** A reminder of an overdue amount: the open amount, the legally required text, how to pay, and whom to contact if it is wrong. */
export function createReminderEmail(payload: PayloadOf<'payment-reminder'>, formats: EmailFormats): EmailBody {
  const { trip, reminder, payment, url, language } = payload;
  const { from, to } = trip;
  const { subject, heading, paragraphs, rows, closing } = sayReminder({ ...reminder, from, to }, formats, getReminderTexts(language));
  return {
    subject: `${subject} (${trip.reference})`,
    preview: paragraphs[0] ?? '',
    heading,
    blocks: [
      ...paragraphs.map((text) => ({ type: 'paragraph', text }) as const),
      { type: 'table', title: trip.reference, rows },
      { type: 'button', label: formats.t('invoice-ready.button'), url },
      ...paymentBlocks(payment, formats),
      ...closing.map((text) => ({ type: 'paragraph', text }) as const),
    ],
  };
}
