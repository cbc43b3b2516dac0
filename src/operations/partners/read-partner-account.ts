import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { routeEndsOf } from '#domain/trip/route-ends.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listJobsOfPartner, type StoredJob } from './job-store.ts';
import { listOffersOfPartner, type StoredOffer } from './offer-store.ts';
import { listInvoicesOfStatement } from './partner-invoice-store.ts';
import { findPartner } from './partner-store.ts';
import { officeOf } from './read-partner-page.ts';
import { readRecord } from './record-store.ts';
import { dropFee } from './rules/drop-fee.ts';
import { crewAskedBy } from './rules/given-crew.ts';
import { standingOf } from './rules/offer.ts';
import type { AccountRow, JobRow, OfferRow, PartnerAccountData } from './rules/partner-account.ts';
import { scoreMonths, scoresOf } from './rules/score.ts';
import { totalsOfStatement } from './rules/statement.ts';
import { listStatements } from './statement-store.ts';
import { readSupplyOf } from './supply/read-supply.ts';

const statementsShown = 24;

/** The account page of a partner; null if the partner does not exist. */
export async function readPartnerAccount({ db }: { readonly db: Database }, operatorId: string): Promise<PartnerAccountData | null> {
  const known = await findPartner(db, operatorId);
  if (known === null) return null;
  const [now, offers, jobs, record, statements, supply] = await Promise.all([
    databaseNow(db),
    listOffersOfPartner(db, operatorId),
    listJobsOfPartner(db, operatorId),
    readRecord(db, operatorId, scoreMonths),
    listStatementRows(db, operatorId),
    readSupplyOf(db, operatorId),
  ]);
  const rows = jobs.flatMap((job) => describeJobRow({ job, offers, now }));
  const isOver = ({ endsAt }: { readonly endsAt: string }) => Date.parse(endsAt) <= Date.parse(now);
  const today = todayIn(planningZone, now);
  return {
    partner: known.operator.name,
    language: known.profile.language,
    offers: offers
      .flatMap((offer) => describeOfferRow({ offer, operatorId, now }))
      .toSorted((a, b) => a.deadline.localeCompare(b.deadline)),
    jobs: rows.flatMap(({ job, row }) => (isOver(job) ? [] : [row])),
    past: rows.flatMap(({ job, row }) => (isOver(job) ? [row] : [])).toReversed(),
    certificates: known.certificates.map(({ kind, validUntil }) => ({ kind, validUntil, isOver: validUntil < today })),
    statements,
    scores: scoresOf(record),
    supply,
    classes: known.profile.classes,
    ...officeOf(known.operator),
  };
}

type Recipient = StoredOffer['recipients'][number];

function rowOf({ contents, startsAt }: StoredOffer, { key, priceCents }: Pick<Recipient, 'key' | 'priceCents'>): AccountRow {
  const towns = contents.stops.map(({ zip, town }) => [zip, town].filter((part) => part !== '').join(' '));
  return {
    key: isTripKey(key) ? key : null,
    startsAt: contents.duties[0]?.startsAt ?? startsAt,
    timeZone: contents.timeZone,
    ...routeEndsOf(towns),
    class: contents.class,
    passengers: contents.passengers,
    priceCents,
  };
}

type Asked = { readonly offer: StoredOffer; readonly operatorId: string; readonly now: string };

function describeOfferRow({ offer, operatorId, now }: Asked): readonly OfferRow[] {
  const recipient = offer.recipients.find((each) => each.operatorId === operatorId);
  const deadline = recipient?.deadline ?? null;
  if (recipient === undefined || deadline === null) return [];
  const standing = standingOf({ offerState: offer.state, answer: recipient.answer, deadline }, now);
  return standing === 'open' ? [{ ...rowOf(offer, recipient), deadline }] : [];
}

type Had = { readonly job: StoredJob; readonly offers: readonly StoredOffer[]; readonly now: string };

function describeJobRow({ job, offers, now }: Had): readonly { readonly job: StoredJob; readonly row: JobRow }[] {
  const offer = offers.find(({ recipients }) => recipients.some(({ id }) => id === job.recipientId));
  const recipient = offer?.recipients.find(({ id }) => id === job.recipientId);
  if (offer === undefined || recipient === undefined) return [];
  const crew = { driverName: job.driverName, driverPhone: job.driverPhone, vehicle: job.vehicle };
  const row = {
    ...rowOf(offer, recipient),
    priceCents: job.priceCents,
    reference: job.reference,
    crew: job.givenAt === null ? null : crew,
    giveBy: crewAskedBy(job.startsAt, now),
    fee: Date.parse(job.startsAt) > Date.parse(now) ? dropFee(job, now) : null,
  };
  return [{ job, row }];
}

async function listStatementRows(db: Database, operatorId: string): Promise<PartnerAccountData['statements']> {
  const statements = (await listStatements(db, { operatorId })).slice(0, statementsShown);
  return await Promise.all(
    statements.map(async ({ id, key, month, contents, approvedAt }) => ({
      ...{ key, month, approvedAt, netCents: totalsOfStatement(contents.lines).netCents },
      invoices: (await listInvoicesOfStatement(db, id)).map(({ id: invoice, document: { number, totalCents } }) => ({
        ...{ id: invoice, number, totalCents },
      })),
    })),
  );
}
