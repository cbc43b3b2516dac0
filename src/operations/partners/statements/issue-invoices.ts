import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { enqueueJobs, type NewJob } from '#db/outbox/outbox-store.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { type CountryCode, countryCodes } from '#domain/sites/keys.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { createMessageId, hashRecipient } from '#output/mail/identity.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import { changeStatement, insertSelfBilled, listSelfBilledOfPartners, type StoredSelfBilled } from '../partner-invoice-store.ts';
import { findPartner, listPartners } from '../partner-store.ts';
import { vatOfCarrier } from '../rules/carrier-vat.ts';
import type { KnownPartner } from '../rules/partner.ts';
import { billStatement, type NotBilled, type SelfBilledDraft, type Supplier } from '../rules/self-billed.ts';
import type { MonthStatement, StatementLine } from '../rules/statement.ts';
import type { StoredStatement } from '../statement-store.ts';

/** The companies of ours for which no invoice could be issued, and why. */
export type Unbilled = { readonly buyer: CountryCode; readonly why: NotBilled };

type Issuing = { readonly statement: StoredStatement; readonly now: string; readonly url: string | null };

/**
 * Issues and mails the missing documents of an approved statement; returns what could not be issued. The caller holds the statement's lock.
 */
export async function issueInvoices(tx: DatabaseTransaction, { statement, now, url }: Issuing): Promise<readonly Unbilled[]> {
  const partner = await findPartner(tx, statement.operatorId);
  if (partner === null) return [];
  const contents = await lookAgain(tx, statement);
  const selfBilled = (await listSelfBilledOfPartners(tx, [statement.operatorId])).get(statement.operatorId) ?? [];
  const { drafts, unbilled } = workOut({ statement: { ...statement, contents }, now, partner, selfBilled });
  for (const draft of drafts) {
    const invoice = await insertSelfBilled(tx, { statementId: statement.id, operatorId: statement.operatorId, draft });
    if (url !== null) await mailInvoice(tx, { partner, invoice, now, url });
  }
  return unbilled;
}

/** Missing documents of approved statements, by statement: what cannot be issued now, and whether something can. */
export async function findUnbilled(
  db: Database,
  { statements, now }: { readonly statements: readonly StoredStatement[]; readonly now: string },
): Promise<ReadonlyMap<string, { readonly unbilled: readonly Unbilled[]; readonly isReady: boolean }>> {
  const agreed = statements.filter(({ approvedAt }) => approvedAt !== null);
  const partners = agreed.length === 0 ? [] : await listPartners(db);
  const selfBilledOf = await listSelfBilledOfPartners(db, [...new Set(agreed.map(({ operatorId }) => operatorId))]);
  return new Map(
    agreed.flatMap((statement) => {
      const partner = partners.find(({ operator }) => operator.id === statement.operatorId);
      if (partner === undefined) return [];
      const { unbilled, drafts } = workOut({ statement, now, partner, selfBilled: selfBilledOf.get(statement.operatorId) ?? [] });
      return [[statement.id, { unbilled, isReady: drafts.length > 0 }]];
    }),
  );
}

type Working = Omit<Issuing, 'url'> & {
  readonly partner: KnownPartner;
  /** All documents issued in the partner's name. */
  readonly selfBilled: readonly StoredSelfBilled[];
};

function workOut({ statement, now, partner, selfBilled }: Working) {
  const issued = selfBilled.filter(({ statementId }) => statementId === statement.id);
  const before = selfBilled.map(({ document }) => document).filter(({ kind }) => kind === 'self-billed');
  const invoiceOf = (jobId: string) => {
    const found = before.find(({ lines }) => lines.some((line) => line.jobId === jobId));
    return found === undefined ? null : { number: found.number, issuedOn: found.issuedOn };
  };
  const unbilled: Unbilled[] = [];
  const drafts: SelfBilledDraft[] = [];
  for (const buyer of countryCodes.filter((code) => !issued.some(({ document }) => document.buyer === code))) {
    const issuedOn = todayIn(planningZone, now);
    const billed = billStatement({ statement: statement.contents, buyer, supplier: supplierOf(partner), issuedOn, invoiceOf });
    if (billed.ok) drafts.push(...billed.value);
    else if (billed.failure !== 'nothing') unbilled.push({ buyer, why: billed.failure });
  }
  return { drafts, unbilled };
}

function supplierOf({ operator, profile, certificates }: KnownPartner): Supplier {
  const { name, country } = operator;
  const { street, zip, city, vatNumber, iban, selfBillingOn } = profile;
  const agreedUntil = certificates.find(({ kind }) => kind === 'self-billing')?.validUntil ?? null;
  return { name, country, street, zip, city, vatNumber, iban, agreedOn: selfBillingOn, agreedUntil };
}

/** Unknown VAT may be known by now: applies today's rules to the current trip. */
async function lookAgain(tx: DatabaseTransaction, { id, contents }: StoredStatement): Promise<MonthStatement> {
  if (!contents.lines.some(isAsked)) return contents;
  const lines: StatementLine[] = [];
  for (const line of contents.lines) lines.push(isAsked(line) ? await taxAgain(tx, line, contents.carrier.country) : line);
  const changed = { ...contents, lines };
  await changeStatement(tx, id, changed);
  return changed;
}

function isAsked({ vat }: StatementLine): boolean {
  return vat.some(({ treatment }) => treatment === 'ask');
}

async function taxAgain(tx: DatabaseTransaction, line: StatementLine, carrier: string): Promise<StatementLine> {
  const trip = await findTripByReference(tx, line.reference);
  const journey = (trip === null ? null : findChosenOption(trip))?.vat ?? [];
  return { ...line, vat: [...vatOfCarrier({ netCents: line.netCents, journey, carrier, buyer: line.buyer, day: line.day })] };
}

type Mailing = { readonly partner: KnownPartner; readonly invoice: StoredSelfBilled; readonly now: string; readonly url: string };

async function mailInvoice(tx: DatabaseTransaction, { partner, invoice, now, url }: Mailing): Promise<void> {
  const { email, name } = partner.operator;
  if (email === '') return;
  const { kind, number, totalCents, dueOn, site, language } = invoice.document;
  const payload: MailPayload = {
    kind: 'partner-invoice',
    messageId: createMessageId('partner-invoice', [invoice.id]),
    recipientHash: hashRecipient(email),
    causedAt: now,
    ...{ site, language, recipient: { name: shorten(partner.profile.contactName || name), email } },
    ...{ invoiceId: invoice.id, isCredit: kind === 'self-billed-credit', number, totalCents, dueOn, url },
  };
  const { messageId, recipientHash } = payload;
  const job: NewJob = { kind: 'mail', tripId: null, payload, messageId, recipientHash, runAfter: null, isUrgent: false };
  await enqueueJobs(tx, [job]);
}
