import type { ScanVerdict, VirusScanner } from '#adapters/virus-scanner/ports.ts';
import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { findWaitingFile, setScanned } from '#operations/messages/message-file-store.ts';

type Scanning = {
  readonly db: Database;
  readonly scanner: VirusScanner;
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly isStopping: () => boolean;
};

const states = { clean: 'kept', infected: 'infected', unscanned: 'too-large' } as const satisfies Record<ScanVerdict, string>;

/**
 * Scans every file that waits for it. A file without a verdict keeps waiting and delays no other; an unreachable scanner ends the run.
 * Returns how many got a verdict.
 */
export async function scanWaitingFiles({ db, scanner, log, isStopping }: Scanning): Promise<number> {
  let scanned = 0;
  let last: string | null = null;
  while (!isStopping()) {
    const file = await findWaitingFile(db, last);
    if (file === null) break;
    const { id, messageId, content, trip } = file;
    last = id;
    try {
      const state = states[await scanner.scan(content)];
      await inTransaction(db, (tx) => setScanned(tx, { id, messageId, state }));
      scanned += 1;
    } catch (error) {
      // System errors (connection refused or broken) have a code, and so do database errors.
      if (!(error instanceof Error) || 'code' in error) throw error;
      log.warn({ file: id, trip, reason: error.message }, 'A file could not be scanned; it goes on waiting');
    }
  }
  return scanned;
}
