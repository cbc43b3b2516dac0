import { databaseNow } from '#db/engine/transaction.ts';
import { enqueueAllowed } from '#db/outbox/mail-quota.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { isEmail, normaliseEmail } from '#domain/input/email.ts';
import { failure, success } from '#domain/result.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { mailAllowances } from '#domain/trip/mail-allowance.ts';
import { isExpired } from '#domain/trip/states.ts';
import { stateOf } from '#operations/duties/travel.ts';
import type { Answer } from '#operations/trips/answer.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { identifyRequest } from '#operations/trips/idempotency.ts';
import { createMailJob } from '#operations/trips/mail-job.ts';
import { listTripsByEmail } from '#operations/trips/trip-store.ts';
import { hashRecipient } from '#output/mail/identity.ts';
import { buildLinksPayload } from '#output/mail/payloads.ts';

export type LinksInput = {
  readonly idempotencyKey: string;
  readonly email: string;
  readonly visit: { readonly site: SiteKey; readonly language: SiteLanguage };
};

const mostTrips = 20;

/** Mails the links of all trips of an address. The answer is the same whether or not there are any and whether or not a mail is sent. */
export async function requestLinks({ db, addresses }: ApplyContext, asked: LinksInput): Promise<Answer<true>> {
  const email = normaliseEmail(cleanLine(asked.email));
  if (!isEmail(email)) return failure([{ field: 'email', code: email === '' ? 'required' : 'email' }]);
  const request = identifyRequest({ operation: 'requestLinks', key: asked.idempotencyKey, scope: asked.visit.site, input: email });
  if (!request.ok) return request;
  const [found, at] = await Promise.all([listTripsByEmail(db, email, mostTrips), databaseNow(db)]);
  const trips = found.filter((trip) => !isExpired(stateOf({ trip, now: at })));
  // The message id derives from the key, so a repeated request sends one mail.
  const payload = buildLinksPayload({ ...asked.visit, email, trips, addresses, requestKey: request.value.key, at });
  const job = payload === null ? null : createMailJob(payload, null);
  await enqueueAllowed(db, { mailbox: hashRecipient(email), allowance: mailAllowances.links, job });
  return success(true);
}
