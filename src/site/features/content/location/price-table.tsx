import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Price } from '../../../ui/price.tsx';
import type { LocationText } from '../load-subjects.ts';
import type { ExampleTrip } from './example-search.ts';
import styles from './price-table.module.css';

type PriceTableProps = { readonly city: string; readonly trips: readonly ExampleTrip[]; readonly prices: LocationText['priceTable'] };

/** The example trips by every vehicle, filled: the whole price, and each passenger's share of it. */
export function PriceTable({ city, trips, prices }: PriceTableProps) {
  const { t } = useTranslation('pages');
  const { fleet } = useSiteFrame();
  const rows = prices.filter(({ totalsCents }) => totalsCents.length === trips.length);
  if (rows.length === 0) return null;
  const heading = t('priceTable.heading', { city });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.frame} aria-label={heading} tabIndex={0}>
      <table className={styles.table}>
        <caption>{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{t('priceTable.vehicle')}</th>
            {trips.map(({ to }) => (
              <th key={to} scope="col">
                {to}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ vehicle, passengers, totalsCents }) => (
            <tr key={vehicle}>
              <th scope="row">
                {fleet.find((each) => each.fleet === vehicle)?.title ?? ''} <small>{t('priceTable.passengers', { passengers })}</small>
              </th>
              {totalsCents.map((cents, index) => (
                <td key={trips[index]?.to}>
                  <Price cents={cents} />{' '}
                  <small>
                    {t('priceTable.each')} <Price cents={Math.round(cents / passengers)} />
                  </small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
