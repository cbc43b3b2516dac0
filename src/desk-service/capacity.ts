import { addDays } from '#domain/calendar/date.ts';
import { isPlannedDate } from '#domain/calendar/written-date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { cellKey, readSupply, readUse } from '#operations/capacity/capacity-store.ts';
import { addCapacityEntry, removeCapacityEntry } from '#operations/capacity/edit-capacity.ts';
import { type CapacityDay, capacityEntryKinds, capacityOn, isCounted, nothingUsed } from '#operations/capacity/rules/capacity.ts';
import { listRegions } from '#operations/capacity/rules/claims.ts';
import { listOperators } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { act, onceAct, onceDone, query, withoutValue } from './act.ts';
import { id, oneOf, oneOfOrNone, text } from './fields.ts';

const daysShown = 28;

function isShown({ own, allotted, partners, placed, bookedOpen, held, isStopped }: CapacityDay): boolean {
  return own + allotted + partners + placed + bookedOpen + held > 0 || isStopped;
}

export const capacityQueries = {
  /**
   * What can still be sold for four weeks from a day (today by default), by region and vehicle class. Without a region: every region that
   * has or sold something.
   */
  calendar: query('see-fleet', { region: text(), from: text() }, async (context, asked) => {
    const { db } = context;
    const { depots } = context.rates(context.now());
    const today = todayIn(planningZone, context.now());
    const [supply, allOperators] = [await readSupply(db, depots), await listOperators(db)];
    const regions = listRegions(depots);
    const region = regions.find((each) => each === asked.region) ?? '';
    const fromDay = isPlannedDate(asked.from) ? asked.from : today;
    const shown = region === '' ? regions : [region];
    const use = await readUse(db, { regions: shown, fromDay });
    const days = Array.from({ length: daysShown }, (_, index) => addDays(fromDay, index));
    const rows = shown.flatMap((each) =>
      fleetKeys.map((kind) => ({
        region: each,
        class: kind,
        days: days.map((day) => {
          const cell = { region: each, class: kind, day };
          return capacityOn(cell, { supply, today, used: use.get(cellKey(cell)) ?? nothingUsed });
        }),
      })),
    );
    return {
      ...{ region, regions, fromDay, today, days },
      /** Regions where vehicles or allotments were entered. Elsewhere the sites sell without limit. */
      countedRegions: regions.filter((each) => isCounted(each, supply)),
      rows: rows.filter((row) => row.days.some(isShown)),
      /** Entries that are not over. */
      entries: supply.entries.filter(({ untilDay }) => untilDay >= today),
      operators: allOperators.map(({ id: of, kind, name }) => ({ id: of, kind, name })),
    };
  }),
};

export const capacityActs = {
  /** Adds an allotment, a stop or a buffer to the calendar. */
  add: onceAct(
    { act: 'capacity.add', answer: onceDone },
    'manage-fleet',
    {
      ...{ kind: oneOf(capacityEntryKinds), region: text(), class: oneOfOrNone(fleetKeys), fromDay: text(), untilDay: text() },
      ...{ units: text(), releaseDays: text(), operatorId: text(), reason: text() },
    },
    async (context, { staff: _staff, ...asked }) => {
      const regions = listRegions(context.rates(context.now()).depots);
      const input = { ...asked, class: asked.class ?? '' };
      return withoutValue(await addCapacityEntry(context, context.signedIn.member, { input, regions }));
    },
  ),
  /** Removes an entry. From then on it no longer counts. */
  remove: act('manage-fleet', { id: id() }, async (context, { id: of }) => removeCapacityEntry(context, context.signedIn.member, of)),
};
