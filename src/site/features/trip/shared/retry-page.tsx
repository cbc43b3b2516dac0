import type { ReactNode } from 'react';
import { Form, isRouteErrorResponse, useRouteError } from 'react-router';
import { PrivateHead } from '../../../head/page-head.tsx';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './form.module.css';
import { parseRetry } from './state/retry.ts';
import { TripPage } from './trip-page.tsx';
import { UnavailableNotice } from './unavailable-notice.tsx';

/** A form that could not be delivered, ready to be sent again. Any other error shows the given page. */
export function RetryPage({ otherwise }: { readonly otherwise: ReactNode }) {
  const { t } = useTranslation('trip');
  const error = useRouteError();
  const undelivered = isRouteErrorResponse(error) ? parseRetry(error.data) : null;
  if (undelivered === null) return otherwise;
  return (
    <TripPage heading={t('unavailable.heading')}>
      <PrivateHead title={t('unavailable.heading')} />
      <Form method="post" className={styles.form}>
        {undelivered.retry.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <UnavailableNotice />
        <div className={styles.send}>
          <Button type="submit" size="l">
            {t('unavailable.again')}
          </Button>
        </div>
      </Form>
    </TripPage>
  );
}
