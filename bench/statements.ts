import type pg from 'pg';

/** A statement with the blocks of 8 kB that it read, from memory or disk, including those of temporary files. */
export type StatementCost = { readonly text: string; readonly calls: number; readonly blocks: number };

/** PostgreSQL's settings under which it counts statements, and waits for no disk while the tables are filled. */
export const countingSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.max': '5000',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '4GB',
  shared_buffers: '512MB',
};

export async function beginCounting(pool: pg.Pool): Promise<void> {
  await pool.query('create extension if not exists pg_stat_statements');
}

/** The statements of some work, those that read most first. Nothing else may run meanwhile. */
export async function countStatements(pool: pg.Pool, work: () => Promise<unknown>): Promise<readonly StatementCost[]> {
  await pool.query('select pg_stat_statements_reset()');
  await work();
  const { rows } = await pool.query<{ text: string; calls: string; blocks: string }>(`
    select query as text, calls, shared_blks_hit + shared_blks_read + temp_blks_read + temp_blks_written as blocks
    from pg_stat_statements where query not like '%pg_stat_statements%' order by blocks desc`);
  return rows.map(({ text, calls, blocks }) => ({
    text: text.replaceAll(/\s+/g, ' ').trim(),
    calls: Number(calls),
    blocks: Number(blocks),
  }));
}

export function sumBlocks(statements: readonly StatementCost[]): number {
  return statements.reduce((sum, { blocks }) => sum + blocks, 0);
}

/** Below this many blocks (4 MB) a statement's growth says nothing. */
const fewBlocks = 500;

/**
 * How much more is read than from the smaller database, as a ratio of blocks; 1 where both are few. A look-up in a deeper tree reads a
 * little more, what reads in proportion to all trips reads as many times more as there are trips.
 */
export function growthOf(ofFew: number, ofMany: number): number {
  return Math.max(ofMany, fewBlocks) / Math.max(ofFew, fewBlocks);
}
