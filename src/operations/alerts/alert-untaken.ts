import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import type { RaisedAlert } from './alert-mail.ts';
import { insertAlert } from './alert-store.ts';
import { type AlertContext, mailAlerts } from './alert-trips.ts';
import { untakenAlert, untakenKinds } from './rules/alerts.ts';
import { listUntaken } from './untaken.ts';

/**
 * Raises an alert for offers that no partner took after all rounds, and an hour later again for the person on call, once each. Returns how
 * many are new. `now` is the database's clock, or a test's.
 */
export async function alertUntakenWhenDue(context: AlertContext, now?: string): Promise<number> {
  return await inTransaction(context.db, async (tx) => {
    const at = now ?? (await databaseNow(tx));
    const raised: RaisedAlert[] = [];
    for (const { tripId, reference, departsOn, since, times, ...counted } of await listUntaken(tx, at)) {
      for (const kind of untakenKinds(since, at)) {
        // Not tied to an alert day: each further offer that no partner takes raises a new alert.
        const days = -times;
        const id = await insertAlert(tx, { tripId, departsOn, days, kind, now: at });
        if (id !== null) raised.push({ ...untakenAlert(kind, counted), id, reference, departsOn, days });
      }
    }
    await mailAlerts(context, tx, { raised, at });
    return raised.length;
  });
}
