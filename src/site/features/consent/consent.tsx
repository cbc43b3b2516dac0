import { lazy, type ReactNode, Suspense } from 'react';
import { useConsent } from '../../visitor/consent-store.ts';

/** Loaded only by who must still choose. A banner that cannot be loaded is no choice: nothing is measured then. */
const Banner = lazy(() =>
  import('./banner/consent-banner.tsx').then(
    ({ ConsentBanner }) => ({ default: ConsentBanner }),
    () => ({ default: Nothing }),
  ),
);

function Nothing(): ReactNode {
  return null;
}

/** The question whether we may measure; nothing before the visitor's script has come, so that it never moves the page. */
export function Consent() {
  const { isAsking } = useConsent();
  return isAsking ? (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  ) : null;
}
