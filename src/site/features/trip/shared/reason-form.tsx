import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Link } from '#domain/sites/links.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/choices/error-summary.tsx';
import { TextArea } from '../../../ui/form/inputs.tsx';
import { LineNotice } from '../../../ui/message/line-notice.tsx';
import type { ReasonValues } from '../cancel/decline-quote.ts';
import styles from './form.module.css';
import panel from './panel.module.css';
import { ChangedSince, isOutdated, SeenFields } from './seen-trip.tsx';
import type { TripData } from './state/load-trip.ts';
import type { Refusal } from './state/send-change.ts';
import { useSeenLines } from './state/use-seen-lines.ts';
import { useTripIssues } from './state/use-trip-issues.ts';
import { UnavailableNotice } from './unavailable-notice.tsx';

type ReasonFormProps = {
  readonly data: TripData;
  readonly idempotencyKey: string;
  readonly refusal: Refusal<ReasonValues> | undefined;
  readonly label: string;
  readonly hint: string;
  readonly confirm: ReactNode;
  readonly keep: { readonly to: Link; readonly label: string };
  /** Beside the reason: hidden fields, and what is about to happen. */
  readonly children?: ReactNode;
};

/** Ends a quote or a booking: an optional reason, and the button. */
export function ReasonForm({ data, idempotencyKey, refusal, label, hint, confirm, keep, children }: ReasonFormProps) {
  const issues = useTripIssues(refusal?.issues.filter(({ code }) => code !== 'changed') ?? []);
  const seen = useSeenLines({ data, choice: data.choice });
  const isSending = useNavigation().state !== 'idle';
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="idempotencyKey" value={refusal?.isUnavailable ? refusal.values.idempotencyKey : idempotencyKey} />
      <SeenFields version={data.travel.version} seen={seen} />
      <ErrorSummary problems={issues.problems} />
      {isOutdated(refusal) && <ChangedSince before={refusal?.values.seen ?? {}} now={seen} />}
      {refusal?.isUnavailable && <UnavailableNotice />}
      <TextArea
        name="reason"
        label={label}
        hint={hint}
        optional
        maxLength={2000}
        defaultValue={refusal?.values.reason ?? ''}
        error={issues.messageOf('reason')}
      />
      {children}
      <LineNotice />
      <div className={panel.actions}>
        <Button type="submit" variant="danger" size="l" busy={isSending}>
          {confirm}
        </Button>
        <ButtonLink to={keep.to} size="l">
          {keep.label}
        </ButtonLink>
      </div>
    </Form>
  );
}
