import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shareCents } from '#domain/money/money.ts';
import { Panel } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './panel.module.css';
import type { Choice, Travel } from './travel.ts';
import { useTripWords } from './use-trip-words.ts';

type PriceBoxProps = { readonly choice: Choice; readonly travel: Travel; readonly zone: string; readonly children?: ReactNode };

/** The total, and until when it holds. */
export function PriceBox({ choice, travel, zone, children }: PriceBoxProps) {
  const { t } = useTranslation('trip');
  const { money, moment, vehicles } = useTripWords();
  const { passengers, validUntil, timeZone, bookedAt } = travel;
  const share = money(shareCents(choice.totalCents, passengers));
  const net = money(choice.netCents);
  return (
    <Panel tone="tint">
      <div className={styles.sum}>
        <p className={styles.title}>{t('overview.total')}</p>
        <Price cents={choice.totalCents} size="xl" />
        <p>
          <Unbroken text={t('overview.perPerson', { price: share, passengers: t('passengers', { count: passengers }) })} part={share} />
        </p>
        <p className={styles.text}>
          <Unbroken text={t('overview.exVat', { price: net })} part={net} />
        </p>
        <p className={styles.text}>{vehicles(choice.vehicles)}</p>
      </div>
      {validUntil !== null && bookedAt === null && (
        <p className={styles.text}>
          {t('overview.validUntil')} <strong>{moment(validUntil, { timeZone, zone })}</strong>
        </p>
      )}
      {children}
    </Panel>
  );
}
