import { useId } from 'react';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import type { LocationText } from '../load-subjects.ts';
import type { ExampleTrip } from './example-search.ts';
import styles from './price-table.module.css';

type PriceTableProps = { readonly city: string; readonly trips: readonly ExampleTrip[]; readonly prices: LocationText['priceTable'] };

/**
 * The example trips by every vehicle with all seats taken, folded beneath the lowest and highest price. A price for each passenger would
 * exceed the page's size limit.
 */
export function PriceTable({ city, trips, prices }: PriceTableProps) {
  const { t } = useTranslation('pages');
  const { fleet, language } = useSiteFrame();
  const heading = useId();
  const money = (cents: number) => formatCents(cents, tagOf(language));
  const rows = prices.filter(({ totalsCents }) => totalsCents.length === trips.length);
  if (rows.length === 0) return null;
  const all = rows.flatMap(({ totalsCents }) => totalsCents);
  return (
    <details className={styles.folded}>
      <summary>
        <h3 id={heading}>{t('priceTable.heading', { city })}</h3>
        <span className={styles.price}>
          {money(Math.min(...all))} – {money(Math.max(...all))}
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={styles.frame} aria-labelledby={heading} tabIndex={0}>
        <table className={styles.table}>
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
                  <td key={trips[index]?.to} className={styles.price}>
                    {money(cents)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
