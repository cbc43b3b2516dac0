import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { sumCents } from '#domain/money/money.ts';
import { storedCents } from '#domain/money/stored-cents.ts';
import { countryCodes, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { carrierVatSchema } from './carrier-vat.ts';

/** The jobs of a partner in a month and the pay for them (nl afrekening, de Abrechnung, fr décompte, es liquidación). */

/** `drop-fee`: damages for a job given back, so without VAT (Court of Justice C-277/05; a tax adviser must confirm). */
export const lineKinds = ['job', 'drop-fee', 'correction'] as const;

const lineSchema = v.object({
  /** The id of a job or a correction. */
  id: v.string(),
  jobId: v.string(),
  kind: v.picklist(lineKinds),
  reference: v.string(),
  /** The day on which the job ended, was given back or was corrected, `YYYY-MM-DD` in the office's time zone. */
  day: v.string(),
  from: v.string(),
  to: v.string(),
  /** For a correction. */
  reason: v.string(),
  /** The country of our company that sold the trip and pays for it, and one of its sites. */
  buyer: v.picklist(countryCodes),
  site: v.picklist(siteKeys),
  /** Negative if the partner owes it. */
  netCents: storedCents,
  vat: v.array(carrierVatSchema),
  /** The partner's reason for a dispute; null: no dispute. Disputed lines are excluded from all sums until settled. */
  disputed: v.nullable(v.string()),
});
export type StatementLine = Immutable<v.InferOutput<typeof lineSchema>>;

/** The stored shape after the end of the month. */
export const statementSchema = v.object({
  kind: v.literal('statement'),
  site: v.picklist(siteKeys),
  language: v.picklist(siteLanguages),
  carrier: v.object({ name: v.string(), country: v.string(), contactName: v.string(), vatNumber: v.string() }),
  /** `YYYY-MM`. */
  month: v.string(),
  /** Instant. */
  writtenAt: v.string(),
  /** Whether the month is over; the statement of the current month is only a preview. */
  isClosed: v.boolean(),
  paymentDays: v.number(),
  lines: v.array(lineSchema),
});
export type MonthStatement = Immutable<v.InferOutput<typeof statementSchema>>;

/** A statement as shown by the partner's link. */
export type PartnerStatement = {
  readonly statement: MonthStatement;
  /** Instant; null until approved. */
  readonly approvedAt: string | null;
  /** The invoices issued for it. */
  readonly invoices: readonly { readonly id: string; readonly number: string; readonly totalCents: number }[];
  /** Whether something could not be issued yet. */
  readonly isWaiting: boolean;
};

export type StatementTotals = {
  readonly jobs: number;
  readonly jobsCents: number;
  readonly correctionsCents: number;
  readonly feesCents: number;
  readonly netCents: number;
  readonly vatCents: number;
  /** What the partner gets: net plus charged VAT. */
  readonly totalCents: number;
  /** Disputed lines, which are in none of these. */
  readonly disputed: number;
  /** Whether the VAT of a line is still unknown; then it is not in the VAT. */
  readonly isVatOpen: boolean;
};

/** The fields needed for sums, as a page may have them from elsewhere. */
type CountedLine<Treatment extends string = string> = Pick<StatementLine, 'netCents' | 'disputed'> & {
  readonly kind: string;
  readonly vat: readonly VatOfCountry<Treatment>[];
};

/** The totals of lines, without disputed ones. */
export function totalsOfStatement(lines: readonly CountedLine[]): StatementTotals {
  const counted = lines.filter(({ disputed }) => disputed === null);
  const sumOf = (kind: StatementLine['kind']) => sumCents(counted.filter((line) => line.kind === kind).map(({ netCents }) => netCents));
  const vat = counted.flatMap((line) => line.vat);
  const netCents = sumCents(counted.map((line) => line.netCents));
  const vatCents = sumCents(vat.map((line) => line.vatCents));
  return {
    jobs: counted.filter(({ kind }) => kind === 'job').length,
    jobsCents: sumOf('job'),
    correctionsCents: sumOf('correction'),
    feesCents: sumOf('drop-fee'),
    ...{ netCents, vatCents, totalCents: netCents + vatCents },
    disputed: lines.length - counted.length,
    isVatOpen: vat.some(({ treatment }) => treatment === 'ask'),
  };
}

export type VatOfCountry<Treatment extends string = string> = Pick<
  StatementLine['vat'][number],
  'countryCode' | 'ratePercent' | 'netCents' | 'vatCents'
> & { readonly treatment: Treatment };

/** VAT by country, rate and treatment, in order of appearance. */
export function vatByCountry<Treatment extends string>(lines: readonly CountedLine<Treatment>[]): readonly VatOfCountry<Treatment>[] {
  const all = lines.filter(({ disputed }) => disputed === null).flatMap(({ vat }) => vat);
  const grouped = Map.groupBy(all, ({ countryCode, ratePercent, treatment }) => `${countryCode} ${ratePercent} ${treatment}`);
  return [...grouped.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { countryCode, ratePercent, treatment } = first;
    const sums = [first, ...others];
    return [
      {
        ...{ countryCode, ratePercent, treatment },
        netCents: sumCents(sums.map(({ netCents }) => netCents)),
        vatCents: sumCents(sums.map(({ vatCents }) => vatCents)),
      },
    ];
  });
}

/** The largest correction of a job in cents, up or down. */
export const mostCorrected = 10_000_000;
