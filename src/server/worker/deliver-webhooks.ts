import type { Webhook, WebhookOutcome } from '#adapters/webhooks/send-webhook.ts';
import type { Database } from '#db/engine/tables.ts';
import { leaseDeliveries, noteTried } from '#operations/agencies/deliveries.ts';

const deliveriesAPass = 10;

type Delivering = {
  readonly db: Database;
  readonly send: (webhook: Webhook) => Promise<WebhookOutcome>;
  readonly now: () => number;
};

/** Sends what is due to agencies, several at once, and answers how many were tried. One receiver that is away holds up no other. */
export async function deliverWebhooks({ db, send, now }: Delivering): Promise<number> {
  const due = await leaseDeliveries(db, deliveriesAPass);
  await Promise.all(
    due.map(async ({ id, attempts, ...delivery }) => {
      const outcome = await send({ id, ...delivery, at: Math.floor(now() / 1_000) });
      await noteTried(db, { id, attempts }, outcome);
    }),
  );
  return due.length;
}
