import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { useAnswer } from '../use-answer.ts';
import { AccountPage } from './account-page.tsx';
import type { PartnerOutcome } from './partner-outcome.ts';
import { PartnerWordsContext } from './use-partner-words.ts';

/** Everything that belongs to a partner on one page, after signing in by a mailed link. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { partnerAccount, partner } = context.get(deskContext);
  const account = await partnerAccount.read();
  if (account === null) throw redirect('/partner-account/sign-in');
  return { account, texts: partner.textsOf(account.language), language: account.language };
}

/** Signs out, or changes what the partner keeps of its vehicles and prices. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { partnerAccount } = context.get(deskContext);
  const typed = Object.fromEntries([...(await request.formData()).entries()].map(([name, value]) => [name, String(value)]));
  const { intent = '' } = typed;
  if (intent === 'sign-out' || intent === 'sign-out-everywhere') {
    await partnerAccount.signOut(intent === 'sign-out-everywhere');
    return redirect('/partner-account/sign-in');
  }
  const problem = await partnerAccount.change(intent, typed);
  if (problem === 'signed-out') return redirect('/partner-account/sign-in');
  if (problem === null) return redirect('/partner-account#supply');
  return data<PartnerOutcome>({ ...problem, intent, typed }, { status: 409 });
}

export default function PartnerAccountRoute() {
  const { account, texts, language } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  return (
    <PartnerWordsContext value={{ language, texts }}>
      <AccountPage account={account} outcome={outcome} />
    </PartnerWordsContext>
  );
}

/** Nothing of the desk is shown around it. */
export { DriverPageError as ErrorBoundary } from '../on-duty/driver-page-error.tsx';
