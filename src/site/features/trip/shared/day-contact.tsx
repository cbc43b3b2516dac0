import { useTranslation } from '../../../i18n/site-texts.ts';
import { Fieldset } from '../../../ui/form/choices/fieldset.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import styles from './form.module.css';
import type { TripIssues } from './state/use-trip-issues.ts';

type ContactName = 'firstContact' | 'secondContact';

type DayContactProps = {
  readonly name: ContactName;
  readonly values: Readonly<Record<`${ContactName}.${'name' | 'phoneNumber'}`, string>>;
  readonly issues: TripIssues;
};

/** Somebody whom the driver can call on the day. */
export function DayContact({ name, values, issues }: DayContactProps) {
  const { t } = useTranslation('trip');
  const propsOf = (field: keyof DayContactProps['values']) => ({
    name: field,
    defaultValue: values[field],
    error: issues.messageOf(field),
  });
  return (
    <Fieldset legend={t(`contact.${name}`)} name={name} hint={t(`contact.${name}Hint`)}>
      <div className={styles.pair}>
        <TextInput {...propsOf(`${name}.name`)} label={t('contact.contactName')} autoComplete="off" optional maxLength={80} />
        <TextInput
          {...propsOf(`${name}.phoneNumber`)}
          label={t('contact.contactPhone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          optional
          maxLength={40}
        />
      </div>
    </Fieldset>
  );
}
