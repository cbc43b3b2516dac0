import type { Result } from '#domain/result.ts';
import type { BankLine, NoBankFile } from '../rules/bank-line.ts';
import { readMt940 } from '../rules/mt940.ts';
import { readCamt } from './read-camt.ts';

/** Bytes as text: UTF-8, or what older banking programs write. */
export function decodeBankFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The money that came in by a statement of either kind. */
export function readBankFile(text: string): Result<readonly BankLine[], NoBankFile> {
  return text.trimStart().startsWith('<') ? readCamt(text) : readMt940(text);
}
