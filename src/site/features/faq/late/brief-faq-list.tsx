import { useTranslation } from '../../../i18n/site-texts.ts';
import styles from '../faq-block.module.css';
import { type FaqListProps, Questions } from '../faq-block.tsx';

const shownAtFirst = 3;

/** Beneath a page about a trip, which is about something else: the later questions are folded. */
export function BriefFaqList({ items }: FaqListProps) {
  const { t } = useTranslation('common');
  const later = items.slice(shownAtFirst);
  return (
    <div className={styles.list}>
      <Questions items={items.slice(0, shownAtFirst)} isFirstOpen />
      {later.length > 0 && (
        <details className={styles.later}>
          <summary className={styles.more}>{t('faq.more')}</summary>
          <Questions items={later} />
        </details>
      )}
    </div>
  );
}
