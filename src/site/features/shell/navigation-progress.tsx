import { useNavigation } from 'react-router';
import { useTranslation } from '../../i18n/site-texts.ts';
import styles from './navigation-progress.module.css';

/** Whether the page is on its way to another, or a form to us. */
export function useIsUnderWay(): boolean {
  return useNavigation().state !== 'idle';
}

/** A bar along the top while the next page is on its way; shows itself only after a moment, so that a quick answer does not flash. */
export function NavigationProgress() {
  const { t } = useTranslation('common');
  return useIsUnderWay() ? <div role="status" aria-label={t('loading')} className={styles.progress} /> : null;
}
