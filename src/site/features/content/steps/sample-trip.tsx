import type { ReactNode } from 'react';
import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Price } from '../../../ui/price.tsx';
import { NoWrap } from '../../../ui/text/no-wrap.tsx';
import { VehicleSides } from '../../../ui/vehicle/vehicle-sides.tsx';
import type { ProofFacts } from '../load-lists.ts';
import { searchOf } from '../location/example-search.ts';
import styles from './sample-trip.module.css';

/** What a visitor will see, as a trip that can be had: its parts bear the numbers of the steps beside it. */
export function SampleTrip({ facts: { from, trip, cancellation } }: { readonly facts: ProofFacts }) {
  const { t } = useTranslation('pages');
  const { language, fleet } = useSiteFrame();
  const vehicle = fleet.find((each) => each.fleet === trip.vehicle)?.title ?? '';
  const free = cancellation.find(({ percent }) => percent === 0)?.until ?? null;
  const share = formatCents(Math.round(trip.totalCents / trip.passengers), tagOf(language));
  return (
    <div className={styles.ticket}>
      <Part number={1}>
        <p className={styles.way}>
          {from} <Icon name="arrow-right" size="s" /> {trip.to}
        </p>
        <p className={styles.facts}>
          {formatDate(trip.date)}, {trip.leave}–{trip.back}
          <br />
          {t('exampleTrips.facts', { passengers: trip.passengers, kilometres: trip.kilometres })}
        </p>
      </Part>
      <VehicleSides vehicles={[trip.vehicle]} className={styles.side} />
      <Part number={2}>
        <p className={styles.facts}>{t('home.sample.today')}</p>
        <Price cents={trip.totalCents} size="xl" />
        <p className={styles.facts}>
          {vehicle}, {t('home.sample.share', { share })}
        </p>
      </Part>
      <Part number={3}>
        <SiteLink to={{ page: 'request-quote' }} search={searchOf(from, trip)} className={styles.link} prefetch={false}>
          {t('exampleTrips.plan')}
        </SiteLink>
        {free !== null && <FreeUntil date={formatDate(free)} />}
      </Part>
      <Part number={4}>
        <p className={styles.facts}>{t('home.sample.driver')}</p>
      </Part>
    </div>
  );
}

function FreeUntil({ date }: { readonly date: string }) {
  const { t } = useTranslation('pages');
  return (
    <p className={styles.facts}>
      <NoWrap text={t('home.sample.free', { date })} part={date} />
    </p>
  );
}

function Part({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  return (
    <div className={styles.part}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>{children}</div>
    </div>
  );
}
