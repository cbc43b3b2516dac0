import type { NewJob } from '#db/outbox/outbox-store.ts';
import { shorten } from '#domain/input/clean-text.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import type { StaffMember } from '#operations/staff/member-store.ts';
import { createMailJob } from '#operations/trips/mail-job.ts';
import { createMessageId, hashRecipient } from '#output/mail/identity.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import { type Alert, receivesAlert } from './rules/alerts.ts';

/** The most alerts listed in a mail; the rest are counted, and listed on Today. */
const mostListed = 40;

/** The company in the footer of mails to staff. */
const homeSite: SiteKey = 'nl';

/** An alert about a trip, this many days before it. */
export type RaisedAlert = Alert & { readonly id: string; readonly reference: string; readonly departsOn: string; readonly days: number };

type AlertMails = {
  readonly raised: readonly RaisedAlert[];
  readonly members: readonly StaffMember[];
  readonly deskUrl: string;
  readonly at: string;
};

/** One mail per staff member, with the new alerts that concern the member. */
export function createAlertMailJobs({ raised, members, deskUrl, at }: AlertMails): readonly NewJob[] {
  return members.flatMap((member) => {
    const theirs = member.closedAt === null ? raised.filter(({ kind }) => receivesAlert(kind, member.roles)) : [];
    const [first] = theirs;
    if (first === undefined) return [];
    const payload: MailPayload = {
      kind: 'rings',
      // Each alert is mailed once, so the first one identifies the mail.
      messageId: createMessageId('rings', [member.id, first.id]),
      recipientHash: hashRecipient(member.email),
      causedAt: at,
      site: homeSite,
      language: member.language,
      recipient: { name: shorten(member.name), email: member.email },
      rings: theirs.slice(0, mostListed).map(lineOf),
      more: Math.max(0, theirs.length - mostListed),
      url: `${deskUrl}/`,
    };
    return [createMailJob(payload, null)];
  });
}

function lineOf({ kind, reference, departsOn, days, open, vehicles, names, certificates, dueOn }: RaisedAlert) {
  const owners = [...new Set(certificates.map(({ owner }) => owner))];
  return { kind, reference, departsOn, days, open, vehicles, names: [...names, ...owners].map((name) => shorten(name)), dueOn };
}
