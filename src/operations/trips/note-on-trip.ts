import { cleanText } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { findMentions } from '#operations/staff/rules/mentions.ts';
import { actOnTrip } from './act-on-trip.ts';
import { nameInAudit, type StaffMember } from './actor.ts';
import type { ApplyContext, NotApplied } from './apply.ts';
import { insertNote } from './note-store.ts';

const longest = 4_000;

export type NoteOnTrip = { readonly reference: string; readonly staff: StaffMember; readonly text: string };

/** Notes something at a trip for colleagues; whoever is named with `@` finds it on his first page. Answers how many are. */
export async function addNote(
  context: ApplyContext,
  { reference, staff, text: typed }: NoteOnTrip,
): Promise<Result<number, { readonly why: 'nothing-typed' } | NotApplied>> {
  return await actOnTrip(context, { reference, staff, right: 'see-trips', act: 'note' }, async ({ tx, trip }) => {
    const text = cleanText(typed).slice(0, longest);
    if (text === '') return failure({ why: 'nothing-typed' as const });
    const members = (await listMembers(tx)).filter(({ closedAt }) => closedAt === null);
    const mentions = findMentions(text, members);
    await insertNote(tx, { tripId: trip.id, memberId: staff.id, memberName: nameInAudit(staff), text, mentions });
    return success(mentions.length);
  });
}
