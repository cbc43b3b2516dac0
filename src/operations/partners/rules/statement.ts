import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { sumCents } from '#domain/money/money.ts';
import { storedCents } from '#domain/money/stored-cents.ts';
import { countryCodes, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { carrierVatSchema } from './carrier-vat.ts';

/** What a partner carried in a month and what he gets for it (nl afrekening, de Abrechnung, fr décompte, es liquidación). */

/** `drop-fee`: of a job that he gave back, damages, so without VAT (Court of Justice C-277/05; to be confirmed by a tax adviser). */
export const lineKinds = ['job', 'drop-fee', 'correction'] as const;

const lineSchema = v.object({
  /** A job's id, or a correction's. */
  id: v.string(),
  jobId: v.string(),
  kind: v.picklist(lineKinds),
  reference: v.string(),
  /** On which it was over, given back or corrected, `YYYY-MM-DD` by the office's clock. */
  day: v.string(),
  from: v.string(),
  to: v.string(),
  /** Of a correction. */
  reason: v.string(),
  /** Where our company is established that sold the trip and pays for it, and one of its sites. */
  buyer: v.picklist(countryCodes),
  site: v.picklist(siteKeys),
  /** Below zero where the partner owes it. */
  netCents: storedCents,
  vat: v.array(carrierVatSchema),
  /** Why he does not agree; null: he has said nothing. Disputed lines are in no sum until they are settled. */
  disputed: v.nullable(v.string()),
});
export type StatementLine = Immutable<v.InferOutput<typeof lineSchema>>;

/** As it is stored once its month is over. */
export const statementSchema = v.object({
  kind: v.literal('statement'),
  site: v.picklist(siteKeys),
  language: v.picklist(siteLanguages),
  carrier: v.object({ name: v.string(), country: v.string(), contactName: v.string(), vatNumber: v.string() }),
  /** `YYYY-MM`. */
  month: v.string(),
  /** Instant. */
  writtenAt: v.string(),
  /** Whether the month is over; a statement of the running month is only looked at. */
  isClosed: v.boolean(),
  paymentDays: v.number(),
  lines: v.array(lineSchema),
});
export type MonthStatement = Immutable<v.InferOutput<typeof statementSchema>>;

/** A statement as the partner's link shows it. */
export type PartnerStatement = {
  readonly statement: MonthStatement;
  /** Instant; null until he agreed. */
  readonly approvedAt: string | null;
  /** What was made out in his name by it. */
  readonly invoices: readonly { readonly id: string; readonly number: string; readonly totalCents: number }[];
  /** Whether something could not be made out yet. */
  readonly isWaiting: boolean;
};

export type StatementTotals = {
  readonly jobs: number;
  readonly jobsCents: number;
  readonly correctionsCents: number;
  readonly feesCents: number;
  readonly netCents: number;
  readonly vatCents: number;
  /** What he gets: net, with the VAT that he charges. */
  readonly totalCents: number;
  /** Lines that he disputes, which are in none of these. */
  readonly disputed: number;
  /** Whether a line's VAT is still being asked about: the VAT is without it then. */
  readonly isVatOpen: boolean;
};

/** What sums are made of, as a page may have it from elsewhere. */
type CountedLine<Treatment extends string = string> = Pick<StatementLine, 'netCents' | 'disputed'> & {
  readonly kind: string;
  readonly vat: readonly VatOfCountry<Treatment>[];
};

/** What lines add up to, those in dispute left out. */
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

/** VAT by country, rate and treatment, in the order in which they come. */
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

/** In cents, more or less: what one correction of a job can be. */
export const mostCorrected = 10_000_000;
