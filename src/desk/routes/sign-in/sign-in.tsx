import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useFetcher,
  useLoaderData,
} from 'react-router';
import { deskContext, readDestination } from '../../desk-request.ts';
import { useDesk } from '../../desk-texts.ts';
import { signWithPasskey } from '../../passkey.ts';
import { Button, Field, Note, Panel, Problem } from '../../ui/parts.tsx';
import { unlessAway } from '../../unless-away.ts';
import { useCanSign } from '../../use-can-sign.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { signedIn, door } = context.get(deskContext);
  if (signedIn?.scope === 'whole') throw redirect(readDestination(request));
  return { options: await door.offerSignIn() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { door } = context.get(deskContext);
  const form = await request.formData();
  return await unlessAway({ sent: false }, async () => {
    if (form.get('intent') === 'passkey') {
      const outcome = await door.signIn(readJson(form.get('answer')));
      if (outcome === 'in') throw redirect(readDestination(request));
      return data({ problem: outcome, sent: false }, { status: 401 });
    }
    const sent = await door.requestLink(String(form.get('email') ?? ''));
    return sent === 'sent' ? data({ problem: null, sent: true }) : data({ problem: sent, sent: false }, { status: 422 });
  });
}

function readJson(value: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(value ?? 'null'));
  } catch {
    return null;
  }
}

/** The way in: a passkey, or a link by mail and a code. */
export default function SignIn() {
  const { options } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const passkey = useFetcher<typeof action>();
  const canSign = useCanSign();
  const { t } = useDesk();
  const sign = async () => {
    const answer = await signWithPasskey(options);
    if (answer !== null) await passkey.submit({ intent: 'passkey', answer: JSON.stringify(answer) }, { method: 'post' });
  };
  return (
    <>
      <title>{t('signIn.title')}</title>
      <h1>{t('signIn.title')}</h1>
      <Problem code={passkey.data?.problem ?? outcome?.problem} />
      {outcome?.sent === true && <Note>{t('signIn.sent')}</Note>}
      {canSign && (
        <Panel title={t('signIn.passkey')}>
          <p>{t('signIn.passkeyHelp')}</p>
          <Button kind="main" type="button" onClick={() => void sign()}>
            {t('signIn.withPasskey')}
          </Button>
        </Panel>
      )}
      <Panel title={t('signIn.byMail')}>
        <Form method="post">
          <Field label={t('signIn.email')} name="email" type="email" autoComplete="email" help={t('signIn.emailHelp')} required />
          <Button intent="link" kind={canSign ? 'plain' : 'main'}>
            {t('signIn.send')}
          </Button>
        </Form>
      </Panel>
    </>
  );
}
