import { useTranslation } from '../../i18n/site-texts.ts';
import styles from './skip-link.module.css';

export const mainId = 'main';

export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a href={`#${mainId}`} className={styles.link}>
      {t('skipToContent')}
    </a>
  );
}
