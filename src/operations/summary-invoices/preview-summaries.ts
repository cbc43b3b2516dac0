import type { Database } from '#db/engine/tables.ts';
import type { Invoice } from '#operations/invoices/rules/invoice.ts';
import { joinSummary } from '#operations/invoices/rules/summary-invoice.ts';
import { composeParts } from './rules/compose-parts.ts';
import { gatherTrips } from './rules/gather-trips.ts';
import type { Period } from './rules/period.ts';
import { listWaiting } from './waiting-trips.ts';

export type SummaryPreview = {
  readonly customerId: string;
  readonly customer: string;
  readonly period: Period;
  /** `YYYY-MM-DD`. */
  readonly issueOn: string;
  readonly dueOn: string;
  /** Where it will be sent; empty for nobody. */
  readonly email: string;
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
  readonly trips: readonly PreviewedTrip[];
};

type PreviewedTrip = Pick<Invoice, 'subject' | 'purchaseOrder' | 'netCents' | 'vatCents' | 'totalCents'> &
  Pick<Invoice['service'], 'reference' | 'from' | 'to' | 'startsOn' | 'passengers'>;

/** The summary invoices that wait, as they would be made on their day: the next to be made first. Stores nothing. */
export async function previewSummaries(db: Database): Promise<readonly SummaryPreview[]> {
  const waiting = await listWaiting(db);
  return waiting
    .flatMap(({ id: customerId, name: customer, terms, trips }) =>
      gatherTrips(trips, terms.invoicing).map((group): SummaryPreview => {
        const { period, issueOn } = group;
        const whole = joinSummary(composeParts(group, { id: '', number: '', issuedOn: issueOn, terms }));
        const { netCents, vatCents, totalCents, payments } = whole;
        return {
          ...{ customerId, customer, period, issueOn, dueOn: payments[0]?.dueOn ?? issueOn, email: whole.buyer.email },
          ...{ netCents, vatCents, totalCents, trips: (whole.trips ?? []).map(previewTrip) },
        };
      }),
    )
    .toSorted((one, other) => one.issueOn.localeCompare(other.issueOn));
}

function previewTrip({ service, subject, purchaseOrder, netCents, vatCents, totalCents }: Invoice): PreviewedTrip {
  const { reference, from, to, startsOn, passengers } = service;
  return { reference, from, to, startsOn, passengers, subject, purchaseOrder, netCents, vatCents, totalCents };
}
