import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#db/engine/tables.ts';
import { insertAbsence, insertWorkshop } from '#operations/fleet/occupation-store.ts';
import { listDuties } from './duty-store.ts';
import { createCrewWorld } from './testing/crew-world.ts';
import { readDuties } from './trip-duties.ts';

const none = '00000000-0000-4000-8000-000000000000';

/** Two trips at the same hours, each with its own crew; a driver who is away and a vehicle in the workshop. */
async function createTwoCrews() {
  const world = await createCrewWorld();
  const { db, context, trip, place, addDriver, addVehicle, addTrip } = world;
  const other = await addTrip();
  const [jan, piet, third] = [await addDriver('Jan'), await addDriver('Piet'), await addDriver('Karel')];
  const [coach, second, spare] = [await addVehicle('AA-1'), await addVehicle('BB-2'), await addVehicle('CC-3')];
  const placed = [await place(coach, [jan]), await place(second, [piet], { reference: other.reference })];
  expect(placed).toMatchObject([{ ok: true }, { ok: true }]);
  await readDuties(context, other);
  const [mine] = await listDuties(db, (await trip()).id);
  const [theirs] = await listDuties(db, other.id);
  const period = { from: '2031-01-01T00:00:00.000Z', until: '2031-01-02T00:00:00.000Z' };
  await db.transaction().execute(async (tx) => {
    await insertAbsence(tx, { driverId: third, kind: 'other', period, by: 'test' });
    await insertWorkshop(tx, { vehicleId: spare, reason: 'tyres', period, by: 'test' });
  });
  if (mine === undefined || theirs === undefined) throw new Error('no duties');
  return { ...world, jan, piet, third, coach, second, spare, mine: mine.id, theirs: theirs.id };
}

/** Integrity constraint in general, foreign key, check, exclusion. */
const refusals = ['23000', '23503', '23514', '23P01'];

type World = Awaited<ReturnType<typeof createTwoCrews>>;

/** Each in its own transaction, by anybody with the database's password. */
const statements: Readonly<Record<string, (world: World) => readonly RawBuilder<unknown>[]>> = {
  'a busy driver given another duty': ({ jan, theirs }) => [sql`update placements set driver_id = ${jan} where duty_id = ${theirs}`],
  'all duties given to one driver': ({ jan }) => [sql`update placements set driver_id = ${jan}`],
  'a busy driver as the second': ({ jan, theirs }) => [sql`update placements set second_driver_id = ${jan} where duty_id = ${theirs}`],
  'a free driver as the second, without his time': ({ third, theirs }) => [
    sql`update placements set second_driver_id = ${third} where duty_id = ${theirs}`,
  ],
  'a busy vehicle given another duty': ({ coach, theirs }) => [sql`update placements set vehicle_id = ${coach} where duty_id = ${theirs}`],
  'a crew for a duty that has none, without its time': ({ coach, jan, theirs }) => [
    sql`delete from placements where duty_id = ${theirs}`,
    sql`insert into placements (duty_id, vehicle_id, driver_id, judged, override_reason, placed_by)
      values (${theirs}, ${coach}, ${jan}, '[]', '', 'x')`,
  ],
  'the same with its time, which is taken': ({ coach, jan, theirs }) => [
    sql`delete from placements where duty_id = ${theirs}`,
    sql`insert into placements (duty_id, vehicle_id, driver_id, judged, override_reason, placed_by)
      values (${theirs}, ${coach}, ${jan}, '[]', '', 'x')`,
    sql`insert into occupations (id, resource_id, during, duty_id)
      select gen_random_uuid(), each, tstzrange(starts_at, ends_at), id from duties, unnest(array[${coach}, ${jan}]::uuid[]) as each
      where id = ${theirs}`,
  ],
  'a crew that lends its time to another duty': ({ mine, theirs }) => [
    sql`update placements set duty_id = ${none} where duty_id = ${mine}`,
    sql`update placements set duty_id = ${mine} where duty_id = ${theirs}`,
  ],
  'all duties moved by 30 hours': () => [
    sql`update duties set starts_at = starts_at + interval '30 hours', ends_at = ends_at + interval '30 hours',
      vehicle_until = vehicle_until + interval '30 hours'`,
  ],
  'a duty that ends later': ({ mine }) => [sql`update duties set ends_at = ends_at + interval '1 minute' where id = ${mine}`],
  'a duty that begins earlier': ({ mine }) => [sql`update duties set starts_at = starts_at - interval '1 minute' where id = ${mine}`],
  'a vehicle that stays longer': ({ mine }) => [
    sql`update duties set vehicle_until = vehicle_until + interval '1 minute' where id = ${mine}`,
  ],
  'time that is given back under a crew': ({ mine }) => [sql`delete from occupations where duty_id = ${mine}`],
  "a driver's time alone that is given back": ({ jan }) => [sql`delete from occupations where resource_id = ${jan}`],
  'time that ends sooner than the duty': ({ mine }) => [
    sql`update occupations set during = tstzrange(lower(during), upper(during) - interval '1 hour') where duty_id = ${mine}`,
  ],
  'time that is given to another driver': ({ jan, third }) => [
    sql`update occupations set resource_id = ${third} where resource_id = ${jan}`,
  ],
  'time that is moved to another duty': ({ mine, theirs }) => [sql`update occupations set duty_id = ${theirs} where duty_id = ${mine}`],
  'time of nothing': ({ third }) => [
    sql`insert into occupations (id, resource_id, during) values (gen_random_uuid(), ${third}, tstzrange(now(), now() + interval '1 hour'))`,
  ],
  'time of a crew for somebody who is not of it': ({ mine, third }) => [
    sql`insert into occupations (id, resource_id, during, duty_id)
      values (gen_random_uuid(), ${third}, tstzrange(now(), now() + interval '1 hour'), ${mine})`,
  ],
  'all time thrown away': () => [sql`truncate occupations`],
  'an absence without its time': ({ third }) => [
    sql`insert into absences (id, driver_id, kind, reported_by) values (gen_random_uuid(), ${third}, 'other', 'x')`,
  ],
  'an absence in the time of a duty': ({ jan, mine }) => [
    sql`with away as (insert into absences (id, driver_id, kind, reported_by) values (gen_random_uuid(), ${jan}, 'other', 'x') returning id)
      insert into occupations (id, resource_id, during, absence_id)
      select gen_random_uuid(), ${jan}, tstzrange(starts_at, ends_at), away.id from duties, away where duties.id = ${mine}`,
  ],
  'time of an absence that is given back': ({ third }) => [sql`delete from occupations where resource_id = ${third}`],
  'an absence of somebody else than whose time it takes': ({ piet }) => [sql`update absences set driver_id = ${piet}`],
  'time of a workshop that is given back': ({ spare }) => [sql`delete from occupations where resource_id = ${spare}`],
  'a workshop stay of another vehicle': ({ second }) => [sql`update workshop_periods set vehicle_id = ${second}`],
};

async function whatIsTaken(db: Database) {
  const duties = await sql`select id, starts_at, ends_at, vehicle_until from duties order by id`.execute(db);
  const crews = await sql`select duty_id, vehicle_id, driver_id, second_driver_id from placements order by duty_id`.execute(db);
  const taken = await sql`select id, resource_id, during, duty_id, absence_id, workshop_id from occupations order by id`.execute(db);
  return [duties.rows, crews.rows, taken.rows];
}

describe('the database, for every writer,', () => {
  it('accepts nothing that gives anybody or anything two tasks at once, or a task without its time', async () => {
    const world = await createTwoCrews();
    const { db } = world;
    const before = await whatIsTaken(db);
    const accepted: string[] = [];
    for (const [name, listStatements] of Object.entries(statements)) {
      const run = db.transaction().execute(async (tx) => {
        for (const statement of listStatements(world)) await statement.execute(tx);
      });
      const code = await run.then(
        () => 'accepted',
        (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
      );
      if (!refusals.includes(code)) accepted.push(`${name}: ${code}`);
    }
    expect(accepted).toEqual([]);
    expect(await whatIsTaken(db)).toEqual(before);
  });

  it('accepts a duty that is moved together with the time of its crew', async () => {
    const { db, mine } = await createTwoCrews();
    await db.transaction().execute(async (tx) => {
      await sql`update duties set ends_at = ends_at + interval '1 minute', vehicle_until = vehicle_until + interval '1 minute'
        where id = ${mine}`.execute(tx);
      await sql`update occupations set during = tstzrange(lower(during), upper(during) + interval '1 minute')
        where duty_id = ${mine}`.execute(tx);
    });
    await sql`delete from placements where duty_id = ${mine}`.execute(db);
    expect(await db.selectFrom('occupations').selectAll().where('duty_id', '=', mine).execute()).toEqual([]);
  });

  it('refuses a crew that is checked while its duty is being moved', async () => {
    const { db, mine, coach, jan } = await createTwoCrews();
    await sql`delete from placements where duty_id = ${mine}`.execute(db);
    const { promise: isMoved, resolve: moved } = Promise.withResolvers<void>();
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const moving = db.transaction().execute(async (tx) => {
      await sql`update duties set starts_at = starts_at - interval '2 hours' where id = ${mine}`.execute(tx);
      moved();
      await mayCommit;
    });
    await isMoved;
    const placing = db.transaction().execute(async (tx) => {
      await sql`insert into placements (duty_id, vehicle_id, driver_id, judged, override_reason, placed_by)
        values (${mine}, ${coach}, ${jan}, '[]', '', 'x')`.execute(tx);
      await sql`insert into occupations (id, resource_id, during, duty_id) select gen_random_uuid(), ${coach}, tstzrange(starts_at, vehicle_until), id
        from duties where id = ${mine}`.execute(tx);
      await sql`insert into occupations (id, resource_id, during, duty_id) select gen_random_uuid(), ${jan}, tstzrange(starts_at, ends_at), id
        from duties where id = ${mine}`.execute(tx);
      setTimeout(commit, 300);
    });
    await expect(Promise.all([placing, moving])).rejects.toMatchObject({ code: '23000' });
    await moving;
    expect(await db.selectFrom('placements').selectAll().where('duty_id', '=', mine).execute()).toEqual([]);
  });
});
