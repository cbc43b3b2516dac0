import { useTranslation } from 'react-i18next';
import { TextInput } from '../../ui/inputs.tsx';
import type { CustomerValues } from './form-values.ts';
import styles from './request-form.module.css';
import type { IssueMessages } from './use-issue-messages.ts';

/** Who asks, and where the quote goes. */
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
        <TextInput
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={t('customer.emailHint')}
          maxLength={254}
          spellCheck={false}
        />
        <TextInput {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" optional maxLength={40} />
      </div>
      <TextInput {...field('organisation')} autoComplete="organization" optional maxLength={120} />
    </>
  );
}
