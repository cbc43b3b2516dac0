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
 * Has every file looked at that waits for it. A file of which the scanner gives no verdict goes on waiting, and holds up none of the others;
 * a scanner that is away ends the pass. Returns how many got a verdict.
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
      // An error of the system's (nobody listens, the connection broke) has a code, and so have those of the database.
      if (!(error instanceof Error) || 'code' in error) throw error;
      log.warn({ file: id, trip, reason: error.message }, 'A file could not be scanned; it goes on waiting');
    }
  }
  return scanned;
}
