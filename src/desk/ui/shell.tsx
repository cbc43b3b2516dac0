import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { KeyFrame } from '../keys/key-frame.tsx';
import { useIdleMark } from '../use-idle-mark.ts';
import { useCounts } from './counts/use-counts.ts';
import { listPlaces } from './places.ts';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { TabBar } from './tab-bar.tsx';
import { Toasts } from './toast.tsx';

type ShellProps = { readonly name: string | null; readonly rights: readonly string[]; readonly children: ReactNode };

/** Pages that need the width: the rail is slim there. */
const widePages = ['/board'];

/** The frame around every page of the desk: rail, page, on a phone the tab bar. Without rights there is only the brand. */
export function Shell({ name, rights, children }: ShellProps) {
  const { t } = useDesk();
  useIdleMark();
  const { pathname } = useLocation();
  const isIn = rights.length > 0;
  const places = listPlaces(rights);
  const counts = useCounts(isIn && rights.includes('see-trips'));
  const findsTrips = rights.includes('see-trips');
  return (
    <KeyFrame places={places} findsTrips={findsTrips} isIn={isIn}>
      <Toasts>
        <a className={styles.skip} href="#main">
          {t('nav.skip')}
        </a>
        <div className={styles.app} data-in={isIn || undefined} data-slim={widePages.includes(pathname) || undefined}>
          <Rail name={name} places={places} counts={counts} findsTrips={findsTrips} isIn={isIn} />
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
        </div>
        {isIn && <TabBar places={places} counts={counts} findsTrips={findsTrips} />}
      </Toasts>
    </KeyFrame>
  );
}
