import { inTransaction } from '#db/engine/transaction.ts';
import { brand, companies } from '#domain/sites/brand.ts';
import { lockWithDuties } from '#operations/duties/trip-duties.ts';
import type { ApplyContext, LockedTrip } from '#operations/trips/apply.ts';
import { endOffer, listDueOffers, listOffersOfTrip, openRound, type StoredOffer } from './offer-store.ts';
import { mailPartner } from './partner-mail.ts';
import { partnerTerms } from './rules/country-terms.ts';
import { deadlineOf, highestPrice, nextPrice } from './rules/offer.ts';

type Round = { readonly round: number; readonly priceCents: number };

/** Asks the recipients of a round, each once, with their own deadline. */
export async function sendRound(locked: LockedTrip, offer: StoredOffer, { round, priceCents }: Round): Promise<void> {
  const { tx, now } = locked;
  const deadline = deadlineOf({ startsAt: offer.startsAt, now, openingHours: brand.openingHours });
  await openRound(tx, { offerId: offer.id, round, priceCents, deadline });
  for (const asked of offer.recipients.filter((each) => each.round === round && each.sentAt === null)) {
    const recipient = { ...asked, priceCents, deadline };
    await mailPartner(locked, { occasion: 'offered', recipient, job: offer.contents, reference: '', event: offer.id });
  }
}

/** Continues an offer whose round is over or was declined by all: opens the next round at the next price, or ends it if nobody is left. */
export async function goOn(locked: LockedTrip, offer: StoredOffer): Promise<void> {
  const round = offer.round + 1;
  const isLeft = offer.recipients.some((each) => each.round === round) && Date.parse(offer.startsAt) > Date.parse(locked.now);
  if (!isLeft) return await endOffer(locked.tx, { offerId: offer.id, state: 'unanswered' });
  const { marginFloorPercent: floorPercent } = partnerTerms[companies[locked.trip.site].country];
  const highestCents = offer.floorReason === '' ? highestPrice({ saleCents: offer.saleCents, floorPercent }) : null;
  await sendRound(locked, offer, { round, priceCents: nextPrice({ ...offer, highestCents }) });
}

/**
 * Continues offers whose deadline has passed; returns how many. An error on one trip does not stop the others; it is thrown after all were
 * tried.
 */
export async function advanceOffersWhenDue(context: ApplyContext, limit: number): Promise<number> {
  const due = await listDueOffers(context.db, limit);
  const failures: unknown[] = [];
  for (const offer of due) await advance(context, offer).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return due.length;
}

async function advance(context: ApplyContext, { id, tripId }: { readonly id: string; readonly tripId: string }): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const locked = await lockWithDuties(context, tx, { id: tripId, actor: { kind: 'clock' } });
    const offer = locked === null ? undefined : (await listOffersOfTrip(tx, tripId)).find((each) => each.id === id);
    // Somebody else continued it, or a change of the trip withdrew it.
    const isDue =
      offer?.state === 'open' && offer.deadline !== null && locked !== null && Date.parse(offer.deadline) <= Date.parse(locked.now);
    if (isDue) await goOn(locked, offer);
  });
}
