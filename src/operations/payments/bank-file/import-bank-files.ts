import { v7 as createId } from 'uuid';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { insertBankFile, insertBankLines } from '../bank-line-store.ts';
import type { NoBankFile } from '../rules/bank-line.ts';
import { type PreparedFile, prepareBankFiles } from './prepare-bank-file.ts';
import type { GivenFile } from './unpack.ts';

export type BankFiles = { readonly staff: StaffMember; readonly files: readonly GivenFile[] };

/** `known`: lines from an earlier file; `unread`: unreadable lines as written; `refused`: rejected files, with one of `reasons` each. */
export type ImportedFiles = {
  readonly files: number;
  readonly added: number;
  readonly known: number;
  readonly unread: readonly string[];
  readonly refused: readonly string[];
  readonly reasons: readonly NoBankFile[];
};

/** Throws if too many files are waiting. */
export type ReadBankFiles = (files: readonly GivenFile[]) => Promise<readonly PreparedFile[]> | readonly PreparedFile[];

/** The most unreadable lines to return; all are stored. */
const mostUnread = 50;

type Importing = Pick<ApplyContext, 'db'> & { /** Reads elsewhere than in this thread. */ readonly readBankFiles?: ReadBankFiles };

/**
 * Stores the incoming payments of bank statements, each line once however many files contain it; matching them to trips comes later.
 * Unreadable lines are stored and listed, and do not stop the rest; neither does a rejected file.
 */
export async function importBankFiles(
  { db, readBankFiles = prepareBankFiles }: Importing,
  { staff, files }: BankFiles,
): Promise<Result<ImportedFiles, { readonly why: 'no-right' | NoBankFile }>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  const prepared = await readBankFiles(files);
  const refused = prepared.flatMap(({ name, read }) => (read.ok ? [] : [{ name: cleanLine(name), why: read.failure }]));
  const [first] = refused;
  if (prepared.length === 0) return failure({ why: 'not-a-bank-file' });
  if (first !== undefined && refused.length === prepared.length) return failure({ why: first.why });
  const saved = await inTransaction(db, async (tx) => await saveFiles(tx, staff, prepared));
  return success({
    files: saved.length,
    added: saved.reduce((sum, { added }) => sum + added, 0),
    known: saved.reduce((sum, { known }) => sum + known, 0),
    unread: saved.flatMap(({ unread }) => unread).slice(0, mostUnread),
    refused: refused.map(({ name }) => name),
    reasons: refused.map(({ why }) => why),
  });
}

type SavedFile = { readonly added: number; readonly known: number; readonly unread: readonly string[] };

async function saveFiles(tx: DatabaseTransaction, staff: StaffMember, prepared: readonly PreparedFile[]): Promise<readonly SavedFile[]> {
  const saved: SavedFile[] = [];
  for (const { name, read } of prepared) {
    if (!read.ok) continue;
    const { lines, batches, unread } = read.value;
    const file = { id: createId(), name: cleanLine(name).slice(0, 200), importedBy: nameInAudit(staff) };
    await insertBankFile(tx, { ...file, unread });
    const added = await insertBankLines(tx, { fileId: file.id, lines, batches });
    saved.push({ added, known: lines - added, unread });
    const detail = { file: file.name, added, known: lines - added, unread: unread.length };
    await insertAudit(tx, { memberId: staff.id, memberName: nameInAudit(staff), act: 'import-bank-file', subject: '', detail });
  }
  return saved;
}
