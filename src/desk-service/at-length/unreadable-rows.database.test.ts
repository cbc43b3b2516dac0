import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { type CutAct, cutActs } from '../testing/cut-acts.ts';
import { createCutWorld, type Desk, openOffice } from '../testing/cut-world.ts';
import { everything } from '../testing/desk-world.ts';

/** What stands on the lists, each made by an act of the desk on one database; an act that another one rules out is left out. */
const made = [
  ['offers.answerCounter'],
  ['approvals.refuse', 'messages.assign', 'lostItems.answer', 'templates.add', 'views.save', 'incidents.announce', 'tasks.close'],
  ['agencies.resend', 'tachograph.readUnit', 'drivers.readCard', 'drivers.noteHours', 'customers.addNote', 'customers.agreeTerms'],
  ['capacity.add', 'onDuty.releaseSheets', 'onDuty.handleReport', 'plans.accept', 'statements.settle'],
  ['people.changeRoles', 'rates.tryOut', 'texts.saveDraft', 'pages.publish', 'facts.publish', 'trips.note', 'summaries.issue'],
] as const satisfies readonly (readonly CutAct[])[];

/** Every query behind a page that lists things of many kinds. */
const lists: Readonly<Record<string, (queries: Desk['queries']) => Promise<unknown>>> = {
  today: async ({ today }) => [await today.inbox({}), await today.kinds({})],
  trips: async ({ tripList }) => tripList.page(everything),
  find: async ({ tripList }) => tripList.find({ search: 'utrecht' }),
  waiting: async ({ prices }) => prices.waiting({}),
  followUps: async ({ followUps }) => followUps.list({ mine: false }),
  messages: async ({ messages }) => messages.listOpen({}),
  lostItems: async ({ lostItems }) => lostItems.open({}),
  reviews: async ({ reviews }) => reviews.list({ state: 'waiting', site: '', before: '' }),
  tasks: async ({ tasks }) => tasks.mine({}),
  templates: async ({ templates }) => templates.list({}),
  views: async ({ views }) => views.list({}),
  customers: async ({ customers }) => customers.list({ search: '', kind: '', page: 1 }),
  agencies: async ({ agencies }) => agencies.list({}),
  approvals: async ({ approvals }) => approvals.open({}),
  people: async ({ people }) => [await people.members({}), await people.audit({})],
  fleet: async ({ fleet }) => fleet.all({}),
  drivers: async ({ drivers }) => drivers.list({}),
  capacity: async ({ capacity }) => capacity.calendar({ region: '', from: '' }),
  tachograph: async ({ tachograph }) => [await tachograph.due({}), await tachograph.infringements({ month: '2026-11' })],
  runs: async ({ plan }) => plan.runs({}),
  board: async ({ plan }) => plan.board({ from: '', days: '7', open: '' }),
  knockOns: async ({ plan }) => plan.knockOns({ reference: '' }),
  plans: async ({ plans }) => plans.list({}),
  offers: async ({ offers }) => offers.work({}),
  onDuty: async ({ onDuty }) => onDuty.ahead({}),
  money: async ({ money }) => [
    ...[await money.overview({}), await money.bankLines({}), await money.recorded({}), await money.unread({}), await money.books({})],
    ...[await money.cases({}), await money.writeOffs({}), await money.refunds({})],
    await money.receivables({ show: 'all', search: '' }),
  ],
  statements: async ({ statements }) => statements.ofMonth({ month: '' }),
  summaries: async ({ summaries }) => [await summaries.waiting({}), await summaries.issued({})],
  rates: async ({ rates }) => [await rates.versions({}), await rates.draft({})],
  pages: async ({ pages }) => pages.entries({}),
  texts: async ({ texts }) => texts.files({}),
  facts: async ({ facts }) => facts.all({}),
  pictures: async ({ pictures }) => pictures.all({}),
  figures: async ({ figures }) => figures.ofWeeks({ from: '', to: '', site: '' }),
};

/** The list on which the row itself stands, and says that it cannot be read in full. */
const saidOn: Readonly<Record<string, keyof typeof lists>> = {
  'trips.quote': 'trips',
  'trips.itinerary': 'trips',
  'drivers.languages': 'drivers',
  'vehicles.extras': 'fleet',
  'staff_members.roles': 'people',
  'plans.result': 'plans',
  'answer_templates.texts': 'templates',
  'job_offers.contents': 'offers',
};

/** The columns whose rows have a shape that a schema reads, of the tables that hold something. */
async function listShapes(db: Database): Promise<readonly { readonly table: string; readonly column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('json', 'jsonb') and c.is_generated = 'NEVER'
    order by 1, 2`.execute(db);
  const held: { table: string; column: string }[] = [];
  for (const row of rows) {
    const { rows: found } = await sql`select 1 from ${sql.table(row.table)} where ${sql.ref(row.column)} is not null limit 1`.execute(db);
    if (found.length > 0) held.push(row);
  }
  return held;
}

class Undo extends Error {}

/** Runs with one row spoiled, and takes it back. Null where the database itself refuses such a row. */
async function withSpoiled<Found>(db: Database, spoil: RawBuilder<unknown>, work: (tx: Database) => Promise<Found>): Promise<Found | null> {
  let found: Found | null = null;
  await db
    .transaction()
    .execute(async (tx) => {
      const isTaken = await spoil.execute(tx).then(
        () => true,
        () => false,
      );
      if (isTaken) found = await work(tx);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return found;
}

async function tellFault(answer: Promise<unknown>): Promise<string | null> {
  try {
    await answer;
    return null;
  } catch (error) {
    return error instanceof Response ? String(error.status) : String(error).slice(0, 160);
  }
}

it('one row of any stored shape that cannot be read leaves every list there', { timeout: 300_000 }, async () => {
  const world = await createCutWorld();
  const { db } = world.context;
  const office = openOffice(world, db);
  for (const name of made.flat()) {
    const scenario = cutActs.get(name);
    if (scenario === undefined) throw new Error(`There is no scenario of ${name}`);
    const act = await scenario(office).catch(() => null);
    await act?.(office.boss, office).catch(() => null);
  }
  const shapes = await listShapes(db);
  const faults: string[] = [];
  const open = Object.entries(lists);
  for (const [name, list] of open) {
    const fault = await tellFault(list(office.boss.queries));
    if (fault !== null) faults.push(`nothing spoiled: ${name} ${fault}`);
  }
  for (const { table, column } of shapes) {
    const row = sql`${sql.table(table)}.ctid = (select ctid from ${sql.table(table)} where ${sql.ref(column)} is not null limit 1)`;
    const spoil = sql`update ${sql.table(table)} set ${sql.ref(column)} = '{"spoiled": [1]}' where ${row}`;
    await withSpoiled(db, spoil, async (tx) => {
      const { queries } = openOffice(world, tx).boss;
      for (const [name, list] of open) {
        await sql`savepoint of_list`.execute(tx);
        let shown: unknown = null;
        const fault = await tellFault(list(queries).then((answer) => (shown = answer)));
        if (fault !== null) faults.push(`${table}.${column}: ${name} ${fault}`);
        const isSaid = saidOn[`${table}.${column}`] !== name || JSON.stringify(shown).includes('"isUnreadable":true');
        if (fault === null && !isSaid) faults.push(`${table}.${column}: ${name} does not say it`);
        await sql`rollback to savepoint of_list`.execute(tx);
      }
    });
  }
  process.stdout.write(`${open.length} lists, shapes: ${shapes.map(({ table, column }) => `${table}.${column}`).join(' ')}\n`);
  expect(faults).toEqual([]);
});
