import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { visit } from '../../../visitor/visit.ts';
import type { Travel } from '../shared/state/travel.ts';

/** Shown once a request has led to its quote: the mail address, and how to correct it. */
export function SentNotice({ travel: { reference, customer, quoteId, waitingMail } }: { readonly travel: Travel }) {
  const { t } = useTranslation('trip');
  const isSent = useSearchParams()[0].has('sent');
  useEffect(() => {
    // The draft has been sent and is removed.
    if (isSent) visit.update({ trip: { kind: 'shown', reference } });
  }, [isSent, reference]);
  if (!isSent) return null;
  return (
    <Notice kind="success" live="status" title={t('sent.title')}>
      {waitingMail === null && <>{t('sent.text', { email: customer.email })} </>}
      <SiteLink to={{ page: 'request-sent', quoteId }}>{t('sent.wrong')}</SiteLink>
    </Notice>
  );
}
