import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CaseStudyCards } from '../features/content/case-study/case-study-cards.tsx';
import { ClosingScene } from '../features/content/closing-scene.tsx';
import { ListingPage } from '../features/content/listing/listing-page.tsx';
import { loadCaseStudies } from '../features/content/load-lists.ts';
import { loadPraise } from '../features/content/load-reviews.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest } from '../page-loader.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, caseStudies, praise] = await Promise.all([
    loadEditorialText(page, 'case-studies'),
    loadCaseStudies(page),
    loadPraise(page, { limit: 3 }),
  ]);
  return { text, caseStudies, praise };
}

export default function CaseStudiesPage() {
  const { text, caseStudies, praise } = useLoaderData<typeof loader>();
  const { t } = useTranslation('pages');
  return (
    <>
      <ListingPage pageKey="case-studies" text={text} name={t('names.caseStudies')} ofPictures>
        <CaseStudyCards caseStudies={caseStudies} />
      </ListingPage>
      <ReviewsBlock {...praise} />
      <ClosingScene />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
