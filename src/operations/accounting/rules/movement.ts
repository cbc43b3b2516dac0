import * as v from 'valibot';
import { storedCents } from '#domain/money/stored-cents.ts';
import type { Chart } from './charts.ts';

export const movementKinds = ['sale', 'credit-note', 'payment', 'cost', 'write-off', 'reminder-fee'] as const;

/** A fact for the books. It names no customer: the document number and the trip lead to the customer. */
export const movementSchema = v.object({
  kind: v.picklist(movementKinds),
  /** The date of the document or payment, `YYYY-MM-DD`. */
  date: v.string(),
  /** The number of the document; for a payment the reference of its trip. */
  number: v.string(),
  reference: v.string(),
  /** With VAT; negative for refunds and for credit notes of costs. */
  totalCents: storedCents,
  vat: v.array(
    v.object({
      country: v.string(),
      ratePercent: v.number(),
      netCents: storedCents,
      vatCents: storedCents,
      exemption: v.nullable(v.string()),
    }),
  ),
  /** A payment through a provider, which pays us out later. */
  isOnline: v.boolean(),
  /** The customer's own order number or cost centre, and the place on a summary invoice, `2/3`; empty for none. Absent in older months. */
  purchaseOrder: v.exactOptional(v.string()),
  part: v.exactOptional(v.string()),
});
export type Movement = v.InferOutput<typeof movementSchema>;

/** One line of an entry; positive `cents` are debit, negative are credit. */
export type PostingLine = { readonly account: string; readonly name: string; readonly vatCode: string; readonly cents: number };

/** A bookkeeping entry; its lines add up to 0. */
export type Entry = {
  /** Counts from 1 within the month. */
  readonly place: number;
  readonly journal: 'sales' | 'bank' | 'purchases' | 'general';
  /** `YYYY-MM-DD` within the month, even if the document is older. */
  readonly date: string;
  readonly documentDate: string;
  readonly number: string;
  readonly reference: string;
  readonly lines: readonly PostingLine[];
} & Pick<Movement, 'purchaseOrder' | 'part'>;

type Posting = { readonly movement: Movement; readonly place: number; readonly month: string; readonly company: string };

/**
 * The entry for a movement in the company's accounts. A movement that belongs to an earlier, closed month is booked on the first day of
 * this one.
 */
export function postMovement({ movement, place, month, company }: Posting, chart: Chart): Entry {
  const { date, number, reference, purchaseOrder, part } = movement;
  const own = linesOf(movement, chart, company).filter(({ cents }) => cents !== 0);
  return {
    ...{ place, journal: journalOf[movement.kind], number, reference, documentDate: date },
    date: date.slice(0, 7) === month ? date : `${month}-01`,
    lines: own,
    ...(purchaseOrder === undefined ? {} : { purchaseOrder }),
    ...(part === undefined ? {} : { part }),
  };
}

const journalOf: Readonly<Record<Movement['kind'], Entry['journal']>> = {
  ...{ sale: 'sales', 'credit-note': 'sales', payment: 'bank', cost: 'purchases' },
  ...{ 'write-off': 'general', 'reminder-fee': 'general' },
};

function linesOf(movement: Movement, chart: Chart, company: string): readonly PostingLine[] {
  const { kind, totalCents, vat, isOnline } = movement;
  const line = (key: Exclude<keyof Chart['accounts'], 'revenue'>, cents: number) => ({ ...chart.accounts[key], vatCode: '', cents });
  if (kind === 'payment') return [line(isOnline ? 'online' : 'bank', totalCents), line('debtors', -totalCents)];
  if (kind === 'cost') {
    const [net, tax] = [sum(vat.map(({ netCents }) => netCents)), sum(vat.map(({ vatCents }) => vatCents))];
    return [line('costs', net), line('inputVat', tax), line('creditors', -totalCents)];
  }
  // Gross: whether the VAT of a bad debt may be taken back is for the accountant. Recovery costs carry no VAT.
  if (kind === 'write-off') return [line('debtors', -totalCents), line('badDebts', totalCents)];
  if (kind === 'reminder-fee') return [line('debtors', totalCents), line('otherIncome', -totalCents)];
  const sign = kind === 'sale' ? 1 : -1;
  return [
    line('debtors', sign * totalCents),
    ...vat.flatMap((part) => {
      const vatCode = vatCodeOf(part, chart, company);
      const tax = part.country === company ? chart.accounts.outputVat : chart.accounts.foreignVat;
      return [
        { ...chart.accounts.revenue, vatCode, cents: -sign * part.netCents },
        { ...tax, vatCode, cents: -sign * part.vatCents },
      ];
    }),
  ];
}

/** The company's code for a VAT rate; for another country its letters and rate, for the return in that state. */
function vatCodeOf({ country, ratePercent, exemption }: Movement['vat'][number], { vatCodes }: Chart, company: string): string {
  if (exemption === 'reverse-charge') return vatCodes.shifted;
  if (country !== company) return ratePercent === 0 ? vatCodes.none : `${country}${ratePercent}`;
  return vatCodes.rates[String(ratePercent)] ?? (ratePercent === 0 ? vatCodes.none : `${country}${ratePercent}`);
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0);
}
