import { databaseNow, inTransaction } from '#data/engine/transaction.ts';
import { enqueueJobs, lockMailbox } from '#data/outbox/outbox-store.ts';
import { listTripsByEmail } from '#data/trips/trip-store.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { isEmail, normaliseEmail } from '#domain/input/email.ts';
import { failure, success } from '#domain/result.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { isExpired } from '#domain/trip/states.ts';
import { buildLinksPayload } from '#mail/payloads.ts';
import type { ApiContext } from '../context.ts';
import type { Answer } from '../errors/field-error.ts';
import { identifyRequest } from './idempotency.ts';
import { createMailJob, mailLookup, mayMail } from './mail-job.ts';
import { stateOf } from './travel.ts';

export type LinksAsked = {
  readonly idempotencyKey: string;
  readonly email: string;
  readonly visit: { readonly site: SiteKey; readonly language: SiteLanguage };
};

const mostTrips = 20;
/** Mails the links of the trips under an address. The answer is the same whether there are any, and whether a mail goes out. */
export async function requestLinks({ db, addresses }: ApiContext, asked: LinksAsked): Promise<Answer<true>> {
  const email = normaliseEmail(cleanLine(asked.email));
  if (!isEmail(email)) return failure([{ field: 'email', code: email === '' ? 'required' : 'email' }]);
  const request = identifyRequest({ operation: 'requestLinks', key: asked.idempotencyKey, scope: asked.visit.site, input: email });
  if ('field' in request) return failure([request]);
  const [found, at] = await Promise.all([listTripsByEmail(db, email, mostTrips), databaseNow(db)]);
  const trips = found.filter((trip) => !isExpired(stateOf({ id: trip.quoteKey, trip, now: at })));
  const payload = buildLinksPayload({ ...asked.visit, email, trips, addresses, requestKey: request.key, at });
  await inTransaction(db, async (tx) => {
    await lockMailbox(tx, mailLookup(email).recipientHash);
    // Asked where there is nothing to send too, or the time of the answer would tell whom we know.
    const mayBeSent = await mayMail(tx, email, 'links');
    // The message id is worked out from the key, so the same asking twice is one mail.
    if (mayBeSent && payload !== null) await enqueueJobs(tx, [createMailJob(payload, null)]);
  });
  return success(true);
}
