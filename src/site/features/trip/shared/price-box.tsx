import type { ReactNode } from 'react';
import { shareCents } from '#domain/money/money.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Panel } from '../../../ui/card.tsx';
import { Price } from '../../../ui/price.tsx';
import { Unbroken } from '../../../ui/text/unbroken.tsx';
import styles from './panel.module.css';
import type { Choice, Travel } from './travel.ts';
import { useTripWords } from './use-trip-words.ts';
import { useIsExVat } from './vat-switch.tsx';

type PriceBoxProps = { readonly choice: Choice; readonly travel: Travel; readonly zone: string; readonly children?: ReactNode };

/** The total, and until when it holds. */
export function PriceBox({ choice, travel, zone, children }: PriceBoxProps) {
  const { t } = useTranslation('trip');
  const { moment, vehicles } = useTripWords();
  const { validUntil, timeZone, bookedAt } = travel;
  return (
    <Panel tone="tint">
      <div className={styles.sum}>
        <Total choice={choice} travel={travel} />
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

/** A business may read it without VAT; what is paid in all stands there either way. */
function Total({ choice, travel }: Pick<PriceBoxProps, 'choice' | 'travel'>) {
  const { t } = useTranslation('trip');
  const { money, named } = useTripWords();
  const isExVat = useIsExVat();
  const { passengers } = travel;
  const [shown, other] = isExVat ? [choice.netCents, money(choice.totalCents)] : [choice.totalCents, money(choice.netCents)];
  const share = money(shareCents(shown, passengers));
  return (
    <>
      <p className={styles.title}>{isExVat ? t('lines.subtotal') : t('overview.total')}</p>
      <Price cents={shown} size="xl" />
      <p>
        <Unbroken text={t('overview.perPerson', { price: share, passengers: t('passengers', { count: passengers }) })} part={share} />
      </p>
      <p className={styles.text}>
        <Unbroken
          text={isExVat ? named(['form:explain.vat.incl'], { price: other }) : t('overview.exVat', { price: other })}
          part={other}
        />
      </p>
    </>
  );
}
