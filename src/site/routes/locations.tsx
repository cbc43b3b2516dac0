import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CallToAction } from '../features/content/call-to-action.tsx';
import { ListingPage } from '../features/content/listing-page.tsx';
import { loadFaqs, loadLocations } from '../features/content/load-lists.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { LocationCards } from '../features/content/location/location-cards.tsx';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest } from '../page-loader.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, locations, faqs] = await Promise.all([
    loadEditorialText(page, 'locations'),
    loadLocations(page),
    loadFaqs(page, 'locations'),
  ]);
  return { text, locations, faqs };
}

export default function LocationsPage() {
  const { text, locations, faqs } = useLoaderData<typeof loader>();
  const { t } = useTranslation('pages');
  return (
    <>
      <ListingPage pageKey="locations" text={text} name={t('names.locations')}>
        <LocationCards locations={locations} />
      </ListingPage>
      <FaqBlock items={faqs} />
      <CallToAction />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
