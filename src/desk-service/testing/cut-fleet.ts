import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { cardBytes } from '#operations/duties/rules/hours/testing/card-bytes.ts';
import { createCertificateTasks } from '#operations/fleet/certificate-store.ts';
import { unitBytes } from '#operations/tachograph/rules/testing/unit-bytes.ts';
import type { Office, Scenario, Scenarios } from './cut-world.ts';

const operator = { kind: 'own', name: 'Convoya Noord', country: 'NL', phone: '+31 50 123 45 67', email: '' };
const driver = { name: 'Bo Bakker', phone: '+31 6 87654321', email: '', hoursAWeek: '', taxNumber: '', languages: ['nl'], leftOn: '' };
const vehicle = {
  ...{ plate: '12-bvb-3', class: 'coachHire', seats: '48', wheelchairs: '0', look: 'white', tachograph: 'smart2', euroNorm: '' },
  ...{ massKg: '', zones: '', extras: [], soldOn: '' },
};
const today = todayIn('Europe/Amsterdam', new Date().toISOString());
const period = { fromDate: addDays(today, 400), fromTime: '', untilDate: addDays(today, 402), untilTime: '' };
/** A thing that no page has read yet has no version. */
const seen = '0';

async function depotOf({ boss }: Office): Promise<string> {
  return (await boss.queries.fleet.operatorsAndDepots({})).depots[0]?.id ?? '';
}

async function operatorOf({ db }: Office): Promise<string> {
  return (await db.selectFrom('operators').select('id').executeTakeFirstOrThrow()).id;
}

const ofDriver =
  (act: (desk: Office['boss'], id: string) => Promise<unknown>): Scenario =>
  async ({ known }) =>
  async (desk) =>
    await act(desk, known.drivers[0]);

const sheet = {
  date: addDays(today, -3),
  kind: 'ours',
  from: '08:00',
  until: '16:00',
  drivingMinutes: '200',
  breakMinutes: '45',
  note: '',
};

export const driverScenarios = {
  add: async (office) => {
    const depotId = await depotOf(office);
    return (desk) => desk.acts.drivers.add({ ...driver, depotId });
  },
  change: async (office) => {
    const depotId = await depotOf(office);
    return (desk) => desk.acts.drivers.change({ ...driver, opens: '', id: office.known.drivers[0], seen, depotId });
  },
  mailMonth: async (office) => {
    const { db, boss, known } = office;
    const run = { reference: known.booked, vehicle: '0' };
    await boss.acts.plan.place({ ...run, vehicleId: known.vehicles[0], driverIds: [known.drivers[0]], reason: '', seen });
    await db.updateTable('drivers').set({ email: 'jan@example.com' }).execute();
    const duty = await db.selectFrom('duties').select('starts_at').where('trip_id', '=', known.tripId).executeTakeFirstOrThrow();
    return (desk) => desk.acts.drivers.mailMonth({ id: known.drivers[0], month: duty.starts_at.slice(0, 7) });
  },
  reportAbsence: ofDriver((desk, id) => desk.acts.drivers.reportAbsence({ id, seen, ...period, kind: 'leave' })),
  noteHours: ofDriver((desk, id) => desk.acts.drivers.noteHours({ id, ...sheet })),
  takeBackHours: async ({ boss, known }) => {
    await boss.acts.drivers.noteHours({ id: known.drivers[0], ...sheet });
    const id = (await boss.queries.drivers.hours({ id: known.drivers[0] }))?.records[0]?.id ?? '';
    return (desk) => desk.acts.drivers.takeBackHours({ id });
  },
  readCard: async ({ db, known }) => {
    await db.updateTable('drivers').set({ name: 'Jan Bakker' }).where('id', '=', known.drivers[0]).execute();
    const bytes = cardBytes({
      days: [
        { date: addDays(today, -10), changes: ['00:00 rest', '05:40 drive', '15:10 rest'] },
        { date: addDays(today, -9), changes: ['00:00 rest'] },
      ],
    });
    return (desk) => desk.acts.drivers.readCard({ id: known.drivers[0], file: [{ name: 'card.ddd', bytes }] });
  },
} satisfies Scenarios['drivers'];

const certificate = { seen, kind: 'first-aid', number: '7', validUntil: '2098-01-01' };

export const fleetScenarios = {
  addOperator: async () => (desk) => desk.acts.fleet.addOperator(operator),
  changeOperator: async (office) => {
    const id = await operatorOf(office);
    return (desk) => desk.acts.fleet.changeOperator({ id, seen, ...operator });
  },
  addDepot: async (office) => {
    const operatorId = await operatorOf(office);
    return (desk) => desk.acts.fleet.addDepot({ operatorId, name: 'Utrecht', place: 'Utrecht' });
  },
  addVehicle: async (office) => {
    const depotId = await depotOf(office);
    return (desk) => desk.acts.fleet.addVehicle({ ...vehicle, depotId });
  },
  changeVehicle: async (office) => {
    const depotId = await depotOf(office);
    return (desk) => desk.acts.fleet.changeVehicle({ ...vehicle, opens: '', id: office.known.vehicles[0], seen, depotId });
  },
  reportWorkshop:
    async ({ known }) =>
    (desk) =>
      desk.acts.fleet.reportWorkshop({ id: known.vehicles[0], seen, ...period, reason: 'brakes' }),
  endAway: async ({ boss, known }) => {
    const of = { kind: 'vehicle', id: known.vehicles[0] } as const;
    await boss.acts.fleet.reportWorkshop({ id: of.id, seen, ...period, reason: 'brakes' });
    const id = (await boss.queries.fleet.vehicle({ id: of.id }))?.away[0]?.id ?? '';
    const { parts } = await boss.queries.fleet.seen(of);
    const version = parts.find(({ part }) => part === 'away')?.version;
    return (desk) => desk.acts.fleet.endAway({ of: of.kind, id, seen: String(version) });
  },
  fileCertificate:
    async ({ known }) =>
    (desk) =>
      desk.acts.fleet.fileCertificate({ ...certificate, subject: 'driver', id: known.drivers[0], kind: 'licence-d' }),
  finishTask: async ({ db, boss, known }) => {
    await boss.acts.fleet.fileCertificate({
      ...certificate,
      subject: 'driver',
      id: known.drivers[0],
      kind: 'licence-d',
      validUntil: today,
    });
    await createCertificateTasks(db);
    const { id } = await db.selectFrom('paper_tasks').select('id').executeTakeFirstOrThrow();
    return (desk) => desk.acts.fleet.finishTask({ id });
  },
} satisfies Scenarios['fleet'];

const stop = {
  ...{ kind: 'stop-sell', region: '', class: '', fromDay: period.fromDate, untilDay: period.untilDate, units: '' },
  ...{ reason: 'road closed', releaseDays: '', operatorId: '' },
};

export const capacityScenarios = {
  add: async () => (desk) => desk.acts.capacity.add(stop),
  remove: async ({ boss }) => {
    await boss.acts.capacity.add(stop);
    const id = (await boss.queries.capacity.calendar({ region: '', from: stop.fromDay })).entries[0]?.id ?? '';
    return (desk) => desk.acts.capacity.remove({ id });
  },
} satisfies Scenarios['capacity'];

export const tachographScenarios = {
  readUnit: async ({ known }) => {
    const file = [{ name: 'M_20261120.ddd', bytes: unitBytes({ plate: 'AA1' }) }];
    return (desk) => desk.acts.tachograph.readUnit({ id: known.vehicles[0], file });
  },
} satisfies Scenarios['tachograph'];

export const calendarScenarios = {
  change: ofDriver((desk, id) => desk.acts.calendars.change({ subject: 'driver', id, isEnded: false })),
  changeOfOffice: async () => (desk) => desk.acts.calendars.changeOfOffice({ isEnded: false }),
} satisfies Scenarios['calendars'];
