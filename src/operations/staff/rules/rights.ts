/** What our people are here for (design/desk-domain.md, section 2); one person may be several of them. */
export const staffRoles = ['sales', 'planner', 'driverManager', 'finance', 'editor', 'onCall', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What somebody of ours may do at the desk. A use case names the one it needs. */
export const staffRights = [
  /** See trips with their customers; each look is counted (Regulation 2016/679 article 5(1)(f)). */
  'see-trips',
  'price-trips',
  /** Agree to a price below the floor that somebody else proposes. */
  'approve-prices',
  'change-trips',
  'end-trips',
  /** Write to a customer in our name. */
  'write-to-customers',
  'waive-fees',
  'assign-drivers',
  /** See vehicles, drivers, their papers and who is away when. */
  'see-fleet',
  'manage-fleet',
  'manage-drivers',
  /** Say that a driver does not come, or that a vehicle is in the workshop. */
  'report-absences',
  /** Read why a driver is away, and his medical paper: near to health (Regulation 2016/679 article 9). */
  'see-absence-kinds',
  /** Place somebody against what the law or a paper says, with a reason. */
  'override-refusals',
  /** Offer a job to partners at a price that leaves less than the floor, with a reason. */
  'offer-below-floor',
  'record-payments',
  'judge-reviews',
  'edit-pages',
  'edit-rates',
  'see-figures',
  'export-customers',
  /** Keep a list of trips under a name for everybody. */
  'share-views',
  'erase-customers',
  'manage-people',
  'see-audit',
] as const;
export type StaffRight = (typeof staffRights)[number];

/** Who may do what. The owner may do everything, so that a small company needs one row. */
const rightsOf: Readonly<Record<Exclude<StaffRole, 'owner'>, readonly StaffRight[]>> = {
  sales: [
    'see-trips',
    'price-trips',
    'approve-prices',
    'change-trips',
    'write-to-customers',
    'end-trips',
    'waive-fees',
    'judge-reviews',
    'share-views',
  ],
  planner: [
    'see-trips',
    'change-trips',
    'write-to-customers',
    'assign-drivers',
    'see-fleet',
    'manage-fleet',
    'report-absences',
    'share-views',
  ],
  driverManager: [
    'see-trips',
    'assign-drivers',
    'see-fleet',
    'manage-drivers',
    'report-absences',
    'see-absence-kinds',
    'override-refusals',
  ],
  finance: ['see-trips', 'write-to-customers', 'record-payments', 'waive-fees', 'see-figures', 'export-customers', 'share-views'],
  editor: ['judge-reviews', 'edit-pages'],
  onCall: ['see-trips', 'change-trips', 'write-to-customers', 'end-trips', 'assign-drivers', 'see-fleet', 'report-absences'],
};

/** Whether one of these roles has the right. */
export function mayDo(roles: readonly StaffRole[], right: StaffRight): boolean {
  return roles.some((role) => role === 'owner' || rightsOf[role].includes(right));
}

/** Every right of these roles, in the order of the list. */
export function listRights(roles: readonly StaffRole[]): readonly StaffRight[] {
  return staffRights.filter((right) => mayDo(roles, right));
}
