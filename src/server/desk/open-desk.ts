import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Context, Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { ApiContext } from '#api/context.ts';
import { isBadValue } from '#db/engine/bad-value.ts';
import type { DeskRequest, OnDutyDoor } from '#desk/desk-request.ts';
import type { DeskContext } from '#desk-service/context.ts';
import { openDeskService } from '#desk-service/desk-service.ts';
import { changeDriverWishes, readDriverWishes, readOwnMonth } from '#operations/on-duty/driver-wishes.ts';
import { readDriverDay } from '#operations/on-duty/read-driver-day.ts';
import { receiveReports } from '#operations/on-duty/receive-reports.ts';
import type { WishChange } from '#operations/on-duty/rules/driver-wishes.ts';
import type { StaffContext } from '#operations/staff/context.ts';
import { listRights } from '#operations/staff/rules/rights.ts';
import type { Documents } from '#output/documents/ports.ts';
import { readOwnTexts, readTexts } from '#output/texts/read-texts.ts';
import { artNames } from '#site/art/draw-art.tsx';
import type { Environment } from '../environment.ts';
import { createErasureJournal } from '../erasure-journal.ts';
import { openFiles } from '../files/open-files.ts';
import { type Asset, answerAsset } from '../http/assets.ts';
import { atPublicAddress, readSent } from '../http/public-request.ts';
import { listVisitorNetworks } from '../http/visitor-address.ts';
import { describeError, type Logger, redact } from '../log.ts';
import { readFields, withFields } from '../pages/resend.ts';
import { openProposals } from '../proposals/open-proposals.ts';
import { openWeekPlans } from '../proposals/open-week-plans.ts';
import { showRequestId } from '../show-request-id.ts';
import { answerAway, away } from './answer-away.ts';
import { createCalendarFeedDoor } from './calendar-feed-door.ts';
import { checkRequest, type Refused } from './check-request.ts';
import { createCompanyDoor } from './company-door.ts';
import { readDeskLanguage } from './desk-language.ts';
import { createDoor } from './door.ts';
import { createExportDoor } from './export-door.ts';
import { createInspectionDoor } from './inspection-door.ts';
import { createDriverDocument, createJourneyDocumentsDoor } from './journey-documents-door.ts';
import { openLive } from './live/open-live.ts';
import { createMessageFilesDoor } from './message-files-door.ts';
import { createMoneyFilesDoor } from './money-files-door.ts';
import { createPartnerAccountDoor } from './partner-account-door.ts';
import { createPartnerCookie, type PartnerFound } from './partner-cookie.ts';
import { createPartnerDocumentsDoor } from './partner-documents-door.ts';
import { createPartnerDoor } from './partner-door.ts';
import { createPictureDoor } from './picture-door.ts';
import { createSessionCookie, type SessionFound } from './session-cookie.ts';
import { createTachographDoor } from './tachograph-door.ts';
import { createTripFilesDoor } from './trip-files-door.ts';

/** The desk's own build; its entry is the only access to the contexts that its loaders read. */
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
  readonly environment: Pick<Environment, 'mode' | 'isDatabasePooled' | 'companySignIn' | 'trustedProxies' | 'dataFolder' | 'codesKey'>;
  readonly deskUrl: string;
  readonly databaseUrl: string;
  readonly context: ApiContext;
  readonly documents: Pick<
    Documents,
    'partnerPdf' | 'journeyPdf' | 'ublSelfBilled' | 'invoicePdf' | 'creditNotePdf' | 'reminderPdf' | 'infringementPdf'
  >;
  readonly log: Logger;
  readonly build: DeskBuild;
  readonly assets: ReadonlyMap<string, Asset>;
};

export type Desk = {
  readonly app: Hono;
  /** Whether the sender is signed in, or signing in. */
  isSignedIn(c: Context): Promise<boolean>;
  /** Ends the open streams, which would delay the end of the process. */
  close(): Promise<void>;
};

/** Staff pages on their own host: never cached, framed or indexed. */
export function createDesk(parts: DeskParts): Desk {
  const { environment, deskUrl, databaseUrl, context, log, build, assets } = parts;
  const staff: StaffContext = { db: context.db, deskUrl, randomBytes: context.randomBytes, codesKey: environment.codesKey };
  const handle = createRequestHandler(build, environment.mode);
  const cookie = createSessionCookie(staff);
  const partnerCookie = createPartnerCookie(staff);
  const proposals = openProposals(environment.mode);
  const createRequest = createRequests(parts, staff, {
    propose: proposals.propose,
    planWeek: openWeekPlans(environment.mode),
    ...openFiles(environment.mode),
  });
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
    const answer = await showPage(c, { nonce, session: await cookie.find(c), setSession, partner });
    for (const [name, value] of Object.entries(
      headersOf(nonce, { mode: environment.mode, mayBeLocated: c.req.path.startsWith('/on-duty/') }),
    ))
      answer.headers.set(name, value);
    c.res = answer;
    if (given !== undefined) cookie.set(c, given);
    if (partnerGiven !== undefined) partnerCookie.set(c, partnerGiven);
    return c.res;
  }

  /** Shows the requested page, or the page that explains why its address or form was refused. */
  async function showPage(c: Context, asking: Omit<Asking, 'refusal' | 'noteBadValue'>): Promise<Response> {
    const { request: sent, refusal } = await checkRequest(c.req.raw);
    const body = refusal === null ? await readSent(sent) : null;
    let hadBadValue = false;
    const noteBadValue = () => {
      hadBadValue = true;
    };
    const show = async (shown: Request, refused: Refused | null) =>
      await handle(
        atPublicAddress(shown, deskUrl, refused === null ? body : null),
        build.entry.module.provideDesk(createRequest(c, { ...asking, noteBadValue, refusal: refused })),
      );
    const shown = await show(refusal === null ? sent : atRefused(sent), refusal);
    // A page that fails because of its address or form is an error of its sender.
    const response = shown.status === 500 && hadBadValue ? await show(atRefused(sent), 400) : shown;
    if (response.status === 405) response.headers.set('Allow', 'GET, HEAD, POST');
    if (response.status < 500) return new Response(response.body, response);
    const answer = response.status === 503 ? await comeAgain(response, c, body) : response;
    return withRequestId(answer, c);
  }

  /** Whether a page is worth requesting again: the visitor is signed in and the database is there. */
  async function answerPing(c: Context): Promise<Response> {
    const session = await cookie.find(c);
    const isAway = session === 'away';
    const status = isAway ? 503 : session === null ? 401 : 204;
    return c.body(null, status, { 'Cache-Control': 'no-store', ...(isAway ? { 'Retry-After': comeAgainSeconds } : {}) });
  }

  const desk = new Hono();
  desk.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n', 200, { 'Cache-Control': 'public, max-age=3600' }));
  desk.get('/assets/*', (c) => answerAsset(assets, c));
  desk.get('/ping', answerPing);
  desk.get('/live', async (c) => live.answer(c, await cookie.find(c)));
  if (environment.companySignIn !== null) {
    const addressOf = (c: Context) => listVisitorNetworks(c, environment.trustedProxies)[0]?.name ?? '';
    const report = (error: unknown) => log.warn(describeError(error), 'Unable to sign somebody in by the company’s account');
    const company = createCompanyDoor({ staff, settings: environment.companySignIn, session: cookie, report, addressOf });
    desk.get('/sign-in/company', company.begin);
    desk.get('/sign-in/company/back', company.finish);
  }
  desk.all('*', answerPage);
  return {
    app: desk,
    async isSignedIn(c) {
      const session = await cookie.find(c);
      return session !== null && session !== 'away';
    },
    async close() {
      await Promise.all([live.close(), proposals.close()]);
    },
  };
}

/** The page that explains a refusal, in the form in which the refused one was requested: by a browser, or by a script of ours. */
function atRefused({ url, headers, method }: Request): Request {
  const { origin, pathname } = new URL(url);
  const isData = pathname.endsWith('.data');
  const named = new Headers(headers);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) named.delete(name);
  if (!isData) return new Request(`${origin}/refused`, { headers: named, method: method === 'HEAD' ? 'HEAD' : 'GET' });
  return new Request(`${origin}/refused.data`, { headers: named, method: method === 'POST' ? 'POST' : 'GET' });
}

const comeAgainSeconds = '5';

function isHtml(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/html') ?? false;
}

async function withRequestId(answer: Response, c: Context): Promise<Response> {
  if (!isHtml(answer)) return new Response(answer.body, answer);
  return new Response(showRequestId(await answer.text(), readDeskLanguage(c.req.header('accept-language') ?? '')), answer);
}

/** What is said while the database is away. What a form without script had in it stands there, to be sent again. */
async function comeAgain(response: Response, c: Context, sent: ArrayBuffer | null): Promise<Response> {
  const fields = await readFields(new Request(c.req.url, { method: c.req.method, headers: c.req.raw.headers, body: sent }));
  const body = isHtml(response) && fields.length > 0 ? withFields(await response.text(), fields) : response.body;
  const answer = new Response(body, response);
  answer.headers.set('Retry-After', comeAgainSeconds);
  return answer;
}

type Asking = {
  readonly nonce: string;
  readonly session: SessionFound;
  /** Sets or clears the browser's session cookie. */
  readonly setSession: (secret: string | null) => void;
  readonly refusal: Refused | null;
  /** Receives each failure caused by a value from outside. */
  readonly noteBadValue: () => void;
  /** The same for a partner's people. */
  readonly partner: { readonly found: PartnerFound; readonly setSession: (secret: string | null) => void };
};

/** Turns each HTTP request into what the pages see of it. */
function createRequests(
  { deskUrl, context, documents, environment, log }: DeskParts,
  staff: StaffContext,
  elsewhere: Pick<DeskContext, 'propose' | 'planWeek' | 'readBankFiles' | 'readRateFile' | 'readCardFile' | 'readUnitFile'>,
) {
  const journal = createErasureJournal(environment);
  const onDuty = createOnDutyDoor(context, documents);
  const partner = createPartnerDoor(context, documents);
  return (c: Context, { nonce, session, setSession, partner: ofPartner, refusal, noteBadValue }: Asking): DeskRequest => {
    const signedIn = session === 'away' ? null : session;
    const acceptLanguage = c.req.header('accept-language') ?? '';
    const language = signedIn?.member.language ?? readDeskLanguage(acceptLanguage);
    const browser = c.req.header('user-agent') ?? '';
    const networks = listVisitorNetworks(c, environment.trustedProxies);
    const deskContext = (): DeskContext => {
      if (session === 'away') throw away();
      if (signedIn === null) throw new Error('Nobody is signed in');
      return { ...context, deskUrl, signedIn, readOwnTexts, ...elsewhere, drawings: artNames, noteErasure: journal.note };
    };
    return {
      signedIn: signedIn === null ? null : describeSignedIn(signedIn),
      refusal,
      isAway: session === 'away',
      hasCompanySignIn: environment.companySignIn !== null,
      language,
      textsOf: (file) => readTexts(language, file),
      textsIn: (of, file) => readTexts(of, file),
      nonce,
      onDuty,
      partner,
      partnerAccount: createPartnerAccountDoor({ context, staff, browser, ...ofPartner }),
      ...createCalendarFeedDoor(context, deskUrl),
      ...createJourneyDocumentsDoor({ context, documents, signedIn }),
      ...createInspectionDoor({ context, documents, signedIn }),
      ...createTachographDoor({ context, documents, signedIn }),
      personExport: createExportDoor({ db: context.db, signedIn }),
      ...createPictureDoor({ context, signedIn }),
      ...createPartnerDocumentsDoor({ context, documents, signedIn }),
      ...createTripFilesDoor({ context, documents, signedIn }),
      ...createMessageFilesDoor({ context, signedIn }),
      ...createMoneyFilesDoor({ context, documents, signedIn }),
      door: createDoor({ context: staff, session, browser, acceptLanguage, setSession, networks }),
      get queries() {
        return openDeskService(deskContext(), answerAway).queries;
      },
      get acts() {
        return openDeskService(deskContext(), answerAway).acts;
      },
      reportError: (error) => {
        const said = { ...describeError(error), path: redact(c.req.path) };
        if (!isBadValue(error)) return log.error(said, 'Unable to show a page of the desk');
        noteBadValue();
        log.info(said, 'Refused a value that a page of the desk was sent');
      },
    };
  };
}

function createOnDutyDoor(context: ApiContext, documents: DeskParts['documents']): OnDutyDoor {
  return {
    read: answerAway(async (key: string) => await readDriverDay(context, key)),
    press: answerAway(async (key: string, body: unknown) => await receiveReports(context, key, body)),
    journeyDocument: createDriverDocument(context, documents),
    wishes: answerAway(async (key: string) => await readDriverWishes(context, key)),
    changeWishes: answerAway(async (key: string, change: WishChange) => await changeDriverWishes(context, key, change)),
    month: answerAway(async (key: string, month: string) => await readOwnMonth(context, key, month)),
    textsOf: (language) => ({ ...readTexts(language, 'on-duty'), journeyPapers: readTexts(language, 'papers') }),
  };
}

function describeSignedIn({ member, session, hasCodes }: Exclude<SessionFound, 'away' | null>): NonNullable<DeskRequest['signedIn']> {
  const rights = session.scope === 'whole' ? listRights(member.roles) : [];
  return { name: member.name, scope: session.scope, hasCodes, rights };
}

type PageRules = {
  readonly mode: Environment['mode'] /** A driver's page, which sends the position with a report. */;
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
    // Without any policy browsers send `Origin: null` with a form without script, and it is refused.
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
    'Permissions-Policy': `camera=(), geolocation=(${mayBeLocated ? 'self' : ''}), microphone=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)`,
  };
}
