import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { companies } from '#domain/sites/brand.ts';
import { mapSites } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import common from '../../../../locales/en/common.json' with { type: 'json' };
import { createTexts } from '../../i18n/server.ts';
import { TextsContext } from '../../i18n/site-texts.ts';
import type { SiteFrame } from '../../site-frame.ts';
import type { TripShell } from '../../trip-shell.ts';

const frame: SiteFrame = {
  site: 'eu',
  language: 'en',
  linkSite: getSite('eu'),
  addresses: mapSites((key) => `https://${key}.example`),
  company: companies.eu,
  year: 2027,
  popularLocations: [{ slug: 'rome', title: 'Rome' }],
  popularOccasions: [{ occasion: 'schools', title: 'School trips' }],
  fleet: [{ fleet: 'coachHire', title: 'Coach' }],
  selectedCaseStudies: [],
};

/** Only the shell's texts. For other namespaces a page shows its keys. */
const texts = createTexts('en', { common });

/** For tests: a page in English as the server sends it, before any script, within the site's frame. */
export function renderPage(Page: () => ReactNode, { trip, ...given }: Partial<SiteFrame> & { readonly trip?: TripShell } = {}): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', children: [{ id: 'page', path: '*', Component: Page }] }]);
  const changes = given.site === undefined ? given : { linkSite: getSite(given.site), company: companies[given.site], ...given };
  const loaderData = { root: { frame: { ...frame, ...changes }, build: 'b1' }, page: trip ? { tripShell: trip } : {} };
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <Stub initialEntries={['/x']} hydrationData={{ loaderData }} />
    </TextsContext>,
  );
}
