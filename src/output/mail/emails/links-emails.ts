import type { PayloadOf } from '../messages.ts';
import type { EmailBody, EmailFormats } from './email.ts';
import { tripWords } from './trip-parts.ts';

export function createLinksEmail({ trips }: PayloadOf<'links'>, formats: EmailFormats): EmailBody {
  const { t } = formats;
  const links = trips.map((trip) => {
    const words = tripWords(trip, formats);
    return { label: t(trip.booked ? 'links.booking' : 'links.quote', words), detail: t('links.detail', words), url: trip.url };
  });
  return {
    subject: t('links.subject'),
    preview: t('links.preview'),
    heading: t('links.heading'),
    blocks: [
      { type: 'paragraph', text: t('links.intro') },
      { type: 'links', links },
      { type: 'paragraph', text: t('links.next') },
    ],
  };
}
