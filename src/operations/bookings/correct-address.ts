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
 * Of one trip. Whoever mistypes thrice calls; and a trip's key mails to four mailboxes at most, each within its own allowance of an hour, so
 * that nobody is written to through us who would not be by as many requests.
 */
const mostCorrections = 3;

const schema = v.object({ email: typedEmail() });

/** Puts a mistyped address right before the order, and mails there what went astray: the quote, or that we have the request. */
export async function correctAddress(context: ApplyContext, { idempotencyKey, id, email }: AddressCorrection): Promise<Answer<Travel>> {
  const read = readFields(schema, { email });
  if (!read.ok) return read;
  const address = read.value.email;
  return await applyByKey(context, {
    id,
    request: { operation: 'correctAddress', idempotencyKey, input: { email: address } },
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
