import { memo, Suspense } from 'react';
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
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { askPrice } from '../features/request-quote/ask-price.ts';
import { formStyles } from '../features/request-quote/form-styles.ts';
import { hasDraft } from '../features/request-quote/has-draft.ts';
import { readDescription, valuesOf } from '../features/request-quote/read-description.ts';
import type { RequestAnswer } from '../features/request-quote/request-body.tsx';
import { sendAsQuestion } from '../features/request-quote/send-as-question.ts';
import { sendRequest } from '../features/request-quote/send-request.ts';
import { asksToTake } from '../features/request-quote/take-suggestion.ts';
import { takeWithoutScript } from '../features/request-quote/take-without-script.ts';
import { tripQueryOf } from '../features/request-quote/trip-query.ts';
import { PageHead } from '../head/page-head.tsx';
import type { RouteHandle } from '../i18n/route-namespaces.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import { getPageRequest, seeOther, todayOf } from '../page-loader.ts';
import { readForm } from '../read-form.ts';
import { createFormValues, readFormValues } from '../trip-editor/form-values.ts';
import { issuesOfForm } from '../trip-editor/itinerary-values.ts';
import { applyIntent, parseIntent } from '../trip-editor/stop-intents.ts';
import { Hero } from '../ui/hero.tsx';
import { addToAddress } from '../ui/link/link-address.ts';
import { scriptAtTouch } from '../ui/script-at-touch.ts';
import { Section } from '../ui/section.tsx';

const loadBody = () => import('../features/request-quote/request-body.tsx');

/** The forms work without their script, which comes once somebody uses them: at once where a price is asked or a draft waits. */
const Body = memo(
  import.meta.env.SSR ? (await loadBody()).RequestBody : scriptAtTouch(async () => (await loadBody()).RequestBody, isAskedForMore),
);

function isAskedForMore(): boolean {
  return tripQueryOf(window.location.search) !== '' || hasDraft();
}

// What is drawn by a part whose script comes late is styled from the start.
export const handle = { namespaces: ['form', 'travel'], styles: formStyles } satisfies RouteHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  const values = createFormValues(url.searchParams, crypto.randomUUID());
  return { values, today: todayOf(page), price: await askPrice(page, values) };
}

type PageOfSite = Pick<ReturnType<typeof getPageRequest>, 'site' | 'language'>;

export async function action({ context, request, url }: ActionFunctionArgs) {
  const page = getPageRequest({ context });
  const form = await readForm(request);
  const pressed = String(form.get('intent') ?? 'send');
  if (pressed === 'describe' || pressed === 'ask-us') return await answerAside(page, form, pressed);
  const intent = parseIntent(pressed);
  const values = readFormValues(form);
  if (asksToTake(pressed)) {
    const taken = await takeWithoutScript(page, values, pressed);
    return data<RequestAnswer>({ ...taken, issues: issuesOfForm(taken.price?.issues ?? [], values), trouble: null, isPriced: true });
  }
  if (intent.kind === 'again') {
    // A trip that was booked before begins a request of its own.
    const again = { ...values, idempotencyKey: crypto.randomUUID() };
    return data<RequestAnswer>({ values: again, issues: [], trouble: null, isPriced: true, price: await askPrice(page, again) });
  }
  if (intent.kind === 'preview') {
    const price = await askPrice(page, values);
    return data<RequestAnswer>({ values, issues: issuesOfForm(price?.issues ?? [], values), trouble: null, isPriced: true, price });
  }
  if (intent.kind !== 'send') {
    const changed = applyIntent(values, intent);
    return data<RequestAnswer>({ values: changed, issues: [], trouble: null, price: await askPrice(page, changed) });
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
    return data<RequestAnswer>({ values: kept, issues: issuesOfForm(outcome.issues, values), trouble: null, price }, { status: 422 });
  }
  const price = { preview: null, issues: [], failed: true };
  return data<RequestAnswer>({ values, issues: [], trouble: outcome.kind, price }, { status: outcome.kind === 'unavailable' ? 503 : 400 });
}

/** What is sent without being a request: a description to read, or a trip that the form cannot take, which our people get as it was typed. */
async function answerAside(page: ReturnType<typeof getPageRequest>, form: FormData, pressed: 'describe' | 'ask-us') {
  if (pressed === 'describe') return data<RequestAnswer>(await fillFrom(page, String(form.get('description') ?? '')));
  const values = readFormValues(form);
  const outcome = await sendAsQuestion(page, values);
  const answer = { values, issues: [], trouble: null, price: null };
  if (outcome.kind === 'asked') return data<RequestAnswer>({ ...answer, asked: outcome });
  if (outcome.kind === 'issues') return data<RequestAnswer>({ ...answer, issues: outcome.issues }, { status: 422 });
  return data<RequestAnswer>({ ...answer, trouble: 'unavailable' }, { status: 503 });
}

/** The quote itself; of an address that looks mistyped it is asked first, for its mail may never come. */
function addressOfSent({ site, language }: PageOfSite, { quoteId, email }: { readonly quoteId: string; readonly email: string }): string {
  const place = { site: getSite(site), language };
  if (proposeEmail(email) !== null) return pathTo(place, { page: 'request-sent', quoteId });
  return addToAddress(pathTo(place, { page: 'my-quote', id: quoteId }), { search: { sent: '1' } });
}

/** A new form, filled with what a description says. */
async function fillFrom(page: ReturnType<typeof getPageRequest>, text: string): Promise<RequestAnswer> {
  const described = await readDescription(page, text);
  const values = valuesOf(described, crypto.randomUUID());
  const price = await askPrice(page, values);
  return { values, issues: [], trouble: null, price, described };
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const { sendOverLine } = await loadBody();
  return await sendOverLine(() => serverAction<typeof action>());
}

export default function RequestQuotePage() {
  const { t } = useTranslation('form');
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof clientAction>();
  const answer = answered !== undefined && 'values' in answered ? answered : undefined;
  const isResult = tripQueryOf(useLocation().search) !== '' || answer?.isPriced === true;
  return (
    <>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} link={{ page: 'request-quote' }} />
      <div className="step-line" aria-hidden="true" />
      {!isResult && <Hero heading={t('title')} description={t('lead')} beforeForm />}
      <Section tight>
        <Suspense>
          <Body loaded={loaded} answered={answered} answer={answer} isResult={isResult} />
        </Suspense>
      </Section>
    </>
  );
}
