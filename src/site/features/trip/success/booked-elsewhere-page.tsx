import type { ReactNode } from 'react';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Illustration } from '../../../ui/illustration.tsx';
import { PhonePanel } from '../shared/phone-panel.tsx';
import { TripPage } from '../shared/trip-page.tsx';
import type { BookedElsewhereData } from './load-success-page.ts';

type BookedElsewherePageProps = {
  readonly booked: BookedElsewhereData['bookedElsewhere'];
  readonly sendLinks: ReactNode;
  readonly after: ReactNode;
};

/**
 * For people with the quote's address who did not order in this browser: the booking's own link was mailed, and can be sent again
 * (docs/specification.md#keys).
 */
export function BookedElsewherePage({ booked, sendLinks, after }: BookedElsewherePageProps) {
  const { t } = useTranslation('trip');
  const { reference, isCancelled } = booked;
  const texts = isCancelled ? 'success.cancelledElsewhere' : 'success.elsewhere';
  return (
    <TripPage
      heading={t(`${texts}.heading`)}
      lead={t(`${texts}.lead`, { reference })}
      facts={<span>{t('reference', { reference })}</span>}
      picture={<Illustration name={isCancelled ? 'cancelled' : 'success'} eager />}
      aside={<PhonePanel reference={reference} />}
      after={after}
    >
      <PrivateHead title={t(`${texts}.heading`)} />
      <p>{t('success.elsewhere.text')}</p>
      {sendLinks}
    </TripPage>
  );
}
