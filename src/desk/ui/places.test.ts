import { describe, expect, it } from 'vitest';
import { listRights, type StaffRole, staffRoles } from '#operations/staff/rules/rights.ts';
import { beginsAt, listPlaces } from './places.ts';

const rightsOf = (role: StaffRole) => listRights([role]);

describe('where somebody begins', () => {
  it.each(staffRoles)('%s begins at a place that is his', (role) => {
    const rights = rightsOf(role);
    expect(listPlaces(rights).map(({ to }) => to)).toContain(beginsAt(rights));
  });

  it('is today for whoever sees trips, the pages for an editor and the account for whoever may nothing', () => {
    expect([beginsAt(rightsOf('sales')), beginsAt(rightsOf('editor')), beginsAt([])]).toEqual(['/', '/pages', '/account']);
  });
});
