/** What a customer is. */
export const customerKinds = ['person', 'organisation'] as const;
