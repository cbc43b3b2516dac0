import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { ApiContext } from '#api/context.ts';
import { createDeskRunner } from '#api/desk/run.ts';
import { findCodes } from '#data/staff/code-store.ts';
import type { DeskRequest } from '#desk/desk-request.ts';
import { signInMinutes } from '#domain/staff/sign-in.ts';
import type { StaffContext } from '#staff/context.ts';
import { findSignedIn, type SignedIn } from '#staff/signed-in.ts';
import { readTexts } from '#texts/read-texts.ts';
import type { Environment } from '../environment.ts';
import { type Asset, answerAsset } from '../http/assets.ts';
import { describeError, type Logger, redact } from '../log.ts';
import { readDeskLanguage } from './desk-language.ts';
import { createDoor } from './door.ts';

/** The desk's own build; its entry is the only way to the contexts that its loaders read. */
export type DeskBuild = ServerBuild & {
  readonly entry: {
    readonly module: { readonly provideDesk: (request: DeskRequest) => Parameters<ReturnType<typeof createRequestHandler>>[1] };
  };
};

/** Reads the desk's build, which a deployment without a desk need not have. */
export async function loadDeskBuild(root: string): Promise<DeskBuild> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(root, 'build/desk/server/index.js')).href)) as DeskBuild;
}

type DeskParts = {
  readonly environment: Pick<Environment, 'mode'>;
  readonly deskUrl: string;
  readonly context: ApiContext;
  readonly log: Logger;
  readonly build: DeskBuild;
  readonly assets: ReadonlyMap<string, Asset>;
};

/** Our own people's pages, on a host of their own: nothing here is kept by anybody, framed by anybody or found by a search. */
export function createDesk({ environment, deskUrl, context, log, build, assets }: DeskParts): Hono {
  const staff: StaffContext = { db: context.db, deskUrl, randomBytes: context.randomBytes };
  const handle = createRequestHandler(build, environment.mode);
  const run = createDeskRunner();
  const isSecure = deskUrl.startsWith('https:');
  const cookieName = isSecure ? '__Host-desk' : 'desk';

  async function answerPage(c: Context): Promise<Response> {
    const secret = getCookie(c, cookieName) ?? '';
    const signedIn = await findSignedIn(staff, secret);
    let given: string | null | undefined;
    const nonce = randomBytes(16).toString('base64');
    const language = signedIn?.member.language ?? readDeskLanguage(c.req.header('accept-language') ?? '');
    const request: DeskRequest = {
      signedIn: signedIn === null ? null : await describeSignedIn(signedIn),
      language,
      texts: readTexts(language, 'desk'),
      nonce,
      door: createDoor({
        context: staff,
        signedIn,
        browser: c.req.header('user-agent') ?? '',
        acceptLanguage: c.req.header('accept-language') ?? '',
        setSession: (next) => {
          given = next;
        },
      }),
      execute: (operation, variables) => {
        if (signedIn === null) throw new Error('Nobody is signed in');
        return run({ ...context, deskUrl, signedIn }, operation, variables);
      },
      reportError: (error) => log.error({ ...describeError(error), path: redact(c.req.path) }, 'Unable to show a page of the desk'),
    };
    const response = await handle(c.req.raw, build.entry.module.provideDesk(request));
    const answer = new Response(response.body, response);
    for (const [name, value] of Object.entries(headersOf(nonce, environment.mode))) answer.headers.set(name, value);
    c.res = answer;
    if (given !== undefined) setSessionCookie(c, given);
    return c.res;
  }

  function setSessionCookie(c: Context, secret: string | null): void {
    const maxAge = secret === null ? 0 : signInMinutes.session * 60;
    setCookie(c, cookieName, secret ?? '', { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/', maxAge });
  }

  async function describeSignedIn({ member, session }: SignedIn): Promise<NonNullable<DeskRequest['signedIn']>> {
    const hasCodes = session.scope === 'code' && (await findCodes(context.db, member.id)) !== null;
    return { name: member.name, scope: session.scope, hasCodes };
  }

  const desk = new Hono();
  desk.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  desk.get('/assets/*', (c) => answerAsset(assets, c));
  desk.get('/favicon.ico', (c) => c.body(null, 404));
  desk.all('*', answerPage);
  return desk;
}

function headersOf(nonce: string, mode: Environment['mode']): Readonly<Record<string, string>> {
  const isDevelopment = mode === 'development';
  const policy = [
    "default-src 'self'",
    isDevelopment ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' 'nonce-${nonce}'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  };
}
