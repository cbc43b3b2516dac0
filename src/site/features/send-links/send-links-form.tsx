import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { domainOf, languageOf } from '../../api/enums.ts';
import { RequestLinksDocument } from '../../api/generated/operations.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { usePathTo, useSiteFrame } from '../../site-context.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import type { LinksOutcome } from './send-links.ts';

type SendLinksFormProps = {
  /** The outcome of the form that was sent before, without a script. */
  readonly outcome: LinksOutcome | null;
  readonly email: string;
  readonly idempotencyKey: string;
};

/** "Send me my links". The response is the same whether there are trips or not, so that nobody can learn who travels with us. */
export function SendLinksForm({ outcome: sent, email, idempotencyKey }: SendLinksFormProps) {
  const { t } = useTranslation('common');
  const { site, language } = useSiteFrame();
  const pathTo = usePathTo();
  const [outcome, setOutcome] = useState(sent);
  const { mutate, loading } = useMutation(RequestLinksDocument, {
    onCompleted: ({ requestLinks }) => setOutcome(requestLinks.accepted ? 'accepted' : 'wrong-address'),
    onError: () => setOutcome('unavailable'),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    mutate({ idempotencyKey, email: String(typed ?? ''), domain: domainOf(site), language: languageOf(language) });
  };
  if (outcome === 'accepted') return <Notice kind="success" live="status" title={t('sendLinks.accepted')} />;
  return (
    // Without a script the form goes to the page that has it.
    <Form method="post" action={pathTo({ page: 'trip-not-found' })} noValidate onSubmit={onSubmit}>
      <Stack>
        <p>{t('sendLinks.text')}</p>
        {outcome === 'unavailable' && <Notice kind="error" live="alert" title={t('sendLinks.unavailable')} />}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('sendLinks.email')}
          defaultValue={email}
          error={outcome === 'wrong-address' ? t('sendLinks.wrongAddress') : undefined}
          maxLength={254}
        />
        <Button type="submit" variant="secondary" icon="mail" busy={loading}>
          {t('sendLinks.send')}
        </Button>
      </Stack>
    </Form>
  );
}
