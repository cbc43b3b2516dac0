import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { listFaults } from '#site/delivery/page-contract.ts';
import { createServerTexts } from '#site/i18n/server.ts';
import { deliveryContext, type PageRequest, pageRequestContext } from '#site/request-context.ts';
import { parseEnvironment } from '../environment.ts';
import { buildForSite } from './site-build.ts';

/**
 * Renders a page of each site from the build, without a database: the not-found page, which has the same head, scripts and hand-over as any
 * other. Returns its faults ({@link listFaults}).
 */
export async function listBuildFaults(): Promise<readonly string[]> {
  const pages = await Promise.all(siteKeys.map(async (site) => ({ site, faults: listFaults(await renderNotFound(site)) })));
  const faults = new Set(pages.flatMap((page) => page.faults));
  return [...faults].map((fault) => {
    const sites = pages.filter((page) => page.faults.includes(fault)).map(({ site }) => site);
    return `Pages of ${sites.join(', ')}: ${fault}.`;
  });
}

async function renderNotFound(site: SiteKey): Promise<string> {
  let html = '';
  const context = new RouterContextProvider();
  context.set(pageRequestContext, describeRequest(site));
  context.set(deliveryContext, (delivered) => {
    html = delivered;
  });
  await createRequestHandler(buildForSite(build, site).build, 'production')(new Request('http://localhost/no-such-page'), context);
  return html;
}

function describeRequest(site: SiteKey): PageRequest {
  const [language] = getSite(site).languages;
  return {
    site,
    language,
    addresses: parseEnvironment({}).addresses,
    // The shell leaves out the lists that it cannot have.
    api: { execute: () => Promise.reject(new Error('there is no API while building')) },
    texts: createServerTexts()(language),
    now: new Date().toISOString(),
    buildVersion: 'check',
    isWholePage: true,
    textsVersion: 'check',
    fontStylesheetUrl: null,
    refusal: null,
    reportError: () => undefined,
  };
}
