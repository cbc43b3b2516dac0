import { sumCents, vatOf } from '#domain/money/money.ts';
import { getLiabilityRule, type LiabilityRule } from './liability-table.ts';
import type { VatLine } from './vat-line.ts';

/** Between whom a trip is sold, as far as it matters for who owes the VAT. */
export type VatParties = {
  /** ISO alpha-2 of the state in which the selling company is established. */
  readonly seller: string;
  /** As the invoice names the customer: ISO alpha-2, and a VAT number with its prefix or empty. Null while nobody has said. */
  readonly buyer: { readonly country: string; readonly vatNumber: string } | null;
  /** Of the trip, `YYYY-MM-DD`. */
  readonly day: string;
};

/** Countries whose VAT numbers have another prefix than their ISO code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' };

/**
 * Who owes the VAT on the kilometres in one country (Directive 2006/112 art. 193 and 194). `unknown`: the customer is a business, and nobody
 * has read the rule there, or the customer's address and VAT number are of two countries and the rule asks for one.
 */
export function whoOwesVat(countryCode: string, { seller, buyer, day }: VatParties): 'seller' | 'customer' | 'unknown' {
  if (seller === countryCode || buyer === null || buyer.vatNumber === '') return 'seller';
  const rule = getLiabilityRule(countryCode, day);
  if (rule === null) return 'unknown';
  return rule.liable === 'supplier' ? 'seller' : judgeCustomer(rule, countryCode, buyer);
}

function judgeCustomer(
  { customers }: LiabilityRule,
  countryCode: string,
  { country, vatNumber }: NonNullable<VatParties['buyer']>,
): 'seller' | 'customer' | 'unknown' {
  const isIdentified = vatNumber.startsWith(prefixes[countryCode] ?? countryCode);
  switch (customers) {
    case 'any':
      return 'customer';
    case 'identified':
      return isIdentified ? 'customer' : 'seller';
    case 'established':
      if (isIdentified !== (country === countryCode)) return 'unknown';
      return isIdentified ? 'customer' : 'seller';
  }
}

/** A line as the supplier would charge it, whoever owes it. */
export function chargedVat({ owed, ...line }: VatLine): VatLine {
  return owed === undefined ? line : { ...line, ratePercent: owed.ratePercent, vatCents: owed.vatCents, exemption: null };
}

/**
 * The lines with the VAT that the customer owes itself taken out of the price: 0 %, `reverse-charge`, and what it owes kept beside it. What
 * is unknown is charged as the table of rates says. Doing it again, for the same or another customer, starts from the charged lines.
 */
export function shiftVat(lines: readonly VatLine[], parties: VatParties): VatLine[] {
  return lines.map((line) => {
    const charged = chargedVat(line);
    const { countryCode, ratePercent, vatCents } = charged;
    if (ratePercent === 0 || whoOwesVat(countryCode, parties) !== 'customer') return charged;
    const mention = getLiabilityRule(countryCode, parties.day)?.mention ?? '';
    return { ...charged, ratePercent: 0, vatCents: 0, exemption: 'reverse-charge', owed: { ratePercent, vatCents, mention } };
  });
}

/** What the customer owes itself, in cents. */
export function sumOwedVat(lines: readonly VatLine[]): number {
  return sumCents(lines.map(({ owed }) => owed?.vatCents ?? 0));
}

type Priced = { readonly vat: readonly VatLine[]; readonly netCents: number; readonly vatCents: number; readonly totalCents: number };

/** A price between these parties: the net amount stays, the VAT and the total follow. */
export function shiftPrice<Price extends Priced>(price: Price, parties: VatParties): Price {
  const vat = shiftVat(price.vat, parties);
  const vatCents = sumCents(vat.map((line) => line.vatCents));
  return { ...price, vat, vatCents, totalCents: price.netCents + vatCents };
}

/** A line of another net amount at the same rate; what the customer owes itself follows. */
export function withNet(line: VatLine, netCents: number): VatLine {
  const owed = line.owed === undefined ? {} : { owed: { ...line.owed, vatCents: vatOf(netCents, line.owed.ratePercent) } };
  return { ...line, netCents, vatCents: vatOf(netCents, line.ratePercent), ...owed };
}
