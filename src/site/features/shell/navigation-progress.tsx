import { useNavigation } from 'react-router';
import { useTranslation } from '../../i18n/site-texts.ts';
import styles from './navigation-progress.module.css';

/** Whether a navigation or a form submission is in progress. */
export function useIsUnderWay(): boolean {
  return useNavigation().state !== 'idle';
}

/** A bar along the top while the next page loads, shown after a short delay so that fast pages do not flicker. */
export function NavigationProgress() {
  const { t } = useTranslation('common');
  return useIsUnderWay() ? <div role="status" aria-label={t('loading')} className={styles.progress} /> : null;
}
