import { createHash } from 'node:crypto';
import { v7 as createId } from 'uuid';
import { cleanLine } from '#domain/input/clean-text.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { type BankLine, identifyLines, type NoBankFile } from '../rules/bank-line.ts';
import { decodeText } from './decode-text.ts';
import { readBankFile } from './read-bank-file.ts';
import { type GivenFile, unpack } from './unpack.ts';

/** A parsed file: its lines as table rows, some thousand per JSON text. */
export type PreparedFile = {
  readonly name: string;
  readonly read: Result<{ readonly lines: number; readonly batches: readonly string[]; readonly unread: readonly string[] }, NoBankFile>;
};

const longest = { account: 70, iban: 40, name: 140, text: 500 } as const;
/** Rows per SQL statement: about a megabyte, and the process serves others in between. */
const batch = 2_000;
/** The most unreadable lines to list. */
const mostUnread = 50;

/**
 * Parses files, including those in ZIPs, as far as possible without the database, because that takes long. Runs on its own thread and
 * returns texts, which transfer quickly.
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

/** A cleaned line; the usual plain ASCII without extra blanks needs no work. */
function tidyLine(text: string, length: number): string {
  const isTidy = /^[\x21-\x7e]*(?: [\x21-\x7e]+)*$/.test(text);
  return (isTidy ? text : cleanLine(text)).slice(0, length);
}
