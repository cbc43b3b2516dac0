import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import { deskContext } from '../desk-request.ts';
import styles from '../on-duty/on-duty.module.css';
import { useAnswer } from '../use-answer.ts';
import { PartnerField } from './partner-field.tsx';
import { PartnerWordsContext, usePartnerWords } from './use-partner-words.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { partner, language } = context.get(deskContext);
  return { language, texts: partner.textsOf(language) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const email = String((await request.formData()).get('email') ?? '');
  const outcome = await context.get(deskContext).partnerAccount.requestLink(email);
  return data({ outcome, email }, { status: outcome === 'sent' ? 200 : 422 });
}

/** The sign-in of a partner's people: a link to the partner's stored mailbox. */
export default function PartnerSignIn() {
  const words = useLoaderData<typeof loader>();
  return (
    <PartnerWordsContext value={words}>
      <SignInPage />
    </PartnerWordsContext>
  );
}

function SignInPage() {
  const sent = useAnswer<typeof action>();
  const { t } = usePartnerWords();
  const issues = sent === undefined || sent.outcome === 'sent' ? [] : [{ field: 'email', code: sent.outcome }];
  const outcome = sent === undefined ? undefined : { intent: 'link', problem: '', certificates: [], issues, typed: { email: sent.email } };
  return (
    <main className={`${styles.page} ${styles.partner}`}>
      <title>{`${t('account.signIn')} – ${brand.name}`}</title>
      <h1>{t('account.signIn')}</h1>
      {sent?.outcome === 'sent' ? (
        <p role="status" className={styles.notice}>
          {t('account.sent')}
        </p>
      ) : (
        <Form method="post" className={styles.press}>
          <p>{t('account.signInHelp')}</p>
          <PartnerField name="email" label={t('account.email')} type="email" outcome={outcome} />
          <button type="submit" className={styles.main}>
            {t('account.send')}
          </button>
        </Form>
      )}
    </main>
  );
}

/** Nothing of the desk is shown around it. */
export { DriverPageError as ErrorBoundary } from '../on-duty/driver-page-error.tsx';
