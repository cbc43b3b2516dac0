import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { siteLanguages } from '#domain/sites/keys.ts';
import { counterOutcomes, counterSides } from './rules/counter.ts';
import { type OfferMode, offerModes } from './rules/offer.ts';
import { type OfferedJob, offeredJobSchema } from './rules/offered-job.ts';

const offerStates = ['open', 'won', 'withdrawn', 'unanswered'] as const;

/** As JSON formats it, with the offset of the connection. */
const instant = v.pipe(
  v.string(),
  v.transform((text) => new Date(text).toISOString()),
);

const counterSchema = v.object({
  id: v.string(),
  turn: v.number(),
  side: v.picklist(counterSides),
  priceCents: v.number(),
  reason: v.string(),
  deadline: instant,
  madeBy: v.string(),
  madeAt: instant,
  outcome: v.nullable(v.picklist(counterOutcomes)),
  settledBy: v.string(),
  settledReason: v.string(),
});
/** A turn of a partner or of the desk about the price. */
export type Counter = v.InferOutput<typeof counterSchema>;

const recipientSchema = v.object({
  id: v.string(),
  operatorId: v.string(),
  /** The name used in mails. */
  name: v.string(),
  contactName: v.string(),
  email: v.string(),
  phone: v.string(),
  country: v.string(),
  language: v.picklist(siteLanguages),
  place: v.number(),
  round: v.number(),
  key: v.string(),
  priceCents: v.number(),
  sentAt: v.nullable(instant),
  deadline: v.nullable(instant),
  seenAt: v.nullable(instant),
  answer: v.nullable(v.picklist(['accepted', 'declined'])),
  reason: v.string(),
  /** In their order. */
  counters: v.array(counterSchema),
});
/** A recipient of an offer, ordered by `place`. */
export type Recipient = v.InferOutput<typeof recipientSchema>;

const offerSchema = v.object({
  id: v.string(),
  tripId: v.string(),
  reference: v.string(),
  vehicleIndex: v.number(),
  mode: v.picklist(offerModes),
  round: v.number(),
  raisePercent: v.number(),
  saleCents: v.number(),
  priceCents: v.number(),
  floorReason: v.string(),
  contents: offeredJobSchema,
  startsAt: v.string(),
  endsAt: v.string(),
  deadline: v.nullable(v.string()),
  state: v.picklist(offerStates),
  createdBy: v.string(),
  createdAt: v.string(),
  recipients: v.array(recipientSchema),
});
export type StoredOffer = v.InferOutput<typeof offerSchema>;

const aheadSchema = v.omit(offerSchema, ['contents']);
/** An offer on the list of the desk, which needs nothing of its job, and says where that cannot be read. */
export type OfferAhead = v.InferOutput<typeof aheadSchema> & { readonly isUnreadable: boolean };

const countersOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', turns.id, 'turn', turns.turn, 'side', turns.side, 'priceCents', turns.price_cents,
    'reason', turns.reason, 'deadline', to_json(turns.deadline), 'madeBy', turns.made_by, 'madeAt', to_json(turns.made_at),
    'outcome', turns.outcome, 'settledBy', turns.settled_by, 'settledReason', turns.settled_reason) order by turns.turn), '[]'::jsonb)
  from offer_counters as turns where turns.recipient_id = asked.id)`;

const recipientsOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', asked.id, 'operatorId', asked.operator_id, 'name', operators.name,
    'contactName', coalesce(partners.contact_name, ''), 'email', operators.email, 'phone', operators.phone, 'country', operators.country,
    'language', coalesce(partners.language, 'en'), 'place', asked.place, 'round', asked.round, 'key', asked.key,
    'priceCents', asked.price_cents, 'sentAt', to_json(asked.sent_at), 'deadline', to_json(asked.deadline),
    'seenAt', to_json(asked.seen_at), 'answer', asked.answer, 'reason', asked.reason, 'counters', ${countersOf}) order by asked.place), '[]'::jsonb)
  from offer_recipients as asked join operators on operators.id = asked.operator_id
  left join partners on partners.operator_id = asked.operator_id where asked.offer_id = job_offers.id)`;

const selectOffers = sql`select job_offers.id, trip_id as "tripId", trips.reference, vehicle_index as "vehicleIndex", mode, round,
  raise_percent as "raisePercent", sale_cents as "saleCents", price_cents as "priceCents", floor_reason as "floorReason", contents,
  starts_at as "startsAt", ends_at as "endsAt", deadline, state, created_by as "createdBy", job_offers.created_at as "createdAt",
  ${recipientsOf} as recipients
  from job_offers join trips on trips.id = job_offers.trip_id`;

function parseOffers(rows: readonly unknown[]): readonly StoredOffer[] {
  return rows.map((row) => parseStored(offerSchema, row, 'offer'));
}

/** The offers of a trip, latest first. */
export async function listOffersOfTrip(db: Database, tripId: string): Promise<readonly StoredOffer[]> {
  return parseOffers((await sql`${selectOffers} where trip_id = ${tripId} order by job_offers.created_at desc`.execute(db)).rows);
}

/** Open offers, and offers for future duties that nobody took; by start. */
export async function listOffersAhead(db: Database): Promise<readonly OfferAhead[]> {
  const ahead = sql`state in ('open', 'unanswered') and starts_at > now() and job_offers.id = (
    select id from job_offers as latest where latest.trip_id = job_offers.trip_id and latest.vehicle_index = job_offers.vehicle_index
    order by created_at desc limit 1)`;
  const offers = sql<{ readonly contents: unknown }>`${selectOffers} where ${ahead} order by starts_at limit 200`;
  const { rows } = await offers.execute(db);
  return rows.map((row) => ({ ...parseStored(aheadSchema, row, 'offer'), isUnreadable: !v.is(offeredJobSchema, row.contents) }));
}

/** The offers that a partner received, until 30 days after the end. */
export async function listOffersOfPartner(db: Database, operatorId: string): Promise<readonly StoredOffer[]> {
  const { rows } = await sql`${selectOffers} where ends_at > now() - interval '30 days' and job_offers.id in (
    select offer_id from offer_recipients where operator_id = ${operatorId} and sent_at is not null) order by starts_at limit 500`.execute(
    db,
  );
  return parseOffers(rows);
}

/** The offer of a partner's key, with the trip to lock first; null for an invalid key. */
export async function findOfferByKey(db: Database, key: string): Promise<StoredOffer | null> {
  const { rows } = await sql`${selectOffers}
    where job_offers.id = (select offer_id from offer_recipients where key = ${key} and sent_at is not null)`.execute(db);
  return parseOffers(rows)[0] ?? null;
}

/** The offer of a recipient; null if there is none. */
export async function findOfferOfRecipient(db: Database, recipientId: string): Promise<StoredOffer | null> {
  const { rows } = await sql`${selectOffers}
    where job_offers.id = (select offer_id from offer_recipients where id = ${recipientId})`.execute(db);
  return parseOffers(rows)[0] ?? null;
}

/** Offers whose round is over, by trip. */
export async function listDueOffers(db: Database, limit: number): Promise<readonly { readonly id: string; readonly tripId: string }[]> {
  const { rows } = await sql<{ id: string; tripId: string }>`
    select id, trip_id as "tripId" from job_offers where state = 'open' and deadline <= now() order by deadline limit ${limit}`.execute(db);
  return rows;
}

export type NewOffer = {
  readonly tripId: string;
  readonly vehicleIndex: number;
  readonly mode: OfferMode;
  readonly raisePercent: number;
  readonly saleCents: number;
  readonly priceCents: number;
  readonly floorReason: string;
  readonly contents: OfferedJob;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly deadline: string;
  readonly by: string;
  readonly recipients: readonly { readonly operatorId: string; readonly round: number; readonly key: string }[];
};

/** Saves a new offer without asking anybody yet; returns its id. Throws with `job_offers_open` if the same run is already offered. */
export async function insertOffer(tx: DatabaseTransaction, { recipients, by, contents, ...offer }: NewOffer): Promise<string> {
  const id = createId();
  const row = {
    id,
    trip_id: offer.tripId,
    vehicle_index: offer.vehicleIndex,
    mode: offer.mode,
    round: 1,
    raise_percent: offer.raisePercent,
    sale_cents: offer.saleCents,
    price_cents: offer.priceCents,
    floor_reason: offer.floorReason,
    contents: JSON.stringify(contents),
    starts_at: offer.startsAt,
    ends_at: offer.endsAt,
    deadline: offer.deadline,
    state: 'open',
    created_by: by,
  };
  await tx.insertInto('job_offers').values(row).execute();
  const asked = recipients.map(({ operatorId, round, key }, place) => ({
    ...{ id: createId(), offer_id: id, operator_id: operatorId, place, round, key },
    price_cents: offer.priceCents,
  }));
  await tx.insertInto('offer_recipients').values(asked).execute();
  return id;
}

type Round = { readonly offerId: string; readonly round: number; readonly priceCents: number; readonly deadline: string };

/** Opens a round: asks its recipients, with this price and deadline. */
export async function openRound(tx: DatabaseTransaction, { offerId, round, priceCents, deadline }: Round): Promise<void> {
  await sql`update job_offers set round = ${round}, price_cents = ${priceCents}, deadline = ${deadline} where id = ${offerId}`.execute(tx);
  await sql`update offer_recipients set sent_at = now(), price_cents = ${priceCents}, deadline = ${deadline}
    where offer_id = ${offerId} and round = ${round} and sent_at is null`.execute(tx);
}

/** Ends an offer; one that nobody took in time may still be won by a counter-offer. What still waited for an answer is over, unless time ended it. */
export async function endOffer(
  tx: DatabaseTransaction,
  { offerId, state }: { readonly offerId: string; readonly state: 'won' | 'withdrawn' | 'unanswered' },
): Promise<void> {
  await sql`update job_offers set state = ${state}, deadline = null, ended_at = now()
    where id = ${offerId} and (state = 'open' or (state = 'unanswered' and ${state} = 'won'))`.execute(tx);
  if (state === 'unanswered') return;
  await sql`update offer_counters set outcome = 'replaced', settled_at = now()
    where offer_id = ${offerId} and outcome is null`.execute(tx);
}

type Answer = { readonly recipientId: string; readonly answer: 'accepted' | 'declined'; readonly reason: string };

/** Saves a partner's answer, once. */
export async function answerOffer(tx: DatabaseTransaction, { recipientId, answer, reason }: Answer): Promise<void> {
  await sql`update offer_recipients set answer = ${answer}, reason = ${reason}, answered_at = now()
    where id = ${recipientId} and answer is null`.execute(tx);
}

/** Records the first time that an offer's page was opened. */
export async function markOfferSeen(db: Database, recipientId: string): Promise<void> {
  await sql`update offer_recipients set seen_at = now() where id = ${recipientId} and seen_at is null`.execute(db);
}

/** Saves new contents of a job that has changed. */
export async function changeContents(tx: DatabaseTransaction, offerId: string, contents: OfferedJob): Promise<void> {
  await sql`update job_offers set contents = ${JSON.stringify(contents)}::jsonb where id = ${offerId}`.execute(tx);
}
