import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CallToAction } from '../features/content/call-to-action.tsx';
import { ItemRows } from '../features/content/item-rows.tsx';
import { ListingPage } from '../features/content/listing-page.tsx';
import { loadFaqs, loadFleet } from '../features/content/load-lists.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest } from '../page-loader.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, fleet, faqs] = await Promise.all([loadEditorialText(page, 'fleet'), loadFleet(page), loadFaqs(page, 'fleet')]);
  return { text, fleet, faqs };
}

export default function FleetPage() {
  const { text, fleet, faqs } = useLoaderData<typeof loader>();
  const { t } = useTranslation('pages');
  return (
    <>
      <ListingPage pageKey="fleet" text={text} name={t('names.fleet')}>
        <ItemRows rows={fleet.map(({ slug, title, hero }) => ({ ...hero, title, link: { page: 'fleet-type', fleet: slug } }))} />
      </ListingPage>
      <FaqBlock items={faqs} />
      <CallToAction />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
