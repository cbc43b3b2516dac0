import type { BoardFieldsFragment } from '../../../api/generated/operations.ts';

type Leg = BoardFieldsFragment['legs'][number];

/** What the home page's price board shows of a trip. Times HH:MM, local. */
export type BoardPrice = {
  readonly cents: number;
  readonly personCents: number | null;
  readonly vehicles: readonly { readonly vehicle: string; readonly seats: number }[];
  readonly drivers: number;
  readonly from: string;
  readonly to: string;
  readonly leave: string;
  /** When the group arrives, and is back; null where the road is unknown, and for the return of a one-way trip. */
  readonly there: string | null;
  readonly home: string | null;
  /** The outward journey. */
  readonly way: Pick<Leg, 'kilometres' | 'minutes' | 'roads'> | null;
};

/**
 * `asking`: another price is loading; `missing`: a price needs more input; `person`: one of us prices it; `problem`: something is wrong.
 */
export type BoardState = 'example' | 'priced' | 'asking' | 'missing' | 'person' | 'problem' | 'away';

/** The board's contents, with the last known price. */
export type Shown = { readonly state: BoardState; readonly price: BoardPrice | null };

/** The price of the vehicle that a quote would propose; null where a person must price the trip. */
export function toBoardPrice({ quotes, perPersonCents, legs, stops }: BoardFieldsFragment): BoardPrice | null {
  const quote = quotes.find(({ isChosen }) => isChosen) ?? quotes[0];
  const [first, second] = stops;
  if (quote === undefined || first === undefined || second === undefined) return null;
  const last = stops.length > 2 ? stops.at(-1) : undefined;
  const [way = null] = legs;
  return {
    cents: quote.totalCents,
    personCents: perPersonCents,
    vehicles: quote.vehicles.map((vehicle, index) => ({ vehicle, seats: quote.vehicleSeats[index] ?? 0 })),
    drivers: quote.crew.drivers,
    from: first.name,
    to: second.name,
    leave: first.time ?? '',
    there: second.arrivalTime,
    home: last?.arrivalTime ?? null,
    way,
  };
}
