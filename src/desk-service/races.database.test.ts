import { describe, expect, it } from 'vitest';
import { enter } from '#desk-service/testing/enter.ts';
import { addDays } from '#domain/calendar/date.ts';
import { createCrewWorld } from '#operations/duties/testing/crew-world.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { endAway, reportAbsence, reportWorkshop } from '#operations/fleet/edit-absences.ts';
import { saveCertificate } from '#operations/fleet/edit-certificates.ts';
import { saveDriver, saveOperator, saveVehicle } from '#operations/fleet/edit-fleet.ts';
import { listAbsences } from '#operations/fleet/occupation-store.ts';
import { listOperators } from '#operations/fleet/operator-store.ts';
import { findVehicle } from '#operations/fleet/vehicle-store.ts';
import { openFor } from './testing/open-for.ts';

/** Two people read the same page, then both act at once: the outcome of each act, and what the second one learns. */
const rounds = 20;

type Outcome = { readonly isDone: boolean; readonly problem: string | null };
type Race = (round: number) => Promise<readonly [Promise<Outcome>, Promise<Outcome>]>;

async function createOffice() {
  const world = await createCrewWorld();
  const { context, db, addDriver, addVehicle, reference } = world;
  const [anna, ben] = [openFor(await enter(context, { roles: ['planner'] })), openFor(await enter(context, { roles: ['owner'] }))];
  const drivers = [await addDriver('Jan'), await addDriver('Piet'), await addDriver('Karel')] as const;
  const vehicles = [await addVehicle('AA-1'), await addVehicle('BB-2')] as const;
  await readDuties(context, await world.trip());
  const page = async () => {
    const found = await anna.queries.plan.findCrew({ reference, vehicle: '0', with: '' });
    if (found === null) throw new Error('nothing to drive');
    return found;
  };
  const place = async (desk: typeof anna, crew: readonly [vehicle: string, driver: string], seen: number) => {
    const asked = { reference, vehicle: '0', vehicleId: crew[0], driverIds: [crew[1]], reason: '', seen: String(seen) };
    return outcomeOf(await desk.acts.plan.place(asked));
  };
  const takeOff = async (desk: typeof anna, seen: number) =>
    outcomeOf(await desk.acts.plan.takeOff({ reference, vehicle: '0', seen: String(seen) }));
  const version = async (kind: 'driver' | 'vehicle' | 'operator', id: string, part: string) =>
    (await ben.queries.fleet.seen({ kind, id })).parts.find((each) => each.part === part)?.version ?? 0;
  return { ...world, anna, ben, drivers, vehicles, page, place, takeOff, version, db };
}

function outcomeOf(outcome: { readonly isDone: true } | { readonly isDone: false; readonly problem: string }): Outcome {
  return outcome.isDone ? { isDone: true, problem: null } : outcome;
}

type SaveResult = { readonly ok: true } | { readonly ok: false; readonly failure: { readonly why: string } };

async function outcomeOfSave(work: Promise<SaveResult>): Promise<Outcome> {
  const saved = await work;
  return saved.ok ? { isDone: true, problem: null } : { isDone: false, problem: saved.failure.why };
}

describe('of two people who act on the same version', () => {
  it('one succeeds, and the other is refused and informed, in 200 races over all acts', { timeout: 120_000 }, async () => {
    const office = await createOffice();
    const { db, context, anna, ben, drivers, vehicles, page, place, takeOff, version } = office;
    const [jan, piet, karel] = drivers;
    const operatorId = (await listOperators(db))[0]?.id ?? '';
    const [first, second] = [
      { id: null, name: 'Anna' },
      { id: null, name: 'Ben' },
    ];
    const placed = async () => {
      const { seen, placedDriverIds } = await page();
      if (placedDriverIds.includes(jan)) return seen;
      await place(anna, [vehicles[0], jan], seen);
      return (await page()).seen;
    };
    const open = async () => {
      const { seen, placedVehicleId } = await page();
      if (placedVehicleId === null) return seen;
      await takeOff(anna, seen);
      return (await page()).seen;
    };
    const day = (round: number) => ({ fromDate: addDays('2031-01-01', round * 3), untilDate: addDays('2031-01-01', round * 3 + 1) });
    const driver = await findDriver(db, karel);
    const vehicle = await findVehicle(db, vehicles[1]);
    const inputOfDriver = (phone: string) => ({ ...driver, hoursAWeek: '40', taxNumber: '', leftOn: '', phone });
    const inputOfVehicle = (look: string) => ({
      ...vehicle,
      ...{ seats: '59', wheelchairs: '2', massKg: '', soldOn: '', look },
    });
    const operator = (name: string) => ({ kind: 'own', name, country: 'NL', phone: '+31301234567', email: '' });
    const certificate = (number: string) => ({ kind: 'code-95', validUntil: '2035-01-01', number });
    const races: Readonly<Record<string, Race>> = {
      'two crews for an open duty': async () => {
        const seen = await open();
        return [place(anna, [vehicles[0], jan], seen), place(ben, [vehicles[1], piet], seen)];
      },
      'two crews in place of one': async () => {
        const seen = await placed();
        return [place(anna, [vehicles[1], piet], seen), place(ben, [vehicles[1], karel], seen)];
      },
      'a crew and taking off': async () => {
        const seen = await placed();
        return [place(anna, [vehicles[1], piet], seen), takeOff(ben, seen)];
      },
      'a driver’s data': async (round) => {
        const seen = await version('driver', karel, 'driver');
        return [
          outcomeOfSave(saveDriver(context, first, { id: karel, input: inputOfDriver(`+3161111${1000 + round}`), seen })),
          outcomeOfSave(saveDriver(context, second, { id: karel, input: inputOfDriver(`+3162222${1000 + round}`), seen })),
        ];
      },
      'a vehicle’s data': async (round) => {
        const seen = await version('vehicle', vehicles[1], 'vehicle');
        return [
          outcomeOfSave(saveVehicle(context, first, { id: vehicles[1], input: inputOfVehicle(`red ${round}`), seen })),
          outcomeOfSave(saveVehicle(context, second, { id: vehicles[1], input: inputOfVehicle(`blue ${round}`), seen })),
        ];
      },
      'an operator’s data': async (round) => {
        const seen = await version('operator', operatorId, 'operator');
        return [
          outcomeOfSave(saveOperator(context, first, { id: operatorId, input: operator(`A ${round}`), seen })),
          outcomeOfSave(saveOperator(context, second, { id: operatorId, input: operator(`B ${round}`), seen })),
        ];
      },
      'papers of one kind': async (round) => {
        const seen = await version('driver', karel, 'papers');
        const file = { owner: { subject: 'driver' as const, id: karel }, name: 'Karel', seen };
        return [
          outcomeOfSave(saveCertificate(context, first, { ...file, input: certificate(`A${round}`) })),
          outcomeOfSave(saveCertificate(context, second, { ...file, input: certificate(`B${round}`) })),
        ];
      },
      'two absences': async (round) => {
        const seen = await version('driver', karel, 'away');
        return [
          outcomeOfSave(reportAbsence(context, first, { id: karel, input: { ...day(round), kind: 'ill' }, seen })),
          outcomeOfSave(reportAbsence(context, second, { id: karel, input: { ...day(round + 100), kind: 'leave' }, seen })),
        ];
      },
      'an absence that is ended and another reported': async (round) => {
        await reportAbsence(context, first, { id: karel, input: { ...day(round + 200), kind: 'ill' } });
        const seen = await version('driver', karel, 'away');
        const absence = (await listAbsences(db, karel)).at(-1)?.id ?? '';
        return [
          outcomeOfSave(endAway(context, first, { id: absence, of: 'driver', seen })),
          outcomeOfSave(reportAbsence(context, second, { id: karel, input: { ...day(round + 300), kind: 'leave' }, seen })),
        ];
      },
      'two stays in the workshop': async (round) => {
        const seen = await version('vehicle', vehicles[1], 'away');
        return [
          outcomeOfSave(reportWorkshop(context, first, { id: vehicles[1], input: { ...day(round + 400), reason: 'tyres' }, seen })),
          outcomeOfSave(reportWorkshop(context, second, { id: vehicles[1], input: { ...day(round + 500), reason: 'brakes' }, seen })),
        ];
      },
    };
    const wrong: string[] = [];
    let run = 0;
    for (const [name, race] of Object.entries(races)) {
      for (let round = 0; round < rounds; round += 1) {
        const outcomes = await Promise.all(await race(round));
        run += 1;
        const winners = outcomes.filter(({ isDone }) => isDone).length;
        const losers = outcomes.filter(({ problem }) => problem === 'changed-since').length;
        if (winners !== 1 || losers !== 1) wrong.push(`${name}: ${outcomes.map(({ problem }) => problem).join(' and ')}`);
      }
    }
    expect(run).toBe(200);
    expect(wrong).toEqual([]);
  });

  it('the loser sees what was done and by whom, and may continue knowing it', async () => {
    const { anna, ben, drivers, vehicles, page, reference, trip, db } = await createOffice();
    const { seen } = await page();
    const asked = { reference, vehicle: '0', vehicleId: vehicles[0], driverIds: [drivers[0]], reason: '', seen: String(seen) };
    expect(await anna.acts.plan.place(asked)).toMatchObject({ isDone: true });
    const other = { ...asked, vehicleId: vehicles[1], driverIds: [drivers[1]] };
    const late = await ben.acts.plan.place(other);
    expect(late).toMatchObject({ problem: 'changed-since', values: { by: 'Mo planner', before: '', after: 'Jan · AA-1, white' } });
    expect((await trip()).assignment?.driverName).toBe('Jan');
    const version = late.isDone ? '' : String(late.values.version);
    expect(await ben.acts.plan.place({ ...other, seen: version })).toMatchObject({ isDone: true });
    expect((await page()).changes).toMatchObject([
      { by: 'Mo owner', before: 'Jan · AA-1, white', after: 'Piet · BB-2, white' },
      { by: 'Mo planner', before: '', after: 'Jan · AA-1, white' },
    ]);
    const history = await db.selectFrom('trip_history').select('detail').where('event', '=', 'assign').orderBy('version').execute();
    expect(history.at(-1)?.detail).toEqual({ placed: 'Piet · BB-2, white', replaced: 'Jan · AA-1, white' });
  });
});
