import type { LocationText } from '../load-subjects.ts';

export type ExampleTrip = LocationText['exampleTrips'][number];

/** The values that open the request form: everything behind the example's price, so that the form shows the same price. */
export function searchOf(
  city: string,
  { to, fromKey, toKey, date, leave, back, passengers }: Omit<ExampleTrip, 'totalCents' | 'asOf' | 'kilometres' | 'vehicle'>,
) {
  const keys = { ...(fromKey && { fromKey }), ...(toKey && { toKey }) };
  return {
    type: 'day-trip',
    from: city,
    to,
    ...keys,
    date,
    time: leave,
    returnDate: date,
    returnTime: back,
    passengers: String(passengers),
  };
}
