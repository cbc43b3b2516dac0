import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Context, Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { validate as isId } from 'uuid';
import type { ApiContext } from '#api/context.ts';
import type { DeskContext } from '#api/desk/context.ts';
import { createDeskRunner } from '#api/desk/run.ts';
import type { DeskRequest, InvoiceForm, OnDutyDoor } from '#desk/desk-request.ts';
import { readDriverDay } from '#operations/on-duty/read-driver-day.ts';
import { receiveReports } from '#operations/on-duty/receive-reports.ts';
import { findSelfBilled } from '#operations/partners/partner-invoice-store.ts';
import { readStatement } from '#operations/partners/statements/read-statement.ts';
import type { StaffContext } from '#operations/staff/context.ts';
import { may } from '#operations/staff/signed-in.ts';
import type { Documents } from '#output/documents/ports.ts';
import { readOwnTexts, readTexts } from '#output/texts/read-texts.ts';
import { artNames } from '#site/art/draw-art.tsx';
import type { Environment } from '../environment.ts';
import { type Asset, answerAsset, keptForADay } from '../http/assets.ts';
import { describeError, type Logger, redact } from '../log.ts';
import { readFields, withFields } from '../pages/resend.ts';
import { openProposals } from '../proposals/open-proposals.ts';
import { answerAway, away } from './answer-away.ts';
import { createCompanyDoor } from './company-door.ts';
import { readDeskLanguage } from './desk-language.ts';
import { createDoor } from './door.ts';
import { createInspectionDoor } from './inspection-door.ts';
import { createDriverDocument, createJourneyDocumentsDoor } from './journey-papers-door.ts';
import { openLive } from './live/open-live.ts';
import { createPartnerAccountDoor } from './partner-account-door.ts';
import { createPartnerCookie, type PartnerFound } from './partner-cookie.ts';
import { createPartnerDoor, drawInvoice, drawStatement } from './partner-door.ts';
import { createPictureDoor } from './picture-door.ts';
import { createSessionCookie, type SessionFound } from './session-cookie.ts';

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
  readonly environment: Pick<Environment, 'mode' | 'isDatabasePooled' | 'companySignIn'>;
  readonly deskUrl: string;
  readonly databaseUrl: string;
  readonly context: ApiContext;
  readonly documents: Pick<Documents, 'partnerPdf' | 'journeyPdf' | 'ublSelfBilled'>;
  readonly log: Logger;
  readonly build: DeskBuild;
  readonly assets: ReadonlyMap<string, Asset>;
};

export type Desk = {
  readonly app: Hono;
  /** Ends the streams that are open, which would hold up the end of the process. */
  close(): Promise<void>;
};

/** Our own people's pages, on a host of their own: nothing here is kept by anybody, framed by anybody or found by a search. */
export function createDesk(parts: DeskParts): Desk {
  const { environment, deskUrl, databaseUrl, context, log, build, assets } = parts;
  const staff: StaffContext = { db: context.db, deskUrl, randomBytes: context.randomBytes };
  const handle = createRequestHandler(build, environment.mode);
  const cookie = createSessionCookie(staff);
  const partnerCookie = createPartnerCookie(staff);
  const proposals = openProposals(environment.mode);
  const createRequest = createRequests(parts, staff, proposals.propose);
  const live = openLive({ db: context.db, databaseUrl, isPooled: environment.isDatabasePooled, log });

  async function answerPage(c: Context): Promise<Response> {
    let given: string | null | undefined;
    let partnerGiven: string | null | undefined;
    const nonce = randomBytes(16).toString('base64');
    const setSession = (next: string | null) => {
      given = next;
    };
    const partner = {
      found: await partnerCookie.find(c),
      setSession: (next: string | null) => {
        partnerGiven = next;
      },
    };
    const request = createRequest(c, { nonce, session: await cookie.find(c), setSession, partner });
    const fields = await readFields(c.req.raw.clone());
    const response = await handle(c.req.raw, build.entry.module.provideDesk(request));
    const answer = response.status === 503 ? await comeAgain(response, fields) : new Response(response.body, response);
    for (const [name, value] of Object.entries(
      headersOf(nonce, { mode: environment.mode, mayBeLocated: c.req.path.startsWith('/on-duty/') }),
    ))
      answer.headers.set(name, value);
    c.res = answer;
    if (given !== undefined) cookie.set(c, given);
    if (partnerGiven !== undefined) partnerCookie.set(c, partnerGiven);
    return c.res;
  }

  /** Whether it is worth asking for pages again: whoever is in, and the database there. */
  async function answerPing(c: Context): Promise<Response> {
    const session = await cookie.find(c);
    return c.body(null, session === 'away' ? 503 : session === null ? 401 : 204);
  }

  const desk = new Hono();
  desk.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  desk.get('/assets/*', (c) => answerAsset(assets, c));
  desk.get('/favicon.svg', (c) => answerAsset(assets, c, keptForADay));
  // For what names no mark of its own, such as a file that is looked at.
  desk.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  desk.get('/ping', answerPing);
  desk.get('/live', async (c) => live.answer(c, await cookie.find(c)));
  if (environment.companySignIn !== null) {
    const report = (error: unknown) => log.warn(describeError(error), 'Unable to sign somebody in by the company’s account');
    const company = createCompanyDoor({ staff, settings: environment.companySignIn, session: cookie, report });
    desk.get('/sign-in/company', company.begin);
    desk.get('/sign-in/company/back', company.finish);
  }
  desk.all('*', answerPage);
  return {
    app: desk,
    async close() {
      await Promise.all([live.close(), proposals.close()]);
    },
  };
}

const comeAgainSeconds = '5';

/** What is said while the database is away. What a form without script had in it stands there, to be sent again. */
async function comeAgain(response: Response, fields: Awaited<ReturnType<typeof readFields>>): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = isPage && fields.length > 0 ? withFields(await response.text(), fields) : response.body;
  const answer = new Response(body, response);
  answer.headers.set('Retry-After', comeAgainSeconds);
  return answer;
}

type Asking = {
  readonly nonce: string;
  readonly session: SessionFound;
  /** Gives the browser the secret of a session, or takes it away. */
  readonly setSession: (secret: string | null) => void;
  /** The same of a partner's people. */
  readonly partner: { readonly found: PartnerFound; readonly setSession: (secret: string | null) => void };
};

/** Makes of each HTTP request what the pages see of it. */
function createRequests(
  { deskUrl, context, documents, environment, log }: DeskParts,
  staff: StaffContext,
  propose: DeskContext['propose'],
) {
  const run = createDeskRunner();
  const onDuty = createOnDutyDoor(context, documents);
  const partner = createPartnerDoor(context, documents);
  return (c: Context, { nonce, session, setSession, partner: ofPartner }: Asking): DeskRequest => {
    const signedIn = session === 'away' ? null : session;
    const acceptLanguage = c.req.header('accept-language') ?? '';
    const language = signedIn?.member.language ?? readDeskLanguage(acceptLanguage);
    const browser = c.req.header('user-agent') ?? '';
    return {
      signedIn: signedIn === null ? null : describeSignedIn(signedIn),
      isAway: session === 'away',
      hasCompanySignIn: environment.companySignIn !== null,
      language,
      textsOf: (file) => readTexts(language, file),
      textsIn: (of, file) => readTexts(of, file),
      nonce,
      onDuty,
      partner,
      partnerAccount: createPartnerAccountDoor({ context, staff, browser, ...ofPartner }),
      ...createJourneyDocumentsDoor({ context, documents, mayRead: signedIn !== null && may(signedIn, 'see-fleet') }),
      ...createInspectionDoor({ context, documents, signedIn }),
      ...createPictureDoor({ context, signedIn }),
      ...createPapers({ context, documents, mayRead: signedIn !== null && may(signedIn, 'record-payments') }),
      door: createDoor({ context: staff, session, browser, acceptLanguage, setSession }),
      execute: (operation, variables) => {
        if (session === 'away') throw away();
        if (signedIn === null) throw new Error('Nobody is signed in');
        return run({ ...context, deskUrl, signedIn, readOwnTexts, propose, drawings: artNames }, operation, variables);
      },
      reportError: (error) => log.error({ ...describeError(error), path: redact(c.req.path) }, 'Unable to show a page of the desk'),
    };
  };
}

type Papers = Pick<DeskParts, 'context' | 'documents'> & { readonly mayRead: boolean };

/** Partners' papers for our own people: whoever has no right to them finds none. */
function createPapers({ context, documents, mayRead }: Papers): Pick<DeskRequest, 'statementPaper' | 'invoicePaper'> {
  return {
    statementPaper: answerAway(async (id: string) =>
      mayRead ? await drawStatement(documents, (await readStatement(context, id))?.statement) : null,
    ),
    invoicePaper: answerAway(async (id: string, form: InvoiceForm) =>
      mayRead && isId(id) ? await drawInvoice(documents, (await findSelfBilled(context.db, id))?.document, form) : null,
    ),
  };
}

function createOnDutyDoor(context: ApiContext, documents: DeskParts['documents']): OnDutyDoor {
  return {
    read: answerAway(async (key: string) => await readDriverDay(context, key)),
    press: answerAway(async (key: string, body: unknown) => await receiveReports(context, key, body)),
    paper: createDriverDocument(context, documents),
    textsOf: (language) => ({ ...readTexts(language, 'on-duty'), journeyPapers: readTexts(language, 'papers') }),
  };
}

function describeSignedIn({ member, session, hasCodes }: Exclude<SessionFound, 'away' | null>): NonNullable<DeskRequest['signedIn']> {
  return { name: member.name, scope: session.scope, hasCodes };
}

type PageRules = {
  readonly mode: Environment['mode'] /** A driver's page, which says where he is when he presses. */;
  readonly mayBeLocated: boolean;
};

function headersOf(nonce: string, { mode, mayBeLocated }: PageRules): Readonly<Record<string, string>> {
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
    // With none at all browsers say of a form without script that it comes from nowhere, and it is refused.
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
    'Permissions-Policy': `camera=(), geolocation=(${mayBeLocated ? 'self' : ''}), microphone=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)`,
  };
}
