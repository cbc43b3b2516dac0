import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { domainOf } from '../api/enums.ts';
import { loadFaqs } from '../features/content/load-lists.ts';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { TripNotFoundPage } from '../features/shell/trip-not-found-page.tsx';
import { PrivateHead } from '../head/page-head.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest } from '../page-loader.ts';
import { useSiteFrame } from '../site-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return data({ faqs: await loadFaqs(getPageRequest({ context }), 'trip-not-found') }, { status: 404 });
}

export default function TripNotFoundRoute() {
  const { faqs } = useLoaderData<typeof loader>();
  const { t } = useTranslation('common');
  const { site } = useSiteFrame();
  return (
    <TripNotFoundPage>
      <PrivateHead title={t('tripNotFound.title')} />
      <FaqBlock items={faqs} country={domainOf(site)} tone="sunken" />
    </TripNotFoundPage>
  );
}

export const handle = { namespaces: ['common'] } satisfies RouteHandle;
