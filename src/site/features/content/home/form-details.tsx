import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { usualTimes } from '../../../trip-editor/usual-plan.ts';
import { DateInput, TimeInput } from '../../../ui/form/inputs.tsx';
import { StepInput } from '../../../ui/form/step-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { HomeTrip } from './load-home.ts';
import styles from './short-form.module.css';

/** The calendars of both days load once the visitor uses the form. */
const CalendarOpener = lazy(() =>
  import('../../../ui/form/calendar/calendar-opener.tsx').then(
    ({ CalendarOpener }) => ({ default: CalendarOpener }),
    () => ({ default: () => null }),
  ),
);

const days = { out: 'date', back: 'returnDate' } as const;
const kinds = ['day-trip', 'one-way', 'return', 'tour'] as const;

type DetailsProps = {
  readonly trip: HomeTrip | undefined;
  /** The initial values of its fields in words, hidden once one of them was changed. */
  readonly values: string;
  readonly isWanted: boolean;
};

/** Dates, passengers and direction: folded into a row on a phone, so that places, price and button fit on the first screen. */
export function Details({ trip, values, isWanted }: DetailsProps) {
  const { t } = useTranslation('pages');
  const [isTouched, setTouched] = useState(false);
  const over = isWanted && (
    <Suspense>
      <CalendarOpener fields={days} />
    </Suspense>
  );
  return (
    <>
      <label className={styles.more}>
        <input type="checkbox" />
        {values !== '' && !isTouched && <span className={styles.values}>{values}</span>}
        <span>{t('home.form.more')}</span>
        <b aria-hidden="true">{t('home.form.change')}</b>
      </label>
      <div className={styles.details} onInput={() => setTouched(true)}>
        <div className={styles.moments}>
          <DateInput name={days.out} label={t('home.form.date')} width="full" defaultValue={trip?.date} over={over} />
          <TimeInput name="time" label={t('home.form.leave')} width="full" defaultValue={trip?.leave ?? usualTimes.departure} />
          <div className={styles.returnDate}>
            <DateInput name={days.back} label={t('home.form.returnDate')} width="full" over={over} />
          </div>
          <div className={styles.returnTime}>
            <TimeInput name="returnTime" label={t('home.form.back')} width="full" defaultValue={trip?.back ?? usualTimes.wayBack} />
          </div>
          <StepInput name="passengers" label={t('home.form.passengers')} min={1} max={500} step={1} defaultValue={trip?.passengers} />
        </div>
        <fieldset className={styles.kinds}>
          <legend>
            <VisuallyHidden>{t('home.form.kind')}</VisuallyHidden>
          </legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name="type" value={kind} defaultChecked={kind === kinds[0]} />
              {t(`home.form.kinds.${kind}`)}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}
