import type { DeskQueries } from '#desk-service/desk-service.ts';

/** What the board draws. */
export type Board = Awaited<ReturnType<DeskQueries['plan']['board']>>;
export type BoardRow = Board['rows'][number];
/** The name of a depot above its rows, or a row. */
export type DepotHead = Pick<BoardRow, 'id' | 'name' | 'detail'> & { readonly kind: 'depot' };
export type GridRow = BoardRow | DepotHead;
export type BoardBar = Board['bars'][number];
export type OpenRun = Board['open'][number];
/** The remaining legal hours of one driver. */
export type RowLimits = Awaited<ReturnType<DeskQueries['plan']['limits']>>[number];

/** The key of a bar: its row and its start. */
export function barKey({ resourceId, startsAt }: Pick<BoardBar, 'resourceId' | 'startsAt'>): string {
  return `${resourceId} ${startsAt}`;
}
