import * as v from 'valibot';
import { email as typedEmail } from '#domain/input/fields.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { failure, success } from '#domain/result.ts';
import { canSaveContactDetails } from '#domain/trip/allowed.ts';
import { isQuote } from '#domain/trip/states.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { type Answer, refuse } from '#operations/trips/answer.ts';
import { type ApplyContext, applyByKey } from '#operations/trips/apply.ts';
import { listHistory } from '#operations/trips/history-store.ts';

type AddressCorrection = { readonly idempotencyKey: string; readonly id: string; readonly email: unknown };

/**
 * Limit per trip. After three corrections the customer has to call. A trip's key thus mails to at most four mailboxes, each within its
 * quota, so that it cannot be used to mail strangers.
 */
const mostCorrections = 3;

const schema = v.object({ email: typedEmail() });

/** Corrects a mistyped mail address before the order, and sends the lost mail again: the quote, or the confirmation of the request. */
export async function correctAddress(context: ApplyContext, { idempotencyKey, id, email }: AddressCorrection): Promise<Answer<Travel>> {
  const read = readFields(schema, { email });
  if (!read.ok) return read;
  const address = read.value.email;
  return await applyByKey(context, {
    id,
    request: { operation: 'correctAddress', idempotencyKey, input: { email: address } },
    version: null,
    plan: async (trip, now) => {
      const permission = canSaveContactDetails(trip, now);
      if (!permission.allowed) return refuse(permission.reason);
      if (trip.customer.email === address) return success('nothing');
      const corrected = (await listHistory(context.db, trip.id)).filter(({ event }) => event === 'correct-address');
      if (corrected.length >= mostCorrections) return failure([{ field: 'email', code: 'too-many' as const }]);
      return success({
        event: 'correct-address' as const,
        set: { customer: { ...trip.customer, email: address } },
        detail: {},
        mail: isQuote(trip) ? { kind: 'quote-ready' as const } : { kind: 'request-received' as const },
        billing: 'none' as const,
      });
    },
  });
}
