import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { DeskActs, DeskQueries } from '#desk-service/desk-service.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { DriverDay } from '#operations/on-duty/rules/driver-day.ts';
import type { PartnerAccountData } from '#operations/partners/rules/partner-account.ts';
import type { PartnerPageData } from '#operations/partners/rules/partner-page.ts';
import type { PartnerStatement } from '#operations/partners/rules/statement.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import type { SessionScope } from '#operations/staff/rules/sign-in.ts';
import type { Texts } from '#output/texts/find-text.ts';
import { readReturnPath } from './return-path.ts';

/** What a browser is asked to sign, as WebAuthn writes it. */
export type SigningOptions = Readonly<Record<string, unknown>>;

/** Too many tries from one address. */
type Flooded = 'too-many-tries';

/** How somebody comes in. What opens or widens a session sets its cookie by itself. */
export type Door = {
  requestLink(email: string): Promise<'sent' | 'required' | 'email' | Flooded>;
  redeem(kind: 'link' | 'invitation', secret: string): Promise<SessionScope | 'used' | Flooded>;
  becomeOwner(asked: {
    readonly secret: string;
    readonly name: string;
    readonly email: string;
  }): Promise<SessionScope | 'used' | 'name' | 'email' | Flooded>;
  giveCode(code: string): Promise<'in' | 'wrong-code' | 'too-many' | Flooded>;
  /** A new app's secret, as text and as a picture. */
  offerCodes(): Promise<{ readonly secret: string; readonly picture: string }>;
  confirmCodes(secret: string, code: string): Promise<'in' | 'wrong-code' | 'prove-again'>;
  offerSignIn(): Promise<SigningOptions | Flooded>;
  signIn(answer: unknown): Promise<'in' | 'not-proved' | Flooded>;
  offerPasskey(): Promise<SigningOptions>;
  addPasskey(answer: unknown, name: string): Promise<'in' | 'not-proved' | 'known' | 'prove-again'>;
  /** Whether a means of sign-in may be set up now; else the person has to prove himself first. */
  mayChangeMeans(): Promise<boolean>;
  signOut(): Promise<void>;
};

/** What drivers are told and what they tell, by the link that each has; whoever asks need not be signed in. */
export type OnDutyDoor = {
  /** Null where the link opens nothing. */
  read(key: string): Promise<DriverDay | null>;
  /** A paper of a duty of his as PDF; null where there is none. */
  paper(key: string, wanted: { readonly dutyId: string; readonly kind: string }): Promise<DownloadedFile | null>;
  /** Takes presses as a phone sends them; null where the link opens nothing, or what came is nothing of the kind. */
  press(key: string, body: unknown): Promise<{ readonly taken: readonly string[] } | null>;
  textsOf(language: SiteLanguage): Texts;
};

/** A file to be kept. */
export type DownloadedFile = { readonly fileName: string; readonly content: Uint8Array };
/** A file that a stranger sent. */
export type ReceivedFile = DownloadedFile & { readonly contentType: string };

/** An invoice in a partner's name: to be read, or for books (UBL). */
export type InvoiceForm = 'pdf' | 'ubl';

/** What a partner's link for one job opens; whoever asks need not be signed in. Null where the link opens nothing. */
export type PartnerDoor = {
  read(key: string): Promise<PartnerPageData | null>;
  accept(key: string): Promise<string | null>;
  decline(key: string, reason: string): Promise<string | null>;
  give(key: string, typed: Readonly<Record<string, string>>): Promise<PartnerProblem | null>;
  drop(key: string, asked: { readonly reason: string; readonly feeCents: number }): Promise<PartnerProblem | null>;
  /** The order of his job as PDF. */
  order(key: string): Promise<DownloadedFile | null>;
  /** A paper of its journey as PDF; null where there is none, or the job is not his. */
  journeyPaper(key: string, kind: string): Promise<DownloadedFile | null>;
  /** A month's statement, by the link that he got with it. */
  statement(key: string): Promise<PartnerStatement | null>;
  statementPaper(key: string): Promise<DownloadedFile | null>;
  /** Agrees to a statement; why not, or null. */
  approve(key: string): Promise<string | null>;
  dispute(key: string, asked: { readonly lineId: string; readonly reason: string }): Promise<string | null>;
  invoicePaper(key: string, id: string, form: InvoiceForm): Promise<DownloadedFile | null>;
  textsOf(language: SiteLanguage): Texts;
};

/** The way in to all that is a partner's, by a link to his mailbox; a session of its own, which opens nothing of the desk. */
export type PartnerAccountDoor = {
  /** Null where nobody of a partner is in. */
  read(): Promise<PartnerAccountData | null>;
  requestLink(email: string): Promise<'sent' | 'required' | 'email'>;
  redeem(secret: string): Promise<'in' | 'used'>;
  signOut(): Promise<void>;
};

/** Why something was not done: a code, and for forms what is wrong field by field; of a vehicle which paper and until when. */
export type PartnerProblem = {
  readonly problem: string;
  readonly issues: readonly { readonly field: string; readonly code: string }[];
  readonly papers: readonly { readonly kind: string; readonly validUntil: string | null }[];
};

/** What came of adding a picture: `key` where it was added; else why not. */
export type AddedPicture = { readonly key: string | null; readonly problem: string | null };

/** Somebody who is in, and what he may do: nothing before his session is whole. */
export type SignedInPerson = {
  readonly name: string;
  readonly scope: SessionScope;
  readonly hasCodes: boolean;
  readonly rights: readonly StaffRight[];
};

/** One request to the desk, as its pages see it. */
export type DeskRequest = {
  readonly signedIn: SignedInPerson | null;
  /** With which status a request was refused before any page saw it; null where it was not. */
  readonly refusal: number | null;
  /** The database does not answer: whoever asks may well be signed in. */
  readonly isAway: boolean;
  /** Whether one may come in by an account that one has at the company already. */
  readonly hasCompanySignIn: boolean;
  readonly language: SiteLanguage;
  /** Those of a file, put together when they are asked for. */
  readonly textsOf: (
    file:
      | 'desk'
      | 'work'
      | 'planning'
      | 'form'
      | 'travel'
      | 'sales'
      | 'editing'
      | 'partners'
      | 'partner'
      | 'incidents'
      | 'figures'
      | 'papers'
      | 'messages'
      | 'today'
      | 'trip-list'
      | 'customers',
  ) => Texts;
  /** Those of a file in a customer's language. */
  readonly textsIn: (language: SiteLanguage, file: 'letters' | 'travel' | 'mail') => Texts;
  /** What inline scripts of the page carry (Content-Security-Policy). */
  readonly nonce: string;
  readonly door: Door;
  readonly onDuty: OnDutyDoor;
  /** A partner's statement as PDF; null where there is none, or whoever asks has no right to it. */
  readonly statementPaper: (id: string) => Promise<DownloadedFile | null>;
  /** An invoice that was made out in a partner's name; null likewise. */
  readonly invoicePaper: (id: string, form: InvoiceForm) => Promise<DownloadedFile | null>;
  /** The map of a trip as an SVG image, and an invoice or credit note of it as PDF; null where there is none, or somebody may not see it. */
  readonly tripMap: (reference: string) => Promise<string | null>;
  readonly tripDocument: (wanted: { readonly reference: string; readonly number: string }) => Promise<DownloadedFile | null>;
  /** What came with a message; null where there is none, it may not be opened, or whoever asks does not see trips. */
  readonly messageFile: (wanted: { readonly messageId: string; readonly id: string }) => Promise<ReceivedFile | null>;
  /** An invoice or credit note of a trip by its number as PDF, the last invoice where the number is null; null likewise. */
  readonly customerInvoice: (reference: string, number: string | null) => Promise<DownloadedFile | null>;
  /** The last payment reminder of a trip as PDF; null likewise. */
  readonly reminderLetter: (reference: string) => Promise<DownloadedFile | null>;
  /** A closed month for the program of an accountant; null likewise. */
  readonly booksFile: (wanted: {
    readonly company: string;
    readonly month: string;
    readonly format: string;
  }) => Promise<DownloadedFile | null>;
  /** A file of refunds for the bank; null likewise. */
  readonly refundFile: (id: string) => Promise<DownloadedFile | null>;
  /** What somebody or all of us drive, for a calendar program; null where the address was ended. */
  readonly calendarFeed: (key: string) => Promise<DownloadedFile | null>;
  /** A paper of a vehicle (from 0) of a trip as PDF; null where there is none, or whoever asks has no right to it. */
  readonly journeyPaper: (wanted: {
    readonly reference: string;
    readonly vehicleIndex: number;
    readonly kind: string;
  }) => Promise<DownloadedFile | null>;
  /** What a check of a driver or a vehicle may ask for, as a ZIP; null likewise. That it was taken is noted. */
  readonly inspectionPack: (of: { readonly subject: 'driver' | 'vehicle'; readonly id: string }) => Promise<DownloadedFile | null>;
  /** Everything that is stored of a person, as JSON; null likewise. That it was taken is noted. */
  readonly personExport: (typed: string) => Promise<DownloadedFile | 'prove-again' | null>;
  /** The same of one that whoever checks on the road fetches by its own address. */
  readonly publishedPaper: (key: string) => Promise<DownloadedFile | null>;
  /** Adds a picture for pages to choose; its key, or why not. */
  readonly addPicture: (file: { readonly name: string; readonly bytes: Uint8Array }) => Promise<AddedPicture>;
  readonly partner: PartnerDoor;
  readonly partnerAccount: PartnerAccountDoor;
  /** What pages read, by subject. A query throws a response: 404 without the right, 503 while the database is away. */
  readonly queries: DeskQueries;
  /** What pages do, by subject. Return the outcome from the page's action (`desk-action.ts`). */
  readonly acts: DeskActs;
  readonly reportError: (error: unknown) => void;
};

export const deskContext = createContext<DeskRequest>();

type WithContext = { readonly context: Readonly<RouterContextProvider>; readonly request: Request };

type SignedInDesk = DeskRequest & { readonly signedIn: SignedInPerson };

/** The request of somebody who is in; whoever is not yet is led to where that is done, and back. */
export function requireSignedIn({ context, request }: WithContext): SignedInDesk {
  const desk = context.get(deskContext);
  const { pathname, search } = new URL(request.url);
  if (desk.isAway) throw new Response(null, { status: 503 });
  if (!isSignedIn(desk)) throw redirect(`/sign-in?to=${encodeURIComponent(pathname + search)}`);
  if (desk.signedIn.scope === 'code') throw redirect('/sign-in/code');
  if (desk.signedIn.scope === 'enrol') throw redirect('/sign-in/set-up');
  return desk;
}

function isSignedIn(desk: DeskRequest): desk is SignedInDesk {
  return desk.signedIn !== null;
}

/** Where somebody wanted to go before he had to sign in: a path of the desk, never another site. */
export function readDestination(request: Request): string {
  return readReturnPath(new URL(request.url).searchParams.get('to')) ?? '/';
}
