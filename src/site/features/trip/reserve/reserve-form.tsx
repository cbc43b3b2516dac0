import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailInput } from '../../../ui/form/choices/email-input.tsx';
import { ErrorSummary } from '../../../ui/form/choices/error-summary.tsx';
import { Fieldset } from '../../../ui/form/choices/fieldset.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LineNotice } from '../../../ui/message/line-notice.tsx';
import { Notice } from '../../../ui/message/notice.tsx';
import formStyles from '../shared/form.module.css';
import panel from '../shared/panel.module.css';
import { ChangedSince, isOutdated, SeenFields } from '../shared/seen-trip.tsx';
import { useSeenLines } from '../shared/state/use-seen-lines.ts';
import { type TripIssues, useTripIssues } from '../shared/state/use-trip-issues.ts';
import { TripPart } from '../shared/trip-page.tsx';
import { UnavailableNotice } from '../shared/unavailable-notice.tsx';
import type { ReservePageProps } from './load-reserve-page.ts';
import type { ReserveValues } from './reserve-vehicles.ts';
import { useZonedMoment } from './use-zoned-moment.ts';

type ReserveFormProps = ReservePageProps & {
  readonly back: ReactNode;
  /** No vehicle is free: the same press asks a person to look for one. */
  readonly isFull?: boolean;
};

/** What is promised, who it is for where that is not known yet, and the button. */
export function ReserveForm({ data, refusal, back, isFull = false }: ReserveFormProps) {
  const { t } = useTranslation('trip');
  const { travel, idempotencyKey } = data;
  const issues = useTripIssues(refusal?.issues.filter(({ code }) => code !== 'changed') ?? []);
  const seen = useSeenLines({ data, choice: data.choice });
  const isSending = useNavigation().state !== 'idle';
  return (
    <Form method="post" noValidate className={formStyles.form}>
      <input type="hidden" name="idempotencyKey" value={refusal?.isUnavailable ? refusal.values.idempotencyKey : idempotencyKey} />
      <SeenFields version={travel.version} seen={seen} />
      <ErrorSummary problems={issues.problems} />
      {isOutdated(refusal) && <ChangedSince before={refusal?.values.seen ?? {}} now={seen} />}
      {refusal?.isUnavailable && <UnavailableNotice />}
      {isFull ? (
        <Notice kind="warning" title={t('reserve.fullTitle')}>
          <p>{t('reserve.fullText')}</p>
        </Notice>
      ) : (
        <Promised data={data} />
      )}
      {travel.customer.email === '' && <Customer values={refusal?.values} issues={issues} />}
      <LineNotice />
      <div className={panel.actions}>
        <Button type="submit" name="intent" value="reserve" variant="primary" size="l" busy={isSending}>
          {t(isFull ? 'reserve.fullConfirm' : 'reserve.confirm')}
        </Button>
        {back}
      </div>
    </Form>
  );
}

function Promised({ data }: Pick<ReservePageProps, 'data'>) {
  const { t } = useTranslation('trip');
  const moment = useZonedMoment(data)(data.offer.until ?? data.travel.now);
  return (
    <TripPart heading={t('reserve.what')}>
      <ul className={panel.promises}>
        {(['until', 'price', 'order', 'end', 'mail', 'once'] as const).map((line) => (
          <li key={line}>
            <Icon name={'check'} />
            {t(`reserve.${line}`, { moment })}
          </li>
        ))}
      </ul>
    </TripPart>
  );
}

function Customer({ values, issues }: { readonly values: ReserveValues | undefined; readonly issues: TripIssues }) {
  const { t } = useTranslation('trip');
  const fieldOf = (name: 'firstName' | 'lastName' | 'email') => ({
    ...{ name, defaultValue: values?.[name] ?? '', error: issues.messageOf(name) },
  });
  return (
    <Fieldset legend={t('reserve.who')} name="customer" size="l">
      <div className={formStyles.pair}>
        <TextInput {...fieldOf('firstName')} label={t('contact.firstName')} autoComplete="given-name" maxLength={80} />
        <TextInput {...fieldOf('lastName')} label={t('contact.lastName')} autoComplete="family-name" maxLength={80} />
      </div>
      <EmailInput {...fieldOf('email')} label={t('contact.email')} />
    </Fieldset>
  );
}

/** Gives the vehicles back. */
export function ReleaseForm({ data, refusal }: ReservePageProps) {
  const { t } = useTranslation('trip');
  const moment = useZonedMoment(data)(data.travel.validUntil ?? data.travel.now);
  const issues = useTripIssues(refusal?.issues ?? []);
  const isSending = useNavigation().state !== 'idle';
  return (
    <TripPart heading={t('reserve.release')} lead={t('reserve.releaseHint', { moment })} screenOnly>
      <Form method="post" className={formStyles.form}>
        <ErrorSummary problems={issues.problems} />
        {refusal?.isUnavailable && <UnavailableNotice />}
        <LineNotice />
        <div className={panel.actions}>
          <Button type="submit" name="intent" value="release" variant="secondary" size="l" busy={isSending}>
            {t('reserve.release')}
          </Button>
        </div>
      </Form>
    </TripPart>
  );
}
