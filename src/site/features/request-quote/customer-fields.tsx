import { useTranslation } from '../../i18n/site-texts.ts';
import type { CustomerValues } from '../../trip-editor/form-values.ts';
import styles from '../../trip-editor/trip-editor.module.css';
import type { IssueMessages } from '../../trip-editor/use-issue-messages.ts';
import { EmailInput } from '../../ui/form/choices/email-input.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';

/** The customer, and where the quote goes. */
export function CustomerFields({ values, messages }: { readonly values: CustomerValues; readonly messages: IssueMessages }) {
  const { t } = useTranslation('form');
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'organisation') => ({
    name,
    label: t(`customer.${name}`),
    defaultValue: values[name],
    error: messages.messageOf(name),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextInput {...field('firstName')} autoComplete="given-name" maxLength={80} />
        <TextInput {...field('lastName')} autoComplete="family-name" maxLength={80} />
      </div>
      <div className={styles.pair}>
        <EmailInput {...field('email')} hint={t('customer.emailHint')} />
        <TextInput {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" optional maxLength={40} />
      </div>
      <TextInput {...field('organisation')} autoComplete="organization" optional maxLength={120} />
    </>
  );
}
