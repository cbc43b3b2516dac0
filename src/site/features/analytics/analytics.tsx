import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePathTo, useSiteFrame } from '../../site-context.ts';
import { useConsent } from '../../visitor/consent-store.ts';

/** An advertisement's or a campaign's parameter in a page's query. */
const campaignMark = /[?&](gclid|utm_[a-z]+)=./;
let isFollowed = false;

/** Follows a visit that started with a campaign or has consent. For all others nothing is loaded. Renders nothing. */
export function Analytics() {
  const { pathname, search } = useLocation();
  const { allows } = useConsent();
  const { addresses } = useSiteFrame();
  const requestPath = usePathTo()({ page: 'request-quote' });
  useEffect(() => {
    isFollowed ||= allows || campaignMark.test(search);
    if (!isFollowed) return;
    import('./measuring/follow-visit.ts')
      .then(({ followVisit }) => followVisit({ pathname, search, allows, requestPath, addresses: Object.values(addresses) }))
      .catch(() => undefined);
  }, [pathname, search, allows, addresses, requestPath]);
  return null;
}
