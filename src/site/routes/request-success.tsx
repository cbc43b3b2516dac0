import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { RequestSuccessPage } from '../features/content/editorial/request-success-page.tsx';
import { loadFaqs } from '../features/content/load-lists.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { findSentRequest } from '../features/request-quote/find-sent-request.ts';
import { rememberSent } from '../features/request-quote/remember-sent.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest } from '../page-loader.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const quoteId = url.searchParams.get('quoteId');
  const [text, faqs, sent] = await Promise.all([
    loadEditorialText(page, 'request-success'),
    loadFaqs(page, 'request-success'),
    quoteId === null ? null : findSentRequest(page, quoteId),
  ]);
  return { text, faqs, request: sent };
}

export default function RequestSuccessRoute() {
  const { text, faqs, request } = useLoaderData<typeof loader>();
  useEffect(() => {
    if (request !== null) rememberSent(request.reference);
  }, [request]);
  return (
    <>
      <RequestSuccessPage text={text} request={request} />
      <FaqBlock items={faqs} tone="sunken" />
    </>
  );
}

export const handle = { namespaces: ['pages'] } satisfies RouteHandle;
