import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData, useParams } from 'react-router';
import { readWhole } from '#domain/input/read-whole.ts';
import { deskContext, type PartnerProblem } from '../desk-request.ts';
import { useAnswer } from '../use-answer.ts';
import type { PartnerOutcome } from './partner-outcome.ts';
import { PartnerPage } from './partner-page.tsx';
import { PartnerWordsContext } from './use-partner-words.ts';

/** A partner's page of one job. Anyone with its link acts as the partner, so it shows nothing of anybody else. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { partner } = context.get(deskContext);
  const page = await partner.read(params.key ?? '');
  if (page === null) throw data(null, { status: 404 });
  return { page, texts: partner.textsOf(page.language) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { partner } = context.get(deskContext);
  const key = params.key ?? '';
  const typed = Object.fromEntries([...(await request.formData()).entries()].map(([name, value]) => [name, String(value)]));
  const { intent = '' } = typed;
  const problem = await act();
  if (problem === null) return redirect(`/partner/${key}`);
  return data<PartnerOutcome>({ ...problem, intent, typed }, { status: 409 });

  async function act(): Promise<PartnerProblem | null> {
    if (intent === 'give') return await partner.give(key, typed);
    if (intent === 'drop') return await partner.drop(key, { reason: typed.reason ?? '', feeCents: readWhole(typed.feeCents) ?? 0 });
    if (intent === 'ask-price') return await partner.askPrice(key, typed);
    return await answer();
  }

  async function answer(): Promise<PartnerProblem | null> {
    const seen = { priceCents: readWhole(typed.priceCents), knowsClash: typed.knowsClash === 'yes' };
    const answered = intent === 'accept' ? await partner.accept(key, seen) : await partner.decline(key, typed.reason ?? '');
    if (answered === null) throw data(null, { status: 404 });
    // The page itself shows the state of the offer. These values are not states.
    const isNoState = answered === 'papers' || answered === 'clash' || answered === 'price' || answered === 'too-long';
    return isNoState ? { problem: answered, issues: [], certificates: [] } : null;
  }
}

export default function PartnerRoute() {
  const { page, texts } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { key = '' } = useParams();
  return (
    <PartnerWordsContext value={{ language: page.language, texts }}>
      <PartnerPage page={page} outcome={outcome} base={`/partner/${key}`} />
    </PartnerWordsContext>
  );
}

/** The link does not open anything, so nothing of the desk is shown around it. */
export { DriverPageError as ErrorBoundary } from '../on-duty/driver-page-error.tsx';
