import { inTransaction } from '#db/engine/transaction.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { Planner, PlanningContext } from '#operations/fleet/context.ts';
import { listOperators } from '#operations/fleet/operator-store.ts';
import { explainRefusal, type Refused, refuseFields } from '#operations/fleet/refusal.ts';
import { saveProfile } from './partner-store.ts';
import { typedPartner } from './rules/partner.ts';

/** Keeps what is known of an operator that drives for us. */
export async function savePartner(
  { db }: PlanningContext,
  by: Planner,
  { id, input }: { readonly id: string; readonly input: unknown },
): Promise<Result<true, Refused>> {
  const read = readFields(typedPartner, input);
  if (!read.ok) return refuseFields(read.failure);
  return await explainRefusal(() =>
    inTransaction(db, async (tx) => {
      const operator = (await listOperators(tx)).find((each) => each.id === id && each.kind === 'partner');
      if (operator === undefined) return failure({ problem: 'gone' as const });
      await saveProfile(tx, id, read.value);
      await audit(tx, by, { act: 'keep-partner', subject: operator.name, detail: { state: read.value.state } });
      return success(true as const);
    }),
  );
}
