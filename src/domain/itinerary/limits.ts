/** When a trip may leave, dated like every rule. Our own estimates (docs/prices-and-law.md); operators must confirm them before launch. */
export const departureLimits = {
  validFrom: '2026-01-01',
  validTo: null,
  source: 'House rule, 2026: a coach needs an hour to come, and nobody prices fuel and drivers beyond two years.',
  minimumLeadHours: 1,
  maximumYearsAhead: 2,
} as const;
