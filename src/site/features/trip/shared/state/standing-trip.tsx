import type { ReactNode } from 'react';
import type { Link } from '#domain/sites/links.ts';
import { PrivateHead } from '../../../../head/page-head.tsx';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Illustration } from '../../../../ui/illustration.tsx';
import styles from '../panel.module.css';
import { PhonePanel } from '../phone-panel.tsx';
import { TripPage } from '../trip-page.tsx';
import type { TripData } from './load-trip.ts';

type StandingTripProps = {
  readonly data: TripData;
  readonly texts:
    | 'overview.cancelled'
    | 'overview.driven'
    | 'success.notBooked'
    | 'quoteCanceled.notCanceled'
    | 'bookingCanceled.notCanceled';
  readonly to: Link;
  readonly progress?: ReactNode;
  readonly after?: ReactNode;
};

const pictures = {
  'overview.cancelled': 'cancelled',
  'overview.driven': 'scene-documents',
  'success.notBooked': 'empty',
  'quoteCanceled.notCanceled': 'scene-documents',
  'bookingCanceled.notCanceled': 'success',
} as const;

/** At the address of something that has not happened: the trip's present state, and the next step. */
export function StandingTrip({ data, texts, to, progress, after }: StandingTripProps) {
  const { t } = useTranslation('trip');
  const { reference } = data.travel;
  return (
    <TripPage
      progress={progress}
      heading={t(`${texts}.heading`)}
      lead={t(`${texts}.lead`, { reference })}
      facts={<span>{t('reference', { reference })}</span>}
      picture={<Illustration name={pictures[texts]} eager />}
      aside={<PhonePanel reference={reference} />}
      after={after}
    >
      <PrivateHead title={t(`${texts}.heading`)} />
      <p className={styles.actions}>
        <ButtonLink to={to} size="l" iconAfter="arrow-right">
          {t(`${texts}.button`)}
        </ButtonLink>
      </p>
    </TripPage>
  );
}
