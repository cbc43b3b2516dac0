import { useTranslation } from 'react-i18next';
import { tagOf } from '#domain/sites/language.ts';
import { useSiteFrame } from '../site-context.ts';
import { formatNumber } from '../values/format-number.ts';
import { drawStars } from './draw-stars.ts';
import styles from './stars.module.css';

/** A rating of 0 to 5 as five stars, in one picture: a page with reviews has a hundred of them. */
export function Stars({ rating }: { readonly rating: number }) {
  const { t } = useTranslation('common');
  const tag = tagOf(useSiteFrame().language);
  const { full, half, halfFill, empty, viewBox } = drawStars(rating);
  return (
    <svg className={styles.stars} viewBox={viewBox} role="img" aria-label={t('rating.ofFive', { rating: formatNumber(rating, tag) })}>
      {full !== '' && <path className={styles.full} d={full} />}
      {half !== '' && <path d={half} />}
      {half !== '' && <path className={styles.fill} d={halfFill} />}
      {empty !== '' && <path className={styles.empty} d={empty} />}
    </svg>
  );
}
