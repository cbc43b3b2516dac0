import type { DeskQueries } from '#desk-service/desk-service.ts';

/** A message as its page shows it. */
export type ShownMessage = NonNullable<Awaited<ReturnType<DeskQueries['messages']['one']>>>;
