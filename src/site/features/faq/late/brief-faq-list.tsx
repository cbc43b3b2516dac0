import { useTranslation } from '../../../i18n/site-texts.ts';
import styles from '../faq-block.module.css';
import { type FaqListProps, Questions } from '../faq-block.tsx';

const shownOnPhone = 2;

/** Beneath a page about another subject, a phone folds the later questions. On wide screens the stylesheet shows all. */
export function BriefFaqList({ items }: FaqListProps) {
  const { t } = useTranslation('common');
  const later = items.slice(shownOnPhone);
  return (
    <div className={styles.list}>
      <Questions items={items.slice(0, shownOnPhone)} isFirstOpen />
      {later.length > 0 && (
        <details className={styles.later}>
          <summary className={styles.more}>{t('faq.more')}</summary>
          <Questions items={later} />
        </details>
      )}
    </div>
  );
}
