import * as v from 'valibot';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { endConnections } from '#db/testing/cut-everywhere.ts';
import { createTemporaryDatabase } from '#db/testing/test-database.ts';
import { openDeskService } from '../desk-service.ts';
import { cutActs } from './cut-acts.ts';
import { createCutWorld, openOffice } from './cut-world.ts';

/** Fields that say what a page showed, so that nobody overwrites what somebody else changed since. */
export const versionFields: readonly string[] = ['version', 'seen', 'revision', 'intoVersion'];

/** What became of an act that two people pressed at once, on pages that showed the same. */
export type ActRace = {
  readonly act: string;
  /** Whether the pages say with it what they showed. */
  readonly hasVersion: boolean;
  /** Of each press: null where it was done, else why it was refused. */
  readonly outcomes: readonly (string | null)[];
};

const inputSchema = v.record(v.string(), v.unknown());
const outcomeSchema = v.variant('isDone', [
  v.object({ isDone: v.literal(true) }),
  v.object({ isDone: v.literal(false), problem: v.string() }),
]);

/** Lets two people press each of these acts at once. */
export async function raceActs(names: readonly string[]): Promise<readonly ActRace[]> {
  const world = await createCutWorld();
  const races: ActRace[] = [];
  for (const name of names) races.push(await raceAct(world, name));
  return races;
}

async function raceAct(world: Awaited<ReturnType<typeof createCutWorld>>, name: string): Promise<ActRace> {
  const scenario = cutActs.get(name);
  if (scenario === undefined) throw new Error(`There is no scenario of ${name}`);
  const source = new URL(world.url).pathname.slice(1);
  await endConnections(source);
  const { url, drop } = await createTemporaryDatabase(source);
  const db = createDatabase(createPool(url, { size: 8, statementMilliseconds: 10_000 }));
  const office = openOffice(world, db);
  const act = await scenario(office);
  const fields = new Set<string>();
  const pressed = openOffice(world, db, (context) =>
    openDeskService(context, (work) => async (...given) => {
      for (const each of given) for (const field of Object.keys(v.parse(inputSchema, each))) fields.add(field);
      return await work(...given);
    }),
  );
  const outcomes = await Promise.all([pressed.boss, pressed.second].map(async (desk) => await press(act(desk, office))));
  await db.destroy();
  await drop();
  return { act: name, hasVersion: versionFields.some((field) => fields.has(field)), outcomes };
}

/** Null where it was done, else why it was refused. An act that fails is named, so that the others are tried too. */
async function press(act: Promise<unknown>): Promise<string | null> {
  const outcome = v.safeParse(outcomeSchema, await act.catch((error: unknown) => ({ isDone: false, problem: `failed: ${error}` })));
  if (!outcome.success) return 'failed: no outcome';
  return outcome.output.isDone ? null : outcome.output.problem;
}
