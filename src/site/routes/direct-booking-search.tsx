import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadFaqs } from '../features/content/load-lists.ts';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { chooseOffer } from '../features/trip/direct-booking/choose-offer.ts';
import { findOffers } from '../features/trip/direct-booking/find-offers.ts';
import { SearchPage } from '../features/trip/direct-booking/search-page.tsx';
import { isSearch, readSearchValues } from '../features/trip/direct-booking/search-values.ts';
import { useFormAnswer } from '../form-over-line.ts';
import { PageHead } from '../head/page-head.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest, todayOf } from '../page-loader.ts';
import { readForm } from '../read-form.ts';

export { clientAction } from '../form-over-line.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const values = readSearchValues(url.searchParams);
  const [faqs, found] = await Promise.all([loadFaqs(page, 'direct-booking'), isSearch(url.searchParams) ? findOffers(page, values) : null]);
  return { faqs, values, found, today: todayOf(page), idempotencyKey: crypto.randomUUID() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const userAgent = request.headers.get('user-agent') ?? '';
  return await chooseOffer(getPageRequest({ context }), { form: await readForm(request), query: url.searchParams, userAgent });
}

export const handle = { namespaces: ['form', 'travel', 'trip'] } satisfies RouteHandle;

export default function DirectBookingSearchRoute() {
  const { faqs, ...search } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>() ?? null;
  const { t } = useTranslation('trip');
  return (
    <SearchPage {...search} refused={refused}>
      <PageHead title={t('titles.search')} description={t('search.lead')} link={{ page: 'direct-booking-search' }} />
      <FaqBlock items={faqs} tone="sunken" />
    </SearchPage>
  );
}
