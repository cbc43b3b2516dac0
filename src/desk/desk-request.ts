import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { DeskActs, DeskQueries } from '#desk-service/desk-service.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { DriverMonth } from '#operations/duties/rules/driver-month.ts';
import type { DriverDay } from '#operations/on-duty/rules/driver-day.ts';
import type { DriverWishes, WishChange } from '#operations/on-duty/rules/driver-wishes.ts';
import type { PartnerAccountData } from '#operations/partners/rules/partner-account.ts';
import type { PartnerPageData } from '#operations/partners/rules/partner-page.ts';
import type { PartnerStatement } from '#operations/partners/rules/statement.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import type { SessionScope } from '#operations/staff/rules/sign-in.ts';
import type { Texts } from '#output/texts/find-text.ts';
import { readReturnPath } from './return-path.ts';

/** What a browser signs, as WebAuthn writes it. */
export type SigningOptions = Readonly<Record<string, unknown>>;

/** Too many tries from one address. */
type Flooded = 'too-many-tries';

/** The ways to sign in. Functions that open or extend a session set its cookie themselves. */
export type Door = {
  requestLink(email: string): Promise<'sent' | 'required' | 'email' | Flooded>;
  redeem(kind: 'link' | 'invitation', secret: string): Promise<SessionScope | 'used' | Flooded>;
  becomeOwner(asked: {
    readonly secret: string;
    readonly name: string;
    readonly email: string;
  }): Promise<SessionScope | 'used' | 'name' | 'email' | Flooded>;
  giveCode(code: string): Promise<'in' | 'wrong-code' | 'too-many' | Flooded>;
  /** The secret of a new authenticator app, as text and as a picture. */
  offerCodes(): Promise<{ readonly secret: string; readonly picture: string }>;
  confirmCodes(secret: string, code: string): Promise<'in' | 'wrong-code' | 'prove-again'>;
  offerSignIn(): Promise<SigningOptions | Flooded>;
  signIn(answer: unknown): Promise<'in' | 'not-proved' | Flooded>;
  offerPasskey(): Promise<SigningOptions>;
  addPasskey(answer: unknown, name: string): Promise<'in' | 'not-proved' | 'known' | 'prove-again'>;
  /** Whether a means of sign-in may be set up now. If not, the person must prove their identity first. */
  mayChangeMeans(): Promise<boolean>;
  signOut(): Promise<void>;
};

/** What drivers see and report, by their personal link and without signing in. */
export type OnDutyDoor = {
  /** Null where the link does not open anything. */
  read(key: string): Promise<DriverDay | null>;
  /** A document of one of the driver's duties as PDF; null where there is none. */
  journeyDocument(key: string, wanted: { readonly dutyId: string; readonly kind: string }): Promise<DownloadedFile | null>;
  /** Receives reports as a phone sends them; null where the link does not open anything, or the body cannot be parsed. */
  press(key: string, body: unknown): Promise<{ readonly taken: readonly string[] } | null>;
  /** What the driver asks for, and a month's duties; null where the link does not open anything. */
  wishes(key: string): Promise<DriverWishes | null>;
  /** `day` where a day cannot be wished. */
  changeWishes(key: string, change: WishChange): Promise<'done' | 'day' | null>;
  month(key: string, month: string): Promise<(DriverMonth & { readonly language: SiteLanguage }) | null>;
  textsOf(language: SiteLanguage): Texts;
};

/** A file to be stored. */
export type DownloadedFile = { readonly fileName: string; readonly content: Uint8Array };
/** A file that somebody outside sent. */
export type ReceivedFile = DownloadedFile & { readonly contentType: string };

/** An invoice in a partner's name: as PDF, or for accounting (UBL). */
export type InvoiceForm = 'pdf' | 'ubl';

/** What a partner's link for one job opens, without signing in. Null where the link does not open anything. */
export type PartnerDoor = {
  read(key: string): Promise<PartnerPageData | null>;
  accept(key: string, seen: { readonly priceCents: number | null; readonly knowsClash: boolean }): Promise<string | null>;
  /** Asks for another price. */
  askPrice(key: string, typed: Readonly<Record<string, string>>): Promise<PartnerProblem | null>;
  decline(key: string, reason: string): Promise<string | null>;
  give(key: string, typed: Readonly<Record<string, string>>): Promise<PartnerProblem | null>;
  drop(key: string, asked: { readonly reason: string; readonly feeCents: number }): Promise<PartnerProblem | null>;
  /** The order of the job as PDF. */
  order(key: string): Promise<DownloadedFile | null>;
  /** A document of the job's journey as PDF; null where there is none, or the job belongs to another partner. */
  journeyDocument(key: string, kind: string): Promise<DownloadedFile | null>;
  /** The statement of a month, by the link in its mail. */
  statement(key: string): Promise<PartnerStatement | null>;
  statementPdf(key: string): Promise<DownloadedFile | null>;
  /** Agrees to a statement; returns the reason where that is refused, else null. */
  approve(key: string): Promise<string | null>;
  dispute(key: string, asked: { readonly lineId: string; readonly reason: string }): Promise<string | null>;
  invoiceFile(key: string, id: string, form: InvoiceForm): Promise<DownloadedFile | null>;
  textsOf(language: SiteLanguage): Texts;
};

/** The sign-in of partners, by a link to their mailbox. It has a session of its own, which does not open the desk. */
export type PartnerAccountDoor = {
  /** Null where no partner is signed in. */
  read(): Promise<PartnerAccountData | null>;
  /** Changes what the partner keeps of its vehicles and prices; null once it is done. */
  change(intent: string, typed: Readonly<Record<string, string>>): Promise<PartnerProblem | 'signed-out' | null>;
  requestLink(email: string): Promise<'sent' | 'required' | 'email'>;
  redeem(secret: string): Promise<'in' | 'used'>;
  signOut(isEverywhere: boolean): Promise<void>;
};

/** Why something was refused: a code; for forms the issues of each field; for a vehicle the missing document and its date. */
export type PartnerProblem = {
  readonly problem: string;
  readonly issues: readonly { readonly field: string; readonly code: string }[];
  readonly certificates: readonly { readonly kind: string; readonly validUntil: string | null }[];
};

/** The outcome of adding a picture: its `key`, or why it was refused. */
export type AddedPicture = { readonly key: string | null; readonly problem: string | null };

/** The signed-in person and their rights, which are empty until the session is complete. */
export type SignedInPerson = {
  readonly name: string;
  readonly scope: SessionScope;
  readonly hasCodes: boolean;
  readonly rights: readonly StaffRight[];
};

/** Whose data to export: as typed, or one driver by id; the other is empty. */
export type AskedPerson = { readonly who: string; readonly driver: string };

/** One request to the desk, as its pages see it. */
export type DeskRequest = {
  readonly signedIn: SignedInPerson | null;
  /** The status with which a request was refused before a page saw it; null where it was not. */
  readonly refusal: number | null;
  /** The database does not answer, so nobody knows whether the person is signed in. */
  readonly isAway: boolean;
  /** Whether people may sign in with their company account. */
  readonly hasCompanySignIn: boolean;
  readonly language: SiteLanguage;
  /** The texts of a file, put together on demand. */
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
      | 'customers'
      | 'agencies'
      | 'tachograph',
  ) => Texts;
  /** The texts of a file in a customer's language. */
  readonly textsIn: (language: SiteLanguage, file: 'letters' | 'travel' | 'mail') => Texts;
  /** The nonce of the page's inline scripts (Content-Security-Policy). */
  readonly nonce: string;
  readonly door: Door;
  readonly onDuty: OnDutyDoor;
  /** A partner's statement as PDF; null where there is none or the right is missing. */
  readonly statementPdf: (id: string) => Promise<DownloadedFile | null>;
  /** An invoice in a partner's name; null likewise. */
  readonly invoiceFile: (id: string, form: InvoiceForm) => Promise<DownloadedFile | null>;
  /** The map of a trip as an SVG image, and an invoice or credit note of it as PDF; null where there is none or the right is missing. */
  readonly tripMap: (reference: string) => Promise<string | null>;
  readonly tripDocument: (wanted: { readonly reference: string; readonly number: string }) => Promise<DownloadedFile | null>;
  /** An attachment of a message; null where there is none, it may not be opened, or the right is missing. */
  readonly messageFile: (wanted: { readonly messageId: string; readonly id: string }) => Promise<ReceivedFile | null>;
  /** An invoice or credit note of a trip by its number as PDF, or the last invoice where the number is null; null likewise. */
  readonly customerInvoice: (reference: string, number: string | null) => Promise<DownloadedFile | null>;
  /** The last payment reminder of a trip as PDF; null likewise. */
  readonly reminderLetter: (reference: string) => Promise<DownloadedFile | null>;
  /** A closed month for an accounting program; null likewise. */
  readonly booksFile: (wanted: {
    readonly company: string;
    readonly month: string;
    readonly format: string;
  }) => Promise<DownloadedFile | null>;
  /** A file of refunds for the bank; null likewise. */
  readonly refundFile: (id: string) => Promise<DownloadedFile | null>;
  /** The duties of one driver, one vehicle or the whole office for a calendar program; null where the address was ended. */
  readonly calendarFeed: (key: string) => Promise<DownloadedFile | null>;
  /** A document of a vehicle (from 0) of a trip as PDF; null where there is none or the right is missing. */
  readonly journeyDocument: (wanted: {
    readonly reference: string;
    readonly vehicleIndex: number;
    readonly kind: string;
  }) => Promise<DownloadedFile | null>;
  /** The documents that an inspection of a driver or a vehicle may ask for, as a ZIP; null likewise. The download is recorded. */
  readonly inspectionPack: (of: { readonly subject: 'driver' | 'vehicle'; readonly id: string }) => Promise<DownloadedFile | null>;
  /** An archived file of a card or a unit, as it came; null likewise. The download is recorded. */
  readonly tachographFile: (wanted: { readonly kind: 'card' | 'unit'; readonly id: string }) => Promise<ReceivedFile | null>;
  /** The letter about a driver's infringements of a month (`YYYY-MM`) as PDF; null without any. */
  readonly infringementLetter: (wanted: {
    readonly driverId: string;
    readonly month: string;
    /** Empty: the reader's. */
    readonly language: string;
  }) => Promise<DownloadedFile | null>;
  /** Everything that is stored of a person, as JSON; null likewise. The download is recorded. */
  readonly personExport: (asked: AskedPerson) => Promise<DownloadedFile | 'prove-again' | null>;
  /** A document that an inspector on the road opens by its own address. */
  readonly publishedDocument: (key: string) => Promise<DownloadedFile | null>;
  /** Adds a picture for pages to choose; returns its key, or why it was refused. */
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

/** The request of a signed-in person. Anybody else is sent to the sign-in page, and back afterwards. */
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

/** The address that the person wanted before signing in: a path of the desk, never another site. */
export function readDestination(request: Request): string {
  return readReturnPath(new URL(request.url).searchParams.get('to')) ?? '/';
}
