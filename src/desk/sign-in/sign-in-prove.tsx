import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useFetcher, useLoaderData } from 'react-router';
import { deskContext, readDestination, requireSignedIn } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { signWithPasskey } from '../passkey.ts';
import { readJson } from '../read-json.ts';
import { Button, Field, Panel, Problem } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import { useCanSign } from '../use-can-sign.ts';

export function loader(args: LoaderFunctionArgs) {
  const { hasCompanySignIn } = requireSignedIn(args);
  const to = readDestination(args.request);
  return { companyPath: hasCompanySignIn ? `/sign-in/company?${new URLSearchParams({ to })}` : null };
}

export async function action(args: ActionFunctionArgs) {
  requireSignedIn(args);
  const { door } = args.context.get(deskContext);
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  return await unlessAway({}, async () => {
    const outcome = text('intent') === 'passkey' ? await door.signIn(readJson(text('answer'))) : await door.giveCode(text('code'));
    if (outcome === 'in') throw redirect(readDestination(args.request));
    return data({ problem: outcome }, { status: 422 });
  });
}

/** Asks a signed-in person for a fresh proof of identity before changes to sign-in, access or bank data. */
export default function Prove() {
  const { companyPath } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const passkey = useFetcher<typeof action>();
  const canSign = useCanSign();
  const { t } = useDesk();
  const sign = async () => {
    const answer = await signWithPasskey();
    if (answer !== null) await passkey.submit({ intent: 'passkey', answer: JSON.stringify(answer) }, { method: 'post' });
  };
  return (
    <>
      <title>{t('prove.title')}</title>
      <h1>{t('prove.title')}</h1>
      <p>{t('prove.why')}</p>
      <Problem code={passkey.data?.problem ?? outcome?.problem} />
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
          <Button kind="main" type="button" onClick={() => void sign()}>
            {t('prove.withPasskey')}
          </Button>
        </Panel>
      )}
      <Panel title={t('code.panel')}>
        <Form method="post">
          <Field label={t('code.code')} name="code" inputMode="numeric" autoComplete="one-time-code" help={t('code.help')} required />
          <Button intent="code" kind={canSign ? 'plain' : 'main'}>
            {t('code.send')}
          </Button>
        </Form>
      </Panel>
    </>
  );
}
