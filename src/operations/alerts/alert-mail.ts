import type { NewJob } from '#db/outbox/outbox-store.ts';
import { shorten } from '#domain/input/clean-text.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import type { StaffMember } from '#operations/staff/member-store.ts';
import { createMailJob } from '#operations/trips/mail-job.ts';
import { createMessageId, hashRecipient } from '#output/mail/identity.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import { type Alert, receivesAlert } from './rules/alerts.ts';

/** A mail has use for no more; the rest is counted, and stands on Today. */
const mostListed = 40;

/** The company whose name stands beneath the mails that our own people get. */
const homeSite: SiteKey = 'nl';

/** Something that rings about a trip, so many days before it. */
export type Rung = Alert & { readonly id: string; readonly reference: string; readonly departsOn: string; readonly days: number };

type RingMails = {
  readonly rung: readonly Rung[];
  readonly members: readonly StaffMember[];
  readonly deskUrl: string;
  readonly at: string;
};

/** A mail to each of our people, of what rang now and is theirs to see to. */
export function createAlertMailJobs({ rung, members, deskUrl, at }: RingMails): readonly NewJob[] {
  return members.flatMap((member) => {
    const theirs = member.closedAt === null ? rung.filter(({ kind }) => receivesAlert(kind, member.roles)) : [];
    const [first] = theirs;
    if (first === undefined) return [];
    const payload: MailPayload = {
      kind: 'rings',
      // What rang rings once, so the first of them names the mail.
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

function lineOf({ kind, reference, departsOn, days, open, vehicles, names, papers, dueOn }: Rung) {
  const owners = [...new Set(papers.map(({ owner }) => owner))];
  return { kind, reference, departsOn, days, open, vehicles, names: [...names, ...owners].map((name) => shorten(name)), dueOn };
}
