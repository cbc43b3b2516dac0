import { inTransaction } from '#db/engine/transaction.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { type CertificateOwner, finishCertificateTask, upsertCertificate } from './certificate-store.ts';
import type { Planner, PlanningContext } from './context.ts';
import { explainRefusal, type Refused, refuseFields } from './refusal.ts';
import { type CertificateKind, certificateKinds, typedCertificate } from './rules/certificates.ts';

/** Files a paper of an operator, a vehicle or a driver, in place of the one of its kind. */
export async function saveCertificate(
  { db }: PlanningContext,
  by: Planner,
  { owner, name, input }: { readonly owner: CertificateOwner /** For the audit. */; readonly name: string; readonly input: unknown },
): Promise<Result<true, Refused>> {
  const read = readFields(typedCertificate, input);
  if (!read.ok) return refuseFields(read.failure);
  const kinds: readonly CertificateKind[] = certificateKinds[owner.subject];
  const { kind, validUntil } = read.value;
  if (!kinds.includes(kind)) return refuseFields([{ field: 'kind', code: 'invalid' }]);
  return await explainRefusal(() =>
    inTransaction(db, async (tx) => {
      await upsertCertificate(tx, owner, read.value, by.name);
      await audit(tx, by, { act: 'file-paper', subject: name, detail: { kind, validUntil } });
      return success(true as const);
    }),
  );
}

/** Says that what the end of a paper asks for has been seen to. */
export async function finishTask({ db }: PlanningContext, by: Planner, id: string): Promise<Result<true, Refused>> {
  return await inTransaction(db, async (tx) => {
    if (!(await finishCertificateTask(tx, id, by.name))) return failure({ problem: 'gone' as const });
    await audit(tx, by, { act: 'finish-task', subject: '', detail: {} });
    return success(true as const);
  });
}
