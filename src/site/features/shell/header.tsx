import { useTranslation } from '../../i18n/site-texts.ts';
import { useHasQuietFrame, useTripShell } from '../../trip-shell.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/section.tsx';
import styles from './header.module.css';
import { LanguageSelector } from './language-selector.tsx';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { TripReference } from './trip-reference.tsx';

/** On trip pages the menus are replaced by the reference, so that nothing leads away by accident (docs/specification.md#screens). */
export function Header() {
  const { t } = useTranslation('common');
  const trip = useTripShell();
  const isQuiet = useHasQuietFrame();
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Logo />
        <MainNav withMenus={!isQuiet} />
        <div className={styles.end}>
          {trip && (
            <div className={styles.reference}>
              <TripReference trip={trip} />
            </div>
          )}
          <div className={styles.language}>
            <LanguageSelector place="header" />
          </div>
          {!isQuiet && (
            <ButtonLink to={{ page: 'request-quote' }} size="s" className={styles.quote} prefetch={false}>
              <span className={styles.long}>{t('header.requestQuote')}</span>
              <span className={styles.short}>{t('header.price')}</span>
            </ButtonLink>
          )}
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
}
