import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { domainOf } from '../api/enums.ts';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { loadTripExtras } from '../features/trip/load-extras.ts';
import { SearchPage } from '../features/trip/search-page.tsx';
import { PageHead } from '../head/page-head.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest } from '../page-loader.ts';
import { useSiteFrame } from '../site-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const extras = await loadTripExtras(page, { faqPage: 'direct-booking', country: domainOf(page.site), withReviews: false });
  return { extras, today: page.now.slice(0, 10) };
}

export const handle = { namespaces: ['trip'] } satisfies RouteHandle;

export default function DirectBookingSearchRoute() {
  const { extras, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation('trip');
  const { site } = useSiteFrame();
  return (
    <SearchPage today={today}>
      <PageHead title={t('titles.search')} description={t('search.lead')} link={{ page: 'direct-booking-search' }} />
      <FaqBlock items={extras.faqs} country={domainOf(site)} tone="sunken" />
    </SearchPage>
  );
}
