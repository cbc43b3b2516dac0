import type { DeskQueries } from '#desk-service/desk-service.ts';

/** What new rates would have changed. */
export type Trial = NonNullable<Awaited<ReturnType<DeskQueries['rates']['draft']>>>['trial'];
export type TrialPart = NonNullable<Trial>['quotes'];
export type TermsPart = NonNullable<NonNullable<Trial>['quoteTerms']>;
