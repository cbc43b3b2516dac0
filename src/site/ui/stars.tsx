import { useTranslation } from 'react-i18next';
import { formatNumber } from '#domain/money/format-number.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useSiteFrame } from '../site-context.ts';
import { iconPaths } from './icon-paths.ts';
import { starKinds } from './star-kinds.ts';
import styles from './stars.module.css';

/** A rating of 0 to 5 as five stars. */
export function Stars({ rating }: { readonly rating: number }) {
  const { t } = useTranslation('common');
  const tag = tagOf(useSiteFrame().language);
  return (
    <span className={styles.stars} role="img" aria-label={t('rating.ofFive', { rating: formatNumber(rating, tag) })}>
      {starKinds(rating).map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars that never move
        <svg key={index} className={styles[kind]} viewBox="0 0 24 24" aria-hidden="true">
          <path className={styles.outline} d={iconPaths.star} />
          {kind === 'half' && <path className={styles.fill} d="M12 3.500v13.400l-5.200 2.800 1-5.900-4.300-4.100 5.900-.8z" />}
        </svg>
      ))}
    </span>
  );
}
