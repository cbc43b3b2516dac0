import '../site/styles/layers.css';
import '../site/styles/fonts.css';
import '../site/styles/reset.css';
import '../site/styles/tokens.css';
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
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { tagOf } from '#domain/sites/language.ts';
import { MeDocument } from './api/generated/operations.ts';
import { deskContext } from './desk-request.ts';
import { DeskTextsContext, PlanningTextsContext } from './desk-texts.ts';
import { NonceContext } from './nonce.ts';
import { ErrorText } from './ui/error-text.tsx';
import { Shell } from './ui/shell.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { signedIn, language, texts, planningTexts, execute } = context.get(deskContext);
  const me = signedIn?.scope === 'whole' ? await execute(MeDocument, {}) : null;
  return { language, texts, planningTexts: me === null ? {} : planningTexts, name: signedIn?.name ?? null, rights: me?.rights ?? [] };
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const nonce = useContext(NonceContext);
  const language = data?.language ?? 'en';
  return (
    <html lang={tagOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
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

export default function Root() {
  const data = useRouteLoaderData<typeof loader>('root');
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
