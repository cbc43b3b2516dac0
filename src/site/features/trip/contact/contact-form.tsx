import { Form, useNavigation } from 'react-router';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailInput } from '../../../ui/form/choices/email-input.tsx';
import { ErrorSummary } from '../../../ui/form/choices/error-summary.tsx';
import { Fieldset } from '../../../ui/form/choices/fieldset.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { LineNotice } from '../../../ui/message/line-notice.tsx';
import { DayContact } from '../shared/day-contact.tsx';
import styles from '../shared/form.module.css';
import { MergedNotice } from '../shared/merged-notice.tsx';
import { PriceBar } from '../shared/price/price-box.tsx';
import { isOutdated } from '../shared/seen-trip.tsx';
import { mergeValues } from '../shared/state/merge-values.ts';
import type { Refusal } from '../shared/state/send-change.ts';
import type { Choice } from '../shared/state/travel.ts';
import { useTripIssues } from '../shared/state/use-trip-issues.ts';
import { UnavailableNotice } from '../shared/unavailable-notice.tsx';
import { useContactNames } from '../shared/use-contact-names.ts';
import { type PartProps, propsOf } from './contact-part.ts';
import type { ContactValues, SentContact } from './contact-values.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import type { CountryOption } from './list-countries.ts';
import { useContactDraft } from './use-contact-draft.ts';

type ContactFormProps = {
  readonly initial: ContactValues;
  readonly reference: string;
  /** Of the trip that the page shows. */
  readonly version: number;
  readonly refusal: Refusal<SentContact> | undefined;
  readonly countries: readonly CountryOption[];
  /** The price, which a phone shows beside the button while the form is filled in. */
  readonly choice: Choice | null;
};

/** Who books, whom to call on the day, and who pays. */
export function ContactForm({ initial, version, reference, refusal, countries, choice }: ContactFormProps) {
  const { t } = useTranslation('trip');
  const issues = useTripIssues(refusal?.issues.filter(({ code }) => code !== 'changed') ?? []);
  const merged = refusal !== undefined && isOutdated(refusal) ? mergeContact(refusal.values, initial) : null;
  const values = merged?.values ?? refusal?.values.typed ?? initial;
  const nameOf = useContactNames();
  const form = useContactDraft({ initial, refusal, reference });
  const isSending = useNavigation().state !== 'idle';
  const parts = { values, issues };
  const save = (
    <Button type="submit" size="l" busy={isSending} iconAfter="arrow-right" wide>
      {t('contact.save')}
    </Button>
  );
  return (
    <Form ref={form} method="post" noValidate className={styles.form}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={JSON.stringify(initial)} />
      <ErrorSummary problems={issues.problems} />
      {merged !== null && <MergedNotice changed={merged.changed} nameOf={nameOf} />}
      {refusal?.isUnavailable && <UnavailableNotice />}
      <CustomerFields {...parts} />
      <Fieldset legend={t('contact.day')} name="contacts" size="l">
        <DayContact {...parts} name="firstContact" />
        <DayContact {...parts} name="secondContact" />
      </Fieldset>
      <InvoiceFields {...parts} countries={countries} />
      {/* Chosen on the page that orders; saving these details keeps it. */}
      <input type="hidden" name="invoice.paymentMethod" value={initial['invoice.paymentMethod']} />
      <LineNotice />
      <div className={styles.send}>
        {choice === null ? save : <PriceBar choice={choice} action={save} />}
        <p className={styles.note}>{t('contact.saveNote')}</p>
      </div>
    </Form>
  );
}

/** Untouched fields take the values that somebody else saved meanwhile. */
function mergeContact({ typed, base }: SentContact, theirs: ContactValues) {
  return mergeValues({ base, mine: typed, theirs });
}

function CustomerFields(part: PartProps) {
  const { t } = useTranslation('trip');
  return (
    <Fieldset legend={t('contact.customer')} name="customer" size="l">
      <div className={styles.pair}>
        <TextInput {...propsOf('firstName', part)} label={t('contact.firstName')} autoComplete="given-name" maxLength={80} />
        <TextInput {...propsOf('lastName', part)} label={t('contact.lastName')} autoComplete="family-name" maxLength={80} />
      </div>
      <div className={styles.pair}>
        <EmailInput {...propsOf('email', part)} label={t('contact.email')} hint={t('contact.emailHint')} />
        <TextInput
          {...propsOf('phone', part)}
          label={t('contact.phone')}
          hint={t('contact.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <TextInput
        {...propsOf('organisation', part)}
        label={t('contact.organisation')}
        autoComplete="organization"
        optional
        maxLength={120}
      />
    </Fieldset>
  );
}
