import { brand } from '#domain/sites/brand.ts';
import { type CallWindow, callWindows, hoursOfWindow } from '#domain/sites/contact.ts';
import { useTranslation } from '../../i18n/site-texts.ts';
import { Select, type SelectOption } from '../../ui/form/choices/select.tsx';
import styles from './contact-form.module.css';

/** The preferred time of a call, shown once a call is requested. */
export function CallFields({ value }: { readonly value: CallWindow }) {
  const { t } = useTranslation('pages');
  const [day] = brand.openingHours;
  const options = callWindows.flatMap((window): readonly SelectOption[] => {
    if (window === 'any') return [{ value: window, label: t('contact.form.anyTime') }];
    const hours = day === undefined ? null : hoursOfWindow(window, day);
    return hours === null ? [] : [{ value: window, label: t('contact.form.between', { from: hours.opens, until: hours.closes }) }];
  });
  return (
    <div className={styles.call}>
      <Select name="callWindow" label={t('contact.form.callWindow')} width="m" options={options} defaultValue={value} />
    </div>
  );
}
