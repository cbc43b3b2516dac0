import { failure, type Result, success } from '#domain/result.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import { mayDo } from '#operations/staff/rules/rights.ts';
import { actOnTrip } from './act-on-trip.ts';
import type { StaffMember } from './actor.ts';
import type { ApplyContext, NotApplied } from './apply.ts';
import { listOwners, saveOwner } from './owner-store.ts';

export type GivingTrip = {
  readonly reference: string;
  readonly staff: StaffMember;
  /** The colleague's id; empty: nobody. */
  readonly memberId: string;
  /** Whose it was as the page showed it; empty: nobody's. */
  readonly before: string;
};

/** A colleague gave it to somebody else since the page was read. */
export type OwnerChanged = { readonly why: 'owner-changed'; readonly values: { readonly name: string } };

/** Null where the owner is still the one that the page showed, or the one that is wanted. */
export function findOtherOwner(
  owner: { readonly id: string; readonly name: string } | null,
  { before, wanted }: { readonly before: string; readonly wanted: string },
): OwnerChanged | null {
  const now = owner?.id ?? '';
  return now === before || now === wanted ? null : { why: 'owner-changed', values: { name: owner?.name ?? '–' } };
}

/** Assigns a trip to a colleague who may see trips, or to nobody. */
export async function giveTrip(
  context: ApplyContext,
  { reference, staff, memberId, before }: GivingTrip,
): Promise<Result<true, { readonly why: 'no-such-colleague' } | OwnerChanged | NotApplied>> {
  return await actOnTrip(
    context,
    { reference, staff, right: 'see-trips', act: 'give-trip' },
    async ({ tx, trip }): Promise<Result<true, { readonly why: 'no-such-colleague' } | OwnerChanged>> => {
      const other = findOtherOwner((await listOwners(tx, [trip.id])).get(trip.id) ?? null, { before, wanted: memberId });
      if (other !== null) return failure(other);
      const members = memberId === '' ? [] : await listMembers(tx);
      const owner = members.find(({ id, closedAt, roles }) => id === memberId && closedAt === null && mayDo(roles, 'see-trips'));
      if (memberId !== '' && owner === undefined) return failure({ why: 'no-such-colleague' });
      await saveOwner(tx, trip.id, owner?.id ?? null);
      return success(true);
    },
  );
}
