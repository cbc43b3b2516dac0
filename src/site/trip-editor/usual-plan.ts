/** The times of a trip where nobody has entered any. They are in the form, and can be changed there. */
export const usualTimes = { departure: '09:00', wayBack: '17:30' } as const;

/** The kind of trip by its two dates: a day trip, a trip of several days, or one way without a return date. */
export function typeOfDays({
  date,
  returnDate,
}: {
  readonly date: string;
  readonly returnDate: string;
}): 'one-way' | 'day-trip' | 'return' {
  if (returnDate === '') return 'one-way';
  return returnDate === date ? 'day-trip' : 'return';
}
