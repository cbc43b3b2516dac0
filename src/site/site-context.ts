import { useRouteLoaderData } from 'react-router';
import { type Link, type LinkPlace, pathTo } from '#domain/sites/links.ts';
import type { SiteFrame } from './site-frame.ts';

/** What every page knows of its site, from the root loader. A page is never rendered without it. */
export function useSiteFrame(): SiteFrame {
  const frame = useRouteLoaderData<{ frame: SiteFrame }>('root')?.frame;
  if (frame === undefined) throw new Error('the root loader has not run');
  return frame;
}

/** The running build: files with a long cache lifetime have it in their address. */
export function useBuildVersion(): string {
  return useRouteLoaderData<{ build: string }>('root')?.build ?? '';
}

/** Makes addresses within the current site and language from page keys; the only way to link. */
export function usePathTo(): (link: Link) => string {
  const { linkSite, language } = useSiteFrame();
  const place: LinkPlace = { site: linkSite, language };
  return (link) => pathTo(place, link);
}
