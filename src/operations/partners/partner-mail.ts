import type { NewJob } from '#db/outbox/outbox-store.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { routeEndsOf } from '#domain/trip/route-ends.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { siteOfOperator } from '#operations/on-duty/rules/driver-language.ts';
import type { DriverLinks, LockedTrip } from '#operations/trips/apply.ts';
import { createMessageId, hashRecipient } from '#output/mail/identity.ts';
import type { MailPayload, PayloadOf } from '#output/mail/messages.ts';
import type { Recipient } from './offer-store.ts';
import type { OfferedJob } from './rules/offered-job.ts';

type Occasion = PayloadOf<'partner-job'>['occasion'];

type PartnerMail = {
  readonly occasion: Occasion;
  readonly recipient: Recipient;
  readonly job: OfferedJob;
  /** Empty until the partner has the job. */
  readonly reference: string;
  /** Distinguishes it from another mail of its kind. */
  readonly event: string;
};

/** The address of a partner's link; null without a configured desk address. */
function partnerLink({ deskUrl }: DriverLinks, key: string): string | null {
  return deskUrl ? `${deskUrl}/partner/${key}` : null;
}

/** Mails a partner in the partner's language. Ignores the mail quota, which is for customers. */
export async function mailPartner({ tx, links, now }: LockedTrip, mail: PartnerMail): Promise<void> {
  const url = partnerLink(links, mail.recipient.key);
  if (url !== null && mail.recipient.email !== '') await enqueueJobs(tx, [createPartnerMailJob({ ...mail, url, at: now })]);
}

function createPartnerMailJob({ occasion, recipient, job, reference, event, url, at }: PartnerMail & { url: string; at: string }): NewJob {
  const towns = job.stops.map(townOf);
  // Most trips end where they began, so start and end alone say nothing about the route.
  const { from, to } = routeEndsOf(towns);
  const payload: MailPayload = {
    kind: 'partner-job',
    messageId: createMessageId('partner-job', [recipient.id, occasion, event]),
    recipientHash: hashRecipient(recipient.email),
    causedAt: at,
    site: siteOfOperator(recipient.country),
    language: recipient.language,
    recipient: { name: shorten(recipient.contactName || recipient.name), email: recipient.email },
    occasion,
    recipientId: recipient.id,
    job: {
      reference,
      begin: toLocal(job.duties[0]?.startsAt ?? at, job.timeZone),
      from,
      to,
      passengers: job.passengers,
      vehicle: job.class,
      priceCents: recipient.priceCents,
    },
    deadline: hasDeadline(occasion) && recipient.deadline !== null ? toLocal(recipient.deadline, planningZone) : null,
    url,
  };
  const { messageId, recipientHash } = payload;
  return { kind: 'mail', tripId: null, payload, messageId, recipientHash, runAfter: null, isUrgent: true };
}

/** Whether the mail asks for an answer. */
function hasDeadline(occasion: Occasion): boolean {
  return occasion === 'offered' || occasion === 'price-answered' || occasion === 'price-refused';
}

function townOf({ zip, town }: OfferedJob['stops'][number]): string {
  return shorten([zip, town].filter((part) => part !== '').join(' '));
}
