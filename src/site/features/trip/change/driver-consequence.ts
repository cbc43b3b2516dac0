import type { Reason } from '#output/texts/explain/reason-words.ts';
import type { ChangePreview } from './send-itinerary-change.ts';

type Previewed = {
  readonly driversBefore: number;
  readonly quote: Pick<ChangePreview['quote'], 'vehicles' | 'crew' | 'lines'>;
};

export type DriverConsequence = {
  /** Null where the number says everything. */
  readonly consequence: 'second' | 'stillSecond' | 'one' | 'stillOne' | null;
  /** The rule that a single driver would break; null where none is stored, or none is broken. */
  readonly reason: Reason | null;
};

/** The consequence of a change for the drivers: the law requires a second driver for the same coach, but a second coach needs its own. */
export function consequenceOf({ driversBefore, quote }: Previewed): DriverConsequence {
  const { drivers } = quote.crew;
  const reason = quote.lines.find(({ kind }) => kind === 'second-driver')?.reason ?? null;
  if (drivers > quote.vehicles.length) return { consequence: drivers > driversBefore ? 'second' : 'stillSecond', reason };
  if (drivers > 1) return { consequence: null, reason: null };
  return { consequence: driversBefore > 1 ? 'one' : 'stillOne', reason: null };
}
