import type { LocationText } from '../load-subjects.ts';

export type ExampleTrip = LocationText['exampleTrips'][number];

/** What the request form is opened with: all that the price of the example rests on, so that it shows the same. */
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
