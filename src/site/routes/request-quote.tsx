import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Issue } from '../api/issue.ts';
import { createFormValues, type FormValues, readFormValues } from '../features/request-quote/form-values.ts';
import { RequestForm } from '../features/request-quote/request-form.tsx';
import { sendRequest } from '../features/request-quote/send-request.ts';
import { PageHead } from '../head/page-head.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest, seeOther, todayOf } from '../page-loader.ts';
import { readForm } from '../read-form.ts';
import { useSiteFrame } from '../site-context.ts';
import { issuesOfForm } from '../trip-editor/itinerary-values.ts';
import { applyIntent, parseIntent } from '../trip-editor/stop-intents.ts';
import { Hero } from '../ui/hero.tsx';
import { Notice } from '../ui/message/notice.tsx';
import { Section } from '../ui/section.tsx';

export const handle = { namespaces: ['form', 'travel'] } satisfies RouteHandle;

export function loader({ context, url }: LoaderFunctionArgs) {
  return { values: createFormValues(url.searchParams, crypto.randomUUID()), today: todayOf(getPageRequest({ context })) };
}

type Answer = { readonly values: FormValues; readonly issues: readonly Issue[]; readonly trouble: 'unavailable' | 'refused' | null };

export async function action({ context, request, url }: ActionFunctionArgs) {
  const page = getPageRequest({ context });
  const form = await readForm(request);
  const intent = parseIntent(String(form.get('intent') ?? 'send'));
  const values = readFormValues(form);
  if (intent.kind !== 'send') return data<Answer>({ values: applyIntent(values, intent), issues: [], trouble: null });
  const outcome = await sendRequest(page, {
    values,
    form,
    query: url.searchParams,
    userAgent: request.headers.get('user-agent') ?? '',
  });
  if (outcome.kind === 'sent')
    return seeOther(pathTo({ site: getSite(page.site), language: page.language }, { page: 'request-sent', quoteId: outcome.quoteId }));
  if (outcome.kind === 'issues') {
    // A key that served another request serves no more: the form gets the next one, so that it can be sent again.
    const isUsed = outcome.issues.some(({ code }) => code === 'key-reused');
    const kept = isUsed ? { ...values, idempotencyKey: crypto.randomUUID() } : values;
    return data<Answer>({ values: kept, issues: issuesOfForm(outcome.issues, values), trouble: null }, { status: 422 });
  }
  return data<Answer>({ values, issues: [], trouble: outcome.kind }, { status: outcome.kind === 'unavailable' ? 503 : 400 });
}

export default function RequestQuotePage() {
  const { t } = useTranslation('form');
  const { site } = useSiteFrame();
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const trouble = answer?.trouble ?? null;
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} link={{ page: 'request-quote' }} />
      <Hero heading={t('title')} description={t('lead')} plainOnPhone />
      <Section>
        {trouble !== null && (
          <Notice kind="error" live="alert" title={t(`${trouble}.title`)}>
            {t(`${trouble}.text`, { phone: brand.phoneShown[site] })}
          </Notice>
        )}
        <RequestForm
          initial={answer?.values ?? loaded.values}
          issues={answer?.issues ?? noIssues}
          today={loaded.today}
          wasSent={answer !== undefined}
        />
      </Section>
    </>
  );
}

const noIssues: readonly Issue[] = [];
