import { cleanText } from '#domain/input/clean-text.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { mayDo } from '#operations/staff/rules/rights.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { LockedTrip } from '#operations/trips/apply.ts';
import { insertNote, listNotes } from '#operations/trips/note-store.ts';

type Asking = { readonly staff: StaffMember; readonly priceCents: number; readonly percent: number; readonly reason: string };

/**
 * Asks the owners who may go below the margin floor, by a note on the trip that stays on their Today until confirmed: price, remaining
 * margin and reason. An identical request is not repeated.
 */
export async function askOwners({ tx, trip }: LockedTrip, { staff, priceCents, percent, reason }: Asking): Promise<void> {
  const owners = (await listMembers(tx)).filter(({ closedAt, roles }) => closedAt === null && mayDo(roles, 'offer-below-floor'));
  const named = owners.map(({ name }) => `@${name}`).join(' ');
  // In the language of the first owner.
  const price = formatCents(priceCents, tagOf(owners[0]?.language ?? 'nl'));
  const text = cleanText(`${named} ${price} (${percent} %): ${reason}`);
  if ((await listNotes(tx, trip.id)).some((note) => note.text === text)) return;
  const mentions = owners.map(({ id }) => id);
  await insertNote(tx, { tripId: trip.id, memberId: staff.id, memberName: nameInAudit(staff), text, mentions });
}
