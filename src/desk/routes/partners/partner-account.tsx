import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { deskContext } from '../../desk-request.ts';
import { AccountPage } from '../../partners/account-page.tsx';
import { PartnerWordsContext } from '../../partners/use-partner-words.ts';

/** Everything that belongs to a partner on one page, after signing in by a mailed link. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { partnerAccount, partner } = context.get(deskContext);
  const account = await partnerAccount.read();
  if (account === null) throw redirect('/partner-account/sign-in');
  return { account, texts: partner.textsOf(account.language), language: account.language };
}

/** The only button signs out. */
export async function action({ context }: ActionFunctionArgs) {
  await context.get(deskContext).partnerAccount.signOut();
  return redirect('/partner-account/sign-in');
}

export default function PartnerAccountRoute() {
  const { account, texts, language } = useLoaderData<typeof loader>();
  return (
    <PartnerWordsContext value={{ language, texts }}>
      <AccountPage account={account} />
    </PartnerWordsContext>
  );
}

/** Nothing of the desk is shown around it. */
export { DriverPageError as ErrorBoundary } from '../../on-duty/driver-page-error.tsx';
