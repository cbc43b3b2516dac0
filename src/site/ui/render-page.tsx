import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { companies } from '#domain/sites/brand.ts';
import { getSite } from '#domain/sites/registry.ts';
import common from '../../../locales/en/common.json' with { type: 'json' };
import type { SiteFrame } from '../site-frame.ts';
import type { TripShell } from '../trip-shell.ts';

const frame: SiteFrame = {
  site: 'eu',
  language: 'en',
  linkSite: getSite('eu'),
  addresses: {
    nl: 'https://nl.example',
    be: 'https://be.example',
    de: 'https://de.example',
    fr: 'https://fr.example',
    es: 'https://es.example',
    eu: 'https://eu.example',
  },
  company: companies.eu,
  year: 2027,
  popularLocations: [{ slug: 'rome', title: 'Rome' }],
  popularOccasions: [{ occasion: 'schools', title: 'School trips' }],
  fleet: [{ fleet: 'coachHire', title: 'Coach' }],
  selectedCaseStudies: [],
};

const translations = i18next.createInstance();
await translations.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common } },
  interpolation: { escapeValue: false },
});

/** For tests: a page in English as the server sends it, before any script, within the site's frame. */
export function renderPage(Page: () => ReactNode, { trip, ...given }: Partial<SiteFrame> & { readonly trip?: TripShell } = {}): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', children: [{ id: 'page', path: '*', Component: Page }] }]);
  const changes = given.site === undefined ? given : { linkSite: getSite(given.site), company: companies[given.site], ...given };
  const loaderData = { root: { frame: { ...frame, ...changes }, build: 'b1' }, page: trip ? { tripShell: trip } : {} };
  return renderToStaticMarkup(<Stub initialEntries={['/x']} hydrationData={{ loaderData }} />);
}
