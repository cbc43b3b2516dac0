import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import type { RateCard } from '../rates/rate-card.ts';

/** A drive to or from an airport or a station, which has a minimum of its own. */
export type Transfer = {
  /** For so long the coach waits for a late plane or train at no charge; 0 where it only brings the group there. */
  readonly waitingMinutes: number;
};

type TransferInput = { readonly itinerary: Itinerary; readonly legs: readonly RoadLeg[]; readonly card: Pick<RateCard, 'transfer'> };

/**
 * Whether a trip is a transfer: one drive, of which one end is an airport or a station, as long as the card says at most. Null where not.
 */
export function findTransfer({ itinerary: { stops }, legs, card: { transfer } }: TransferInput): Transfer | null {
  const [first, last, more] = stops;
  const [leg] = legs;
  if (first === undefined || last === undefined || more !== undefined || leg === undefined) return null;
  if (leg.kilometres > transfer.mostKilometres || (first.localKilometres ?? 0) > 0) return null;
  const [from, to] = [transfer.waitingMinutes[first.place.kind], transfer.waitingMinutes[last.place.kind]];
  return from === undefined && to === undefined ? null : { waitingMinutes: from ?? 0 };
}
