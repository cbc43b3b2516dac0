import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { NextDays } from '../explain/next-days.tsx';
import { CorrectAddressForm } from '../features/content/editorial/correct-address-form.tsx';
import { RequestSuccessPage } from '../features/content/editorial/request-success-page.tsx';
import { loadFaqs } from '../features/content/load-lists.ts';
import { loadEditorialText } from '../features/content/load-subjects.ts';
import { FaqBlock } from '../features/faq/faq-block.tsx';
import { sendCorrection } from '../features/request-quote/correct-address.ts';
import { findSentRequest } from '../features/request-quote/find-sent-request.ts';
import { rememberSent } from '../features/request-quote/remember-sent.ts';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { getPageRequest, seeOther } from '../page-loader.ts';
import { readForm } from '../read-form.ts';
import { lineOf, sendOverLine } from '../send-over-line.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const quoteId = url.searchParams.get('quoteId');
  const [text, faqs, sent] = await Promise.all([
    loadEditorialText(page, 'request-success'),
    loadFaqs(page, 'request-success'),
    quoteId === null ? null : findSentRequest(page, quoteId),
  ]);
  return { text, faqs, request: sent, idempotencyKey: sent === null ? '' : crypto.randomUUID() };
}

/** Corrects a mistyped address, before anything was ordered. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const page = getPageRequest({ context });
  const form = await readForm(request);
  const quoteId = url.searchParams.get('quoteId') ?? '';
  const [email, idempotencyKey] = [form.get('email'), form.get('idempotencyKey')].map((value) => (typeof value === 'string' ? value : ''));
  const refusal = await sendCorrection(page, { id: quoteId, email: email ?? '', idempotencyKey: idempotencyKey ?? '' });
  if (refusal !== null) return data(refusal, { status: refusal.trouble === 'away' ? 503 : 422 });
  const thanks = pathTo({ site: getSite(page.site), language: page.language }, { page: 'request-sent', quoteId });
  return seeOther(`${thanks}${thanks.includes('?') ? '&' : '?'}corrected=1`);
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return await sendOverLine(() => serverAction<typeof action>());
}

export default function RequestSuccessRoute() {
  const { text, faqs, request, idempotencyKey } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof clientAction>();
  const refusal = answered !== undefined && 'trouble' in answered ? answered : undefined;
  useEffect(() => {
    if (request !== null) rememberSent(request.reference);
  }, [request]);
  return (
    <>
      <RequestSuccessPage text={text} request={request} understood={request === null ? null : <NextDays stops={request.stops} />}>
        {request !== null && (
          <CorrectAddressForm
            email={request.email}
            meant={request.meant}
            idempotencyKey={idempotencyKey}
            refusal={refusal}
            isAway={lineOf(answered) !== null}
          />
        )}
      </RequestSuccessPage>
      <FaqBlock items={faqs} tone="sunken" />
    </>
  );
}

export const handle = { namespaces: ['pages', 'travel'] } satisfies RouteHandle;
