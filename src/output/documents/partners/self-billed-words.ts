import { shorten } from '#domain/input/clean-text.ts';
import { companies } from '#domain/sites/brand.ts';
import type { SelfBilled } from '#operations/partners/rules/self-billed.ts';
import type { DocumentFormats } from '../formats.ts';
import type { PartnerTranslate } from './partner-texts.ts';

/** The wording of an invoice in a partner's name, on PDF and e-invoice alike. */

type Words = { readonly formats: DocumentFormats; readonly p: PartnerTranslate };
type Line = SelfBilled['lines'][number];

/** Who issued it, in the words of Directive 2006/112 art. 226(10a). */
export function mentionOf({ site, supplier, agreedOn }: SelfBilled, { formats, p }: Words): string {
  const said = { buyer: companies[site].legalName, carrier: shorten(supplier.name), date: formats.date(agreedOn) };
  return p('billing.mention', said);
}

export function sayLine({ kind, reference, from, to, reason }: Line, p: PartnerTranslate): string {
  return kind === 'job'
    ? p('billing.line', { reference, from: shorten(from), to: shorten(to) })
    : p('billing.correctionLine', { reference, reason: shorten(reason, 200) });
}

/** Why a country's share bears no VAT (art. 226(11) and (11a)); empty if it does. */
export function sayTreatment(treatment: Line['vat'][number]['treatment'], p: PartnerTranslate): string {
  return { charged: '', 'reverse-charge': p('billing.reverseCharge'), exempt: p('billing.exempt'), ask: '' }[treatment];
}
