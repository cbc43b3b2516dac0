import { routeEndsOf } from '#domain/trip/route-ends.ts';
import type { TravelQuery } from '../../../../api/generated/operations.ts';
import { comesBack } from '../../../../trip-editor/itinerary-values.ts';

/** A trip as its pages show it. */
export type Travel = Omit<FoundTravel, 'choice'>;
/** With the vehicle choice that is looked at. */
export type FoundTravel = NonNullable<TravelQuery['getTravel']>;
/** One vehicle choice of a quote, with its whole price. */
export type Choice = NonNullable<FoundTravel['choice']>;
export type PriceLine = Choice['lines'][number];
export type VatLine = Choice['vatLines'][number];
export type FeeStep = Travel['cancellationSteps'][number];
export type TravelStop = Travel['stops'][number];

/** The key of a choice where it is not the quote's own: only then must the address carry it on. */
export function optionToCarry({ quotes }: Pick<Travel, 'quotes'>, choice: Choice | null): string | null {
  return choice === null || choice.isChosen || quotes.length < 2 ? null : choice.key;
}

/** Both names in one, without the spaces of an empty one. */
export function fullNameOf({ firstName, lastName }: Pick<Travel['customer'], 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((name) => name !== '').join(' ');
}

/** True where the contact details that an order needs are there. */
export function hasContactDetails({ invoice, customer }: Pick<Travel, 'invoice' | 'customer'>): boolean {
  return invoice !== null && customer.phone !== '';
}

/** The step of the cancellation table that holds at an instant; null for a table without steps. */
export function findFeeStep(steps: readonly FeeStep[], now: string): FeeStep | null {
  return steps.find(({ until }) => until === null || Date.parse(now) <= Date.parse(until)) ?? null;
}

/** What the short form and the request form take in their address to begin filled in. */
export function requestQueryOf({ stops, passengers }: Pick<Travel, 'stops' | 'passengers'>): Readonly<Record<string, string>> {
  const [first] = stops;
  const { from, to } = routeEndsOf(stops.map(({ label }) => label));
  const back = stops.length > 2 && stops.at(-1)?.label === first?.label ? stops.at(-2)?.date : null;
  return {
    from,
    // A trip that goes nowhere else leaves it to the customer.
    to: to === from ? '' : to,
    date: first?.date ?? '',
    ...(back ? { returnDate: back } : {}),
    passengers: String(passengers),
  };
}

/** What an address holds of stops in between; beyond it they are left to the customer. */
const longestVia = 2_500;

/** The request form for the same trip on another day: its stops, its hours where they are of a day out, and a second way back. */
export function againQueryOf({
  stops,
  passengers,
  tripType,
  type,
  parts,
}: Pick<Travel, 'stops' | 'passengers' | 'tripType' | 'type' | 'parts'>): Readonly<Record<string, string>> {
  // Where a trip that comes back ends is not asked.
  const asked = comesBack(tripType) && stops.length > 2 ? stops.slice(0, -1) : stops;
  const via = asked.slice(1, -1).map(({ label }, index) => [`via${index}`, label] as const);
  const isShort = encodeURIComponent(via.map(([, label]) => label).join()).length <= longestVia;
  return {
    from: asked[0]?.label ?? '',
    ...Object.fromEntries(isShort ? via : []),
    to: asked.at(-1)?.label ?? '',
    ...hoursOf(asked, comesBack(tripType)),
    ...apartOf(parts),
    passengers: String(passengers),
    type: tripType,
    occasion: type ?? '',
  };
}

/** A tour's stops have hours of their own days, which an address has no room for. */
function hoursOf(asked: Travel['stops'], isDayOut: boolean): Readonly<Record<string, string>> {
  const [time, returnTime] = [asked[0]?.time, isDayOut ? asked.at(-1)?.time : null];
  return { ...(time ? { time } : {}), ...(returnTime ? { returnTime } : {}) };
}

/** Those who board elsewhere or come back later: all but the first part. */
function apartOf([, ...others]: Travel['parts']): Readonly<Record<string, string>> {
  const texts = others.map(({ boards, returnTime, passengers }, index): Readonly<Record<string, string>> => {
    if (boards === null) return { secondReturnTime: returnTime ?? '', secondReturnPassengers: String(passengers) };
    return {
      [`pickUp${index}`]: boards.address,
      [`pickUpTime${index}`]: boards.time,
      [`pickUpPassengers${index}`]: String(passengers),
    };
  });
  return Object.assign({}, ...texts);
}
