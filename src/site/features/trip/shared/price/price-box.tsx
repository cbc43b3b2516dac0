import type { ReactNode } from 'react';
import { shareCents } from '#domain/money/money.ts';
import { useTravelWords } from '../../../../explain/use-travel-words.ts';
import { useTranslation } from '../../../../i18n/site-texts.ts';
import { Panel } from '../../../../ui/card.tsx';
import { Price } from '../../../../ui/price.tsx';
import { NoWrap } from '../../../../ui/text/no-wrap.tsx';
import styles from '../panel.module.css';
import type { Choice, Travel } from '../state/travel.ts';
import { useIsExVat } from './vat-switch.tsx';

type PriceBoxProps = {
  readonly choice: Choice;
  readonly travel: Pick<Travel, 'validUntil' | 'timeZone' | 'bookedAt' | 'passengers'>;
  readonly zone: string;
  readonly children?: ReactNode;
};

/** The total, and until when it holds. */
export function PriceBox({ choice, travel, zone, children }: PriceBoxProps) {
  const words = useTravelWords();
  const { validUntil, timeZone, bookedAt } = travel;
  return (
    <Panel tone="tint">
      <div className={styles.sum}>
        <Total choice={choice} travel={travel} />
        <p className={styles.text}>{words.vehicles(choice.vehicles)}</p>
      </div>
      {validUntil !== null && bookedAt === null && (
        <p className={styles.text}>
          {words.t('price.validUntil')} <strong>{words.moment(validUntil, { timeZone, zone })}</strong>
        </p>
      )}
      {children}
    </Panel>
  );
}

/** A business may read it without VAT; what is paid in all stands there either way. Another total is said once to who does not see it. */
function Total({ choice, travel }: Pick<PriceBoxProps, 'choice' | 'travel'>) {
  const { t, named } = useTranslation('trip');
  const words = useTravelWords();
  const { money } = words;
  const isExVat = useIsExVat();
  const { passengers } = travel;
  const [shown, other] = isExVat ? [choice.netCents, money(choice.totalCents)] : [choice.totalCents, money(choice.netCents)];
  const share = money(shareCents(shown, passengers));
  return (
    <>
      <div role="status" className={styles.sum}>
        <p className={styles.title}>{words.t(isExVat ? 'price.net' : 'price.total')}</p>
        <Price cents={shown} size="xl" />
      </div>
      <p>
        <NoWrap text={t('overview.perPerson', { price: share, passengers: words.passengers(passengers) })} part={share} />
      </p>
      <p className={styles.text}>
        <NoWrap text={isExVat ? named(['form:explain.vat.incl'], { price: other }) : t('overview.exVat', { price: other })} part={other} />
      </p>
    </>
  );
}
