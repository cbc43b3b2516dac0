import { failure, type Result, success } from '#domain/result.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { mayDo } from '#operations/staff/rules/rights.ts';
import { actOnTrip } from './act-on-trip.ts';
import type { StaffMember } from './actor.ts';
import type { ApplyContext, NotApplied } from './apply.ts';
import { saveOwner } from './owner-store.ts';

export type GivingTrip = {
  readonly reference: string;
  readonly staff: StaffMember;
  /** The colleague's id; empty: nobody. */
  readonly memberId: string;
};

/** Assigns a trip to a colleague who may see trips, or to nobody. */
export async function giveTrip(
  context: ApplyContext,
  { reference, staff, memberId }: GivingTrip,
): Promise<Result<true, { readonly why: 'no-such-colleague' } | NotApplied>> {
  return await actOnTrip(
    context,
    { reference, staff, right: 'see-trips', act: 'give-trip' },
    async ({ tx, trip }): Promise<Result<true, { readonly why: 'no-such-colleague' }>> => {
      const members = memberId === '' ? [] : await listMembers(tx);
      const owner = members.find(({ id, closedAt, roles }) => id === memberId && closedAt === null && mayDo(roles, 'see-trips'));
      if (memberId !== '' && owner === undefined) return failure({ why: 'no-such-colleague' });
      await saveOwner(tx, trip.id, owner?.id ?? null);
      return success(true);
    },
  );
}
