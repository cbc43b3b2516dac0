import { Form, useNavigation, useSearchParams } from 'react-router';
import { brand } from '#domain/sites/brand.ts';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { useSiteFrame } from '../../../site-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import styles from './request-success-page.module.css';

type CorrectAddressFormProps = {
  readonly email: string;
  /** The address that was probably meant, where this one looks mistyped. */
  readonly meant: string | null;
  readonly idempotencyKey: string;
  readonly refusal: Refusal | undefined;
  /** The connection broke while sending. What was typed is still there. */
  readonly isAway: boolean;
};
type Refusal = {
  readonly email: string;
  readonly trouble: 'required' | 'email' | 'often' | 'over' | 'away';
  readonly idempotencyKey: string;
};

/** Corrects a mistyped address, and asks where it looks like one. Works without a script. */
export function CorrectAddressForm({ email, meant, idempotencyKey, refusal, isAway }: CorrectAddressFormProps) {
  const { t } = useTranslation('pages');
  const { site } = useSiteFrame();
  const isSending = useNavigation().state !== 'idle';
  const isCorrected = useSearchParams()[0].has('corrected') && refusal === undefined;
  return (
    <>
      {isCorrected && (
        <Notice kind="success" live="status">
          {t('requestSuccess.correct.done', { email })}
        </Notice>
      )}
      {meant !== null && <Notice kind="warning">{t('requestSuccess.correct.meant', { email: meant })}</Notice>}
      {isAway && (
        <Notice kind="error" live="alert">
          {t('requestSuccess.correct.away')}
        </Notice>
      )}
      <details open={meant !== null || refusal !== undefined}>
        <summary className={styles.wrong}>{t('requestSuccess.correct.open')}</summary>
        <Form method="post" noValidate preventScrollReset className={styles.correct} key={refusal?.idempotencyKey ?? idempotencyKey}>
          <input type="hidden" name="idempotencyKey" value={refusal?.idempotencyKey ?? idempotencyKey} />
          <TextInput
            name="email"
            label={t('requestSuccess.correct.label')}
            error={refusal && t(`requestSuccess.correct.${refusal.trouble}`, { phone: brand.phoneShown[site] })}
            defaultValue={refusal?.email ?? meant ?? email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            spellCheck={false}
          />
          <Button type="submit" variant="secondary" busy={isSending}>
            {t('requestSuccess.correct.send')}
          </Button>
        </Form>
      </details>
    </>
  );
}
