import { useTranslation } from '../../../i18n/site-texts.ts';
import { Fieldset } from '../../../ui/form/choices/fieldset.tsx';
import { fieldId } from '../../../ui/form/field-id.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './star-field.module.css';

/** Drawn only here, so that other pages' scripts do not contain it. */
const star = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

type StarFieldProps = {
  readonly name: string;
  readonly legend: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

const counts = [1, 2, 3, 4, 5] as const;

/** One to five stars: five radio buttons, which keyboards, screen readers and browsers without a script can use. */
export function StarField({ name, legend, defaultValue, error }: StarFieldProps) {
  const { t } = useTranslation('trip');
  return (
    <Fieldset legend={legend} name={name} hint={t('review.starsHint')} error={error}>
      <div className={styles.stars}>
        {counts.map((count) => (
          <label key={count} className={styles.star} htmlFor={`${fieldId(name)}-${count}`}>
            <input
              type="radio"
              className={styles.input}
              id={`${fieldId(name)}-${count}`}
              name={name}
              value={count}
              defaultChecked={defaultValue === String(count)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.shape}>
              <path d={star} />
            </svg>
            <span className={styles.number} aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden>{t('review.stars', { count })}</VisuallyHidden>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
