import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import type { Rung } from './alert-mail.ts';
import { insertAlert } from './alert-store.ts';
import { type AlertContext, mailAlerts } from './alert-trips.ts';
import { untakenAlert, untakenKinds } from './rules/alerts.ts';
import { listUntaken } from './untaken.ts';

/**
 * Rings what was offered to partners and taken by none once all rounds are over, and an hour later again for whoever is on call, once each;
 * answers how many rang. `now` is the database's, or a test's.
 */
export async function alertUntakenWhenDue(context: AlertContext, now?: string): Promise<number> {
  return await inTransaction(context.db, async (tx) => {
    const at = now ?? (await databaseNow(tx));
    const rung: Rung[] = [];
    for (const { tripId, reference, departsOn, since, times, ...counted } of await listUntaken(tx, at)) {
      for (const kind of untakenKinds(since, at)) {
        // No day of rings: another offer that nobody takes is one more, and rings anew.
        const days = -times;
        const id = await insertAlert(tx, { tripId, departsOn, days, kind, now: at });
        if (id !== null) rung.push({ ...untakenAlert(kind, counted), id, reference, departsOn, days });
      }
    }
    await mailAlerts(context, tx, { rung, at });
    return rung.length;
  });
}
