import type { SupplyView } from '#operations/partners/rules/supply-view.ts';
import styles from '../planning/planning.module.css';
import { Section } from '../ui/page.tsx';
import { useDescribePrice } from './price-lists.tsx';
import { CalendarState, SupplyDays } from './supply-days.tsx';
import { usePartners } from './use-partners.ts';

/** At the desk: what a partner has and asks, as it keeps them on its own page, with the faults of its calendar. */
export function SupplyPanel({ supply: { days, calendar, prices } }: { readonly supply: SupplyView }) {
  const { t } = usePartners();
  const wordsOf = useDescribePrice();
  return (
    <Section title={t('supply.title')}>
      <p>{t('supply.help')}</p>
      <SupplyDays days={days} />
      {calendar !== null && <CalendarState calendar={calendar} />}
      {prices.length === 0 ? (
        <p>{t('supply.noPrices')}</p>
      ) : (
        <ul className={styles.list}>
          {prices.map((price) => (
            <li key={price.id}>{wordsOf(price)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
