import { createHash } from 'node:crypto';
import { inTransaction } from '#db/engine/transaction.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import {
  type CertificateOwner,
  finishCertificateTask,
  listCertificates,
  type StoredCertificate,
  upsertCertificate,
} from './certificate-store.ts';
import type { Planner, PlanningContext } from './context.ts';
import { editSeen } from './edit-seen.ts';
import { explainRefusal, type Refused, refuseFields } from './refusal.ts';
import { type CertificateKind, certificateKinds, healthCertificates, typedCertificate } from './rules/certificates.ts';

/** Saves a certificate of an operator, a vehicle or a driver, in place of the one of its kind. */
export async function saveCertificate(
  { db }: PlanningContext,
  by: Planner,
  {
    owner,
    name,
    input,
    seen = null,
  }: {
    readonly owner: CertificateOwner;
    /** The owner's name for the audit. */
    readonly name: string;
    readonly input: unknown;
    /** The version of the certificates that the page showed; null if no page was loaded. */
    readonly seen?: number | null;
  },
): Promise<Result<true, Refused>> {
  const read = readFields(typedCertificate, input);
  if (!read.ok) return refuseFields(read.failure);
  const kinds: readonly CertificateKind[] = certificateKinds[owner.subject];
  const { kind, validUntil } = read.value;
  if (!kinds.includes(kind)) return refuseFields([{ field: 'kind', code: 'invalid' }]);
  return await explainRefusal(() =>
    inTransaction(db, async (tx) => {
      const stateOf = async () =>
        Object.fromEntries((await listCertificates(tx, owner)).map((each) => [each.kind, describeCertificate(each)]));
      return await editSeen(tx, { by, subject: `papers ${owner.id}`, seen, act: 'file-paper', stateOf }, async () => {
        await upsertCertificate(tx, owner, read.value, by.name);
        await audit(tx, by, { act: 'file-paper', subject: name, detail: { kind, validUntil } });
        return success(true as const);
      });
    }),
  );
}

/** As shown to colleagues. A health certificate is only represented by a hash, which shows that two differ. */
function describeCertificate({ kind, number, validUntil }: StoredCertificate): string {
  const text = `${number} ${validUntil}`.trim();
  const isHealth = healthCertificates.some((each) => each === kind);
  return isHealth ? `#${createHash('sha256').update(text).digest('hex').slice(0, 6)}` : text;
}

/** Marks the task for an expiring certificate as done. */
export async function finishTask({ db }: PlanningContext, by: Planner, id: string): Promise<Result<true, Refused>> {
  return await inTransaction(db, async (tx) => {
    if (!(await finishCertificateTask(tx, id, by.name))) return failure({ why: 'gone' as const });
    await audit(tx, by, { act: 'finish-task', subject: '', detail: {} });
    return success(true as const);
  });
}
