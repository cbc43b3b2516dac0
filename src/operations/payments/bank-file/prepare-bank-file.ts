import { createHash } from 'node:crypto';
import { v7 as createId } from 'uuid';
import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { type BankLine, identifyLines, type NoBankFile } from '../rules/bank-line.ts';
import { decodeText } from './decode-text.ts';
import { readBankFile } from './read-bank-file.ts';
import { type GivenFile, unpack } from './unpack.ts';

/** A file that was read: its lines as rows of the table, some thousand in one text of JSON each. */
export type PreparedFile = {
  readonly name: string;
  readonly read: Result<{ readonly lines: number; readonly batches: readonly string[]; readonly unread: readonly string[] }, NoBankFile>;
};

const longest = { account: 70, iban: 40, name: 140, text: 500 } as const;
/** Rows of one statement of SQL: some megabyte, and the process answers others between two. */
const batch = 2_000;
/** Of lines that cannot be read so many are listed. */
const mostUnread = 50;

/**
 * Reads files, those of a ZIP each, as far as it goes without the database: all that takes long. It runs on a thread of its own, and hands
 * over texts, since they are passed on quickly.
 */
export function prepareBankFiles(files: readonly GivenFile[]): readonly PreparedFile[] {
  return files.flatMap((given): readonly PreparedFile[] => {
    const unpacked = unpack(given);
    if (!unpacked.ok) return [{ name: given.name, read: failure(unpacked.failure) }];
    return unpacked.value.map(({ name, bytes }) => ({ name, read: prepare(decodeText(bytes)) }));
  });
}

function prepare(text: string): PreparedFile['read'] {
  const read = readBankFile(text);
  if (!read.ok) return read;
  const { lines, unread } = read.value;
  const rows = identifyLines(lines).map(toRow);
  const batches: string[] = [];
  for (let from = 0; from < rows.length; from += batch) batches.push(JSON.stringify(rows.slice(from, from + batch)));
  return success({ lines: rows.length, batches, unread: unread.slice(0, mostUnread).map(cleanLine) });
}

function toRow({ identity, account, bookedOn, cents, iban, name, text }: BankLine & { readonly identity: string }) {
  return {
    id: createId(),
    identity_hash: createHash('sha256').update(identity).digest('hex'),
    booked_on: bookedOn,
    cents,
    account: tidyLine(account, longest.account),
    iban: tidyLine(iban, longest.iban),
    name: tidyLine(name, longest.name),
    text: tidyLine(text, longest.text),
  };
}

/** A clean line; nearly all are plain ASCII without a blank too many, which need no work. */
function tidyLine(text: string, length: number): string {
  const isTidy = /^[\x21-\x7e]*(?: [\x21-\x7e]+)*$/.test(text);
  return (isTidy ? text : cleanLine(text)).slice(0, length);
}
