import * as v from 'valibot';
import { storedCents } from '#domain/money/stored-cents.ts';
import type { Chart } from './charts.ts';

export const movementKinds = ['sale', 'credit-note', 'payment', 'cost'] as const;

/** Something that the books must know. It names no customer: the number of the paper and the trip lead to him. */
export const movementSchema = v.object({
  kind: v.picklist(movementKinds),
  /** `YYYY-MM-DD`: of the paper or of the money. */
  date: v.string(),
  /** Of the paper; of a payment its trip's reference. */
  number: v.string(),
  reference: v.string(),
  /** With VAT; of money that went back, and of credits for costs, below zero. */
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
  /** A payment through a provider, which pays us later. */
  isOnline: v.boolean(),
});
export type Movement = v.InferOutput<typeof movementSchema>;

/** One line of an entry; `cents` above zero is debit, below it credit. */
export type PostingLine = { readonly account: string; readonly name: string; readonly vatCode: string; readonly cents: number };

/** An entry of the books; its lines add up to nothing. */
export type Entry = {
  /** Counts from 1 in its month. */
  readonly place: number;
  readonly journal: 'sales' | 'bank' | 'purchases';
  /** `YYYY-MM-DD` within the month, though the paper may be older. */
  readonly date: string;
  readonly paperDate: string;
  readonly number: string;
  readonly reference: string;
  readonly lines: readonly PostingLine[];
};

type Posting = { readonly movement: Movement; readonly place: number; readonly month: string; readonly company: string };

/** The entry of a movement by the company's accounts. What belongs to a month that was closed before is booked on the first of this one. */
export function postMovement({ movement, place, month, company }: Posting, chart: Chart): Entry {
  const { date, number, reference } = movement;
  const own = linesOf(movement, chart, company).filter(({ cents }) => cents !== 0);
  const journal = movement.kind === 'payment' ? 'bank' : movement.kind === 'cost' ? 'purchases' : 'sales';
  return {
    ...{ place, journal, number, reference, paperDate: date },
    date: date.slice(0, 7) === month ? date : `${month}-01`,
    lines: own,
  };
}

function linesOf(movement: Movement, chart: Chart, company: string): readonly PostingLine[] {
  const { kind, totalCents, vat, isOnline } = movement;
  const line = (key: Exclude<keyof Chart['accounts'], 'revenue'>, cents: number) => ({ ...chart.accounts[key], vatCode: '', cents });
  if (kind === 'payment') return [line(isOnline ? 'online' : 'bank', totalCents), line('debtors', -totalCents)];
  if (kind === 'cost') {
    const [net, tax] = [sum(vat.map(({ netCents }) => netCents)), sum(vat.map(({ vatCents }) => vatCents))];
    return [line('costs', net), line('inputVat', tax), line('creditors', -totalCents)];
  }
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

/** The company's code of a VAT rate; of another country its letters and rate, for that state's own return. */
function vatCodeOf({ country, ratePercent, exemption }: Movement['vat'][number], { vatCodes }: Chart, company: string): string {
  if (exemption === 'reverse-charge') return vatCodes.shifted;
  if (country !== company) return ratePercent === 0 ? vatCodes.none : `${country}${ratePercent}`;
  return vatCodes.rates[String(ratePercent)] ?? (ratePercent === 0 ? vatCodes.none : `${country}${ratePercent}`);
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0);
}
