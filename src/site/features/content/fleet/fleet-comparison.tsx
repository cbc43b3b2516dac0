import { useId } from 'react';
import { formatDate } from '#domain/calendar/format-date.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { VehicleSides } from '../../../ui/vehicle/vehicle-sides.tsx';
import type { ComparedVehicle } from '../load-lists.ts';
import styles from './fleet-comparison.module.css';
import { GroupSize } from './group-size.tsx';
import { shareOf } from './sizes-of.ts';
import { useVehicleWords } from './use-vehicle-words.ts';

/** The vehicles below each other, with all their differences. */
export function FleetComparison({ fleet }: { readonly fleet: readonly ComparedVehicle[] }) {
  const { t } = useTranslation('pages');
  const heading = useId();
  const example = fleet.find(({ dayPrice }) => dayPrice !== null)?.dayPrice;
  return (
    <GroupSize fleet={fleet}>
      <div>
        <h2 id={heading} className={styles.heading}>
          {t('fleet.compare.heading')}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <section className={styles.frame} aria-labelledby={heading} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['vehicle', 'day', 'seats', 'cases', 'length'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`fleet.compare.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fleet.map((vehicle) => (
                <Row key={vehicle.slug} vehicle={vehicle} />
              ))}
            </tbody>
          </table>
        </section>
        {example && <p className={styles.note}>{t('fleet.compare.note', { ...example, asOf: formatDate(example.asOf) })}</p>}
      </div>
    </GroupSize>
  );
}

function Row({ vehicle }: { readonly vehicle: ComparedVehicle }) {
  const { t } = useTranslation('pages');
  const { language } = useSiteFrame();
  const words = useVehicleWords();
  const { slug, title, hero, sizes, dayPrice } = vehicle;
  const share = shareOf(vehicle);
  return (
    <tr data-vehicle={slug}>
      <th scope="row">
        <VehicleSides vehicles={[slug]} seats={sizes.slice(-1).map(({ seats }) => seats)} className={styles.drawing} />
        <SiteLink to={{ page: 'fleet-type', fleet: slug }} className={styles.name}>
          {title}
        </SiteLink>
        <span className={styles.text}>{hero.description}</span>
        <span className={styles.text}>{t('fleet.compare.board', { equipment: words.equipment(vehicle) })}</span>
      </th>
      <td className={styles.price} data-label={t('fleet.compare.day')}>
        {dayPrice ? <strong>{formatCents(dayPrice.totalCents, tagOf(language))}</strong> : t('fleet.compare.own')}
        {share !== null && <span className={styles.share}>{t('fleet.compare.share', { share: formatCents(share, tagOf(language)) })}</span>}
      </td>
      <td className={styles.figure} data-label={t('fleet.compare.seats')}>
        {sizes.map(({ seats }) => seats).join(' / ')}
      </td>
      <td className={styles.figure} data-label={t('fleet.compare.cases')}>
        {sizes.map(({ seatsWithCases }) => seatsWithCases).join(' / ')}
      </td>
      <td className={styles.figure} data-label={t('fleet.compare.length')}>
        {words.metres(sizes.map(({ metres }) => metres))}
      </td>
    </tr>
  );
}
