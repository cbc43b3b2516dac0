import { listReportsOfDuties, type StoredReport } from '#operations/on-duty/report-store.ts';
import { isUnreadTooLong } from '#operations/on-duty/rules/duty-sheet.ts';
import { lastStep } from '#operations/on-duty/rules/report-kinds.ts';
import { listSheetsUntil, type StoredSheet } from '#operations/on-duty/sheet-store.ts';
import { builder } from '../builder.ts';
import type { DeskContext } from '../context.ts';

const PressLineRef = builder.objectRef<StoredReport>('PressLine').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    reference: t.exposeString('reference'),
    driver: t.exposeString('driverName'),
    phone: t.exposeString('driverPhone'),
    kind: t.exposeString('kind'),
    at: t.exposeString('at', { description: 'By the clock of his phone.' }),
    receivedAt: t.exposeString('receivedAt'),
    stop: t.exposeInt('stop', { nullable: true }),
    minutes: t.exposeInt('minutes', { nullable: true }),
    note: t.exposeString('note'),
    handledBy: t.exposeString('handledBy', { nullable: true }),
  }),
});

export type SheetLine = StoredSheet & { readonly step: StoredReport | null; readonly isOverdue: boolean };
export const SheetLineRef = builder.objectRef<SheetLine>('SheetLine').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    reference: t.string({ resolve: ({ contents }) => contents.reference }),
    driver: t.exposeString('driverName'),
    phone: t.exposeString('driverPhone'),
    version: t.exposeInt('version'),
    startsAt: t.string({ resolve: ({ contents }) => contents.startsAt }),
    vehicle: t.string({ resolve: ({ contents }) => contents.vehicle }),
    releasedAt: t.exposeString('releasedAt'),
    seenAt: t.exposeString('seenAt', { nullable: true }),
    isOverdue: t.exposeBoolean('isOverdue', { description: 'He has not read it for too long: somebody must ring him.' }),
    step: t.field({ type: PressLineRef, nullable: true, resolve: ({ step }) => step }),
  }),
});

async function lineOf(context: DeskContext, sheets: readonly StoredSheet[]): Promise<SheetLine[]> {
  const presses = await listReportsOfDuties(
    context.db,
    sheets.map(({ dutyId }) => dutyId),
  );
  const now = context.now();
  return sheets.map((sheet) => ({
    ...sheet,
    step: lastStep(presses.filter(({ dutyId, driverId }) => dutyId === sheet.dutyId && driverId === sheet.driverId)),
    isOverdue: isUnreadTooLong({ startsAt: sheet.contents.startsAt, releasedAt: sheet.releasedAt, seenAt: sheet.seenAt }, now),
  }));
}

const hoursAhead = 36;

async function listSheetsAhead(context: DeskContext): Promise<readonly StoredSheet[]> {
  return await listSheetsUntil(context.db, new Date(Date.parse(context.now()) + hoursAhead * 3_600_000).toISOString());
}

/** What was released and its driver has not read for too long, the first to depart first. */
export async function listUnreadSheets(context: DeskContext): Promise<readonly SheetLine[]> {
  const unread = (await listSheetsAhead(context)).filter(({ seenAt }) => seenAt === null);
  return (await lineOf(context, unread)).filter(({ isOverdue }) => isOverdue);
}
