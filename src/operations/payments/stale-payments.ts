import { type Selectable, sql } from 'kysely';
import type { Database, PaymentTable } from '#db/engine/tables.ts';
import { type OnlinePayment, parsePayment } from './online-payment-store.ts';

type StaleInput = {
  readonly provider: string;
  readonly olderThanSeconds: number;
  readonly youngerThanSeconds: number;
  readonly limit: number;
};

/** Selects payments without news for that long, each for one worker. They become due again after the same time. */
export async function takeStalePayments(db: Database, question: StaleInput): Promise<readonly OnlinePayment[]> {
  const { provider, olderThanSeconds, youngerThanSeconds, limit } = question;
  const { rows } = await sql<Selectable<PaymentTable>>`
    with stale as materialized (
      select id from payments
      where status = 'open' and provider = ${provider} and provider_id <> id::text
        and created_at > now() - ${youngerThanSeconds} * interval '1 second'
        and coalesce(asked_at, created_at) < now() - ${olderThanSeconds} * interval '1 second'
      order by coalesce(asked_at, created_at), id limit ${limit}
      for update skip locked
    )
    update payments set asked_at = now() from stale where payments.id = stale.id
    returning payments.*`.execute(db);
  return rows.map(parsePayment);
}

/** Ends payments that never got a provider's id: their payers never received a checkout address. Returns how many. */
export async function endUnnamedPayments(db: Database, { provider, olderThanSeconds }: Pick<StaleInput, 'provider' | 'olderThanSeconds'>) {
  const { rows } = await sql`
    update payments set status = 'failed', revision = revision + 1
    where status = 'open' and provider = ${provider} and provider_id = id::text
      and created_at < now() - ${olderThanSeconds} * interval '1 second'
    returning id`.execute(db);
  return rows.length;
}
