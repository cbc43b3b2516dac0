import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats } from './email.ts';

/** A staff member's own message, with the link to the trip's page. */
export function createLetterEmail({ subject, text, isBooked, url }: PayloadOf<'letter'>, { t }: EmailFormats): EmailBody {
  const paragraphs = text.split(/\n{2,}/);
  const label = t(isBooked ? 'day-before.button' : 'quote-reminder.button');
  return {
    subject,
    preview: paragraphs[0] ?? '',
    heading: '',
    blocks: [...paragraphs.map((each) => ({ type: 'paragraph', text: each }) as const), { type: 'button', label, url }],
  };
}
