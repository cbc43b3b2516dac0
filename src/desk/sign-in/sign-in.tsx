import { useState } from 'react';
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useFetcher, useLoaderData } from 'react-router';
import { deskContext, readDestination } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { signWithPasskey } from '../passkey.ts';
import { readJson } from '../read-json.ts';
import { Button, Field, Note, Panel, Problem } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import { useCanSign } from '../use-can-sign.ts';

/** Why signing in with the company account failed. */
const companyProblems = ['company-refused', 'company-unknown', 'company-away'] as const;

export function loader({ context, request }: LoaderFunctionArgs) {
  const { signedIn, hasCompanySignIn } = context.get(deskContext);
  const to = readDestination(request);
  if (signedIn?.scope === 'whole') throw redirect(to);
  const cameBack = companyProblems.find((each) => each === `company-${new URL(request.url).searchParams.get('company')}`) ?? null;
  return {
    companyPath: hasCompanySignIn ? `/sign-in/company?${new URLSearchParams({ to })}` : null,
    cameBack,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { door } = context.get(deskContext);
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  return await unlessAway({ sent: false, email }, async () => {
    if (form.get('intent') === 'passkey') {
      const outcome = await door.signIn(readJson(String(form.get('answer') ?? '')));
      if (outcome === 'in') throw redirect(readDestination(request));
      return data({ problem: outcome, sent: false, email }, { status: outcome === 'not-proved' ? 401 : 429 });
    }
    const sent = await door.requestLink(email);
    return sent === 'sent'
      ? data({ problem: null, sent: true, email: '' })
      : data({ problem: sent, sent: false, email }, { status: sent === 'too-many-tries' ? 429 : 422 });
  });
}

/** The sign-in page: a passkey, or a mailed link and a code. */
export default function SignIn() {
  const { companyPath, cameBack } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const passkey = useFetcher<typeof action>();
  const canSign = useCanSign();
  const { t } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const sign = async () => {
    if (isAsking) return;
    setAsking(true);
    const answer = await signWithPasskey().finally(() => setAsking(false));
    if (answer !== null) await passkey.submit({ intent: 'passkey', answer: JSON.stringify(answer) }, { method: 'post' });
  };
  return (
    <>
      <title>{t('signIn.title')}</title>
      <h1>{t('signIn.title')}</h1>
      <Problem code={passkey.data?.problem ?? (outcome === undefined ? cameBack : outcome.problem)} />
      {outcome?.sent === true && <Note>{t('signIn.sent')}</Note>}
      {companyPath !== null && (
        <Panel title={t('signIn.company')}>
          <p>
            <a href={companyPath}>{t('signIn.withCompany')}</a>
          </p>
        </Panel>
      )}
      {canSign && (
        <Panel title={t('signIn.passkey')}>
          <p>{t('signIn.passkeyHelp')}</p>
          <div aria-busy={isAsking}>
            <Button kind="main" type="button" onClick={() => void sign()}>
              {t('signIn.withPasskey')}
            </Button>
          </div>
        </Panel>
      )}
      <Panel title={t('signIn.byMail')}>
        <Form method="post">
          <Field
            label={t('signIn.email')}
            name="email"
            type="email"
            defaultValue={outcome?.email}
            autoComplete="email"
            help={t('signIn.emailHelp')}
            required
          />
          <Button intent="link" kind={canSign ? 'plain' : 'main'}>
            {t('signIn.send')}
          </Button>
        </Form>
      </Panel>
    </>
  );
}
