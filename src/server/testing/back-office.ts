import { randomBytes } from 'node:crypto';
import { sampleRoads } from '#api/testing/sample-ports.ts';
import type { Database } from '#db/engine/tables.ts';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { runBackOffice } from '../back-office/run-command.ts';

export const testRandomBytes = (count: number) => new Uint8Array(randomBytes(count));

export type BackOfficeAnswer = { readonly exitCode: number; readonly output: string; readonly complaint: string };

/** Runs an office command against a database, as a shell would. */
export async function askBackOffice(db: Database, args: readonly string[]): Promise<BackOfficeAnswer> {
  const written = { output: '', complaint: '' };
  const exitCode = await runBackOffice({
    args,
    open: async () => ({
      db,
      addresses: testAddresses,
      deskUrl: 'https://desk.example.com',
      roads: sampleRoads,
      rates: houseRates,
      randomBytes: testRandomBytes,
    }),
    write: (text) => {
      written.output += text;
    },
    complain: (text) => {
      written.complaint += text;
    },
  });
  return { exitCode, ...written };
}
