import { Form, useNavigation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/choices/error-summary.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { LineNotice } from '../../../ui/message/line-notice.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import styles from '../shared/form.module.css';
import type { Refusal } from '../shared/state/send-change.ts';
import { useTripIssues } from '../shared/state/use-trip-issues.ts';
import { type LostValues, lostIntent } from './send-lost-item.ts';

export type LostRefusal = Refusal<LostValues> | undefined;

/** Whether the page was opened for this form or its outcome. */
export function useLostSent(): boolean {
  return useSearchParams()[0].get('saved') === lostIntent;
}

/** Reports an item left in the coach: what it is and where it was. It asks for no name. */
export function LostForm({ refusal, isOfGroup }: { readonly refusal: LostRefusal; readonly isOfGroup: boolean }) {
  const { t } = useTranslation('trip');
  const { problems, messageOf } = useTripIssues(refusal?.issues ?? []);
  const isSent = useLostSent() && refusal === undefined;
  const isSending = useNavigation().formData?.get('intent') === lostIntent;
  return (
    <>
      <ErrorSummary problems={problems} />
      {refusal?.isUnavailable && (
        <Notice kind="error" live="alert">
          {t('unavailable.title')}
        </Notice>
      )}
      {isSent && (
        <Notice kind="success" live="status">
          {t(isOfGroup ? 'lost.sentGroup' : 'lost.sent')}
        </Notice>
      )}
      <Form method="post" noValidate preventScrollReset className={styles.form}>
        <input type="hidden" name="intent" value={lostIntent} />
        <p>{t('lost.lead')}</p>
        <TextInput
          name="what"
          label={t('lost.what')}
          hint={t('lost.whatHint')}
          maxLength={200}
          autoComplete="off"
          defaultValue={refusal?.values.what ?? ''}
          error={messageOf('what')}
        />
        <TextInput
          name="place"
          label={t('lost.place')}
          hint={t('lost.placeHint')}
          optional
          maxLength={200}
          autoComplete="off"
          defaultValue={refusal?.values.place ?? ''}
        />
        <LineNotice intents={[lostIntent]} />
        <div>
          <Button type="submit" busy={isSending}>
            {t('lost.send')}
          </Button>
        </div>
      </Form>
    </>
  );
}
