import type { Reason } from '#output/texts/explain/reason-words.ts';
import type { ChangePreview } from './send-itinerary-change.ts';

type Previewed = {
  readonly driversBefore: number;
  readonly quote: Pick<ChangePreview['quote'], 'vehicles' | 'crew' | 'lines'>;
};

export type DriverConsequence = {
  /** Null where there is nothing to say beyond the number. */
  readonly consequence: 'second' | 'stillSecond' | 'one' | 'stillOne' | null;
  /** The rule that a driver alone would break; null where none is kept, or none is broken. */
  readonly reason: Reason | null;
};

/** What a change means for the drivers: a second one for the same coach is by law, one for a second coach is not. */
export function consequenceOf({ driversBefore, quote }: Previewed): DriverConsequence {
  const { drivers } = quote.crew;
  const reason = quote.lines.find(({ kind }) => kind === 'second-driver')?.reason ?? null;
  if (drivers > quote.vehicles.length) return { consequence: drivers > driversBefore ? 'second' : 'stillSecond', reason };
  if (drivers > 1) return { consequence: null, reason: null };
  return { consequence: driversBefore > 1 ? 'one' : 'stillOne', reason: null };
}
