import { readBackupAge } from '#db/backup/backup-age.ts';
import { readReplicas } from '#db/engine/replication-figures.ts';
import type { Database } from '#db/engine/tables.ts';
import { readOutboxFigures } from '#db/outbox/outbox-figures.ts';
import { readAuditFigures } from '#operations/audit/audit-figures.ts';
import { readMoneyFigures } from '#operations/payments/money-figures.ts';
import { dueKinds, listDueTrips } from '#operations/trips/due-trips.ts';
import type { WorkFigures } from './metrics.ts';

const mostCounted = 500;

/** The worker's backlog, counted through the indexes that it works by, and only up to a limit. */
export async function readWorkFigures(db: Database): Promise<WorkFigures> {
  const due: { readonly kind: string; readonly trips: number }[] = [];
  for (const kind of dueKinds) due.push({ kind, trips: (await listDueTrips(db, { kind, after: null, limit: mostCounted })).length });
  return {
    ...(await readOutboxFigures(db)),
    due,
    money: await readMoneyFigures(db),
    replicas: await readReplicas(db),
    audit: await readAuditFigures(db),
    backupSeconds: await readBackupAge(db),
  };
}
