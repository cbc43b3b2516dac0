import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useRef } from 'react';
import { PrefetchPageLinks, Link as RouterLink } from 'react-router';
import { flowKeys } from '#domain/sites/flows.ts';
import type { Link } from '#domain/sites/links.ts';
import { usePathTo } from '../../site-context.ts';
import { addToAddress } from './link-address.ts';
import { usePrefetch } from './use-prefetch.ts';

export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: Link;
  /** `name=value` pairs behind the address. */
  readonly search?: Readonly<Record<string, string>> | undefined;
  readonly hash?: string | undefined;
  /** Prefetch the page when the link becomes visible. Never done for a trip. */
  readonly prefetch?: boolean | undefined;
  readonly children: ReactNode;
};

/**
 * A link to a page of ours within the current site and language. The server writes the same element without the router's link, because a
 * page has sixty, and resolving complete addresses took a quarter of the page's render time (docs/decisions/0010).
 */
export function SiteLink(props: SiteLinkProps) {
  return import.meta.env.SSR ? <WrittenLink {...props} /> : <LiveLink {...props} />;
}

function WrittenLink({ to, search, hash, prefetch: _prefetch, children, ...rest }: SiteLinkProps) {
  return (
    <a {...rest} href={addToAddress(usePathTo()(to), { search, hash })}>
      {children}
    </a>
  );
}

function LiveLink({ to, search, hash, prefetch = true, children, onClick, ...rest }: SiteLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const path = usePathTo()(to);
  const granted = usePrefetch(ref, { address: path, enabled: prefetch && isContent(to) });
  return (
    <>
      <RouterLink
        ref={ref}
        to={addToAddress(path, { search, hash })}
        discover="none"
        viewTransition={isContent(to)}
        {...rest}
        onClick={(event) => {
          onClick?.(event);
          if (!isWhole(to)) cancel(event, to);
        }}
      >
        {children}
      </RouterLink>
      {granted && <PrefetchPageLinks page={path} />}
    </>
  );
}

/** Whether the link's address names its city, story or trip. Without it the address is another page's (docs/specification.md#errors). */
export function isWhole(link: Link): boolean {
  if ('slug' in link) return link.slug !== '';
  return !('id' in link) || link.id !== '';
}

function cancel(event: MouseEvent, { page }: Link): void {
  event.preventDefault();
  reportError(new Error(`The address of a link to ${page} does not say which`));
}

/** Not for a trip: its data must not be sent before it is requested, and an order page has no transitions. */
function isContent(link: Link): boolean {
  const tripPages: readonly string[] = [...flowKeys, 'shared', 'forwarded', 'direct-booking-search', 'trip-not-found'];
  return !tripPages.includes(link.page);
}
