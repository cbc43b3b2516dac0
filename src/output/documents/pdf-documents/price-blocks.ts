import { formatPercent } from '#domain/money/format-percent.ts';
import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import type { InvoiceAmounts, InvoicedPart } from '#operations/invoices/rules/invoice.ts';
import { groupVat, type VatCategory, vatCategoryOf } from '#operations/invoices/rules/vat-groups.ts';
import { namePart } from '#output/texts/travel/say-parts.ts';
import type { DocumentFormats } from '../formats.ts';
import type { PdfBlock, PdfRow } from './pdf-document.ts';

/** `parts`: each part of a group that boards or returns separately. */
type Priced = InvoiceAmounts & {
  readonly lines: readonly PriceLine[];
  readonly parts: readonly Pick<InvoicedPart, 'boards' | 'returns'>[];
};

/** An option with the parts of its group. */
export function withParts(option: QuoteOption): Priced {
  return { ...option, parts: (option.groups ?? []).map(({ boards = null, returns }) => ({ boards, returns })) };
}

/** The lines of the price, each marked as included or not. */
export function priceBlock(priced: Priced, formats: DocumentFormats): PdfBlock {
  const { t, words, money } = formats;
  const isMixed = new Set(priced.lines.map(({ vehicle }) => vehicle)).size > 1;
  const rows = priced.lines.map((line) => [
    labelOf(line, { priced, isMixed, formats }),
    words.quantity(line),
    line.included ? t('price.yes') : t('price.no'),
    money(line.amountCents),
  ]);
  return {
    type: 'table',
    title: t('price.title'),
    columns: [
      { label: t('price.part'), share: 0.4 },
      { label: t('price.quantity'), share: 0.24 },
      { label: t('price.included'), share: 0.18 },
      { label: t('price.amount'), share: 0.18, atEnd: true },
    ],
    rows,
    totals: totalsOf(priced, formats),
    ...(priced.lines.some(isAgreed) ? { notes: [t('price.atAgreedRates')] } : {}),
  };
}

/** At a rate that was agreed with the customer. */
function isAgreed({ reason }: PriceLine): boolean {
  return reason?.values.agreed !== undefined;
}

type Labelled = { readonly priced: Priced; readonly isMixed: boolean; readonly formats: DocumentFormats };

/** A line with its vehicle if there are several, and with its part of the group. */
function labelOf({ kind, vehicle, group }: PriceLine, { priced: { parts }, isMixed, formats: { t, words } }: Labelled): string {
  const of = [
    isMixed && vehicle !== null ? words.vehicle(vehicle) : null,
    namePart(group === undefined ? undefined : parts[group], words),
  ].filter((text) => text !== null);
  return of.length === 0 ? words.line(kind) : t('price.lineOf', { line: words.line(kind), vehicle: of.join(', ') });
}

export function totalsOf({ netCents, vatCents, totalCents }: InvoiceAmounts, { words, money }: DocumentFormats): readonly PdfRow[] {
  return [
    { label: words.t('price.net'), value: money(netCents) },
    { label: words.t('price.vat'), value: money(vatCents) },
    { label: words.t('price.total'), value: money(totalCents), strong: true },
  ];
}

/** VAT of each country's kilometres, and by rate if two countries share one (Directive 2006/112 art. 226(8) to (10)). */
export function vatBlocks({ vat }: InvoiceAmounts, formats: DocumentFormats): readonly PdfBlock[] {
  const { t, money, number, country, tag } = formats;
  const rates = { S: null, Z: null, E: t('vat.exempt'), AE: t('vat.reverseCharge') } as const;
  const rateOf = (ratePercent: number, category: VatCategory) => rates[category] ?? formatPercent(ratePercent, tag);
  const columns = [
    { label: t('vat.net'), share: 0.2, atEnd: true },
    { label: t('vat.rate'), share: 0.2, atEnd: true },
    { label: t('vat.vat'), share: 0.2, atEnd: true },
  ];
  const byCountry: PdfBlock = {
    type: 'table',
    title: t('vat.title'),
    columns: [{ label: t('vat.country'), share: 0.24 }, { label: t('vat.kilometres'), share: 0.16, atEnd: true }, ...columns],
    rows: vat.map((line) => [
      country(line.countryCode),
      number(line.kilometres),
      money(line.netCents),
      rateOf(line.ratePercent, vatCategoryOf(line)),
      money(line.vatCents),
    ]),
    notes: [t('vat.note'), ...exemptionNotes(vat, formats)],
  };
  const groups = groupVat(vat);
  if (groups.length === vat.length) return [byCountry];
  const rows = groups.map(({ category, ratePercent, netCents, vatCents }) => [
    '',
    money(netCents),
    rateOf(ratePercent, category),
    money(vatCents),
  ]);
  return [byCountry, { type: 'table', title: t('vat.byRate'), columns: [{ label: '', share: 0.4 }, ...columns], rows }];
}

function exemptionNotes(vat: readonly VatLine[], { t, country, number, money }: DocumentFormats): readonly string[] {
  return vat.flatMap(({ countryCode, exemption, owed }) => {
    if (exemption === null) return [];
    const shifted = owed && { rate: number(owed.ratePercent), amount: money(owed.vatCents), mention: owed.mention };
    return [t(`vat.exemptions.${exemption}`, { country: country(countryCode), ...shifted })];
  });
}
