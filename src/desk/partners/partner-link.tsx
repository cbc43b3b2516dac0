import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import { deskContext } from '../desk-request.ts';
import styles from '../on-duty/on-duty.module.css';
import { useHandIn } from '../ui/use-hand-in.ts';
import { useAnswer } from '../use-answer.ts';
import { PartnerField } from './partner-field.tsx';
import { PartnerWordsContext, usePartnerWords } from './use-partner-words.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { partner, language } = context.get(deskContext);
  return { language, texts: partner.textsOf(language) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const secret = String((await request.formData()).get('secret') ?? '').trim();
  const opened = await context.get(deskContext).partnerAccount.redeem(secret);
  return opened === 'in' ? redirect('/partner-account') : data({ problem: opened }, { status: 410 });
}

/** Opens a mailed link. Without a script, people copy what follows its `#` into the field. */
export default function PartnerLink() {
  const words = useLoaderData<typeof loader>();
  return (
    <PartnerWordsContext value={words}>
      <LinkPage />
    </PartnerWordsContext>
  );
}

function LinkPage() {
  const { t } = usePartnerWords();
  const outcome = useAnswer<typeof action>();
  useHandIn();
  return (
    <main className={`${styles.page} ${styles.partner}`}>
      <title>{`${t('account.signIn')} – ${brand.name}`}</title>
      <h1>{t('account.signIn')}</h1>
      {outcome !== undefined && (
        <p role="alert" className={styles.notice}>
          {t('account.used')} <Link to="/partner-account/sign-in">{t('account.another')}</Link>
        </p>
      )}
      <Form method="post" className={styles.press}>
        <PartnerField name="secret" label={t('account.secret')} outcome={undefined} />
        <button type="submit" className={styles.main}>
          {t('account.open')}
        </button>
      </Form>
    </main>
  );
}

/** Nothing of the desk is shown around it. */
export { DriverPageError as ErrorBoundary } from '../on-duty/driver-page-error.tsx';
