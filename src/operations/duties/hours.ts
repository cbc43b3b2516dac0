import { createHash } from 'node:crypto';
import { validate as isId } from 'uuid';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { cleanLine, shorten } from '#domain/input/clean-text.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { listCertificates } from '#operations/fleet/certificate-store.ts';
import type { Planner, PlanningContext } from '#operations/fleet/context.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { lockResources } from '#operations/fleet/occupation-store.ts';
import { type Refused, refuseFields } from '#operations/fleet/refusal.ts';
import { deleteWorkRecord, insertWorkRecord, listWorkRecords } from '#operations/fleet/work-record-store.ts';
import { insertCardFile } from '#operations/tachograph/file-store.ts';
import { readCardHours } from './rules/hours/card-hours.ts';
import type { CardFault, DriverCard } from './rules/hours/driver-card.ts';
import { readSheet, typedSheet } from './rules/hours/typed-sheet.ts';

/** Records what a driver did on a day; it replaces the planned hours. */
export async function saveHours(
  { db }: PlanningContext,
  by: Planner,
  { id, input }: { readonly id: string; readonly input: unknown },
): Promise<Result<true, Refused>> {
  const read = readFields(typedSheet, input);
  if (!read.ok) return refuseFields(read.failure);
  const sheet = readSheet(read.value, await databaseNow(db));
  if (!sheet.ok) return refuseFields(sheet.failure);
  const { covered, shifts } = sheet.value;
  const { note, kind, date } = read.value;
  return await inTransaction(db, async (tx) => {
    const driver = await findDriver(tx, id);
    if (driver === null) return failure({ why: 'gone' as const });
    await lockResources(tx, [id]);
    const known = (await listWorkRecords(tx, { since: covered.from, drivers: [id] })).filter(({ source }) => source === 'sheet');
    const isTaken = known.some((each) =>
      each.shifts.some((one) => shifts.some((other) => one.startsAt < other.endsAt && other.startsAt < one.endsAt)),
    );
    if (isTaken) return failure({ why: 'known-hours' as const });
    await insertWorkRecord(tx, {
      driverId: id,
      source: 'sheet',
      covered: [covered],
      shifts,
      note: cleanLine(note),
      isElsewhere: kind === 'elsewhere',
      by: by.name,
    });
    await audit(tx, by, { act: 'note-hours', subject: driver.name, detail: { date, from: read.value.from, until: read.value.until } });
    return success(true as const);
  });
}

/** Why a card file was refused: it is unreadable, of another driver, or already imported. */
export type CardProblem = 'gone' | CardFault | 'other-card' | 'known-file';

type CardFile = { readonly id: string; readonly name: string; readonly bytes: Uint8Array };

/** Reads the bytes of a card's file, on another thread. */
export type ReadCardFile = (bytes: Uint8Array) => Promise<Result<DriverCard, CardFault>>;

/**
 * Imports a driver's card. The driver is matched by the card number among the certificates, ignoring the two characters that count renewals
 * and replacements; if no card is on file, by name. The file is archived as it came.
 */
export async function importCard(
  { db, readCardFile }: PlanningContext & { readonly readCardFile: ReadCardFile },
  by: Planner,
  { id, name, bytes }: CardFile,
): Promise<Result<{ shifts: number }, CardProblem>> {
  const driver = isId(id) ? await findDriver(db, id) : null;
  if (driver === null) return failure('gone');
  const card = await readCardFile(bytes);
  if (!card.ok) return card;
  const { covered, shifts, unknownMinutes } = readCardHours(card.value);
  if (covered.length === 0) return failure('no-days');
  const filed = (await listCertificates(db, { subject: 'driver', id })).find(({ kind }) => kind === 'driver-card');
  if (!isCardOf(card.value, { name: driver.name, number: filed?.number ?? '' })) return failure('other-card');
  const print = createHash('sha256').update(bytes).digest('hex');
  const leftOut = card.value.days.reduce((sum, day) => sum + day.leftOut, 0);
  return await inTransaction(db, async (tx) => {
    const cardNumber = card.value.number;
    const isNew = await insertWorkRecord(tx, {
      driverId: id,
      source: 'card',
      covered,
      shifts,
      print,
      cardNumber,
      unknownMinutes,
      leftOut,
      by: by.name,
    });
    if (!isNew) return failure('known-file' as const);
    const archived = { name: shorten(cleanLine(name), 120), content: bytes, print, by: by.name };
    await insertCardFile(tx, { ...archived, driverId: id, cardNumber, days: card.value.days, leftOut });
    await audit(tx, by, { act: 'read-card', subject: driver.name, detail: { until: covered.at(-1)?.until ?? '', shifts: shifts.length } });
    return success({ shifts: shifts.length });
  });
}

/** The characters of a card number that stay the same over renewals and replacements. */
const identityLength = 14;

function isCardOf({ number, surname }: DriverCard, { name, number: filed }: { readonly name: string; readonly number: string }): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[^\dA-Za-z]/g, '')
      .toLowerCase();
  const own = plain(filed);
  if (own.length >= identityLength) return plain(number).slice(0, identityLength) === own.slice(0, identityLength);
  return surname !== '' && plain(name).includes(plain(surname));
}

/** Deletes a record made by mistake; the planned hours count again. */
export async function takeBackHours({ db }: PlanningContext, by: Planner, id: string): Promise<Result<true, Refused>> {
  if (!isId(id)) return failure({ why: 'gone' });
  return await inTransaction(db, async (tx) => {
    const taken = await deleteWorkRecord(tx, id);
    if (taken === null) return failure({ why: 'gone' as const });
    const driver = await findDriver(tx, taken.driverId);
    await audit(tx, by, { act: 'take-back-hours', subject: driver?.name ?? '', detail: { source: taken.source } });
    return success(true as const);
  });
}
