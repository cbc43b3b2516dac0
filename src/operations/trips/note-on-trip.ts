import { lines } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { findMentions } from '#operations/staff/rules/mentions.ts';
import { actOnTrip } from './act-on-trip.ts';
import { nameInAudit, type StaffMember } from './actor.ts';
import type { ApplyContext, NotApplied } from './apply.ts';
import { insertNote } from './note-store.ts';

const noteFields = { text: lines(textLimits.teamNote) };

export type NoteOnTrip = { readonly reference: string; readonly staff: StaffMember; readonly text: string };

/** Saves a note on a trip for colleagues. A colleague named with `@` sees it on Today. Returns how many are named. */
export async function addNote(
  context: ApplyContext,
  { reference, staff, text: typed }: NoteOnTrip,
): Promise<Result<number, { readonly why: 'nothing-typed' } | Mistyped | NotApplied>> {
  return await actOnTrip(
    context,
    { reference, staff, right: 'see-trips', act: 'note', once: { what: [typed], again: 0 } },
    async ({ tx, trip }): Promise<Result<number, { readonly why: 'nothing-typed' } | Mistyped>> => {
      const read = readTyped(noteFields, { text: typed });
      if (!read.ok) return read;
      const { text } = read.value;
      if (text === '') return failure({ why: 'nothing-typed' as const });
      const members = (await listMembers(tx)).filter(({ closedAt }) => closedAt === null);
      const mentions = findMentions(text, members);
      await insertNote(tx, { tripId: trip.id, memberId: staff.id, memberName: nameInAudit(staff), text, mentions });
      return success(mentions.length);
    },
  );
}
