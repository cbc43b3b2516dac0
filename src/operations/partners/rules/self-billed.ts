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
 * An invoice that we make out in a partner's name (Directive 2006/112 art. 224: by prior agreement, and he accepts each; art. 226(10a): it
 * says so), or the credit note that corrects one (art. 219: it names it).
 */
export const selfBilledSchema = v.object({
  kind: v.picklist(['self-billed', 'self-billed-credit']),
  number: v.string(),
  /** `YYYY-MM-DD` by the office's clock. */
  issuedOn: v.string(),
  dueOn: v.string(),
  language: v.picklist(siteLanguages),
  /** A site of our company that pays. */
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
  /** When he agreed to it. */
  agreedOn: v.string(),
  month: v.string(),
  /** Which invoice a credit note corrects; null for an invoice. */
  corrects: v.nullable(v.object({ number: v.string(), issuedOn: v.string() })),
  /** Of a credit note below zero. */
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

/** What a series counts in: a company of ours, a partner, and a year. Invoices and credit notes share it, without a gap (art. 226(2)). */
export type SelfBilledSeries = { readonly company: CountryCode; readonly partner: number; readonly year: number };

/** The name under which the counters keep a series, apart from those of our own invoices. */
export function nameOfSeries({ company, partner }: SelfBilledSeries): string {
  return `SB-${company}-${partner}`;
}

/** `SB-FR-12-2026-000003`. */
export function formatSelfBilledNumber(kind: SelfBilled['kind'], series: SelfBilledSeries, sequence: number): string {
  const { company, partner, year } = series;
  return `${prefixes[kind]}-${company}-${partner}-${year}-${String(sequence).padStart(sequenceDigits, '0')}`;
}

export type Supplier = SelfBilled['supplier'] & {
  /** Null: he has agreed to nothing. */
  readonly agreedOn: string | null;
  /** The last day of the agreement that is on file; null: none is. */
  readonly agreedUntil: string | null;
};

/** Why no invoice can be made out: nothing to be paid, no agreement on the day, particulars that it must have, or VAT that is asked about. */
export type NotBilled = 'nothing' | 'below-zero' | 'no-agreement' | 'no-address' | 'no-vat-number' | 'vat-open';

/** A paper without its number, which it gets when it is kept. */
export type SelfBilledDraft = Omit<SelfBilled, 'number'>;

type Billing = {
  readonly statement: MonthStatement;
  readonly buyer: CountryCode;
  readonly supplier: Supplier;
  readonly issuedOn: string;
  /** The invoice on which a job stands already; null where none has it. */
  readonly invoiceOf: (jobId: string) => SelfBilled['corrects'];
};

/**
 * What is to be made out for one of our companies of a statement: an invoice of its jobs and what is added, and a credit note for each invoice
 * of before of which something is taken back. Fees of jobs that were given back are damages and stand on the statement alone.
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
  const paper = (kind: SelfBilled['kind'], of: readonly StatementLine[]) => draftOf({ ...billing, agreedOn }, kind, of);
  return success([
    ...(billed.length === 0 ? [] : [paper('self-billed', billed)]),
    ...[...credited.values()].map((of) => ({
      ...paper('self-billed-credit', of),
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
