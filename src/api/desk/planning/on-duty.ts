import { validate as isId } from 'uuid';
import { isReference } from '#domain/trip/reference.ts';
import { findDriverLink } from '#operations/on-duty/driver-link.ts';
import { type LivePlace, listLivePlaces } from '#operations/on-duty/live-place-store.ts';
import { listOpenCalls, listReportsOfDuties, listReportsOfTrip, type StoredReport } from '#operations/on-duty/report-store.ts';
import { isUnreadTooLong } from '#operations/on-duty/rules/duty-sheet.ts';
import { lastStep } from '#operations/on-duty/rules/report-kinds.ts';
import { listSheetsOfTrip, listSheetsUntil, type StoredSheet } from '#operations/on-duty/sheet-store.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { builder, require } from '../builder.ts';
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

const LivePlaceRef = builder.objectRef<LivePlace>('LivePlace').implement({
  fields: (t) => ({
    at: t.exposeString('at'),
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
    stop: t.exposeInt('stop', { nullable: true }),
    expectedAt: t.exposeString('expectedAt', { nullable: true }),
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

type OnDuty = { readonly sheets: SheetLine[]; readonly presses: readonly StoredReport[]; readonly places: readonly LivePlace[] };
const OnDutyRef = builder.objectRef<OnDuty>('OnDuty').implement({
  fields: (t) => ({
    sheets: t.field({ type: [SheetLineRef], resolve: ({ sheets }) => sheets }),
    presses: t.field({ type: [PressLineRef], resolve: ({ presses }) => [...presses] }),
    places: t.field({ type: [LivePlaceRef], resolve: ({ places }) => [...places] }),
  }),
});

const hoursAhead = 36;

async function listSheetsAhead(context: DeskContext): Promise<readonly StoredSheet[]> {
  return await listSheetsUntil(context.db, new Date(Date.parse(context.now()) + hoursAhead * 3_600_000).toISOString());
}

/** What was released and its driver has not read for too long, the first to depart first. */
export async function listUnreadSheets(context: DeskContext): Promise<readonly SheetLine[]> {
  const unread = (await listSheetsAhead(context)).filter(({ seenAt }) => seenAt === null);
  return (await lineOf(context, unread)).filter(({ isOverdue }) => isOverdue);
}

builder.queryFields((t) => ({
  onDuty: t.field({
    type: OnDutyRef,
    description: 'Who was told what of the next day and a half, what he did of it, and what asks for somebody.',
    resolve: async (_root, _arguments, context) => {
      require(context, 'assign-drivers');
      const sheets = await lineOf(context, await listSheetsAhead(context));
      return { sheets, presses: await listOpenCalls(context.db), places: [] };
    },
  }),
  tripOnDuty: t.field({
    type: OnDutyRef,
    nullable: true,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_root, { reference }, context) => {
      require(context, 'see-trips');
      const trip = isReference(reference) ? await findListedTrip(context.db, reference) : null;
      if (trip === null) return null;
      const sheets = await lineOf(context, await listSheetsOfTrip(context.db, trip.id));
      return { sheets, presses: await listReportsOfTrip(context.db, trip.id), places: await listLivePlaces(context.db, trip.id) };
    },
  }),
  driverLink: t.string({
    nullable: true,
    description: 'The address of a driver’s page, which opens without a password; null where he has none.',
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) => {
      require(context, 'assign-drivers');
      return isId(id) ? await findDriverLink(context, id) : null;
    },
  }),
}));
