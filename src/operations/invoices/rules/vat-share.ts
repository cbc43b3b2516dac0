import { splitCents, sumCents } from '#domain/money/money.ts';
import { withNet } from '#domain/pricing/vat/shift-vat.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import type { InvoiceAmounts } from './invoice.ts';

/** A share of the price with its VAT, the same proportion in every country; `grossCents` is the total, to the cent. */
export function shareOf(vat: readonly VatLine[], grossCents: number): InvoiceAmounts {
  const shares = splitCents(
    grossCents,
    vat.map(({ netCents, vatCents }) => netCents + vatCents),
  );
  return sumVat(vat.map((line, index) => withGross(line, shares[index] ?? 0)));
}

/** The sums of VAT lines. */
export function sumVat(vat: readonly VatLine[]): InvoiceAmounts {
  const netCents = sumCents(vat.map((line) => line.netCents));
  const vatCents = sumCents(vat.map((line) => line.vatCents));
  return { vat, netCents, vatCents, totalCents: netCents + vatCents };
}

/** The base that gives this gross amount, to the nearest cent. */
function withGross(line: VatLine, grossCents: number): VatLine {
  const netCents = Math.round((grossCents * 100) / (100 + line.ratePercent));
  return { ...withNet(line, netCents), vatCents: grossCents - netCents };
}
