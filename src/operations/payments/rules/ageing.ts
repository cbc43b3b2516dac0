/** Days since the due date, in the usual groups of an ageing report. */
export const ageBuckets = [
  { key: 'not-due', from: Number.NEGATIVE_INFINITY, until: 0 },
  { key: 'week', from: 1, until: 7 },
  { key: 'month', from: 8, until: 30 },
  { key: 'old', from: 31, until: Number.POSITIVE_INFINITY },
] as const;

/** The unpaid invoices in a list: late or due within a week, late, or all. */
export const receivableFilters = ['soon', 'overdue', 'all'] as const;
export type ReceivableFilter = (typeof receivableFilters)[number];
