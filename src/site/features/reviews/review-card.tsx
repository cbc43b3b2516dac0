import { formatDate } from '#domain/calendar/format-date.ts';
import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Stars } from '../../ui/stars.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './reviews-block.module.css';

export type Review = {
  readonly id: string;
  readonly title?: string | undefined;
  /** Sanitised HTML. */
  readonly content?: string | undefined;
  /** Our reply beneath it; sanitised HTML as well. */
  readonly reply?: string | null | undefined;
  /** `YYYY-MM-DD`. */
  readonly writtenAt?: string | undefined;
  readonly author?: string | undefined;
  readonly organisation?: string | undefined;
  readonly driverRating?: number | undefined;
  readonly busRating?: number | undefined;
  readonly platformRating?: number | undefined;
  /** A sample that no customer wrote. It is marked as the page about collecting reviews says. */
  readonly sample?: boolean | undefined;
};

type ReviewCardProps = {
  readonly review: Review /** An example among reviews that are none: where all are, the section says so once. */;
  readonly isMarked: boolean;
};

/** Empty texts and ratings of 5 where a review has none (docs/specification.md#screens). */
export function ReviewCard({ review, isMarked }: ReviewCardProps) {
  const { t } = useTranslation('common');
  const { title = '', content = '', author = '', organisation = '', writtenAt = '', reply } = review;
  const { driverRating = 5, busRating = 5, platformRating = 5 } = review;
  const ratings = [
    [t('rating.driver'), driverRating],
    [t('rating.bus'), busRating],
    [t('rating.platform', { brand: brand.name }), platformRating],
  ] as const;
  return (
    <li className={styles.card}>
      {isMarked && <Badge>{t('reviews.sample')}</Badge>}
      {title && <h3 className={styles.title}>{title}</h3>}
      <RichText html={content} className={styles.text} />
      <dl className={styles.ratings}>
        {ratings.map(([label, rating]) => (
          <div key={label} className={styles.rating}>
            <dt>{label}</dt>
            <dd>
              <Stars rating={rating} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.by}>
        <span className={styles.author}>{author}</span>
        {organisation && <span>{organisation}</span>}
        {writtenAt && <time dateTime={writtenAt}>{formatDate(writtenAt)}</time>}
      </p>
      {reply && (
        <div className={styles.by}>
          <span className={styles.author}>{t('reviews.reply', { brand: brand.name })}</span>
          <RichText html={reply} />
        </div>
      )}
    </li>
  );
}
