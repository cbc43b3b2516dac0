import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { Loader } from '../../../ui/loader.tsx';
import { Section } from '../../../ui/section.tsx';
import { useFetchWhenShown } from '../../../ui/use-fetch-when-shown.ts';
import { ReviewsBlock } from '../reviews-block.tsx';
import { createReviewsError, type ShownPraise } from './reviews-error.ts';

const nothing: ShownPraise = { reviews: [], partners: [] };

/** The reviews on a trip's page, fetched like its questions. Without a script, the link to the page with all of them is shown. */
export function AsyncReviewsBlock() {
  const { t } = useTranslation('common');
  const { site, language } = useSiteFrame();
  const { ask, failed } = useMemo(() => {
    const question = { language, domain: site };
    return {
      ask: (signal: AbortSignal) => import('./fetch-reviews.ts').then(({ fetchReviews }) => fetchReviews(question, signal)),
      failed: (error: unknown) => {
        reportError(createReviewsError(question, error));
        return nothing;
      },
    };
  }, [site, language]);
  const praise = useFetchWhenShown(ask, failed);
  if (praise !== null) return <ReviewsBlock {...praise} isPrivate />;
  return (
    <Section heading={t('reviews.heading')}>
      <Loader />
      <noscript>
        <SiteLink to={{ page: 'why-choose-us' }}>{t('reviews.showMore')}</SiteLink>
      </noscript>
    </Section>
  );
}
