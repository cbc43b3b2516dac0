import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, Field, Panel, Problem } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { signedIn } = context.get(deskContext);
  if (signedIn === null) throw redirect('/sign-in');
  if (signedIn.scope !== 'code') throw redirect('/');
  return { hasCodes: signedIn.hasCodes };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  return await unlessAway({}, async () => {
    const outcome = await context.get(deskContext).door.giveCode(String(form.get('code') ?? ''));
    if (outcome === 'in') throw redirect('/');
    return data({ problem: outcome }, { status: 422 });
  });
}

/** The code that completes a mailed link. People who only have a passkey use that instead. */
export default function SignInCode() {
  const { hasCodes } = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const { t } = useDesk();
  return (
    <>
      <title>{t('code.title')}</title>
      <h1>{t('code.title')}</h1>
      <Problem code={outcome?.problem} />
      <Panel title={t('code.panel')}>
        {hasCodes ? (
          <Form method="post">
            <Field label={t('code.code')} name="code" inputMode="numeric" autoComplete="one-time-code" help={t('code.help')} required />
            <Button kind="main">{t('code.send')}</Button>
          </Form>
        ) : (
          <p>{t('code.onlyPasskey')}</p>
        )}
      </Panel>
    </>
  );
}
