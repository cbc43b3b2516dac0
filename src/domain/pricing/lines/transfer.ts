import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import type { RateCard } from '../rates/rate-card.ts';

/** A drive to or from an airport or a station, which has its own minimum price. */
export type Transfer = {
  /** How long the coach waits free of charge for a late plane or train; 0 if it only brings the group there. */
  readonly waitingMinutes: number;
};

type TransferInput = { readonly itinerary: Itinerary; readonly legs: readonly RoadLeg[]; readonly card: Pick<RateCard, 'transfer'> };

/** Returns the transfer if the trip is a single drive with an airport or station at one end, no longer than the card allows; else null. */
export function findTransfer({ itinerary: { stops }, legs, card: { transfer } }: TransferInput): Transfer | null {
  const [first, last, more] = stops;
  const [leg] = legs;
  if (first === undefined || last === undefined || more !== undefined || leg === undefined) return null;
  if (leg.kilometres > transfer.mostKilometres || (first.localKilometres ?? 0) > 0) return null;
  const [from, to] = [transfer.waitingMinutes[first.place.kind], transfer.waitingMinutes[last.place.kind]];
  return from === undefined && to === undefined ? null : { waitingMinutes: from ?? 0 };
}
