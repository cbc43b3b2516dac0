import { type ReactNode, useRef } from 'react';
import { PrefetchPageLinks, Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { flowKeys } from '#domain/sites/flows.ts';
import type { Link } from '#domain/sites/links.ts';
import { usePathTo } from '../site-context.ts';
import { addToAddress } from './link-address.ts';
import { usePrefetch } from './use-prefetch.ts';

export type SiteLinkProps = Omit<RouterLinkProps, 'to' | 'prefetch'> & {
  readonly to: Link;
  /** `name=value` pairs behind the address. */
  readonly search?: Readonly<Record<string, string>> | undefined;
  readonly hash?: string | undefined;
  /** Fetch the page ahead when the link comes into sight. Never done for a trip. */
  readonly prefetch?: boolean | undefined;
  readonly children: ReactNode;
};

/** A link to a page of ours within the current site and language. */
export function SiteLink({ to, search, hash, prefetch = true, children, ...rest }: SiteLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const path = usePathTo()(to);
  const granted = usePrefetch(ref, { address: path, enabled: prefetch && mayPrefetch(to) });
  return (
    <>
      <RouterLink ref={ref} to={addToAddress(path, { search, hash })} {...rest}>
        {children}
      </RouterLink>
      {granted && <PrefetchPageLinks page={path} />}
    </>
  );
}

/** A trip's data must not travel before it is asked for. */
function mayPrefetch(link: Link): boolean {
  const tripPages: readonly string[] = [...flowKeys, 'direct-booking-search', 'trip-not-found'];
  return !tripPages.includes(link.page);
}
