import { createHash } from 'node:crypto';
import { inTransaction } from '#db/engine/transaction.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { insertBankLines } from '../bank-line-store.ts';
import { identifyLines, type NoBankFile } from '../rules/bank-line.ts';
import { readBankFile } from './read-bank-file.ts';

export type BankFile = { readonly staff: StaffMember; readonly text: string };

/** `known`: lines that an earlier file had. */
export type ImportedFile = { readonly added: number; readonly known: number };

const longest = { name: 140, text: 500 } as const;

/** Keeps what came in by a bank statement, each line once however many files have it; whom it is from is asked afterwards. */
export async function importBankFile(
  { db }: Pick<ApplyContext, 'db'>,
  { staff, text }: BankFile,
): Promise<Result<ImportedFile, { readonly why: 'no-right' | NoBankFile }>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  const read = readBankFile(text);
  if (!read.ok) return failure({ why: read.failure });
  const lines = identifyLines(read.value).map(({ identity, bankReference: _reference, ...line }) => ({
    ...line,
    name: cleanLine(line.name).slice(0, longest.name),
    text: cleanLine(line.text).slice(0, longest.text),
    identityHash: createHash('sha256').update(identity).digest(),
  }));
  return await inTransaction(db, async (tx) => {
    const added = await insertBankLines(tx, lines);
    const imported = { added, known: lines.length - added };
    await insertAudit(tx, { memberId: staff.id, memberName: nameInAudit(staff), act: 'import-bank-file', subject: '', detail: imported });
    return success(imported);
  });
}
