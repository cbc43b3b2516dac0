import { useEffect, useState } from 'react';
import { type ActionFunctionArgs, data, Form, redirect } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import { deskContext } from '../desk-request.ts';
import { useDesk } from '../desk-texts.ts';
import { Button, Field, Panel, Problem } from '../ui/parts.tsx';
import { unlessAway } from '../unless-away.ts';
import { useAnswer } from '../use-answer.ts';

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return await unlessAway({}, async () => {
    const opened = await context.get(deskContext).door.becomeOwner({ secret: text('secret'), name: text('name'), email: text('email') });
    if (opened === 'enrol') throw redirect('/sign-in/set-up');
    return data({ problem: opened }, { status: opened === 'used' ? 410 : 422 });
  });
}

/** Creates the first owner, authorised by what follows the `#` of the link on the console. */
export default function FirstOwner() {
  const outcome = useAnswer<typeof action>();
  const { t } = useDesk();
  const [secret, setSecret] = useState('');
  useEffect(() => setSecret(window.location.hash.slice(1)), []);
  return (
    <>
      <title>{t('redeem.welcome')}</title>
      <h1>{t('redeem.welcome')}</h1>
      <Problem code={outcome?.problem} />
      <Panel title={t('first.title')}>
        <Form method="post">
          {secret === '' ? (
            <Field label={t('redeem.secret')} name="secret" required />
          ) : (
            <input type="hidden" name="secret" value={secret} />
          )}
          <Field label={t('trip.name')} name="name" autoComplete="name" required maxLength={textLimits.name} />
          <Field label={t('signIn.email')} name="email" type="email" autoComplete="email" required />
          <Button kind="main">{t('redeem.open')}</Button>
        </Form>
      </Panel>
    </>
  );
}
