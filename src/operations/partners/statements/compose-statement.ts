import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { companies } from '#domain/sites/brand.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { routeEndsOf } from '#domain/trip/route-ends.ts';
import { siteOfOperator } from '#operations/on-duty/rules/driver-language.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { findPartner } from '../partner-store.ts';
import { vatOfCarrier } from '../rules/carrier-vat.ts';
import type { MonthStatement, StatementLine } from '../rules/statement.ts';
import { listUnstated, type Unstated } from '../statement-store.ts';

type Wanted = { readonly operatorId: string; readonly month: string; readonly isClosed: boolean };

/** A partner's statement from what no other has: of a month that is over, or as the running one stands. Null where he is no partner. */
export async function composeStatement(db: Database, { operatorId, month, isClosed }: Wanted): Promise<MonthStatement | null> {
  const partner = await findPartner(db, operatorId);
  if (partner === null) return null;
  const unstated = await listUnstated(db, operatorId, isClosed ? 'month-began' : 'now');
  const { operator, profile } = partner;
  const { name, country } = operator;
  const lines = [];
  for (const each of unstated) lines.push(lineOf(each, { carrier: country, journey: await readJourney(db, each) }));
  return {
    ...{ kind: 'statement', site: siteOfOperator(country), language: profile.language, month, isClosed, lines },
    carrier: { name, country, contactName: profile.contactName, vatNumber: profile.vatNumber },
    ...{ writtenAt: await databaseNow(db), paymentDays: profile.paymentDays },
  };
}

/** What the customer pays by country; nothing where the trip is not priced any more. */
async function readJourney(db: Database, { tripId }: Unstated): Promise<readonly VatLine[]> {
  const trip = await findTripById(db, tripId);
  return (trip === null ? null : findChosenOption(trip))?.vat ?? [];
}

type Taxed = { readonly carrier: string; readonly journey: readonly VatLine[] };

function lineOf({ tripId: _tripId, cents, towns, ...line }: Unstated, { carrier, journey }: Taxed): StatementLine {
  const buyer = companies[line.site].country;
  const vat = line.kind === 'drop-fee' ? [] : vatOfCarrier({ netCents: cents, journey, carrier, buyer, day: line.day });
  // Most come back to where they began: that says nothing of the way.
  return { ...line, ...routeEndsOf(towns), buyer, netCents: cents, vat: [...vat], disputed: null };
}
