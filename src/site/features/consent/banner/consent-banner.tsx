import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../../i18n/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SiteLink } from '../../../ui/link/site-link.tsx';
import { chooseConsent } from '../../../visitor/consent-store.ts';
import styles from './consent-banner.module.css';

/** Two answers of equal look and size, nothing preselected, and the page behind stays usable. */
export function ConsentBanner(): ReactNode {
  const { t } = useTranslation('common');
  useGivenBackFocus();
  return (
    <section className={styles.banner} aria-labelledby="consent-title" id="consent">
      <div className={styles.words}>
        <h2 id="consent-title" className={styles.title}>
          {t('consent.title')}
        </h2>
        <p>
          {t('consent.text')}{' '}
          <SiteLink to={{ page: 'privacy' }} prefetch={false}>
            {t('consent.more')}
          </SiteLink>
        </p>
      </div>
      <div className={styles.answers}>
        <Button variant="secondary" wide onClick={() => chooseConsent('none')}>
          {t('consent.rejectAll')}
        </Button>
        <Button variant="secondary" wide onClick={() => chooseConsent('all')}>
          {t('consent.acceptAll')}
        </Button>
      </div>
    </section>
  );
}

/** The focus returns to the button that opened the question. */
function useGivenBackFocus(): void {
  useEffect(() => {
    const asker = document.activeElement;
    const wasAskedFor = asker instanceof HTMLButtonElement;
    if (wasAskedFor) document.querySelector<HTMLElement>('#consent button')?.focus();
    return () => {
      if (wasAskedFor && asker.isConnected) asker.focus({ preventScroll: true });
    };
  }, []);
}
