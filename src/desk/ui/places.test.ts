import { describe, expect, it } from 'vitest';
import { listRights, type StaffRole, staffRoles } from '#operations/staff/rules/rights.ts';
import { beginsAt, listPlaces } from './places.ts';

const rightsOf = (role: StaffRole) => listRights([role]);

describe('the first page', () => {
  it.each(staffRoles)('%s starts at an allowed place', (role) => {
    const rights = rightsOf(role);
    expect(listPlaces(rights).map(({ to }) => to)).toContain(beginsAt(rights));
  });

  it('is Today with the right to see trips, the pages for an editor and the account without rights', () => {
    expect([beginsAt(rightsOf('sales')), beginsAt(rightsOf('editor')), beginsAt([])]).toEqual(['/', '/pages', '/account']);
  });
});
