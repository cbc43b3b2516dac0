import { useTranslation } from '../../i18n/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './error-pages.module.css';

/**
 * Sends a refused form again, unchanged, to its original address. It is hidden and empty here, because the server caches one page for all,
 * and fills in the fields of the form where there was one (`src/server/pages/resend.ts`, which finds it by its id).
 */
export function ResendForm() {
  const { t } = useTranslation('common');
  return (
    <form id="resend" method="post" hidden>
      <Section width="text">
        <div className={styles.content}>
          <p>{t('resend.text')}</p>
          <div className={styles.buttons}>
            <Button type="submit" size="l">
              {t('resend.button')}
            </Button>
          </div>
        </div>
      </Section>
    </form>
  );
}
