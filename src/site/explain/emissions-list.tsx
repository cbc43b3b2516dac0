import { explained } from '#output/texts/explain/explained.ts';
import type { EmissionsFieldsFragment } from '../api/generated/operations.ts';
import { useTranslation } from '../i18n/site-texts.ts';
import styles from './emissions-list.module.css';
import { useTravelWords } from './use-travel-words.ts';

/** The emissions of one passenger by coach, car and plane. */
export function EmissionsList({ modes }: Pick<EmissionsFieldsFragment, 'modes'>) {
  const { t, named } = useTranslation('form');
  const { number } = useTravelWords();
  const most = Math.max(1, ...modes.map(({ kilograms }) => kilograms));
  return (
    <div className={styles.emissions}>
      <dl className={styles.list}>
        {modes.map(({ mode, kilograms }) => (
          <div key={mode} className={styles.mode}>
            <dt>{explained(named, `emissions.${mode}`)}</dt>
            <dd>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                <rect width={(kilograms / most) * 100} height="10" data-mode={mode} className={styles.amount} />
              </svg>
              <span className={styles.kilograms}>{t('explain.emissions.kilograms', { kilograms: number(kilograms) })}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{t('explain.emissions.source')}</p>
    </div>
  );
}
