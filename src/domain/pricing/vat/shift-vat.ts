import { sumCents, vatOf } from '#domain/money/money.ts';
import { getLiabilityRule, type LiabilityRule } from './liability-table.ts';
import type { VatLine } from './vat-line.ts';

/** Seller and buyer of a trip, as far as it matters for who owes the VAT. */
export type VatParties = {
  /** ISO alpha-2 of the state in which the selling company is established. */
  readonly seller: string;
  /** The customer as named on the invoice: ISO alpha-2, and a VAT number with prefix, or empty. Null while unknown. */
  readonly buyer: { readonly country: string; readonly vatNumber: string } | null;
  /** The date of the trip, `YYYY-MM-DD`. */
  readonly day: string;
};

/** Countries whose VAT numbers have another prefix than their ISO code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE' };

/**
 * Who owes the VAT on the kilometres in one country (Directive 2006/112 art. 193 and 194). `unknown`: the customer is a business, and we
 * have no rule for the country, or the customer's address and VAT number belong to two countries and the rule depends on one.
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

/** A line as the supplier would charge it, no matter who owes the VAT. */
export function chargedVat({ owed, ...line }: VatLine): VatLine {
  return owed === undefined ? line : { ...line, ratePercent: owed.ratePercent, vatCents: owed.vatCents, exemption: null };
}

/**
 * Removes the VAT that the customer owes itself from the price: 0 %, `reverse-charge`, with the owed amount stored beside it. Unknown cases
 * are charged by the table of rates. Repeating it, for the same or another customer, starts from the charged lines.
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

/** The VAT that the customer owes itself, in cents. */
export function sumOwedVat(lines: readonly VatLine[]): number {
  return sumCents(lines.map(({ owed }) => owed?.vatCents ?? 0));
}

type Priced = { readonly vat: readonly VatLine[]; readonly netCents: number; readonly vatCents: number; readonly totalCents: number };

/** A price between these parties: the net amount stays, VAT and total change. */
export function shiftPrice<Price extends Priced>(price: Price, parties: VatParties): Price {
  const vat = shiftVat(price.vat, parties);
  const vatCents = sumCents(vat.map((line) => line.vatCents));
  return { ...price, vat, vatCents, totalCents: price.netCents + vatCents };
}

/** The line for another net amount at the same rate, including what the customer owes itself. */
export function withNet(line: VatLine, netCents: number): VatLine {
  const owed = line.owed === undefined ? {} : { owed: { ...line.owed, vatCents: vatOf(netCents, line.owed.ratePercent) } };
  return { ...line, netCents, vatCents: vatOf(netCents, line.ratePercent), ...owed };
}
