import { addHours, epochOf } from '#domain/calendar/instant.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { failure } from '#domain/result.ts';
import { readDriverMonth } from '#operations/duties/driver-month.ts';
import { importCard, saveHours, takeBackHours } from '#operations/duties/hours.ts';
import { listWork } from '#operations/duties/placement-store.ts';
import { isReadingDue, knownUntil } from '#operations/duties/rules/hours/real-work.ts';
import { averageAt, averageDays, highestAverage, weeksOf } from '#operations/duties/rules/weekly-average.ts';
import { listWishes } from '#operations/duties/wish-store.ts';
import { listCertificates } from '#operations/fleet/certificate-store.ts';
import { findDriver, listDrivers } from '#operations/fleet/driver-store.ts';
import { reportAbsence } from '#operations/fleet/edit-absences.ts';
import { saveDriver } from '#operations/fleet/edit-fleet.ts';
import { listAbsences } from '#operations/fleet/occupation-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listWorkRecords, type StoredWork } from '#operations/fleet/work-record-store.ts';
import { mailMonth } from '#operations/on-duty/mail-month.ts';
import { may } from '#operations/staff/signed-in.ts';
import { act, onceAct, onceStored, query, withoutValue } from './act.ts';
import { storedAs, withoutHealth } from './certificates.ts';
import { files, id, seen, text, texts } from './fields.ts';
import { listRunsOf, periodFields, readOperatorsAndDepots, showCertificates } from './fleet.ts';

/** How much of a driver's recorded hours is shown: half a year. */
const shownHours = 180 * 24;

/** What a driver did, by the tachograph card or by a timesheet. */
function showWork({ id: of, source, covered, shifts, unknownMinutes, leftOut, isElsewhere, note, addedAt, addedBy }: StoredWork) {
  const [from, until] = [covered[0]?.from ?? '', covered.at(-1)?.until ?? ''];
  const shift = source === 'sheet' ? shifts[0] : undefined;
  const drivingMinutes = shifts.flatMap(({ parts }) => parts).reduce((sum, { kind, minutes }) => sum + (kind === 'drive' ? minutes : 0), 0);
  return {
    ...{ id: of, source, from, until, shifts: shifts.length, drivingMinutes, unknownMinutes, leftOut, isElsewhere, note, addedAt, addedBy },
    /** Of a timesheet: the shift. */
    startsAt: shift?.startsAt ?? null,
    endsAt: shift?.endsAt ?? null,
  };
}

export const driverQueries = {
  /** A driver's duties of a month (`YYYY-MM`), day by day; null where there is no such driver. */
  month: query('assign-drivers', { id: id(), month: text() }, async ({ db }, { id: driverId, month }) =>
    readDriverMonth(db, driverId, month),
  ),
  /** What a driver asked for on the driver's page. */
  wishes: query('assign-drivers', { id: id() }, async ({ db }, { id: driverId }) => {
    const { homeAtNight = false, freeDays = [] } = (await listWishes(db, [driverId]))[0] ?? {};
    return { homeAtNight, freeDays };
  }),
  list: query('see-fleet', {}, async (context) => {
    const [owners, drivers] = await Promise.all([readOperatorsAndDepots(context), listDrivers(context.db)]);
    const shown = drivers.map(({ id: of, depotId, name, phone, languages, leftOn, isUnreadable }) => ({
      id: of,
      depotId,
      name,
      phone,
      languages,
      leftOn,
      isUnreadable: isUnreadable === true,
    }));
    return { ...owners, drivers: shown };
  }),
  /**
   * A driver with certificates, absences and coming duties; null where there is none. The reason of an absence needs a right of its own.
   */
  one: query('see-fleet', { id: id() }, async (context, { id: of }) => {
    const { db, signedIn } = context;
    const driver = await findDriver(db, of);
    if (driver === null) return null;
    const mayRead = may(signedIn, 'see-absence-kinds');
    const [absences, certificates, runs] = await Promise.all([
      listAbsences(db, of),
      listCertificates(db, { subject: 'driver', id: of }),
      listRunsOf(context, of),
    ]);
    const away = absences.map(({ id: absence, from, until, kind }) => ({ id: absence, from, until, why: mayRead ? kind : '' }));
    return { driver, certificates: showCertificates(withoutHealth(context, certificates)), away, runs };
  }),
  /** What a driver has worked, and the average week including planned duties; null where there is no such driver. */
  hours: query('manage-drivers', { id: id() }, async (context, { id: of }) => {
    const { db } = context;
    const now = context.now();
    const driver = await findDriver(db, of);
    if (driver === null) return null;
    const { operators, depots } = await readOperatorsAndDepots(context);
    const depot = depots.find((each) => each.id === driver.depotId);
    const country = operators.find((operator) => operator.id === depot?.operatorId)?.country ?? '';
    const records = await listWorkRecords(db, { since: addHours(now, -shownHours), drivers: [of] });
    const work = await listWork(db, { since: addHours(now, -averageDays * 24), without: [], drivers: [of] });
    const weeks = weeksOf(work.get(of) ?? []);
    const asked = { country, day: todayIn(planningZone, now) };
    const endOf = ({ covered, addedAt }: StoredWork) => epochOf(covered.at(-1)?.until ?? addedAt);
    return {
      records: records.toSorted((first, second) => endOf(second) - endOf(first)).map(showWork),
      knownUntil: knownUntil(records),
      isReadingDue: isReadingDue(records, now),
      /** Of the weeks up to this one, and of the coming period with the highest average. */
      average: averageAt(weeks, asked),
      highest: highestAverage(weeks, asked),
    };
  }),
};

const driverFields = {
  ...{ name: text(), phone: text(), email: text(), depotId: text(), hoursAWeek: text(), taxNumber: text() },
  ...{ languages: texts(), leftOn: text() },
};

export const driverActs = {
  /** Mails a driver the duties of a month. */
  mailMonth: act('assign-drivers', { id: id(), month: text() }, async (context, { id: driverId, ...asked }) =>
    mailMonth(context, { ...asked, driverId }),
  ),
  add: onceAct({ act: 'drivers.add', answer: onceStored }, 'manage-drivers', driverFields, async (context, { staff: _staff, ...input }) =>
    storedAs(await saveDriver(context, context.signedIn.member, { id: null, input })),
  ),
  change: act(
    'manage-drivers',
    { id: id(), seen: seen(), opens: text(), ...driverFields },
    async (context, { id: of, seen: version, opens, staff: _staff, ...input }) =>
      withoutValue(await saveDriver(context, context.signedIn.member, { id: of, seen: version, mayOpen: opens === 'yes', input })),
  ),
  /** Tells the page which duties have lost their driver. The reason of the absence is left out for people who may not read it. */
  reportAbsence: act(
    'report-absences',
    { id: id(), seen: seen(), ...periodFields, kind: text() },
    async (context, { id: of, seen: version, staff: _staff, kind: typed, ...period }) => {
      const kind = may(context.signedIn, 'see-absence-kinds') ? typed : '';
      return await reportAbsence(context, context.signedIn.member, { id: of, seen: version, input: { ...period, kind } });
    },
  ),
  /** Records what a driver did on a day, in place of the plan. */
  noteHours: act(
    'manage-drivers',
    {
      ...{ id: id(), date: text(), kind: text(), from: text(), until: text() },
      ...{ drivingMinutes: text(), breakMinutes: text(), note: text() },
    },
    async (context, { id: of, staff: _staff, ...input }) => saveHours(context, context.signedIn.member, { id: of, input }),
  ),
  /** Reads the file of a driver's tachograph card. */
  readCard: act('manage-drivers', { id: id(), file: files() }, async (context, { id: of, file: [card] }) =>
    card === undefined
      ? failure('not-a-card' as const)
      : withoutValue(await importCard(context, context.signedIn.member, { id: of, name: card.name, bytes: card.bytes })),
  ),
  /** Removes a record that was made by mistake. The plan counts again. */
  takeBackHours: act('manage-drivers', { id: id() }, async (context, { id: of }) => takeBackHours(context, context.signedIn.member, of)),
};
