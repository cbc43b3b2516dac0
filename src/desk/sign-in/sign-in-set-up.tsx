import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useFetcher, useLoaderData } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { makePasskey } from '../passkey.ts';
import { readJson } from '../read-json.ts';
import { Button, Field, Panel, Problem } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';
import { useCanSign } from '../use-can-sign.ts';

/** People who already have a means prove their identity with it first. */
const proveAt = '/sign-in/prove?to=/sign-in/set-up';

export async function loader({ context }: LoaderFunctionArgs) {
  const { signedIn, door } = context.get(deskContext);
  if (signedIn === null) throw redirect('/sign-in');
  if (signedIn.scope === 'code') throw redirect('/sign-in/code');
  if (!(await door.mayChangeMeans())) throw redirect(proveAt);
  return { options: await door.offerPasskey(), codes: await door.offerCodes() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { door, signedIn } = context.get(deskContext);
  if (signedIn === null || signedIn.scope === 'code') throw redirect('/sign-in');
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  return await unlessAway({}, async () => {
    const outcome =
      text('intent') === 'passkey'
        ? await door.addPasskey(readJson(text('answer')), text('name'))
        : await door.confirmCodes(text('secret'), text('code'));
    if (outcome === 'in') throw redirect(signedIn.scope === 'enrol' ? '/' : '/account');
    if (outcome === 'prove-again') throw redirect(proveAt);
    return data({ problem: outcome }, { status: 422 });
  });
}

/** Sets up a means of sign-in: a passkey, or an app with codes. */
export default function SetUp() {
  const { options, codes } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const passkey = useFetcher<typeof action>();
  const canSign = useCanSign();
  const { t } = useDesk();
  const make = async () => {
    const answer = await makePasskey(options);
    if (answer === null) return;
    await passkey.submit({ intent: 'passkey', name: navigator.platform, answer: JSON.stringify(answer) }, { method: 'post' });
  };
  return (
    <>
      <title>{t('setUp.title')}</title>
      <h1>{t('setUp.title')}</h1>
      <p>{t('setUp.why')}</p>
      <Problem code={passkey.data?.problem ?? outcome?.problem} />
      {canSign && (
        <Panel title={t('signIn.passkey')}>
          <p>{t('setUp.passkeyHelp')}</p>
          <Button kind="main" type="button" onClick={() => void make()}>
            {t('setUp.makePasskey')}
          </Button>
        </Panel>
      )}
      <Panel title={t('setUp.codes')}>
        <p>{t('setUp.codesHelp')}</p>
        <img src={codes.picture} alt={t('setUp.picture')} width={180} height={180} />
        <p>
          <code>{codes.secret}</code>
        </p>
        <Form method="post">
          <input type="hidden" name="secret" value={codes.secret} />
          <Field label={t('code.code')} name="code" inputMode="numeric" autoComplete="one-time-code" required />
          <Button intent="codes" kind={canSign ? 'plain' : 'main'}>
            {t('setUp.confirm')}
          </Button>
        </Form>
      </Panel>
    </>
  );
}
