/** Days since an amount was due, in the groups in which an office looks at what it is owed. */
export const ageBuckets = [
  { key: 'not-due', from: Number.NEGATIVE_INFINITY, until: 0 },
  { key: 'week', from: 1, until: 7 },
  { key: 'month', from: 8, until: 30 },
  { key: 'old', from: 31, until: Number.POSITIVE_INFINITY },
] as const;

/** Which unpaid invoices a list shows: what is late or will be due within a week, what is late, or all. */
export const receivableFilters = ['soon', 'overdue', 'all'] as const;
export type ReceivableFilter = (typeof receivableFilters)[number];
