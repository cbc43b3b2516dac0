import { createHash } from 'node:crypto';
import { inTransaction } from '#db/engine/transaction.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { insertBankLines } from '../bank-line-store.ts';
import { type BankFileRead, identifyLines, type NoBankFile } from '../rules/bank-line.ts';
import { readBankFile as readHere } from './read-bank-file.ts';

export type BankFile = { readonly staff: StaffMember; readonly text: string };

/** `known`: lines that an earlier file had; `unread`: what cannot be read, as the file says it. */
export type ImportedFile = { readonly added: number; readonly known: number; readonly unread: readonly string[] };

export type ReadBankFile = (text: string) => Promise<Result<BankFileRead, NoBankFile>> | Result<BankFileRead, NoBankFile>;

const longest = { account: 70, iban: 40, name: 140, text: 500 } as const;
/** Of lines that cannot be read so many are listed. */
const mostUnread = 50;

/**
 * Keeps what came in by a bank statement, each line once however many files have it; whom it is from is asked afterwards. What cannot be read
 * is listed, and the rest kept.
 */
export async function importBankFile(
  {
    db,
    readBankFile = readHere,
  }: Pick<ApplyContext, 'db'> & { /** Reads elsewhere than in this thread. */ readonly readBankFile?: ReadBankFile },
  { staff, text }: BankFile,
): Promise<Result<ImportedFile, { readonly why: 'no-right' | NoBankFile }>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  const read = await readBankFile(text);
  if (!read.ok) return failure({ why: read.failure });
  const { lines, unread } = read.value;
  const identified = identifyLines(lines).map(({ identity, bankReference: _reference, ...line }) => ({
    ...line,
    account: cleanLine(line.account).slice(0, longest.account),
    iban: cleanLine(line.iban).slice(0, longest.iban),
    name: cleanLine(line.name).slice(0, longest.name),
    text: cleanLine(line.text).slice(0, longest.text),
    identityHash: createHash('sha256').update(identity).digest(),
  }));
  return await inTransaction(db, async (tx) => {
    const added = await insertBankLines(tx, identified);
    const imported = { added, known: lines.length - added };
    const detail = { ...imported, unread: unread.length };
    await insertAudit(tx, { memberId: staff.id, memberName: nameInAudit(staff), act: 'import-bank-file', subject: '', detail });
    return success({ ...imported, unread: unread.slice(0, mostUnread).map(cleanLine) });
  });
}
