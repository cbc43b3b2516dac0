import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ClosingScene } from '../features/content/closing-scene.tsx';
import { ListingPage } from '../features/content/listing/listing-page.tsx';
import { loadOccasions } from '../features/content/load-lists.ts';
import { loadPraise } from '../features/content/load-reviews.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { OccasionWall } from '../features/content/occasion/occasion-wall.tsx';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest } from '../page-loader.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, occasions, praise] = await Promise.all([
    loadEditorialText(page, 'occasions'),
    loadOccasions(page),
    loadPraise(page, { limit: 3 }),
  ]);
  return { text, occasions, praise };
}

export default function OccasionsPage() {
  const { text, occasions, praise } = useLoaderData<typeof loader>();
  const { t } = useTranslation('pages');
  return (
    <>
      <ListingPage pageKey="occasions" text={text} name={t('names.occasions')} ofPictures>
        <OccasionWall occasions={occasions.map(({ slug, title, hero }) => ({ ...hero, slug, title }))} />
      </ListingPage>
      <ReviewsBlock {...praise} />
      <ClosingScene />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
