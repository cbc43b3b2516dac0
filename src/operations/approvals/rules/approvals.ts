import type { StaffRight } from '#operations/staff/rules/rights.ts';

/** Actions that need a second person if there are several staff members, with the right to approve each. */
export const approvalKinds = ['recover', 'erase', 'rates', 'bank-account', 'credit', 'agreed-rates'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

export const approvalRights: Readonly<Record<ApprovalKind, StaffRight>> = {
  /** Restore access for a person who lost every means of sign-in. */
  recover: 'manage-people',
  /** Erase a person's data. */
  erase: 'erase-customers',
  /** Publish price tables. */
  rates: 'edit-rates',
  /** Change a partner's bank account. */
  'bank-account': 'manage-fleet',
  /** Let a customer owe more than agreed. */
  credit: 'approve-prices',
  /** Agree rates with a customer. */
  'agreed-rates': 'approve-prices',
};
