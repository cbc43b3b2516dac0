import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getSite } from '#domain/sites/registry.ts';
import { EditorialPage } from '../features/content/editorial/editorial-page.tsx';
import { type EditorialKey, findEditorialOfPath } from '../features/content/item-of-path.ts';
import { loadFaqs, loadInvoiceTrip } from '../features/content/load-lists.ts';
import { loadPraise, type Praise } from '../features/content/load-reviews.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { ReviewsBlock } from '../features/reviews/reviews-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest, throwNotFound } from '../page-loader.ts';
import type { PageRequest } from '../request-context.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const key = findEditorialOfPath({ site: getSite(page.site), language: page.language }, url.pathname) ?? throwNotFound();
  const [text, faqs, praise, invoice] = await Promise.all([
    loadEditorialText(page, key),
    loadFaqs(page, key),
    loadPraiseOf(page, key),
    key === 'business' ? loadInvoiceTrip(page) : [],
  ]);
  return { key, text, faqs, praise, invoice };
}

/**
 * Reviews appear on pages that argue: the most important ones on the page that "show more" leads to (docs/specification.md#screens), as
 * many as its size limit allows.
 */
async function loadPraiseOf(page: PageRequest, key: EditorialKey): Promise<Praise> {
  if (key === 'why-choose-us') return loadPraise(page, { limit: 15, withSamplePartners: true });
  if (key === 'business') return loadPraise(page, { limit: 3, weightType: 'BUSINESS' });
  return { reviews: [], partners: [] };
}

export default function EditorialRoute() {
  const { key, text, faqs, praise, invoice } = useLoaderData<typeof loader>();
  return (
    <EditorialPage pageKey={key} text={text} invoice={invoice}>
      <ReviewsBlock {...praise} tone="sunken" linksToMore={key !== 'why-choose-us'} />
      <FaqBlock items={faqs} />
    </EditorialPage>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
