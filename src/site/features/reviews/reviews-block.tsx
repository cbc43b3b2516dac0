import { describeRating } from '../../head/describe-page.ts';
import { useStructuredData } from '../../head/structured-data.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { usePathTo, useSiteFrame } from '../../site-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SiteLink } from '../../ui/link/site-link.tsx';
import type { PartnerMark } from '../../ui/partner-mark.ts';
import { Section } from '../../ui/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PartnerLogos } from './partner-logos.tsx';
import { type Review, ReviewCard } from './review-card.tsx';
import styles from './reviews-block.module.css';

type ReviewsBlockProps = {
  readonly partners: readonly PartnerMark[];
  /** Left out: the customers only. */
  readonly reviews?: readonly Review[] | undefined;
  readonly heading?: string | undefined;
  readonly tone?: 'plain' | 'tint' | 'sunken' | undefined;
  /** False on the page that the link leads to. */
  readonly linksToMore?: boolean | undefined;
  /** A page that search engines do not read, so the brand's rating is not given to them. */
  readonly isPrivate?: boolean | undefined;
};

/** Our customers, and beneath them reviews in three columns of cards (docs/specification.md#screens). */
export function ReviewsBlock({ partners, reviews = [], heading, tone, linksToMore = true, isPrivate = false }: ReviewsBlockProps) {
  const { t } = useTranslation('common');
  const hasReviews = reviews.length > 0;
  if (!hasReviews && partners.length === 0) return null;
  return (
    <Section before={<PartnerLogos partners={partners} />} heading={hasReviews ? (heading ?? t('reviews.heading')) : undefined} tone={tone}>
      {import.meta.env.SSR && hasReviews && !isPrivate && <SaidRating />}
      {hasReviews && <Reviews reviews={reviews} linksToMore={linksToMore} />}
    </Section>
  );
}

type ReviewsProps = {
  readonly reviews: readonly Review[];
  /**
   * Beneath a page about another subject a phone shows the first review, and the link leads to the others. Where reviews are the subject, a
   * phone shows three and unfolds the rest, as does every screen while they are samples.
   */
  readonly linksToMore: boolean;
};

/** The number beyond which a phone folds the rest. */
const mostAtOnce = 6;

function Reviews({ reviews, linksToMore }: ReviewsProps) {
  const { t } = useTranslation('common');
  const pathTo = usePathTo();
  const isAllSample = reviews.every(({ sample }) => sample);
  const toCard = (review: Review) => <ReviewCard key={review.id} review={review} isMarked={review.sample === true && !isAllSample} />;
  const [first, later] = reviews.length > mostAtOnce ? [reviews.slice(0, 3), reviews.slice(3)] : [reviews, []];
  return (
    <>
      {isAllSample && <p className={styles.note}>{t('reviews.sampleNote')}</p>}
      <ul className={classNames(styles.cards, linksToMore && styles.brief)}>{first.map(toCard)}</ul>
      {later.length > 0 && (
        <details className={classNames(styles.later, isAllSample && styles.examples)}>
          <summary className={styles.unfold}>{t('reviews.showMore')}</summary>
          <ul className={styles.cards}>{later.map(toCard)}</ul>
        </details>
      )}
      <div className={styles.more}>
        {linksToMore && (
          <ButtonLink to={pathTo({ page: 'why-choose-us' })} variant="secondary" target="_blank" rel="noopener" iconAfter="external">
            {t('reviews.showMore')} <VisuallyHidden>{t('opensInNewTab')}</VisuallyHidden>
          </ButtonLink>
        )}
        <SiteLink to={{ page: 'review-policy' }} className={styles.policy} prefetch={false}>
          {t('reviews.policy')}
        </SiteLink>
      </div>
    </>
  );
}

function SaidRating() {
  useStructuredData(describeRating(useSiteFrame()));
  return null;
}
