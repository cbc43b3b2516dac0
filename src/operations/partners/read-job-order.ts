import { databaseNow } from '#db/engine/transaction.ts';
import { companies } from '#domain/sites/brand.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { findJobOfRecipient } from './job-store.ts';
import { findOfferByKey, findOfferOfRecipient, type StoredOffer } from './offer-store.ts';
import { findPartner } from './partner-store.ts';
import { describeJob } from './read-partner-page.ts';
import { partnerTerms } from './rules/country-terms.ts';
import { dropScale } from './rules/drop-fee.ts';
import type { JobOrder } from './rules/job-order.ts';

type Stored = Pick<BookingContext, 'db'>;

/** The order of the job that a partner's link opens; null for an invalid link or a lost job. */
export async function readJobOrder({ db }: Stored, key: string): Promise<JobOrder | null> {
  const offer = isTripKey(key) ? await findOfferByKey(db, key) : null;
  const recipient = offer?.recipients.find((each) => each.key === key);
  return offer === null || recipient === undefined ? null : await writeOrder({ db }, offer, recipient.id);
}

/** The same for a recipient, for mails. */
export async function readJobOrderOf({ db }: Stored, recipientId: string): Promise<JobOrder | null> {
  const offer = await findOfferOfRecipient(db, recipientId);
  return offer === null ? null : await writeOrder({ db }, offer, recipientId);
}

async function writeOrder({ db }: Stored, offer: StoredOffer, recipientId: string): Promise<JobOrder | null> {
  const recipient = offer.recipients.find(({ id }) => id === recipientId);
  const job = await findJobOfRecipient(db, recipientId);
  if (recipient === undefined || job === null || job.endedAt !== null) return null;
  const trip = await findTripById(db, job.tripId);
  const profile = (await findPartner(db, job.operatorId))?.profile;
  if (trip === null) return null;
  const now = await databaseNow(db);
  const { sheets, crew, giveBy } = await describeJob(db, { job, now });
  const { name, country, contactName, language } = recipient;
  return {
    ...{ kind: 'job-order', site: trip.site, language, reference: job.reference, acceptedAt: job.acceptedAt, writtenAt: now },
    carrier: { name, country, contactName, vatNumber: profile?.vatNumber ?? '' },
    offered: offer.contents,
    ...{ sheets, crew, giveBy, priceCents: job.priceCents },
    paymentDays: profile?.paymentDays ?? 0,
    dropSteps: dropScale,
    contractRole: partnerTerms[companies[trip.site].country].contractRole,
  };
}
