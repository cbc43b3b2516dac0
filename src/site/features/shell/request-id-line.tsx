import { useTranslation } from '../../i18n/site-texts.ts';
import styles from './error-pages.module.css';

/** What a customer can quote to us. The server writes the id; where a browser renders the page by itself there is none, and no line. */
export function RequestIdLine() {
  const { t } = useTranslation('common');
  return (
    <p className={styles.requestId}>
      {t('error.requestId')}{' '}
      <code data-request-id suppressHydrationWarning>
        {''}
      </code>
    </p>
  );
}
