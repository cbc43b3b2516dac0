import { useTranslation } from '../../i18n/site-texts.ts';
import { NumberInput, TimeInput } from '../../ui/form/inputs.tsx';
import styles from '../trip-editor.module.css';

/** What the fields begin with, and what is wrong with them. */
export type SecondReturnProps = {
  readonly time: string;
  readonly passengers: string;
  readonly timeError: string | undefined;
  readonly passengersError: string | undefined;
};

/** When a part of the group comes back later than the others, and how many those are: folded, and only of a trip that comes back. */
export function SecondReturnFields({ time, passengers, timeError, passengersError }: SecondReturnProps) {
  const { t } = useTranslation('form');
  const isOpen = [time, passengers, timeError, passengersError].some((text) => text !== undefined && text !== '');
  return (
    <details className={styles.second} open={isOpen}>
      <summary>{t('secondReturn.summary')}</summary>
      <p className={styles.sendNote}>{t('secondReturn.hint')}</p>
      <div className={styles.pair}>
        <TimeInput name="secondReturnTime" label={t('secondReturn.time')} defaultValue={time} error={timeError} />
        <NumberInput
          name="secondReturnPassengers"
          label={t('secondReturn.passengers')}
          defaultValue={passengers}
          error={passengersError}
          min={1}
          max={499}
        />
      </div>
    </details>
  );
}
