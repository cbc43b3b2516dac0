import { Suspense } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import { proposeEmail } from '#domain/input/email-typo.ts';
import { brand } from '#domain/sites/brand.ts';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Issue } from '../api/issue.ts';
import hours from '../explain/day-hours.module.css';
import plan from '../explain/driver-plan.module.css';
import strip from '../explain/price-strip.module.css';
import rules from '../explain/rule-list.module.css';
import rail from '../explain/stop-rail.module.css';
import { askPrice, type PriceAnswer } from '../features/request-quote/ask-price.ts';
import describe from '../features/request-quote/describe-trip.module.css';
import conditions from '../features/request-quote/late/preview-conditions.module.css';
import instrument from '../features/request-quote/late/preview-instrument.module.css';
import lines from '../features/request-quote/late/preview-lines.module.css';
import moments from '../features/request-quote/late/preview-stops.module.css';
import changes from '../features/request-quote/late/preview-suggestions.module.css';
import summary from '../features/request-quote/late/trip-summary.module.css';
import understood from '../features/request-quote/late/understood.module.css';
import { type Described, readDescription, valuesOf } from '../features/request-quote/read-description.ts';
import { RequestForm } from '../features/request-quote/request-form.tsx';
import { sendRequest } from '../features/request-quote/send-request.ts';
import { asksToTake } from '../features/request-quote/take-suggestion.ts';
import { takeWithoutScript } from '../features/request-quote/take-without-script.ts';
import { tripQueryOf } from '../features/request-quote/trip-query.ts';
import { PageHead } from '../head/page-head.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest, seeOther, todayOf } from '../page-loader.ts';
import { readForm } from '../read-form.ts';
import { lineOf, sendOverLine } from '../send-over-line.ts';
import { useSiteFrame } from '../site-context.ts';
import { createFormValues, type FormValues, readFormValues } from '../trip-editor/form-values.ts';
import { issuesOfForm } from '../trip-editor/itinerary-values.ts';
import { applyIntent, parseIntent } from '../trip-editor/stop-intents.ts';
import facts from '../ui/facts/fact-list.module.css';
import { Hero } from '../ui/hero.tsx';
import { addToAddress } from '../ui/link/link-address.ts';
import { Notice } from '../ui/message/notice.tsx';
import shields from '../ui/road/road-shields.module.css';
import picture from '../ui/route/route-picture.module.css';
import { scriptAfter } from '../ui/script-after.ts';
import { Section } from '../ui/section.tsx';

const loadDescribe = async () => (await import('../features/request-quote/describe-trip.tsx')).DescribeTrip;
const DescribeTrip = import.meta.env.SSR ? await loadDescribe() : scriptAfter(loadDescribe);

// What is drawn by a part whose script comes late is styled from the start.
export const handle = {
  namespaces: ['form', 'travel'],
  styles: [
    ...[changes.change, conditions.conditions, describe.describe, facts.facts, hours.hours, instrument.instrument, lines.lines],
    ...[summary.summary, moments.moments, picture.picture, plan.plan, rail.stops, rules.rules, shields.shield, strip.strip],
    understood.understood,
  ],
} satisfies RouteHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const values = createFormValues(url.searchParams, crypto.randomUUID());
  return { values, today: todayOf(page), price: await askPrice(page, values) };
}

type PageOfSite = Pick<ReturnType<typeof getPageRequest>, 'site' | 'language'>;

type Answer = {
  readonly values: FormValues;
  readonly issues: readonly Issue[];
  readonly trouble: 'unavailable' | 'refused' | null;
  /** Whether the form was sent for its price alone. */
  readonly isPriced?: boolean;
  /** The price of these values; null where they lack something. */
  readonly price: PriceAnswer | null;
  /** What was read from a description of the trip. */
  readonly described?: Described;
};

export async function action({ context, request, url }: ActionFunctionArgs) {
  const page = getPageRequest({ context });
  const form = await readForm(request);
  const pressed = String(form.get('intent') ?? 'send');
  if (pressed === 'describe') return data<Answer>(await fillFrom(page, String(form.get('description') ?? '')));
  const intent = parseIntent(pressed);
  const values = readFormValues(form);
  if (asksToTake(pressed)) {
    const taken = await takeWithoutScript(page, values, pressed);
    return data<Answer>({ ...taken, issues: issuesOfForm(taken.price?.issues ?? [], values), trouble: null, isPriced: true });
  }
  if (intent.kind === 'again') {
    // A trip that was booked before begins a request of its own.
    const again = { ...values, idempotencyKey: crypto.randomUUID() };
    return data<Answer>({ values: again, issues: [], trouble: null, isPriced: true, price: await askPrice(page, again) });
  }
  if (intent.kind === 'preview') {
    const price = await askPrice(page, values);
    return data<Answer>({ values, issues: issuesOfForm(price?.issues ?? [], values), trouble: null, isPriced: true, price });
  }
  if (intent.kind !== 'send') {
    const changed = applyIntent(values, intent);
    return data<Answer>({ values: changed, issues: [], trouble: null, price: await askPrice(page, changed) });
  }
  const outcome = await sendRequest(page, {
    values,
    form,
    query: url.searchParams,
    userAgent: request.headers.get('user-agent') ?? '',
  });
  if (outcome.kind === 'sent') return seeOther(addressOfSent(page, { quoteId: outcome.quoteId, email: values.email }));
  if (outcome.kind === 'issues') {
    // A key that served another request serves no more: the form gets the next one, so that it can be sent again.
    const isUsed = outcome.issues.some(({ code }) => code === 'key-reused');
    const kept = isUsed ? { ...values, idempotencyKey: crypto.randomUUID() } : values;
    const price = await askPrice(page, kept);
    return data<Answer>({ values: kept, issues: issuesOfForm(outcome.issues, values), trouble: null, price }, { status: 422 });
  }
  const price = { preview: null, issues: [], failed: true };
  return data<Answer>({ values, issues: [], trouble: outcome.kind, price }, { status: outcome.kind === 'unavailable' ? 503 : 400 });
}

/** The quote itself; of an address that looks mistyped it is asked first, for its mail may never come. */
function addressOfSent({ site, language }: PageOfSite, { quoteId, email }: { readonly quoteId: string; readonly email: string }): string {
  const place = { site: getSite(site), language };
  if (proposeEmail(email) !== null) return pathTo(place, { page: 'request-sent', quoteId });
  return addToAddress(pathTo(place, { page: 'my-quote', id: quoteId }), { search: { sent: '1' } });
}

/** A new form, filled with what a description says. */
async function fillFrom(page: ReturnType<typeof getPageRequest>, text: string): Promise<Answer> {
  const described = await readDescription(page, text);
  const values = valuesOf(described, crypto.randomUUID());
  const price = await askPrice(page, values);
  return { values, issues: [], trouble: null, price, described };
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return await sendOverLine(() => serverAction<typeof action>());
}

export default function RequestQuotePage() {
  const { t } = useTranslation('form');
  const { site } = useSiteFrame();
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof clientAction>();
  const line = lineOf(answered);
  const answer = answered !== undefined && 'values' in answered ? answered : undefined;
  const trouble = answer?.trouble ?? null;
  const isResult = tripQueryOf(useLocation().search) !== '' || answer?.isPriced === true;
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} link={{ page: 'request-quote' }} />
      <div className="step-line" aria-hidden="true" />
      {!isResult && <Hero heading={t('title')} description={t('lead')} beforeForm />}
      <Section tight>
        {trouble !== null && (
          <Notice kind="error" live="alert" title={t(`${trouble}.title`)}>
            {t(`${trouble}.text`, { phone: brand.phoneShown[site] })}
          </Notice>
        )}
        <Suspense>
          <DescribeTrip described={answer?.described ?? null} />
        </Suspense>
        <RequestForm
          key={answer?.described === undefined ? 'typed' : answer.values.idempotencyKey}
          line={line}
          initial={answer?.values ?? loaded.values}
          issues={answer?.issues ?? noIssues}
          today={loaded.today}
          wasSent={answer !== undefined}
          price={(answer ?? loaded).price}
          isResult={isResult}
        />
      </Section>
    </>
  );
}

const noIssues: readonly Issue[] = [];
