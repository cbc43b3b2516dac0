import { type ApplyContext, applyWhenDue } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';

/** Ends a quote after its validity. */
export async function expireWhenDue(context: ApplyContext, tripId: string): Promise<boolean> {
  return await applyWhenDue(context, {
    kind: 'expire',
    tripId,
    settle: async (locked) => (await locked.write(quietly('expire', { validity: 'over' }))) !== null,
  });
}
