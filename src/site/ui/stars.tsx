import { formatNumber } from '#domain/money/format-number.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { useSiteFrame } from '../site-context.ts';
import { countFilled } from './count-filled.ts';
import styles from './stars.module.css';

/** A rating of 0 to 5 as five stars, drawn by the stylesheet, because a page may show a hundred of them. */
export function Stars({ rating }: { readonly rating: number }) {
  const { t } = useTranslation('common');
  const tag = tagOf(useSiteFrame().language);
  // Announced as it is drawn: never above five or below zero.
  const label = t('rating.ofFive', { rating: formatNumber(Math.max(0, Math.min(5, rating)), tag) });
  return <span className={styles.stars} data-filled={countFilled(rating)} role="img" aria-label={label} />;
}
