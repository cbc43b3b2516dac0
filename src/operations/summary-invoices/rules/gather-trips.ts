import { companies } from '#domain/sites/brand.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { billedDayOf, type InvoicingTerm, issueDayOf, type Period, periodOf } from './period.ts';

/** Trips of one customer that go on one invoice: of one period, from one company of ours, to one address. */
export type Gathered = {
  readonly period: Period;
  /** `YYYY-MM-DD`: when the invoice is made. */
  readonly issueOn: string;
  /** By departure. */
  readonly trips: readonly [Trip, ...Trip[]];
};

/**
 * Gathers the trips that wait for a summary invoice. An invoice has one seller, one recipient and one calendar month, so that trips of two
 * sites, two addresses or two months are on two invoices. The longest waiting come first.
 */
export function gatherTrips(trips: readonly Trip[], invoicing: InvoicingTerm): readonly Gathered[] {
  const groups = Map.groupBy(trips, (trip) => JSON.stringify([periodOf(billedDayOf(trip), invoicing), trip.site, ...recipientOf(trip)]));
  return [...groups.values()]
    .flatMap((group): Gathered[] => {
      const [first, ...others] = group.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
      if (first === undefined) return [];
      const period = periodOf(billedDayOf(first), invoicing);
      return [{ period, issueOn: issueDayOf(period, companies[first.site].country), trips: [first, ...others] }];
    })
    .sort((one, other) => one.period.from.localeCompare(other.period.from) || orderOf(one.trips[0]).localeCompare(orderOf(other.trips[0])));
}

/** Who gets the invoice, whichever person ordered and however the address was typed. */
function recipientOf({ customer, invoice }: Trip): readonly string[] {
  const { street = '', zipcode = '', city = '', country = '', vatNumber = '' } = invoice ?? {};
  const { organisation = '', organisationNumber = '', buyerReference = '' } = invoice ?? {};
  const name = organisation || customer.organisation || `${customer.firstName} ${customer.lastName}`;
  return [name, street, zipcode, city, country, vatNumber, organisationNumber, buyerReference].map((part) =>
    part.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
}

function orderOf(trip: Trip): string {
  return `${billedDayOf(trip)} ${trip.reference}`;
}
