import type { Result } from '#domain/result.ts';
import type { BankFileRead, NoBankFile } from '../rules/bank-line.ts';
import { isCfonb120, readCfonb120 } from '../rules/cfonb120.ts';
import { isCoda, readCoda } from '../rules/coda.ts';
import { readMt940 } from '../rules/mt940.ts';
import { isNorma43, readNorma43 } from '../rules/norma43.ts';
import { readCamt } from './read-camt.ts';

/** The incoming payments of a bank statement in any known format: camt.052 to 054, MT940, CODA, Norma 43, CFONB 120. */
export function readBankFile(text: string): Result<BankFileRead, NoBankFile> {
  const begins = text.slice(0, 2_000).trimStart();
  if (begins.startsWith('<')) return readCamt(text);
  if (isCoda(begins)) return readCoda(text);
  if (isNorma43(begins)) return readNorma43(text);
  if (isCfonb120(begins)) return readCfonb120(text);
  return readMt940(text);
}
