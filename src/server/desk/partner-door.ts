import type { ApiContext } from '#api/context.ts';
import type { DownloadedFile, InvoiceForm, PartnerDoor, PartnerProblem } from '#desk/desk-request.ts';
import type { Result } from '#domain/result.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { acceptOffer, declineOffer, type Seen } from '#operations/partners/answer-offer.ts';
import { askPrice, type NotAsked } from '#operations/partners/counters/ask-price.ts';
import { dropJob, giveCrew, type NotDone } from '#operations/partners/partners-job.ts';
import { readJobOrder } from '#operations/partners/read-job-order.ts';
import { readPartnerPage } from '#operations/partners/read-partner-page.ts';
import type { SelfBilled } from '#operations/partners/rules/self-billed.ts';
import type { MonthStatement } from '#operations/partners/rules/statement.ts';
import { approveStatement, disputeLine, type NotAgreed } from '#operations/partners/statements/agree-statement.ts';
import { findInvoiceOfPartner, findStatementOfPartner } from '#operations/partners/statements/read-statement.ts';
import type { Documents } from '#output/documents/ports.ts';
import type { Texts } from '#output/texts/find-text.ts';
import { readTexts } from '#output/texts/read-texts.ts';
import { answerAway } from './answer-away.ts';
import { createPartnersDocument } from './journey-documents-door.ts';

/** What a partner's link opens, for the pages. */
export function createPartnerDoor(
  context: ApiContext,
  documents: Pick<Documents, 'partnerPdf' | 'journeyPdf' | 'ublSelfBilled'>,
): PartnerDoor {
  return {
    read: answerAway(async (key: string) => await readPartnerPage(context, key)),
    accept: answerAway(async (key: string, seen: Seen) => await acceptOffer(context, key, seen)),
    askPrice: answerAway(async (key: string, typed: Readonly<Record<string, string>>) => problemOf(await askPrice(context, key, typed))),
    decline: answerAway(async (key: string, reason: string) => await declineOffer(context, key, reason)),
    give: answerAway(async (key: string, typed: Readonly<Record<string, string>>) => problemOf(await giveCrew(context, key, typed))),
    drop: answerAway(async (key: string, asked: { readonly reason: string; readonly feeCents: number }) =>
      problemOf(await dropJob(context, key, asked)),
    ),
    order: answerAway(async (key: string) => {
      const order = await readJobOrder(context, key);
      return order === null ? null : { fileName: `${order.reference}.pdf`, content: await documents.partnerPdf(order) };
    }),
    journeyDocument: createPartnersDocument(context, documents),
    statement: answerAway(async (key: string) => await findStatementOfPartner(context, key)),
    statementPdf: answerAway(
      async (key: string) => await drawStatement(documents, (await findStatementOfPartner(context, key))?.statement),
    ),
    approve: answerAway(async (key: string) => whyOf(await approveStatement(context, key))),
    dispute: answerAway(async (key: string, asked: { readonly lineId: string; readonly reason: string }) =>
      whyOf(await disputeLine(context, key, asked)),
    ),
    invoiceFile: answerAway(
      async (key: string, id: string, form: InvoiceForm) =>
        await drawInvoice(documents, await findInvoiceOfPartner(context, key, id), form),
    ),
    textsOf: readPartnerTexts,
  };
}

/** The texts of partner pages, under the names that other files use. */
function readPartnerTexts(language: SiteLanguage): Texts {
  return {
    ...readTexts(language, 'partner'),
    vehicles: readTexts(language, 'travel').vehicles ?? {},
    incidentKinds: readTexts(language, 'incidents').kinds ?? {},
    paperKinds: readTexts(language, 'planning').paperKinds ?? {},
    journeyPapers: readTexts(language, 'papers'),
  };
}

/** An invoice in a partner's name as PDF or e-invoice; null if there is none. */
export async function drawInvoice(
  documents: Pick<Documents, 'partnerPdf' | 'ublSelfBilled'>,
  certificate: SelfBilled | null | undefined,
  form: InvoiceForm,
): Promise<DownloadedFile | null> {
  if (certificate == null) return null;
  if (form === 'pdf') return { fileName: `${certificate.number}.pdf`, content: await documents.partnerPdf(certificate) };
  return { fileName: `${certificate.number}.xml`, content: new TextEncoder().encode(await documents.ublSelfBilled(certificate)) };
}

/** A statement as PDF; null if there is none. */
export async function drawStatement(
  documents: Pick<Documents, 'partnerPdf'>,
  statement: MonthStatement | null | undefined,
): Promise<DownloadedFile | null> {
  if (statement == null) return null;
  return { fileName: `${statement.month}-${statement.carrier.name}.pdf`, content: await documents.partnerPdf(statement) };
}

function whyOf(done: Result<unknown, NotAgreed>): string | null {
  return done.ok ? null : done.failure.why;
}

function problemOf(done: Result<true, NotDone | NotAsked>): PartnerProblem | null {
  if (done.ok) return null;
  const { failure } = done;
  const issues = failure.why === 'fields' ? failure.issues.map(({ field, code }) => ({ field, code })) : [];
  return { problem: failure.why, issues, certificates: failure.why === 'papers' ? failure.problems : [] };
}
