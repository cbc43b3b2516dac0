import { createDatabase, createPool } from '#db/engine/pool.ts';
import { type CutRun, cutEverywhere, endConnections } from '#db/testing/cut-everywhere.ts';
import { createTemporaryDatabase } from '#db/testing/test-database.ts';
import { scenarios } from './cut-scenarios.ts';
import { createCutWorld, openOffice, type Scenario } from './cut-world.ts';

/**
 * Acts that a second press repeats. Most of them only write another line in the audit log, because they set something to the value it
 * already has. For the others the page shows the first outcome, and a second press is meant.
 */
const doneAgain: ReadonlySet<string> = new Set([
  ...['account.changeLanguage', 'account.endAllSessions', 'people.endSessions', 'people.recover'],
  ...['messages.assign', 'messages.attach', 'messages.refuse', 'messages.reopen', 'trips.give', 'reviews.answer'],
  ...['agencies.makeKey', 'agencies.resend'],
  ...['calendars.change', 'calendars.changeOfOffice', 'partners.settleAccount', 'views.rename', 'customers.markDifferent'],
  // Pressed again after an address was corrected, the sheet must go out again.
  'drivers.mailMonth',
  ...['money.importFiles', 'onDuty.changeDriverLink', 'people.inviteAgain', 'privacy.erase'],
]);

/** Acts without a scenario. The list may only get shorter. */
export const uncutActs: ReadonlySet<string> = new Set([]);

type Scenarios = typeof scenarios;
/** An act that has a scenario, by `subject.name`. */
export type CutAct = { [Subject in keyof Scenarios]: `${Subject}.${keyof Scenarios[Subject] & string}` }[keyof Scenarios];

/** The acts that have a scenario. */
export const cutActs: ReadonlyMap<string, Scenario> = new Map(
  Object.entries(scenarios).flatMap(([subject, acts]) =>
    Object.entries<Scenario>(acts).map(([name, scenario]) => [`${subject}.${name}`, scenario] as const),
  ),
);

/** Cuts each of these acts at each statement. Errors name the act; `tell` hears of each act as it is done. */
export async function cutDeskActs(names: readonly string[], tell: (line: string) => void = () => undefined): Promise<CutRun> {
  const world = await createCutWorld();
  const faults: string[] = [];
  let cuts = 0;
  for (const name of names) {
    const scenario = cutActs.get(name);
    if (scenario === undefined) throw new Error(`There is no scenario of ${name}`);
    const run = await tryScenario(world, scenario).catch((error: unknown) => ({ cuts: 0, faults: [String(error).slice(0, 200)] }));
    cuts += run.cuts;
    tell(`${name}: ${run.cuts} cuts, ${run.faults.length} faults`);
    faults.push(...run.faults.filter((fault) => !(doneAgain.has(name) && fault.includes('done twice'))).map((fault) => `${name} ${fault}`));
  }
  return { cuts, faults };
}

async function tryScenario(world: Awaited<ReturnType<typeof createCutWorld>>, scenario: Scenario): Promise<CutRun> {
  const { url, drop } = await copyOf(world.url);
  const db = createDatabase(createPool(url, { size: 5, statementMilliseconds: 10_000 }));
  const act = await scenario(openOffice(world, db));
  await db.destroy();
  const run = await cutEverywhere({
    source: url,
    isRepeatable: false,
    act: async (on) => {
      const office = openOffice(world, on);
      return await act(office.boss, office);
    },
  });
  await drop();
  return run;
}

async function copyOf(url: string) {
  const name = new URL(url).pathname.slice(1);
  await endConnections(name);
  return await createTemporaryDatabase(name);
}
