import { lazy, type ReactNode, Suspense } from 'react';
import { useConsent } from '../../visitor/consent-store.ts';

/** Loaded only for visitors who must still choose. If the banner cannot load, there is no choice, and nothing is measured. */
const Banner = lazy(() =>
  import('./banner/consent-banner.tsx').then(
    ({ ConsentBanner }) => ({ default: ConsentBanner }),
    () => ({ default: Nothing }),
  ),
);

function Nothing(): ReactNode {
  return null;
}

/** The question for consent; empty until hydration, so that it never moves the page. */
export function Consent() {
  const { isAsking } = useConsent();
  return isAsking ? (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  ) : null;
}
