import { success } from '#domain/result.ts';
import { parseSharingInput } from '#domain/trip/input/journey-input.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import type { Travel } from '#operations/duties/travel.ts';
import type { Answer } from '#operations/trips/answer.ts';
import { type ApplyContext, applyByKey } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { quietly } from '#operations/trips/trip-effect.ts';

export type SharingChange = { readonly idempotencyKey: string; readonly id: string; readonly input: unknown };

/** Switches the group's page on or off, or gives it another address. */
export async function shareTrip(
  context: ApplyContext & Pick<BookingContext, 'randomBytes'>,
  { idempotencyKey, id, input }: SharingChange,
): Promise<Answer<Travel>> {
  const sharing = parseSharingInput(input);
  if (!sharing.ok) return sharing;
  const { isShared, renew } = sharing.value;
  return await applyByKey(context, {
    id,
    request: { operation: 'shareTrip', idempotencyKey, input: sharing.value },
    plan: () => {
      const key = renew ? { shareKey: keyFromBytes(context.randomBytes(20)) } : {};
      return success(quietly(renew ? 'share-renew' : isShared ? 'share-on' : 'share-off', { set: { isShared, ...key } }));
    },
  });
}
