import { type RawBuilder, sql } from 'kysely';

/**
 * Part of a statement whose `mails` are rows for the outbox: counts them for their mailboxes in this hour of the clock, as `counted`. Of
 * statements at once for one mailbox each waits for the count of the one before, so that none is beyond the limit.
 */
export const countingMails: RawBuilder<unknown> = sql`counted as (
      insert into rate_limits as used (bucket, window_start, count)
      select distinct 'mails of requests ' || recipient_hash, date_trunc('hour', now()), 1 from mails where recipient_hash is not null
      on conflict (bucket, window_start) do update set count = used.count + 1
      returning count
    )`;

/** Whether the mails counted by {@link countingMails} may still be sent. */
export function isWithinCount(mostMailsAnHour: number): RawBuilder<unknown> {
  return sql`not exists (select 1 from counted where counted.count > ${mostMailsAnHour}::integer)`;
}
