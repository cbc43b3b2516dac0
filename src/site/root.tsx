import './styles/layers.css';
import './styles/fonts.css';
import './styles/reset.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/step-line.css';
import './styles/print.css';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, useContext, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useFirstVisit, useFullNavigation, useRetryInFull, useWayOfGoing } from './delivery/full-navigation.ts';
import { replayInput } from './delivery/replay-input.ts';
import { Analytics } from './features/analytics/analytics.tsx';
import { Consent } from './features/consent/consent.tsx';
import { ErrorPage } from './features/shell/error-page.tsx';
import { NotFoundPage } from './features/shell/not-found-page.tsx';
import { SiteShell } from './features/shell/site-shell.tsx';
import { isContentAddress } from './i18n/namespaces-of-address.ts';
import { namespacesOf } from './i18n/route-namespaces.ts';
import { TextsContext } from './i18n/site-texts.ts';
import { loadSiteFrame } from './load-site-frame.ts';
import { isInAnotherLanguage, sessionAnswers, usePageLanguage, useSessionAnswers } from './page-language.ts';
import { getPageRequest } from './page-loader.ts';
import { useSiteFrame } from './site-context.ts';
import sign from './styles/fonts/sign-600.woff2?url';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = getPageRequest({ context });
  return {
    frame: await loadSiteFrame(page),
    build: page.textsVersion,
    fontStylesheetUrl: page.fontStylesheetUrl,
    hasAnalytics: page.hasAnalytics === true,
    reportsErrors: page.reportsBrowserErrors === true,
    collectsMissing: page.collectsMissingTexts === true,
  };
}

export const clientMiddleware = [sessionAnswers.middleware];

/** The shell's lists stay while the visitor browses. Only another language needs others. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return isInAnotherLanguage(nextUrl) || (formMethod === undefined && currentUrl.href === nextUrl.href && defaultShouldRevalidate);
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const namespaces = namespacesOf(useMatches());
  const given = useContext(TextsContext);
  const language = root?.frame.language ?? given?.language ?? 'en';
  const texts = given?.inLanguage(language) ?? null;
  // All at once. Otherwise they would load one after the other.
  for (const namespace of namespaces) texts?.fetchAhead(namespace);
  return (
    <TextsContext value={texts}>
      <Document root={root} namespaces={namespaces} language={language}>
        {children}
      </Document>
    </TextsContext>
  );
}

type DocumentProps = {
  readonly root: Awaited<ReturnType<typeof loader>> | undefined;
  readonly namespaces: readonly string[];
  readonly language: SiteLanguage;
  readonly children: ReactNode;
};

function Document({ root, namespaces, language, children }: DocumentProps) {
  return (
    <html
      // Says that days are shown in our format before hydration (delivery/show-days.ts).
      suppressHydrationWarning
      lang={tagOf(language)}
      data-language={language}
      data-namespaces={namespaces.join(' ')}
      data-build={root?.build}
      data-reports={root?.reportsErrors || undefined}
      data-collects-missing={root?.collectsMissing || undefined}
      data-waits={useMayWait(root) || undefined}
      data-font-stylesheet={root?.fontStylesheetUrl ?? undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Asked for with the stylesheets that name it, so that most pages are never seen in another font. */}
        {root?.fontStylesheetUrl === null && <FontAhead href={figtree} />}
        <FontAhead href={sign} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function FontAhead({ href }: { readonly href: string }) {
  return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />;
}

/**
 * Whether the page may delay its scripts until a touch: a page that is the same for everyone works without them, unless something is
 * measured, asked or collected.
 */
function useMayWait(root: DocumentProps['root']): boolean {
  const { pathname } = useLocation();
  if (root === undefined || root.hasAnalytics || root.collectsMissing) return false;
  return isContentAddress(root.frame.linkSite, pathname);
}

export default function Root() {
  useEffect(() => replayInput(document), []);
  useFirstVisit();
  useFullNavigation();
  useWayOfGoing();
  usePageLanguage(useSiteFrame());
  useSessionAnswers();
  return (
    <SiteShell notice={<Consent />}>
      <Outlet />
      <Analytics />
    </SiteShell>
  );
}

/**
 * A status that is not 200 replaces the page's content within the shell (docs/specification.md#flow-addresses). Without a frame there is no
 * shell.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  useRetryInFull(error);
  const root = useRouteLoaderData<typeof loader>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const page = status === 404 ? <NotFoundPage /> : <ErrorPage />;
  return root === undefined ? <LastResort /> : <SiteShell>{page}</SiteShell>;
}

/** Shown when not even the shell's data could load. No text of ours may be available then. */
function LastResort() {
  return (
    <main>
      <h1>503</h1>
      <p>
        <a href="/">↻</a>
      </p>
    </main>
  );
}
