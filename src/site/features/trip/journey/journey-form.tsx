import { Form, useNavigation } from 'react-router';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/choices/error-summary.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { LineNotice } from '../../../ui/message/line-notice.tsx';
import { DayContact } from '../shared/day-contact.tsx';
import styles from '../shared/form.module.css';
import { MergedNotice } from '../shared/merged-notice.tsx';
import { isOutdated } from '../shared/seen-trip.tsx';
import { mergeValues } from '../shared/state/merge-values.ts';
import type { Refusal } from '../shared/state/send-change.ts';
import { useTripIssues } from '../shared/state/use-trip-issues.ts';
import { UnavailableNotice } from '../shared/unavailable-notice.tsx';
import { useContactNames } from '../shared/use-contact-names.ts';
import type { JourneyValues, SentJourney } from './journey-values.ts';

type JourneyFormProps = {
  /** Of the trip that the page shows. */
  readonly version: number;
  readonly initial: JourneyValues;
  readonly refusal: Refusal<SentJourney> | undefined;
};

/** The details of the day, edited on the booking's own page. */
export function JourneyForm({ version, initial, refusal }: JourneyFormProps) {
  const { t } = useTranslation('trip');
  const issues = useTripIssues(refusal?.issues.filter(({ code }) => code !== 'changed') ?? []);
  const nameOf = useContactNames();
  const isSending = useNavigation().formData?.get('intent') === 'journey';
  const merged =
    refusal !== undefined && isOutdated(refusal)
      ? mergeValues({ base: refusal.values.base, mine: refusal.values.typed, theirs: initial })
      : null;
  const values = merged?.values ?? refusal?.values.typed ?? initial;
  const idempotencyKey = refusal?.isUnavailable ? refusal.values.typed.idempotencyKey : initial.idempotencyKey;
  return (
    <Form method="post" noValidate preventScrollReset className={styles.form}>
      <input type="hidden" name="intent" value="journey" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={JSON.stringify(initial)} />
      <ErrorSummary problems={issues.problems} />
      {merged !== null && <MergedNotice changed={merged.changed} nameOf={nameOf} />}
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
