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

/** The caller, as the use cases of trips know it. */
function staffOf({ signedIn: { member } }: Pick<DeskContext, 'signedIn'>) {
  return { kind: 'staff', id: member.id, name: member.name, rights: listRights(member.roles) } as const;
}

export const privacyQueries = {
  /** The data that we hold about a person, and what an erasure would do. */
  find: query('erase-customers', { who: text() }, async (context, { who }) => {
    if (who === '') return null;
    const found = await findPeople(context.db, who);
    const { trips, people } = await forgetPerson(context, { found, staff: staffOf(context), isDry: true });
    return { trips, people };
  }),
};

/** For the log and the list of approvals: tells people apart without a name. */
function printOf(typed: string): string {
  return `#${createHash('sha256').update(typed.trim().toLowerCase()).digest('hex').slice(0, 8)}`;
}

/** Erases a person, and records it outside the database for a restore. */
export async function erase(asking: DeskContext, typed: string): Promise<true> {
  await asOne(asking, async (context) => {
    const found = await findPeople(context.db, typed);
    const { erasure } = await forgetPerson(context, { found, staff: staffOf(context), isDry: false });
    await audit(context.db, context.signedIn.member, { act: 'erase', subject: printOf(typed), detail: {} });
    // Before the commit: an erasure that was noted but not done is requested again. The other way round a restore would bring the person
    // back.
    if (erasure !== null) await context.noteErasure(erasure);
  });
  return true;
}

export const privacyActs = {
  /** Erases a person. If there is a second member, only after that member agrees. */
  erase: freshAct('erase-customers', { who: text() }, async (context, { who }): Promise<Result<true, 'gone' | 'second-person'>> => {
    const { trips, people } = await findPeople(context.db, who);
    if (who === '' || (trips.length === 0 && people.length === 0)) return failure('gone');
    const { member } = context.signedIn;
    if (!(await hasSecondPerson(context.db, member, 'erase'))) return success(await erase(context, who));
    await askApproval(context.db, member, { kind: 'erase', subject: printOf(who), payload: { typed: who } });
    return failure('second-person');
  }),
};
