import { validate as isId } from 'uuid';
import { addDays } from '#domain/calendar/date.ts';
import { isPlannedDate } from '#domain/calendar/written-date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { failure } from '#domain/result.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { cellKey, readSupply, readUse } from '#operations/capacity/capacity-store.ts';
import { addCapacityEntry, removeCapacityEntry } from '#operations/capacity/edit-capacity.ts';
import { type CapacityDay, type CapacityEntry, capacityOn, isCounted, nothingUsed } from '#operations/capacity/rules/capacity.ts';
import { listRegions } from '#operations/capacity/rules/claims.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { builder, require } from '../builder.ts';
import type { DeskContext } from '../context.ts';
import { KeptRef, keptOf, readTyped, TypedFieldInput } from './fleet-types.ts';

type Calendar = {
  readonly region: string;
  readonly regions: readonly string[];
  readonly countedRegions: readonly string[];
  readonly fromDay: string;
  readonly days: readonly CapacityDay[];
  readonly entries: readonly CapacityEntry[];
};

const CapacityDayRef = builder.objectRef<CapacityDay>('CapacityDay').implement({
  fields: (t) => ({
    day: t.exposeString('day'),
    class: t.string({ resolve: (cell) => cell.class }),
    own: t.exposeInt('own'),
    allotted: t.exposeInt('allotted'),
    placed: t.exposeInt('placed'),
    bookedOpen: t.exposeInt('bookedOpen'),
    held: t.exposeInt('held', { description: 'Quotes that our people promised.' }),
    buffer: t.exposeInt('buffer'),
    free: t.exposeInt('free'),
    isStopped: t.exposeBoolean('isStopped'),
  }),
});

const CapacityEntryRef = builder.objectRef<CapacityEntry>('CapacityEntry').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    kind: t.string({ resolve: ({ kind }) => kind }),
    region: t.exposeString('region', { nullable: true }),
    class: t.string({ nullable: true, resolve: (entry) => entry.class }),
    fromDay: t.exposeString('fromDay'),
    untilDay: t.exposeString('untilDay'),
    units: t.exposeInt('units'),
    releaseDays: t.exposeInt('releaseDays', { nullable: true }),
    operatorId: t.exposeString('operatorId', { nullable: true }),
    reason: t.exposeString('reason'),
  }),
});

const CalendarRef = builder.objectRef<Calendar>('CapacityCalendar').implement({
  fields: (t) => ({
    region: t.exposeString('region'),
    regions: t.stringList({ resolve: ({ regions }) => [...regions] }),
    countedRegions: t.stringList({
      description: 'Where vehicles or allotments were entered; elsewhere the sites sell without limit.',
      resolve: ({ countedRegions }) => [...countedRegions],
    }),
    fromDay: t.exposeString('fromDay'),
    days: t.field({ type: [CapacityDayRef], description: 'Of the kinds that the region has or sold.', resolve: ({ days }) => [...days] }),
    entries: t.field({ type: [CapacityEntryRef], description: 'What is not over.', resolve: ({ entries }) => [...entries] }),
  }),
});

const daysShown = 21;

async function readCalendar(context: DeskContext, asked: { readonly region: string; readonly from: string }): Promise<Calendar> {
  const { db } = context;
  const { depots } = context.rates(context.now());
  const today = todayIn(planningZone, context.now());
  const supply = await readSupply(db, depots);
  const regions = listRegions(depots);
  const countedRegions = regions.filter((each) => isCounted(each, supply));
  const region = regions.find((each) => each === asked.region) ?? countedRegions[0] ?? regions[0] ?? '';
  const fromDay = isPlannedDate(asked.from) ? asked.from : today;
  const use = await readUse(db, { regions: [region], fromDay });
  const all = Array.from({ length: daysShown }, (_, index) => addDays(fromDay, index)).flatMap((day) =>
    fleetKeys.map((kind) => {
      const cell = { region, class: kind, day };
      return capacityOn(cell, { supply, today, used: use.get(cellKey(cell)) ?? nothingUsed });
    }),
  );
  const kinds = fleetKeys.filter((kind) => all.some((each) => each.class === kind && isTold(each)));
  const days = all.filter((each) => kinds.includes(each.class));
  return { region, regions, countedRegions, fromDay, days, entries: supply.entries.filter(({ untilDay }) => untilDay >= today) };
}

function isTold({ own, allotted, placed, bookedOpen, held, isStopped }: CapacityDay): boolean {
  return own + allotted + placed + bookedOpen + held > 0 || isStopped;
}

builder.queryFields((t) => ({
  capacity: t.field({
    type: CalendarRef,
    args: { region: t.arg.string({ required: true }), from: t.arg.string({ required: true, description: 'YYYY-MM-DD; else today.' }) },
    resolve: async (_root, asked, context) => {
      require(context, 'see-fleet');
      return await readCalendar(context, asked);
    },
  }),
}));

builder.mutationFields((t) => ({
  addCapacity: t.field({
    type: KeptRef,
    args: { fields: t.arg({ type: [TypedFieldInput], required: true }) },
    resolve: async (_root, { fields }, context) => {
      require(context, 'manage-fleet');
      const regions = listRegions(context.rates(context.now()).depots);
      return keptOf(await addCapacityEntry(context, context.signedIn.member, { input: readTyped(fields), regions }));
    },
  }),
  removeCapacity: t.field({
    type: KeptRef,
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, { id }, context) => {
      require(context, 'manage-fleet');
      return keptOf(isId(id) ? await removeCapacityEntry(context, context.signedIn.member, id) : failure({ problem: 'gone' as const }));
    },
  }),
}));
