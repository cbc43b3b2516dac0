import { useTranslation } from '../i18n/site-texts.ts';
import { Select } from '../ui/form/choices/select.tsx';
import { TimeInput } from '../ui/form/inputs.tsx';
import { splitHour } from './itinerary-values.ts';

type HourTimeProps = {
  readonly name: string;
  /** The name of the field for the hour. */
  readonly hourName: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** With its hour, if one was chosen. */
  readonly defaultValue: string;
  readonly isTwice: boolean;
};

/** A time, and beside it which of the two is meant where the clocks have it twice that night. */
export function HourTimeInput({ hourName, defaultValue, isTwice, ...field }: HourTimeProps) {
  const { t } = useTranslation('form');
  const { time, hour } = splitHour(defaultValue);
  return (
    <>
      <TimeInput {...field} defaultValue={time} />
      {(isTwice || hour !== '') && (
        <Select
          name={hourName}
          label={t('hour.label')}
          defaultValue={hour}
          placeholder={t('hour.choose')}
          options={(['first', 'second'] as const).map((value) => ({ value, label: t(`hour.${value}`) }))}
        />
      )}
    </>
  );
}
