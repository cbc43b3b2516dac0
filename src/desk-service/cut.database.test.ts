import { expect, it } from 'vitest';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { cutEverywhere, endConnections } from '#db/testing/cut-everywhere.ts';
import { createTemporaryDatabase } from '#db/testing/test-database.ts';
import { scenarios } from './testing/cut-scenarios.ts';
import { createCutWorld, openOffice, type Scenario } from './testing/cut-world.ts';

/** Some acts alone: `CUT_ACTS=money,trips.cancel`. */
const asked = process.env.CUT_ACTS?.split(',') ?? [];

/**
 * Acts that a second press does once more. Of most only the line in the audit is written again, for they set something to what it is already;
 * of the others the page shows what the first press came to, and a second one is meant.
 */
const doneAgain: ReadonlySet<string> = new Set([
  ...['account.changeLanguage', 'account.endAllSessions', 'people.endSessions', 'people.changeRoles', 'people.recover'],
  ...['messages.assign', 'messages.attach', 'messages.refuse', 'messages.reopen', 'trips.give', 'trips.holdMails', 'reviews.answer'],
  ...['money.importFiles', 'onDuty.changeDriverLink', 'people.inviteAgain', 'privacy.erase', 'trips.correctInvoice'],
]);

function listScenarios(): readonly { readonly name: string; readonly scenario: Scenario }[] {
  return Object.entries(scenarios).flatMap(([subject, acts]) =>
    Object.entries(acts).map(([name, scenario]) => ({ name: `${subject}.${name}`, scenario })),
  );
}

it('an act of the desk is done once or not at all, wherever its connection is cut', { timeout: 900_000 }, async () => {
  const world = await createCutWorld();
  const told: string[] = [];
  let cuts = 0;
  for (const { name, scenario } of listScenarios()) {
    if (asked.length > 0 && !asked.some((word) => name.includes(word))) continue;
    const run = await tryScenario(world, scenario).catch((error: unknown) => ({ cuts: 0, faults: [String(error).slice(0, 200)] }));
    cuts += run.cuts;
    const faults = run.faults.filter((fault) => !(doneAgain.has(name) && fault.includes('done twice')));
    told.push(...faults.map((fault) => `${name} ${fault}`));
  }
  expect(told).toEqual([]);
  if (asked.length === 0) expect(cuts).toBeGreaterThan(1_000);
});

async function tryScenario(world: Awaited<ReturnType<typeof createCutWorld>>, scenario: Scenario) {
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
