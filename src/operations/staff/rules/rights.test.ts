import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listRights, mayDo, staffRights, staffRoles } from './rights.ts';

describe('the rights of staff', () => {
  it('the owner has every one', () => {
    expect(listRights(['owner'])).toEqual(staffRights);
  });

  it('only the owner invites people, sees the audit or changes rates', () => {
    const others = staffRoles.filter((role) => role !== 'owner');
    for (const right of ['manage-people', 'see-audit', 'edit-rates', 'erase-customers'] as const) expect(mayDo(others, right)).toBe(false);
  });

  it('an editor never sees a customer, and finance never changes a trip', () => {
    expect(mayDo(['editor'], 'see-trips')).toBe(false);
    expect(mayDo(['finance'], 'change-trips')).toBe(false);
  });

  it('without a role there is none', () => {
    expect(listRights([])).toEqual([]);
  });

  it('an additional role never removes a right', () => {
    fc.assert(
      fc.property(fc.subarray([...staffRoles]), fc.constantFrom(...staffRoles), (roles, more) => {
        const after = listRights([...roles, more]);
        for (const right of listRights(roles)) expect(after).toContain(right);
      }),
    );
  });

  it('each right belongs to a role besides the owner, or is one that only an owner has', () => {
    const others = staffRoles.filter((role) => role !== 'owner');
    const onlyOwners = staffRights.filter((right) => !mayDo(others, right));
    expect(onlyOwners).toEqual(['offer-below-floor', 'edit-rates', 'erase-customers', 'manage-people', 'see-audit']);
  });
});
