import type { StaffRight } from '#operations/staff/rules/rights.ts';

/** What one of our people cannot do alone where there are two, and the right of whoever agrees to it. */
export const approvalKinds = ['recover', 'erase', 'rates', 'bank-account'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalRights: Readonly<Record<ApprovalKind, StaffRight>> = {
  /** Let somebody in anew who lost every means of sign-in. */
  recover: 'manage-people',
  /** Forget a person. */
  erase: 'erase-customers',
  /** Publish price tables. */
  rates: 'edit-rates',
  /** Change where money of a partner goes. */
  'bank-account': 'manage-fleet',
};
