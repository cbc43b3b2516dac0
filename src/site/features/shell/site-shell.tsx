import type { ReactNode } from 'react';
import { useHasQuietFrame } from '../../trip-shell.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InfoBand } from './info-band.tsx';
import { NavigationProgress, useIsUnderWay } from './navigation-progress.tsx';
import styles from './site-shell.module.css';
import { mainId, SkipLink } from './skip-link.tsx';

type SiteShellProps = {
  readonly children: ReactNode;
  /** First in the document, for keyboard users. */
  readonly notice?: ReactNode;
};

/** The frame of every page. On trip pages only one line of the footer leads away from the trip. */
export function SiteShell({ children, notice }: SiteShellProps) {
  const isUnderWay = useIsUnderWay();
  const isTrip = useHasQuietFrame();
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
