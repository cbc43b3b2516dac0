import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { askApproval, hasSecondPerson } from '#operations/approvals/approvals.ts';
import { audit } from '#operations/audit/audit.ts';
import type { Planner, PlanningContext } from '#operations/fleet/context.ts';
import { editSeen } from '#operations/fleet/edit-seen.ts';
import { listOperators } from '#operations/fleet/operator-store.ts';
import { explainRefusal, type Refused, refuseFields } from '#operations/fleet/refusal.ts';
import { findPartner, saveIban, saveProfile } from './partner-store.ts';
import { typedPartner } from './rules/partner.ts';

type Saving = {
  readonly id: string;
  readonly input: unknown;
  /** The version that the page showed; null if no page was loaded. */
  readonly seen?: number | null;
  /** Why this person may not change a bank account now; null or absent if allowed. */
  readonly bankRefusal?: 'prove-again' | 'new-means' | null;
};

/**
 * Saves an operator that drives for us. Changing the bank account requires recent authentication with a means that is not new, and approval
 * by a second person if there is one. Until then everything else is saved and the account stays.
 */
export async function savePartner(
  { db }: PlanningContext,
  by: Planner,
  { id, input, seen = null, bankRefusal = null }: Saving,
): Promise<Result<true, Refused>> {
  const read = readFields(typedPartner, input);
  if (!read.ok) return refuseFields(read.failure);
  const draft = read.value;
  return await explainRefusal(() =>
    inTransaction(db, async (tx) => {
      const operator = (await listOperators(tx)).find((each) => each.id === id && each.kind === 'partner');
      if (operator === undefined) return failure({ why: 'gone' as const });
      const stateOf = async () => {
        const profile = (await findPartner(tx, id))?.profile;
        return { ...profile, iban: shortened(profile?.iban ?? '') };
      };
      return await editSeen(tx, { by, subject: `partner ${id}`, seen, act: 'keep-partner', stateOf }, async () => {
        const before = (await findPartner(tx, id))?.profile.iban ?? '';
        const isOtherAccount = draft.iban !== before && by.id !== null;
        if (isOtherAccount && bankRefusal !== null) return failure({ why: bankRefusal });
        await saveProfile(tx, id, isOtherAccount ? { ...draft, iban: before } : draft);
        await audit(tx, by, { act: 'keep-partner', subject: operator.name, detail: { state: draft.state } });
        const change = { operatorId: id, name: operator.name, before, iban: draft.iban };
        return isOtherAccount ? await changeOrAsk(tx, by, change) : success(true as const);
      });
    }),
  );
}

type AccountChange = { readonly operatorId: string; readonly before: string; readonly iban: string };

/** Changes a bank account if nobody else could approve it; else requests approval. */
async function changeOrAsk(
  tx: Database,
  by: Planner,
  { name, ...payload }: AccountChange & { readonly name: string },
): Promise<Result<true, Refused>> {
  if (await hasSecondPerson(tx, by, 'bank-account')) {
    await askApproval(tx, by, { kind: 'bank-account', subject: name, payload });
    return failure({ why: 'second-person' });
  }
  await saveIban(tx, payload.operatorId, payload.iban);
  return await changed(tx, by, name, payload.iban);
}

/** Changes the bank account after approval; `gone` if it was changed meanwhile. */
export async function changeBankAccount(
  db: Database,
  by: Planner,
  { operatorId, before, iban }: AccountChange,
): Promise<Result<true, 'gone'>> {
  return await inTransaction(db, async (tx) => {
    const partner = await findPartner(tx, operatorId);
    if (partner === null || partner.profile.iban !== before) return failure('gone' as const);
    await saveIban(tx, operatorId, iban);
    return await changed(tx, by, partner.operator.name, iban);
  });
}

/** Enough characters of a bank account to recognise it. */
function shortened(iban: string): string {
  return iban === '' ? '' : `${iban.slice(0, 4)}…${iban.slice(-4)}`;
}

/** Records a change of the bank account, with enough characters to recognise it. */
async function changed(tx: Database, by: Planner, subject: string, iban: string): Promise<Result<true, never>> {
  await audit(tx, by, { act: 'change-bank-account', subject, detail: { account: shortened(iban) } });
  return success(true);
}
