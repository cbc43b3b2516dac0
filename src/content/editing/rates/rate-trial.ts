import * as v from 'valibot';
import { optionKeys } from '#domain/pricing/quote/quote.ts';
import { termsTrialSchema } from './terms-trial.ts';

/** The customer's total incl. VAT; null if a person would have to price the trip. */
const total = v.nullable(v.number());

const triedQuote = v.object({
  /** The trip's reference; of a sample, its destination. */
  name: v.string(),
  site: v.string(),
  option: v.picklist(optionKeys),
  passengers: v.number(),
  beforeCents: total,
  afterCents: total,
});
/** One trip, priced by the current rates and by the draft. */
export type TriedQuote = Readonly<v.InferOutput<typeof triedQuote>>;

export const rateTrialSchema = v.object({
  /** The version that the draft is compared with. */
  against: v.string(),
  quotes: v.array(triedQuote),
  samples: v.array(triedQuote),
  /** Absent in results from before the rate book contained terms. */
  terms: v.exactOptional(v.object({ quotes: termsTrialSchema, samples: termsTrialSchema })),
});
export type RateTrial = Readonly<v.InferOutput<typeof rateTrialSchema>>;

/** The bounds of the ranges in which changes are counted, in percent; below the first and above the last are ranges too. */
const edges = [-20, -10, -5, -2, 0, 2, 5, 10, 20] as const;

export type TrialSummary = {
  readonly count: number;
  readonly cheaper: number;
  readonly dearer: number;
  readonly same: number;
  /** Trips that the engine priced so far and that a person must price then; and the reverse. */
  readonly toPerson: number;
  readonly fromPerson: number;
  /** Of the trips that both price. */
  readonly beforeCents: number;
  readonly afterCents: number;
  /** How many changed by how much: from `from` (null: no lower bound) to below `until`, in percent; unchanged trips are in no range. */
  readonly steps: readonly { readonly from: number | null; readonly until: number | null; readonly count: number }[];
};

export function summariseTrial(tried: readonly TriedQuote[]): TrialSummary {
  const both = tried.flatMap(({ beforeCents, afterCents }) =>
    beforeCents === null || afterCents === null ? [] : [{ beforeCents, afterCents }],
  );
  const changes = both.map(percentOf).filter((percent) => percent !== 0);
  const bounds = [null, ...edges, null];
  const steps = bounds.slice(0, -1).map((from, index) => {
    const until = bounds[index + 1] ?? null;
    return { from, until, count: changes.filter((percent) => (from ?? -Infinity) <= percent && percent < (until ?? Infinity)).length };
  });
  return {
    count: tried.length,
    cheaper: changes.filter((percent) => percent < 0).length,
    dearer: changes.filter((percent) => percent > 0).length,
    same: both.length - changes.length,
    toPerson: tried.filter(({ beforeCents, afterCents }) => beforeCents !== null && afterCents === null).length,
    fromPerson: tried.filter(({ beforeCents, afterCents }) => beforeCents === null && afterCents !== null).length,
    beforeCents: both.reduce((sum, { beforeCents }) => sum + beforeCents, 0),
    afterCents: both.reduce((sum, { afterCents }) => sum + afterCents, 0),
    steps,
  };
}

/** The change of a total in percent of the old one; from zero to anything is 100 %. */
function percentOf({ beforeCents, afterCents }: { readonly beforeCents: number; readonly afterCents: number }): number {
  if (beforeCents === 0) return afterCents === 0 ? 0 : 100;
  return ((afterCents - beforeCents) / beforeCents) * 100;
}
