import { createHash } from 'node:crypto';
import { failure, type Result, success } from '#domain/result.ts';
import { askApproval, hasSecondPerson } from '#operations/approvals/approvals.ts';
import { audit } from '#operations/audit/audit.ts';
import { forgetPerson } from '#operations/privacy/forget-person.ts';
import { findPeople } from '#operations/privacy/people.ts';
import { listRights } from '#operations/staff/rules/rights.ts';
import { asOne, freshAct, query } from './act.ts';
import type { DeskContext } from './context.ts';
import { text } from './fields.ts';

/** Who asks, as the use cases of trips know him. */
function staffOf({ signedIn: { member } }: Pick<DeskContext, 'signedIn'>) {
  return { kind: 'staff', id: member.id, name: member.name, rights: listRights(member.roles) } as const;
}

export const privacyQueries = {
  /** What somebody is to us, and what would become of it. */
  find: query('erase-customers', { who: text() }, async (context, { who }) => {
    if (who === '') return null;
    const found = await findPeople(context.db, who);
    const { trips, people } = await forgetPerson(context, { found, staff: staffOf(context), isDry: true });
    return { trips, people };
  }),
};

/** In the log and in the list of approvals: it tells one person from another, and nobody's name. */
function printOf(typed: string): string {
  return `#${createHash('sha256').update(typed.trim().toLowerCase()).digest('hex').slice(0, 8)}`;
}

/** Forgets somebody, and writes it down outside the database, for a restore. */
export async function erase(asking: DeskContext, typed: string): Promise<true> {
  await asOne(asking, async (context) => {
    const found = await findPeople(context.db, typed);
    const { erasure } = await forgetPerson(context, { found, staff: staffOf(context), isDry: false });
    await audit(context.db, context.signedIn.member, { act: 'erase', subject: printOf(typed), detail: {} });
    // Before the commit: noted without being done it is asked for again, the other way round a restore would bring somebody back.
    if (erasure !== null) await context.noteErasure(erasure);
  });
  return true;
}

export const privacyActs = {
  /** Forgets somebody; where there is a second person, only once he agrees. */
  erase: freshAct('erase-customers', { who: text() }, async (context, { who }): Promise<Result<true, 'gone' | 'second-person'>> => {
    const { trips, people } = await findPeople(context.db, who);
    if (who === '' || (trips.length === 0 && people.length === 0)) return failure('gone');
    const { member } = context.signedIn;
    if (!(await hasSecondPerson(context.db, member, 'erase'))) return success(await erase(context, who));
    await askApproval(context.db, member, { kind: 'erase', subject: printOf(who), payload: { typed: who } });
    return failure('second-person');
  }),
};
