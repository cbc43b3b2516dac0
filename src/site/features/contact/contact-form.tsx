import { Form, useActionData, useNavigation } from 'react-router';
import { textLimits } from '#domain/input/text-limits.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { formatOpeningHours } from '#domain/sites/opening-hours.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { lineOf } from '../../send-over-line.ts';
import { usePathTo, useSiteFrame } from '../../site-context.ts';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/form/choices/email-input.tsx';
import { ErrorSummary } from '../../ui/form/choices/error-summary.tsx';
import { RadioCards } from '../../ui/form/choices/radio-cards.tsx';
import { TextArea, TextInput } from '../../ui/form/inputs.tsx';
import { SiteLink } from '../../ui/link/site-link.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { CallFields } from './call-fields.tsx';
import styles from './contact-form.module.css';
import { MessageSent } from './message-sent.tsx';
import type { ContactAnswer, ContactValues } from './send-contact-form.ts';
import { useContactIssues } from './use-contact-issues.ts';

const nothing: ContactValues = {
  ...{ wish: 'message', callWindow: 'any', name: '', email: '', phone: '', reference: '', subject: '', text: '', website: '' },
};

/** A question by mail, or the request for a call. After sending it says when we answer. */
export function ContactForm({ answer }: { readonly answer: ContactAnswer | undefined }) {
  const { t } = useTranslation('pages');
  const { language } = useSiteFrame();
  const hours = formatOpeningHours(brand.openingHours, tagOf(language));
  return (
    <Section heading={t('contact.form.title')} lead={t('contact.form.lead', { hours })} width="text" id="write">
      {answer?.kind === 'sent' ? <MessageSent sent={answer} /> : <Fields answer={answer} />}
    </Section>
  );
}

function Fields({ answer }: { readonly answer: Exclude<ContactAnswer, { readonly kind: 'sent' }> | undefined }) {
  const { t } = useTranslation('pages');
  const pathTo = usePathTo();
  const values = answer?.values ?? nothing;
  const { problems, messageOf } = useContactIssues(answer?.kind === 'refused' ? answer.issues : []);
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={pathTo({ page: 'contact' })} noValidate preventScrollReset className={styles.form}>
      <ErrorSummary problems={problems} />
      <RadioCards
        legend={t('contact.form.wish')}
        name="wish"
        columns={2}
        defaultValue={values.wish}
        cards={[
          { value: 'message', label: t('contact.form.message'), icon: 'mail' },
          { value: 'call-back', label: t('contact.form.callBack'), icon: 'phone' },
        ]}
      />
      <CallFields value={values.callWindow} />
      <div className={styles.pair}>
        <TextInput
          name="name"
          label={t('contact.form.name')}
          autoComplete="name"
          maxLength={textLimits.name}
          defaultValue={values.name}
          error={messageOf('name')}
        />
        <EmailInput
          name="email"
          label={t('contact.form.email')}
          hint={<span className={styles.forCall}>{t('contact.form.emailHint')}</span>}
          defaultValue={values.email}
          error={messageOf('email')}
        />
        <TextInput
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={t('contact.form.phone')}
          hint={<span className={styles.forMessage}>{t('contact.form.phoneHint')}</span>}
          maxLength={textLimits.phone}
          defaultValue={values.phone}
          error={messageOf('phone')}
        />
        <TextInput
          name="reference"
          label={t('contact.form.reference')}
          hint={t('contact.form.referenceHint')}
          optional
          autoComplete="off"
          maxLength={textLimits.formNumber}
          defaultValue={values.reference}
          error={messageOf('reference')}
        />
      </div>
      <TextInput
        name="subject"
        label={t('contact.form.subject')}
        autoComplete="off"
        maxLength={textLimits.line}
        defaultValue={values.subject}
        error={messageOf('subject')}
      />
      <TextArea
        name="text"
        label={t('contact.form.text')}
        hint={<span className={styles.forCall}>{t('contact.form.textHint')}</span>}
        rows={7}
        maxLength={textLimits.question}
        defaultValue={values.text}
        error={messageOf('text')}
      />
      <p className={styles.trap} aria-hidden="true">
        <label>
          {t('contact.form.website')}
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue={values.website} />
        </label>
      </p>
      <NotSent isAway={answer?.kind === 'away'} />
      <div className={styles.send}>
        <Button type="submit" size="l" busy={isSending}>
          {t('contact.form.send')}
        </Button>
        <p className={styles.note}>
          {t('contact.form.privacy')} <SiteLink to={{ page: 'privacy' }}>{t('contact.form.privacyLink')}</SiteLink>
        </p>
      </div>
    </Form>
  );
}

/** The message was not sent, or nobody knows whether it was. What was typed is still there. */
function NotSent({ isAway }: { readonly isAway: boolean }) {
  const { t } = useTranslation('pages');
  const { site } = useSiteFrame();
  const line = lineOf(useActionData<unknown>());
  if (line === null && !isAway) return null;
  const phone = brand.phoneShown[site];
  return (
    <Notice kind="warning" live="alert">
      {t(line === 'never-sent' ? 'contact.form.offline' : line === 'broken' ? 'contact.form.broken' : 'contact.form.away', { phone })}
    </Notice>
  );
}
