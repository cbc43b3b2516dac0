import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool } from '../engine/pool.ts';
import type { Database } from '../engine/tables.ts';
import { type CutSide, startCuttingProxy } from './cutting-proxy.ts';
import { formatDatabaseUrl } from './database-url.ts';
import { createTemporaryDatabase } from './test-database.ts';
import { readWholeState, withoutChance } from './whole-state.ts';

export type CutRun = {
  /** The number of cuts tried: before and after each statement. */
  readonly cuts: number;
  /** Runs that were done in part, done twice, or answered otherwise. */
  readonly faults: readonly string[];
};

type Act = (db: Database) => Promise<unknown>;
type Asked = {
  /** The address of the database before the action. It is not modified. */
  readonly source: string;
  readonly act: Act;
  /** Whether a repetition must return the same answer; otherwise it may be refused, as long as nothing happens twice. */
  readonly isRepeatable: boolean;
};

const mostStatements = 120;
const error = Symbol('error');

/**
 * Runs an action with the connection cut before and after each of its statements. After each cut it must have happened once or not at all;
 * a repetition must complete it once and answer as if nothing had happened.
 */
export async function cutEverywhere({ source, act, isRepeatable }: Asked): Promise<CutRun> {
  const whole = await runOnCopy(source, async (db) => ({
    before: await readWholeState(db),
    answer: await act(db),
    after: await readWholeState(db),
  }));
  if (isDeepStrictEqual(whole.before, whole.after)) return { cuts: 0, faults: [`it writes nothing: ${JSON.stringify(whole.answer)}`] };
  const sides = await Promise.all((['before', 'after'] as const).map((side) => cutOnSide({ source, side, whole, act, isRepeatable })));
  return { cuts: sides.reduce((sum, { cuts }) => sum + cuts, 0), faults: sides.flatMap(({ faults }) => faults) };
}

/** Runs repeatedly, each time with the cut one statement later, until a run completes without a cut. */
async function cutOnSide({ source, side, ...judged }: Asked & Pick<Judged, 'whole'> & { readonly side: CutSide }): Promise<CutRun> {
  const faults: string[] = [];
  let copy = await openCopy(source);
  for (let statement = 1; statement <= mostStatements; statement += 1) {
    const hasCut = await cutOnce(copy.url, { statement, side, act: judged.act });
    if (!hasCut) {
      await copy.close();
      return { cuts: statement - 1, faults };
    }
    const state = await readWholeState(copy.db);
    // A copy without any change can be reused as a new one.
    if (isDeepStrictEqual(state, judged.whole.before)) continue;
    const fault = await judge(copy.db, { state, ...judged });
    if (fault !== null) faults.push(`${side} statement ${statement}: ${fault}`);
    await copy.close();
    copy = await openCopy(source);
  }
  throw new Error(`More than ${mostStatements} statements`);
}

type Whole = { readonly before: readonly string[]; readonly after: readonly string[]; readonly answer: unknown };
type Judged = { readonly state: readonly string[]; readonly whole: Whole; readonly act: Act; readonly isRepeatable: boolean };

/** The error in a database after a cut action; null if the action happened once and a repetition changes nothing. */
async function judge(db: Database, { state, whole, act, isRepeatable }: Judged): Promise<string | null> {
  if (!isDeepStrictEqual(state, whole.after)) return `done in part: ${describeDifference(whole.after, state)}`;
  const again = await act(db).catch(() => error);
  const afterwards = await readWholeState(db);
  if (!isDeepStrictEqual(afterwards, whole.after)) return `done twice: ${describeDifference(whole.after, afterwards)}`;
  const isSame = isDeepStrictEqual(withoutChance(again), withoutChance(whole.answer));
  return isRepeatable && !isSame ? `answered again ${again === error ? 'with an error' : JSON.stringify(again)?.slice(0, 200)}` : null;
}

function describeDifference(expected: readonly string[], found: readonly string[]): string {
  const missing = expected.filter((row) => !found.includes(row)).map((row) => `- ${row.slice(0, 220)}`);
  const more = found.filter((row) => !expected.includes(row)).map((row) => `+ ${row.slice(0, 220)}`);
  return [...missing, ...more].slice(0, 6).join('\n') || 'a row more than once';
}

async function cutOnce(
  url: string,
  { statement, side, act }: { readonly statement: number; readonly side: CutSide; readonly act: Act },
): Promise<boolean> {
  const proxy = await startCuttingProxy(inject('testServerUrl'));
  proxy.cutAt(statement, side);
  const db = createDatabase(createPool(proxy.through(url), { size: 5, statementMilliseconds: 10_000 }));
  await act(db).catch(() => undefined);
  await db.destroy();
  await proxy.stop();
  return proxy.hasCut();
}

async function openCopy(source: string) {
  const name = new URL(source).pathname.slice(1);
  await endConnections(name);
  const { url, drop } = await createTemporaryDatabase(name);
  const db = createDatabase(createPool(url, { size: 5, statementMilliseconds: 10_000 }));
  return {
    url,
    db,
    async close() {
      await db.destroy();
      await drop();
    },
  };
}

async function runOnCopy<Value>(source: string, work: (db: Database) => Promise<Value>): Promise<Value> {
  const copy = await openCopy(source);
  return await work(copy.db).finally(copy.close);
}

/** A database can only be copied while nobody is connected to it. */
export async function endConnections(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: formatDatabaseUrl(inject('testServerUrl'), 'postgres') });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]).finally(() => client.end());
}
