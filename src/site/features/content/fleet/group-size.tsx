import { type ReactNode, useId } from 'react';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo, useSiteFrame } from '../../../site-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { ComparedVehicle } from '../load-lists.ts';
import styles from './group-size.module.css';
import { shareOf, sizesOf } from './sizes-of.ts';

/** Preselected: the coach, which most groups book. */
const usual = 'coachHire';

type GroupSizeProps = {
  readonly fleet: readonly ComparedVehicle[];
  /** The table whose rows name their vehicle as `data-vehicle`: the row that fits is highlighted. */
  readonly children: ReactNode;
};

/** Asks how many people travel, and shows the vehicle that fits with its price. A plain GET form: the stylesheet shows the answer. */
export function GroupSize({ fleet, children }: GroupSizeProps) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const heading = useId();
  const sizes = sizesOf(fleet);
  const most = sizes.at(-1)?.most ?? 0;
  return (
    <div className={styles.choice}>
      <form action={pathTo({ page: 'request-quote' })} aria-labelledby={heading} className={styles.form}>
        <h2 id={heading}>{t('fleet.people.heading')}</h2>
        <div className={styles.ruler} role="radiogroup" aria-labelledby={heading}>
          {sizes.map(({ vehicle, least, most: upTo }) => (
            <label key={vehicle.slug} className={styles.size}>
              <input type="radio" name="passengers" value={upTo} data-size={vehicle.slug} defaultChecked={vehicle.slug === usual} />
              {`${least}–${upTo}`}
            </label>
          ))}
          <label className={styles.size}>
            <input type="radio" name="passengers" value={most + 1} data-size="more" />
            {`${most + 1}+`}
          </label>
        </div>
        <div className={styles.answers} aria-live="polite">
          {sizes.map(({ vehicle }) => (
            <Fitting key={vehicle.slug} vehicle={vehicle} />
          ))}
          <p className={styles.answer} data-answer="more">
            {t('fleet.people.more', { most })}
          </p>
          <Button type="submit" size="l" iconAfter="arrow-right">
            {t('callToAction.button')}
          </Button>
        </div>
      </form>
      {children}
    </div>
  );
}

function Fitting({ vehicle: { slug, title, sizes, dayPrice } }: { readonly vehicle: ComparedVehicle }) {
  const { t } = useTranslation('pages');
  const tag = tagOf(useSiteFrame().language);
  const largest = sizes.at(-1);
  if (largest === undefined) return null;
  const { seats, seatsWithCases } = largest;
  const share = shareOf({ sizes, dayPrice });
  const price = dayPrice && share !== null && { price: formatCents(dayPrice.totalCents, tag), share: formatCents(share, tag) };
  return (
    <p className={styles.answer} data-answer={slug}>
      <strong>{t('home.board.vehicle', { vehicle: title, count: seats })}</strong>
      {price && <span>{t('fleet.people.price', price)}</span>}
      <span>{t('fleet.people.cases', { count: seatsWithCases })}</span>
    </p>
  );
}
