import { validate as isId } from 'uuid';
import { databaseNow } from '#data/engine/transaction.ts';
import { findStatement } from '#data/partners/statement-store.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import type { MonthStatement, PartnerStatement } from '#domain/partners/statement.ts';
import { planningZone } from '#domain/planning/fleet.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import type { BookingContext } from '../../context.ts';
import { writeStatement } from './write-statement.ts';

type Stored = Pick<BookingContext, 'db'>;

/** The statement that an id names; of a partner's own id the one of the running month, as it stands. Null where there is none. */
export async function readStatement({ db }: Stored, id: string): Promise<MonthStatement | null> {
  if (!isId(id)) return null;
  const stored = await findStatement(db, { id });
  if (stored !== null) return stored.contents;
  const month = todayIn(planningZone, await databaseNow(db)).slice(0, 7);
  return await writeStatement(db, { operatorId: id, month, isClosed: false });
}

/** What a partner's link to a statement opens; null where it opens nothing. */
export async function findStatementOfPartner({ db }: Stored, key: string): Promise<PartnerStatement | null> {
  const stored = isTripKey(key) ? await findStatement(db, { key }) : null;
  return stored === null ? null : { statement: stored.contents, approvedAt: stored.approvedAt };
}
