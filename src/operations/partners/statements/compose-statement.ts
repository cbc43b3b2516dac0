import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { companies } from '#domain/sites/brand.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { routeEndsOf } from '#domain/trip/route-ends.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { siteOfOperator } from '#operations/on-duty/rules/driver-language.ts';
import { findTripsByIds } from '#operations/trips/trip-store.ts';
import { findPartner, listPartners } from '../partner-store.ts';
import { vatOfCarrier } from '../rules/carrier-vat.ts';
import type { KnownPartner } from '../rules/partner.ts';
import type { MonthStatement, StatementLine } from '../rules/statement.ts';
import { listUnstated, type Unstated } from '../statement-store.ts';

type Wanted = { readonly operatorId: string; readonly month: string; readonly isClosed: boolean };

/**
 * A partner's statement of everything not stated yet: for a past month, or a preview of the current one. Null if the operator is not a
 * partner.
 */
export async function composeStatement(db: Database, { operatorId, month, isClosed }: Wanted): Promise<MonthStatement | null> {
  const partner = await findPartner(db, operatorId);
  if (partner === null) return null;
  const unstated = await listUnstated(db, { operatorId, until: isClosed ? 'month-began' : 'now' });
  const trips = await findTripsByIds(db, tripsOf(unstated));
  return statementOf({ partner, unstated, trips, month, isClosed, writtenAt: await databaseNow(db) });
}

/** Previews of the current month for all partners with lines, by partner id, in a fixed number of queries. */
export async function composeRunningStatements(db: Database, month: string): Promise<ReadonlyMap<string, MonthStatement>> {
  const all = await listUnstated(db, { operatorId: null, until: 'now' });
  const trips = await findTripsByIds(db, tripsOf(all));
  const writtenAt = await databaseNow(db);
  const ofPartner = Map.groupBy(all, ({ operatorId }) => operatorId);
  return new Map(
    (await listPartners(db)).flatMap((partner) => {
      const { id } = partner.operator;
      const unstated = ofPartner.get(id);
      return unstated === undefined ? [] : [[id, statementOf({ partner, unstated, trips, month, isClosed: false, writtenAt })]];
    }),
  );
}

function tripsOf(unstated: readonly Unstated[]): readonly string[] {
  return [...new Set(unstated.map(({ tripId }) => tripId))];
}

type Composing = {
  readonly partner: KnownPartner;
  readonly unstated: readonly Unstated[];
  readonly trips: ReadonlyMap<string, Trip>;
  readonly month: string;
  readonly isClosed: boolean;
  readonly writtenAt: string;
};

function statementOf({ partner, unstated, trips, month, isClosed, writtenAt }: Composing): MonthStatement {
  const { operator, profile } = partner;
  const { name, country } = operator;
  const lines = unstated.map((each) => lineOf(each, { carrier: country, journey: readJourney(trips.get(each.tripId)) }));
  return {
    ...{ kind: 'statement', site: siteOfOperator(country), language: profile.language, month, isClosed, lines },
    carrier: { name, country, contactName: profile.contactName, vatNumber: profile.vatNumber },
    ...{ writtenAt, paymentDays: profile.paymentDays },
  };
}

/** The customer's price by country; empty if the trip has no price any more. */
function readJourney(trip: Trip | undefined): readonly VatLine[] {
  return (trip === undefined ? null : findChosenOption(trip))?.vat ?? [];
}

type Taxed = { readonly carrier: string; readonly journey: readonly VatLine[] };

function lineOf({ tripId: _tripId, operatorId: _operatorId, cents, towns, ...line }: Unstated, { carrier, journey }: Taxed): StatementLine {
  const buyer = companies[line.site].country;
  const vat = line.kind === 'drop-fee' ? [] : vatOfCarrier({ netCents: cents, journey, carrier, buyer, day: line.day });
  // Most trips end where they began, so start and end alone say nothing about the route.
  return { ...line, ...routeEndsOf(towns), buyer, netCents: cents, vat: [...vat], disputed: null };
}
