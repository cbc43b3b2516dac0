import { Form, useNavigation } from 'react-router';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/choices/error-summary.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { LineNotice } from '../../../ui/message/line-notice.tsx';
import { DayContact } from '../shared/day-contact.tsx';
import styles from '../shared/form.module.css';
import type { Refusal } from '../shared/state/send-change.ts';
import { useTripIssues } from '../shared/state/use-trip-issues.ts';
import { UnavailableNotice } from '../shared/unavailable-notice.tsx';
import type { JourneyValues } from './journey-values.ts';

type JourneyFormProps = { readonly initial: JourneyValues; readonly refusal: Refusal<JourneyValues> | undefined };

/** The details of the day, in place on the booking's own page. */
export function JourneyForm({ initial, refusal }: JourneyFormProps) {
  const { t } = useTranslation('trip');
  const issues = useTripIssues(refusal?.issues ?? []);
  const isSending = useNavigation().formData?.get('intent') === 'journey';
  const values = refusal?.values ?? initial;
  const idempotencyKey = refusal?.isUnavailable ? refusal.values.idempotencyKey : initial.idempotencyKey;
  return (
    <Form method="post" noValidate preventScrollReset className={styles.form}>
      <input type="hidden" name="intent" value="journey" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <ErrorSummary problems={issues.problems} />
      {refusal?.isUnavailable && <UnavailableNotice />}
      <p>{t('journey.lead')}</p>
      <DayContact name="firstContact" values={values} issues={issues} />
      <DayContact name="secondContact" values={values} issues={issues} />
      <TextInput
        name="flightNumber"
        label={t('booking.flightNumber')}
        hint={t('journey.flightHint')}
        optional
        width="s"
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={values.flightNumber}
        error={issues.messageOf('flightNumber')}
      />
      <LineNotice intents={['journey']} />
      <div>
        <Button type="submit" busy={isSending}>
          {t('journey.save')}
        </Button>
      </div>
    </Form>
  );
}
