import { Form, useNavigation } from 'react-router';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usePathTo } from '../../../site-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/choices/error-summary.tsx';
import { TextArea, TextInput } from '../../../ui/form/inputs.tsx';
import { LineNotice } from '../../../ui/message/line-notice.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../shared/form.module.css';
import type { Refusal } from '../shared/state/send-change.ts';
import { useTripIssues } from '../shared/state/use-trip-issues.ts';
import { UnavailableNotice } from '../shared/unavailable-notice.tsx';
import { judged, type ReviewValues } from './review-values.ts';
import { StarField } from './star-field.tsx';

type ReviewFormProps = { readonly initial: ReviewValues; readonly refusal: Refusal<ReviewValues> | undefined };

/** Stars for driver, bus and platform, a text and a name, and how reviews are collected (Directive 2005/29 article 7(6)). */
export function ReviewForm({ initial, refusal }: ReviewFormProps) {
  const { t } = useTranslation('trip');
  const pathTo = usePathTo();
  const issues = useTripIssues(refusal?.issues ?? []);
  const isSending = useNavigation().state !== 'idle';
  const values = refusal?.values ?? initial;
  return (
    <Form method="post" noValidate className={styles.form}>
      <ErrorSummary problems={issues.problems} />
      {refusal?.isUnavailable && <UnavailableNotice />}
      {judged.map((name) => (
        <StarField key={name} name={name} legend={t(`review.${name}`)} defaultValue={values[name]} error={issues.messageOf(name)} />
      ))}
      <TextArea
        name="text"
        label={t('review.text')}
        hint={t('review.textHint')}
        rows={6}
        maxLength={2000}
        defaultValue={values.text}
        error={issues.messageOf('text')}
      />
      <TextInput
        name="author"
        label={t('review.author')}
        hint={t('review.authorHint')}
        autoComplete="given-name"
        width="m"
        maxLength={80}
        defaultValue={values.author}
        error={issues.messageOf('author')}
      />
      <Notice title={t('review.noticeHeading')}>
        <p>{t('review.notice')}</p>
        <p>
          {/* In a tab of its own, so that reading it loses nothing. */}
          <a href={pathTo({ page: 'review-policy' })} target="_blank" rel="noopener">
            {t('review.policy')}
            <VisuallyHidden> {t('common:opensInNewTab')}</VisuallyHidden>
          </a>
        </p>
      </Notice>
      <LineNotice />
      <div className={styles.send}>
        <Button type="submit" size="l" busy={isSending} wide>
          {t('review.send')}
        </Button>
      </div>
    </Form>
  );
}
