import type { ReactNode } from 'react';
import { useTripShell } from '../../trip-shell.ts';
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

/** What stands around every page. Within a trip nothing but one line of the footer leads away from it. */
export function SiteShell({ children, notice }: SiteShellProps) {
  const isUnderWay = useIsUnderWay();
  const isTrip = useTripShell() !== null;
  return (
    <div className={styles.shell}>
      <SkipLink />
      <NavigationProgress />
      {notice}
      <Header />
      {!isTrip && <InfoBand />}
      <main id={mainId} tabIndex={-1} className={styles.main} aria-busy={isUnderWay || undefined}>
        {children}
      </main>
      <Footer brief={isTrip} />
    </div>
  );
}
