import type { DeskQueries } from '#desk-service/desk-service.ts';

/** What the board draws. */
export type Board = Awaited<ReturnType<DeskQueries['plan']['board']>>;
export type BoardRow = Board['rows'][number];
/** The name of a yard above those who belong there; what is drawn is a row of either. */
export type YardHead = Pick<BoardRow, 'id' | 'name' | 'detail'> & { readonly kind: 'yard' };
export type GridRow = BoardRow | YardHead;
export type BoardBar = Board['bars'][number];
export type OpenRun = Board['open'][number];
/** What the law leaves one driver. */
export type RowLimits = Awaited<ReturnType<DeskQueries['plan']['limits']>>[number];

/** A bar by name: of a row, where it begins. */
export function barKey({ resourceId, startsAt }: Pick<BoardBar, 'resourceId' | 'startsAt'>): string {
  return `${resourceId} ${startsAt}`;
}
