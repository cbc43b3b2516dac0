import type { Database } from '#db/engine/tables.ts';
import type { StoredOffer } from '../offer-store.ts';
import { type Clash, daysOf, findClash } from '../rules/stock.ts';
import { listJobsAt, listStock } from './supply-store.ts';

type Asked = { readonly operatorId: string; readonly offer: Pick<StoredOffer, 'contents' | 'startsAt' | 'endsAt'> };

/** Why a partner probably has no vehicle for an offered job, by its calendar and the jobs that it has with us; null if it has one. */
export async function findClashOf(db: Database, { operatorId, offer: { contents, startsAt, endsAt } }: Asked): Promise<Clash | null> {
  const job = { class: contents.class, startsAt, endsAt };
  const lines = await listStock(db, { operatorId, from: daysOf(job)[0] ?? '' });
  return findClash(job, { lines, others: await listJobsAt(db, { operatorId, from: startsAt, until: endsAt }) });
}
