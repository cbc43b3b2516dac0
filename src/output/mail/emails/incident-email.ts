import type { PayloadOf } from '../messages.ts';
import type { EmailBlock, EmailBody, EmailFormats } from './email.ts';
import { ticketOf, tripWords } from './trip-parts.ts';

/** The e-mail about an incident on the road: our staff's own words, and where the group sees more. */
export function createIncidentEmail({ trip, paragraphs, isOver, url, shareUrl }: PayloadOf<'incident'>, formats: EmailFormats): EmailBody {
  const { t } = formats;
  const words = tripWords(trip, formats);
  const share: EmailBlock[] =
    shareUrl === null
      ? []
      : [{ type: 'links', links: [{ label: t('day-before.share'), detail: t('incident.shareDetail'), url: shareUrl }] }];
  return {
    subject: t(isOver ? 'incident.over.subject' : 'incident.subject', words),
    preview: paragraphs[0] ?? '',
    heading: t(isOver ? 'incident.over.heading' : 'incident.heading'),
    blocks: [
      ...paragraphs.map((text) => ({ type: 'paragraph', text }) as const),
      ticketOf(trip, formats),
      { type: 'button', label: t('day-before.button'), url },
      ...(isOver ? [] : share),
    ],
  };
}
