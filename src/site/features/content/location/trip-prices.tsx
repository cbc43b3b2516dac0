import { useId } from 'react';
import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Section } from '../../../ui/section.tsx';
import { Fold } from '../fold/fold.tsx';
import type { LocationText } from '../load-subjects.ts';
import styles from './price-table.module.css';

type Prices = LocationText['tripPrices'];
type SeasonPrice = Prices['trips'][number]['prices'][number];

/** The prices of further kinds of trip from a city with a small and a large vehicle, in the cheapest and the dearest season. */
export function TripPrices({ city, prices: { low, high, trips } }: { readonly city: string; readonly prices: Prices }) {
  const { t } = useTranslation('pages');
  const { fleet, language } = useSiteFrame();
  const money = (cents: number) => formatCents(cents, tagOf(language));
  const all = trips.flatMap(({ prices }) => prices.flatMap(({ lowCents, highCents }) => [lowCents, highCents]));
  const [heading, rows] = [useId(), useId()];
  // The columns are named after full vehicles. To the airport they carry fewer people, with a suitcase each.
  const full = trips.find(({ kind }) => kind !== 'transfer');
  if (full === undefined) return null;
  const isEven = trips.every(({ prices }) => prices.every(({ lowCents, highCents }) => lowCents === highCents));
  return (
    <Section heading={<span id={heading}>{t('tripPrices.heading', { city })}</span>}>
      <Fold
        summary={
          <span className={styles.price}>
            {money(Math.min(...all))} – {money(Math.max(...all))}
          </span>
        }
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <section className={styles.frame} aria-labelledby={`${heading} ${rows}`} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" id={rows}>
                  {t('tripPrices.trip')}
                </th>
                {full.prices.map(({ vehicle, passengers }) => (
                  <th key={vehicle} scope="col">
                    {fleet.find((each) => each.fleet === vehicle)?.title} <small>{t('priceTable.passengers', { passengers })}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {trips.map(({ kind, to, prices }) => (
                <tr key={kind}>
                  <th scope="row">
                    {t(`tripPrices.${kind}`, { to })}
                    {kind === 'transfer' && (
                      <small>{t('tripPrices.cases', { people: prices.map(({ passengers }) => passengers).join(' / ') })}</small>
                    )}
                  </th>
                  {prices.map((price) => (
                    <Price key={price.vehicle} price={price} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p>
          {isEven ? t('tripPrices.even', { low: formatDate(low) }) : t('tripPrices.note', { low: formatDate(low), high: formatDate(high) })}
        </p>
      </Fold>
    </Section>
  );
}

function Price({ price: { lowCents, highCents, passengers } }: { readonly price: SeasonPrice }) {
  const { t } = useTranslation('pages');
  const { language } = useSiteFrame();
  const money = (cents: number) => formatCents(cents, tagOf(language));
  return (
    <td className={styles.price}>
      {money(lowCents)}
      {highCents !== lowCents && <small>({money(highCents)})</small>}
      <small>{t('tripPrices.each', { share: money(Math.round(lowCents / passengers)) })}</small>
    </td>
  );
}
