/** The roles of staff members (docs/the-desk.md#roles); one person may have several. */
export const staffRoles = ['sales', 'planner', 'driverManager', 'finance', 'editor', 'onCall', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a staff member may do at the desk. Each use case names the right that it needs. */
export const staffRights = [
  /** See trips with their customers; each view is recorded (Regulation 2016/679 article 5(1)(f)). */
  'see-trips',
  'price-trips',
  /** Approve a price below the floor that another person proposed. */
  'approve-prices',
  'change-trips',
  'end-trips',
  /** Write to a customer in the company's name. */
  'write-to-customers',
  'waive-fees',
  'assign-drivers',
  /** See vehicles, drivers, their documents and absences. */
  'see-fleet',
  'manage-fleet',
  'manage-drivers',
  /** Record that a driver is absent or that a vehicle is in the workshop. */
  'report-absences',
  /** Read why a driver is absent, and the driver's medical certificate: close to health data (Regulation 2016/679 article 9). */
  'see-absence-kinds',
  /** Assign a driver although the law or a document forbids it, with a reason. */
  'override-refusals',
  /** Offer a job to partners at a price with a margin below the floor, with a reason. */
  'offer-below-floor',
  'record-payments',
  /** Give up an amount that a customer owes. */
  'write-off',
  'judge-reviews',
  'edit-pages',
  'edit-rates',
  'see-figures',
  'export-customers',
  /** Save a list of trips under a name for everybody. */
  'share-views',
  'erase-customers',
  /** Make and end keys by which agencies order, and set what each may order. */
  'manage-agencies',
  'manage-people',
  'see-audit',
] as const;
export type StaffRight = (typeof staffRights)[number];

/** The rights of each role. The owner has all, so that a small company needs only one role. */
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
    'manage-agencies',
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
  finance: [
    'see-trips',
    'write-to-customers',
    'record-payments',
    'write-off',
    'waive-fees',
    'see-figures',
    'export-customers',
    'share-views',
  ],
  editor: ['judge-reviews', 'edit-pages'],
  onCall: ['see-trips', 'change-trips', 'write-to-customers', 'end-trips', 'assign-drivers', 'see-fleet', 'report-absences'],
};

/** Whether one of these roles has the right. */
export function mayDo(roles: readonly StaffRole[], right: StaffRight): boolean {
  return roles.some((role) => role === 'owner' || rightsOf[role].includes(right));
}

/** All rights of these roles, in the order of the list. */
export function listRights(roles: readonly StaffRole[]): readonly StaffRight[] {
  return staffRights.filter((right) => mayDo(roles, right));
}
