import * as v from 'valibot';
import { addDays } from '#domain/calendar/date.ts';
import type { Immutable } from '#domain/immutable.ts';
import { sumCents } from '#domain/money/money.ts';
import { storedCents } from '#domain/money/stored-cents.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { type CountryCode, countryCodes, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { sequenceDigits } from '#operations/invoices/rules/numbers.ts';
import { carrierVatSchema } from './carrier-vat.ts';
import type { MonthStatement, StatementLine } from './statement.ts';

/**
 * An invoice that we issue in a partner's name (Directive 2006/112 art. 224: by prior agreement, and the partner accepts each; art.
 * 226(10a): it says so), or the credit note that corrects one (art. 219: it refers to the invoice).
 */
export const selfBilledSchema = v.object({
  kind: v.picklist(['self-billed', 'self-billed-credit']),
  number: v.string(),
  /** `YYYY-MM-DD` in the office's time zone. */
  issuedOn: v.string(),
  dueOn: v.string(),
  language: v.picklist(siteLanguages),
  /** A site of the paying company. */
  site: v.picklist(siteKeys),
  buyer: v.picklist(countryCodes),
  supplier: v.object({
    name: v.string(),
    street: v.string(),
    zip: v.string(),
    city: v.string(),
    country: v.string(),
    vatNumber: v.string(),
    iban: v.string(),
  }),
  /** The day of the agreement. */
  agreedOn: v.string(),
  month: v.string(),
  /** The invoice that a credit note corrects; null for an invoice. */
  corrects: v.nullable(v.object({ number: v.string(), issuedOn: v.string() })),
  /** Negative in a credit note. */
  lines: v.array(
    v.object({
      jobId: v.string(),
      kind: v.picklist(['job', 'correction']),
      reference: v.string(),
      day: v.string(),
      from: v.string(),
      to: v.string(),
      reason: v.string(),
      netCents: storedCents,
      vat: v.array(carrierVatSchema),
    }),
  ),
  netCents: storedCents,
  vatCents: storedCents,
  totalCents: storedCents,
});
export type SelfBilled = Immutable<v.InferOutput<typeof selfBilledSchema>>;

const prefixes = { 'self-billed': 'SB', 'self-billed-credit': 'SC' } as const;

/** The scope of a number series: our company, a partner, and a year; separate for invoices and credit notes, without gaps (art. 226(2)). */
export type SelfBilledSeries = { readonly company: CountryCode; readonly partner: number; readonly year: number };

/** The key of a series in the counters, separate from our own invoices. */
export function nameOfSeries(kind: SelfBilled['kind'], { company, partner }: SelfBilledSeries): string {
  return `${prefixes[kind]}-${company}-${partner}`;
}

/** `SB-FR-12-2026-000003`. */
export function formatSelfBilledNumber(kind: SelfBilled['kind'], series: SelfBilledSeries, sequence: number): string {
  const { company, partner, year } = series;
  return `${prefixes[kind]}-${company}-${partner}-${year}-${String(sequence).padStart(sequenceDigits, '0')}`;
}

export type Supplier = SelfBilled['supplier'] & {
  /** Null: no agreement. */
  readonly agreedOn: string | null;
  /** The last day of the agreement on file; null: none on file. */
  readonly agreedUntil: string | null;
};

/** Why no invoice can be issued: nothing to pay, no agreement on the day, missing particulars, or VAT still unknown. */
export type NotBilled = 'nothing' | 'below-zero' | 'no-agreement' | 'no-address' | 'no-vat-number' | 'vat-open';

/** A document without its number, which it gets when it is saved. */
export type SelfBilledDraft = Omit<SelfBilled, 'number'>;

type Billing = {
  readonly statement: MonthStatement;
  readonly buyer: CountryCode;
  readonly supplier: Supplier;
  readonly issuedOn: string;
  /** The invoice that already contains a job; null if none does. */
  readonly invoiceOf: (jobId: string) => SelfBilled['corrects'];
};

/**
 * The documents of a statement for one of our companies: an invoice for its jobs and additions, and a credit note for each earlier invoice
 * that is reduced. Fees for jobs given back are damages and appear only on the statement.
 */
export function billStatement(billing: Billing): Result<readonly SelfBilledDraft[], NotBilled> {
  const { statement, buyer, supplier, issuedOn, invoiceOf } = billing;
  const lines = statement.lines.filter((line) => line.buyer === buyer && line.disputed === null && line.kind !== 'drop-fee');
  if (lines.length === 0) return failure('nothing');
  if (lines.some(({ vat }) => vat.some(({ treatment }) => treatment === 'ask'))) return failure('vat-open');
  const { agreedOn, agreedUntil } = supplier;
  if (agreedOn === null || agreedOn > issuedOn || agreedUntil === null || agreedUntil < issuedOn) return failure('no-agreement');
  if ([supplier.name, supplier.street, supplier.zip, supplier.city].some((text) => text === '')) return failure('no-address');
  if (supplier.vatNumber === '') return failure('no-vat-number');
  const correctedBy = (line: StatementLine) => (line.kind === 'correction' && line.netCents < 0 ? invoiceOf(line.jobId) : null);
  const billed = lines.filter((line) => correctedBy(line) === null);
  const credited = Map.groupBy(
    lines.filter((line) => correctedBy(line) !== null),
    (line) => correctedBy(line)?.number ?? '',
  );
  if (billed.length > 0 && sumCents(billed.map(({ netCents }) => netCents)) <= 0) return failure('below-zero');
  const draft = (kind: SelfBilled['kind'], of: readonly StatementLine[]) => draftOf({ ...billing, agreedOn }, kind, of);
  return success([
    ...(billed.length === 0 ? [] : [draft('self-billed', billed)]),
    ...[...credited.values()].map((of) => ({
      ...draft('self-billed-credit', of),
      corrects: of[0] === undefined ? null : correctedBy(of[0]),
    })),
  ]);
}

function draftOf(
  { statement, buyer, supplier, issuedOn, agreedOn }: Billing & { readonly agreedOn: string },
  kind: SelfBilled['kind'],
  of: readonly StatementLine[],
): SelfBilledDraft {
  const { agreedOn: _agreedOn, agreedUntil: _agreedUntil, ...particulars } = supplier;
  const netCents = sumCents(of.map((line) => line.netCents));
  const vatCents = sumCents(of.flatMap(({ vat }) => vat.map((share) => share.vatCents)));
  return {
    ...{ kind, issuedOn, dueOn: addDays(issuedOn, statement.paymentDays), language: statement.language, agreedOn, buyer },
    ...{ site: of[0]?.site ?? statement.site, supplier: particulars, month: statement.month, corrects: null },
    lines: of.map(({ jobId, kind: what, reference, day, from, to, reason, netCents: cents, vat }) => ({
      ...{ jobId, kind: what === 'correction' ? ('correction' as const) : ('job' as const) },
      ...{ reference, day, from, to, reason, netCents: cents, vat: [...vat] },
    })),
    ...{ netCents, vatCents, totalCents: netCents + vatCents },
  };
}
