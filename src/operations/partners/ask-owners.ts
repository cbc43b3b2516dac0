import { cleanText } from '#domain/input/clean-text.ts';
import { formatCents } from '#domain/money/format-money.ts';
import { tagOf } from '#domain/sites/language.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { mayDo } from '#operations/staff/rules/rights.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { LockedTrip } from '#operations/trips/apply.ts';
import { insertNote, listNotes } from '#operations/trips/note-store.ts';

type Asking = { readonly staff: StaffMember; readonly priceCents: number; readonly percent: number; readonly reason: string };

const longest = 1_000;

/**
 * Asks those who may go below the floor, by a note at the trip that names them and stands on their Today until they say that they saw it: price,
 * what would be left, and why. What was asked already is not asked again.
 */
export async function askOwners({ tx, trip }: LockedTrip, { staff, priceCents, percent, reason }: Asking): Promise<void> {
  const owners = (await listMembers(tx)).filter(({ closedAt, roles }) => closedAt === null && mayDo(roles, 'offer-below-floor'));
  const named = owners.map(({ name }) => `@${name}`).join(' ');
  // In the language of whoever is to read it first.
  const price = formatCents(priceCents, tagOf(owners[0]?.language ?? 'nl'));
  const text = cleanText(`${named} ${price} (${percent} %): ${reason}`).slice(0, longest);
  if ((await listNotes(tx, trip.id)).some((note) => note.text === text)) return;
  const mentions = owners.map(({ id }) => id);
  await insertNote(tx, { tripId: trip.id, memberId: staff.id, memberName: nameInAudit(staff), text, mentions });
}
