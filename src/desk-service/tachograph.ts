import { failure } from '#domain/result.ts';
import { isMonth } from '#operations/duties/rules/driver-month.ts';
import { readAgainBy } from '#operations/duties/rules/hours/real-work.ts';
import { listLastReadings } from '#operations/fleet/work-record-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { listCardFiles, listUnitFiles, listUnitReadingDates } from '#operations/tachograph/file-store.ts';
import { importUnit } from '#operations/tachograph/import-unit.ts';
import { readUnitAgainBy } from '#operations/tachograph/list-units-due.ts';
import { listInfringements } from '#operations/tachograph/read-infringements.ts';
import { readUnitPage } from '#operations/tachograph/read-unit-page.ts';
import type { UnitReading } from '#operations/tachograph/rules/unit-reading.ts';
import { act, query, withoutValue } from './act.ts';
import { files, id, text } from './fields.ts';

/** Who drove is close to working hours, so it is for those who manage drivers. */
function withoutDrivers(reading: UnitReading): UnitReading {
  const hide = <Each extends { readonly card: string }>(all: readonly Each[]) => all.map((each) => ({ ...each, card: '' }));
  const days = reading.days.map((day) => ({ ...day, insertions: [] }));
  return { ...reading, days, events: hide(reading.events), faults: hide(reading.faults), speeding: hide(reading.speeding) };
}

export const tachographQueries = {
  /** A reading of a unit, its drivers' cards beside it; null where there is none. */
  unit: query('see-fleet', { id: id() }, async ({ db, signedIn }, { id: of }) => {
    const page = await readUnitPage(db, of);
    if (page === null) return null;
    const mayDrivers = may(signedIn, 'manage-drivers');
    const { reading, ...file } = page.file;
    return { file, reading: mayDrivers ? reading : withoutDrivers(reading), compared: mayDrivers ? page.compared : null };
  }),
  /** The archived readings of a vehicle's unit, and by when it is read again; null where it never was. */
  ofVehicle: query('see-fleet', { id: id() }, async ({ db }, { id: of }) => {
    const read = await listUnitFiles(db, of);
    const [last] = read;
    return { files: read, dueAt: last === undefined ? null : readUnitAgainBy(last.readAt ?? last.addedAt) };
  }),
  /** The archived files of a driver's cards. */
  ofDriver: query('manage-drivers', { id: id() }, async ({ db }, { id: of }) => await listCardFiles(db, of)),
  /** When cards and units were read, and by when they must be read again; the first to be read first, then what never was. */
  due: query('see-fleet', {}, async ({ db, signedIn, now }) => {
    const cards = may(signedIn, 'manage-drivers') ? await listLastReadings(db) : [];
    const units = await listUnitReadingDates(db);
    const at = now();
    const rows = [
      ...cards.map(({ driverId, driver, readAt }) => ({
        kind: 'card' as const,
        of: driverId,
        name: driver,
        readAt,
        dueAt: readAgainBy(readAt),
      })),
      ...units.map(({ vehicleId, plate, readAt }) => {
        return { kind: 'unit' as const, of: vehicleId, name: plate, readAt, dueAt: readAt === null ? null : readUnitAgainBy(readAt) };
      }),
    ];
    return rows
      .map((row) => ({ ...row, isLate: row.dueAt !== null && Date.parse(row.dueAt) < Date.parse(at) }))
      .toSorted((first, second) => Date.parse(first.dueAt ?? '2100-01-01') - Date.parse(second.dueAt ?? '2100-01-01'));
  }),
  /** Infringements of a month by driver; null for what is no month. */
  infringements: query('manage-drivers', { month: text() }, async ({ db }, { month }) =>
    isMonth(month) ? await listInfringements(db, month) : null,
  ),
};

export const tachographActs = {
  /** Reads the file of a vehicle's unit, and archives it. */
  readUnit: act('manage-fleet', { id: id(), file: files() }, async (context, { id: of, file: [file] }) =>
    file === undefined
      ? failure('not-a-unit' as const)
      : withoutValue(await importUnit(context, context.signedIn.member, { id: of, name: file.name, bytes: file.bytes })),
  ),
};
