import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats } from './email.ts';

/** To one of our own people: a link that signs in at the desk, or the first one. */
export function createStaffEmail({ kind, url }: PayloadOf<'staff-link' | 'staff-invitation'>, { t }: EmailFormats): EmailBody {
  const texts = kind === 'staff-link' ? 'staff-link' : 'staff-invitation';
  return {
    subject: t(`${texts}.subject`),
    preview: t(`${texts}.preview`),
    heading: t(`${texts}.heading`),
    blocks: [
      { type: 'paragraph', text: t(`${texts}.intro`) },
      { type: 'button', label: t(`${texts}.button`), url },
      { type: 'paragraph', text: t(`${texts}.next`) },
    ],
  };
}
