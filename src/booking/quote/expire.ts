import { type ApplyContext, applyWhenDue } from '../apply.ts';
import { quietly } from '../trip-effect.ts';

/** Ends a quote whose validity is over. */
export async function expireWhenDue(context: ApplyContext, tripId: string): Promise<boolean> {
  return await applyWhenDue(context, {
    kind: 'expire',
    tripId,
    settle: async (held) => (await held.write(quietly('expire', { validity: 'over' }))) !== null,
  });
}
