import { formatMonth } from '#domain/calendar/format-month.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { companies } from '#domain/sites/brand.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { type MonthStatement, type StatementLine, totalsOfStatement, vatByCountry } from '#operations/partners/rules/statement.ts';
import type { DocumentFormats } from '../formats.ts';
import { identityOf } from '../pdf-documents/identity.ts';
import type { BillingDocument, PdfBlock } from '../pdf-documents/pdf-document.ts';
import type { PartnerTranslate } from './partner-texts.ts';

type Writing = { readonly statement: MonthStatement; readonly formats: DocumentFormats; readonly p: PartnerTranslate };

/** A partner's monthly statement: every line, the VAT by country and the totals. */
export function createStatementPdf(statement: MonthStatement, formats: DocumentFormats, p: PartnerTranslate): BillingDocument {
  const writing = { statement, formats, p };
  const { month, carrier, writtenAt, isClosed, site, paymentDays } = statement;
  const heading = p('statement.title', { month: formatMonth(month, formats.tag) });
  return {
    languageTag: formats.tag,
    title: `${heading}, ${shorten(carrier.name)}`,
    heading,
    facts: [
      { label: p('order.carrier'), value: shorten(carrier.name), strong: true },
      { label: p('order.asOf'), value: formats.instant(writtenAt, planningZone) },
    ],
    blocks: [
      ...(isClosed ? [] : [{ type: 'paragraph', text: p('statement.open') } as const]),
      linesOf(writing),
      vatOf(writing),
      { type: 'paragraph', text: p('payment', { count: paymentDays }) },
    ],
    identity: identityOf(site, formats),
    pageOf: (page, pages) => formats.t('page', { page, pages }),
    createdAt: new Date(writtenAt).toISOString(),
  };
}

function linesOf({ statement: { lines }, formats, p }: Writing): PdfBlock {
  const { money, date } = formats;
  const totals = totalsOfStatement(lines);
  const vatCentsOf = ({ vat }: StatementLine) => vat.reduce((sum, { vatCents }) => sum + vatCents, 0);
  return {
    type: 'table',
    title: p('order.price'),
    columns: [
      { label: p('statement.day'), share: 0.13 },
      { label: p('statement.job'), share: 0.17 },
      { label: p('statement.what'), share: 0.3 },
      { label: p('statement.payer'), share: 0.14 },
      { label: p('statement.net'), share: 0.13, atEnd: true },
      { label: p('statement.vat'), share: 0.13, atEnd: true },
    ],
    rows: lines.map((line) => [
      date(line.day),
      line.reference,
      whatOf(line, p),
      companies[line.site].legalName,
      money(line.netCents),
      money(vatCentsOf(line)),
    ]),
    totals: [
      { label: p('statement.jobs', { count: totals.jobs }), value: money(totals.jobsCents) },
      ...(totals.correctionsCents === 0 ? [] : [{ label: p('statement.corrections'), value: money(totals.correctionsCents) }]),
      ...(totals.feesCents === 0 ? [] : [{ label: p('statement.fees'), value: money(totals.feesCents) }]),
      { label: p('statement.net'), value: money(totals.netCents) },
      { label: p('statement.vat'), value: money(totals.vatCents) },
      { label: p('statement.total'), value: money(totals.totalCents), strong: true },
    ],
    notes: totals.disputed === 0 ? [] : [p('statement.disputedNote')],
  };
}

function whatOf({ kind, from, to, reason, disputed }: StatementLine, p: PartnerTranslate): string {
  const route = [shorten(from), shorten(to)].filter((town) => town !== '').join(' – ');
  const what = kind === 'job' ? route : `${p(`statement.kinds.${kind}`)}${reason === '' ? '' : `: ${shorten(reason, 200)}`}`;
  return disputed === null ? what : `${what}\n${p('statement.disputed', { reason: shorten(disputed, 200) })}`;
}

function vatOf({ statement: { lines }, formats: { money, tag, country }, p }: Writing): PdfBlock {
  return {
    type: 'table',
    title: p('statement.byCountry'),
    columns: [
      { label: p('statement.country'), share: 0.2 },
      { label: p('statement.rate'), share: 0.1 },
      { label: p('statement.how'), share: 0.38 },
      { label: p('statement.net'), share: 0.16, atEnd: true },
      { label: p('statement.vat'), share: 0.16, atEnd: true },
    ],
    rows: vatByCountry(lines).map(({ countryCode, ratePercent, treatment, netCents, vatCents }) => [
      country(countryCode),
      treatment === 'charged' || treatment === 'reverse-charge' ? formatPercent(ratePercent, tag) : '',
      p(`statement.treatments.${treatment}`),
      money(netCents),
      money(vatCents),
    ]),
  };
}
