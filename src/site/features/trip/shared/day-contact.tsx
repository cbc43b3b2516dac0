import { useTranslation } from '../../../i18n/site-texts.ts';
import { Fieldset, MoreFields } from '../../../ui/form/choices/fieldset.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import styles from './form.module.css';
import type { TripIssues } from './state/use-trip-issues.ts';

type ContactName = 'firstContact' | 'secondContact';

type DayContactProps = {
  readonly name: ContactName;
  readonly values: Readonly<Record<`${ContactName}.${'name' | 'phoneNumber'}`, string>>;
  readonly issues: TripIssues;
};

const contactFields = ['name', 'phoneNumber'] as const;

/** A contact whom the driver can call on the day. The second one is folded, because few groups have one. */
export function DayContact({ name, values, issues }: DayContactProps) {
  const { t } = useTranslation('trip');
  const propsOf = (field: keyof DayContactProps['values']) => ({
    name: field,
    defaultValue: values[field],
    error: issues.messageOf(field),
  });
  const fields = (
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
  );
  const [legend, hint] = [t(`contact.${name}`), t(`contact.${name}Hint`)];
  if (name === 'firstContact') {
    return (
      <Fieldset legend={legend} name={name} hint={hint}>
        {fields}
      </Fieldset>
    );
  }
  const isOpen = contactFields.some((field) => values[`${name}.${field}`] !== '' || issues.messageOf(`${name}.${field}`) !== undefined);
  return (
    <MoreFields label={legend} hint={hint} open={isOpen}>
      {fields}
    </MoreFields>
  );
}
