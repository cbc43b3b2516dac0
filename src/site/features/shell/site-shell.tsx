import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InfoBand } from './info-band.tsx';
import { NavigationProgress, useIsUnderWay } from './navigation-progress.tsx';
import styles from './site-shell.module.css';
import { mainId, SkipLink } from './skip-link.tsx';

type SiteShellProps = {
  readonly children: ReactNode;
  /** Comes before everything else for who goes from one to the next by keyboard. */
  readonly notice?: ReactNode;
};

/** What stands around every page. */
export function SiteShell({ children, notice }: SiteShellProps) {
  const isUnderWay = useIsUnderWay();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <NavigationProgress />
      {notice}
      <Header />
      <InfoBand />
      <main id={mainId} tabIndex={-1} className={styles.main} aria-busy={isUnderWay || undefined}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
