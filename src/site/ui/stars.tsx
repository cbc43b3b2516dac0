import { formatNumber } from '#domain/money/format-number.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { useSiteFrame } from '../site-context.ts';
import { countFilled, starCount } from './count-filled.ts';
import styles from './stars.module.css';

const starWidth = 25;
const height = 24;
const width = starCount * starWidth - 1;
const outline = Array.from(
  { length: starCount },
  (_, index) => `M${12 + index * starWidth} 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z`,
).join('');

/** A rating of 0 to 5 as five stars in one drawing: a page shows up to some hundred of these. */
export function Stars({ rating }: { readonly rating: number }) {
  const { t } = useTranslation('common');
  const filled = countFilled(rating);
  const tag = tagOf(useSiteFrame().language);
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('rating.ofFive', { rating: formatNumber(rating, tag) })}
    >
      <path d={outline} />
      {/* What stands out of the inner drawing is cut off, in the middle of a half star. */}
      <svg aria-hidden="true" className={styles.filled} width={Math.floor(filled * starWidth)} height={height}>
        <path d={outline} />
      </svg>
    </svg>
  );
}
