import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { domainOf } from '../api/enums.ts';
import { loadFaqs } from '../features/content/load-lists.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { RequestSuccessPage, type SentRequest } from '../features/content/request-success-page.tsx';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest } from '../page-loader.ts';
import { useSiteFrame } from '../site-context.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const [text, faqs] = await Promise.all([loadEditorialText(page, 'request-success'), loadFaqs(page, 'request-success')]);
  const request: SentRequest | null = null;
  return { text, faqs, request };
}

export default function RequestSuccessRoute() {
  const { text, faqs, request } = useLoaderData<typeof loader>();
  const { site } = useSiteFrame();
  return (
    <>
      <RequestSuccessPage text={text} request={request} />
      <FaqBlock items={faqs} country={domainOf(site)} tone="sunken" />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
