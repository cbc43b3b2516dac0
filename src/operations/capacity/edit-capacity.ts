import { inTransaction } from '#db/engine/transaction.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { Planner, PlanningContext } from '#operations/fleet/context.ts';
import { explainRefusal, type Refused, refuseFields } from '#operations/fleet/refusal.ts';
import { deleteCapacityEntry, insertCapacityEntry } from './capacity-store.ts';
import { entryOf, typedCapacityEntry } from './rules/typed-entry.ts';

/** Adds an allotment, a stop-sell or a buffer; `regions` are the existing regions. */
export async function addCapacityEntry(
  { db }: PlanningContext,
  by: Planner,
  { input, regions }: { readonly input: unknown; readonly regions: readonly string[] },
): Promise<Result<string, Refused>> {
  const read = readFields(typedCapacityEntry, input);
  if (!read.ok) return refuseFields(read.failure);
  const entry = entryOf(read.value);
  const { kind, region, fromDay, untilDay, units, reason } = entry;
  if (region !== null && !regions.includes(region)) return refuseFields([{ field: 'region', code: 'invalid' }]);
  return await explainRefusal(() =>
    inTransaction(db, async (tx) => {
      const id = await insertCapacityEntry(tx, { ...entry, by: by.name });
      const detail = { kind, class: entry.class ?? '', fromDay, untilDay, units, reason };
      await audit(tx, by, { act: 'add-capacity', subject: region ?? '*', detail });
      return success(id);
    }),
  );
}

/** Removes an entry; it stops counting at once. */
export async function removeCapacityEntry({ db }: PlanningContext, by: Planner, id: string): Promise<Result<true, Refused>> {
  return await inTransaction(db, async (tx) => {
    const gone = await deleteCapacityEntry(tx, id);
    if (gone === null) return failure({ why: 'gone' as const });
    await audit(tx, by, { act: 'remove-capacity', subject: gone.region ?? '*', detail: { kind: gone.kind } });
    return success(true as const);
  });
}
