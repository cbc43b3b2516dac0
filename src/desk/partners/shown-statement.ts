import type { DeskQueries } from '#desk-service/desk-service.ts';
import { companies } from '#domain/sites/brand.ts';
import type { MonthStatement } from '#operations/partners/rules/statement.ts';

/** A statement as pages and files show it, to our people or through a partner's link. */
export type ShownStatement = Omit<
  NonNullable<Awaited<ReturnType<DeskQueries['statements']['one']>>>,
  'approvedAt' | 'invoices' | 'isReady' | 'unbilled'
>;
export type ShownLine = ShownStatement['lines'][number];

/** A statement that a partner's link opened. */
export function showStatement({ month, isClosed, carrier, paymentDays, lines }: MonthStatement): ShownStatement {
  return {
    ...{ month, isClosed, paymentDays, carrier: carrier.name },
    lines: lines.map((line) => ({ ...line, vat: [...line.vat], payer: companies[line.site].legalName })),
  };
}
