import type { DeskQueries } from '#desk-service/desk-service.ts';

/** What the board draws. */
export type Board = Awaited<ReturnType<DeskQueries['plan']['board']>>;
export type BoardRow = Board['rows'][number];
export type BoardBar = Board['bars'][number];
export type OpenRun = Board['open'][number];
/** What the law leaves one driver. */
export type RowLimits = Awaited<ReturnType<DeskQueries['plan']['limits']>>[number];
