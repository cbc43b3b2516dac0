import '../site/styles/layers.css';
import '../site/styles/fonts.css';
import '../site/styles/reset.css';
import '../site/styles/tokens.css';
import './ui/tokens.css';
import './desk.css';
import { type ReactNode, useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { tagOf } from '#domain/sites/language.ts';
import { deskContext } from './desk-request.ts';
import { DeskTextsContext, PlanningTextsContext } from './desk-texts.ts';
import { NonceContext } from './nonce.ts';
import type { loader as onDutyLoader } from './on-duty/on-duty.tsx';
import type { loader as partnerLoader } from './partners/partner.tsx';
import type { loader as accountLoader } from './partners/partner-account.tsx';
import type { loader as statementLoader } from './partners/partner-statement.tsx';
import { ErrorText } from './ui/error-text.tsx';
import { Shell } from './ui/shell.tsx';
import { isAskedByBell } from './use-live.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  const { signedIn, language, textsOf } = context.get(deskContext);
  // A driver's or a partner's page is not part of the desk, even if a staff member uses that browser.
  if (isByLink(url.pathname)) return { language, texts: {}, planningTexts: {}, name: null, rights: [] };
  const planningTexts = signedIn?.scope === 'whole' ? textsOf('planning') : {};
  return { language, texts: textsOf('desk'), planningTexts, name: signedIn?.name ?? null, rights: signedIn?.rights ?? [] };
}

/**
 * An event means that something on the page changed. It changes neither the texts, which are most of what is sent, nor the signed-in
 * person.
 */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (formMethod !== undefined || !isAskedByBell());
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const nonce = useContext(NonceContext);
  const driver = useRouteLoaderData<typeof onDutyLoader>('on-duty');
  const partner = useRouteLoaderData<typeof partnerLoader>('partner');
  const statement = useRouteLoaderData<typeof statementLoader>('partner-statement');
  const account = useRouteLoaderData<typeof accountLoader>('partner-account');
  const ofPartner = partner?.page.language ?? statement?.statement.language ?? account?.language;
  const language = driver?.day.language ?? ofPartner ?? data?.language ?? 'en';
  return (
    <html lang={tagOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <DeskTextsContext value={{ language, texts: data?.texts ?? {} }}>
          <PlanningTextsContext value={{ language, texts: data?.planningTexts ?? {} }}>{children}</PlanningTextsContext>
        </DeskTextsContext>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function isByLink(path: string): boolean {
  return /^\/(?:on-duty|partner|partner-statement|partner-account)(?:\/|$)/.test(path);
}

export default function Root() {
  const data = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  if (matches.some(({ pathname }) => isByLink(pathname))) return <Outlet />;
  return (
    <Shell name={data?.name ?? null} rights={data?.rights ?? []}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Shell name={data?.name ?? null} rights={data?.rights ?? []}>
      <ErrorText status={status} />
    </Shell>
  );
}
