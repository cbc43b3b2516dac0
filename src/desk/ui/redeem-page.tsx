import { Form } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { Button, Field, Panel, Problem } from './parts.tsx';
import { useHandIn } from './use-hand-in.ts';

/**
 * Submits the part of a mailed address after `#`, which no server has seen: programs that check links beforehand use nothing up. Without a
 * script it is copied into the field.
 */
export function RedeemPage({ title, problem }: { readonly title: string; readonly problem: string | undefined }) {
  const { t } = useDesk();
  useHandIn();
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <Problem code={problem} />
      <Panel title={t('redeem.title')}>
        <Form method="post">
          <Field label={t('redeem.secret')} name="secret" help={t('redeem.help')} required />
          <Button kind="main">{t('redeem.open')}</Button>
        </Form>
      </Panel>
    </>
  );
}
