import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InfoBand } from './info-band.tsx';
import styles from './site-shell.module.css';
import { mainId, SkipLink } from './skip-link.tsx';

/** What stands around every page. */
export function SiteShell({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Header />
      <InfoBand />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
