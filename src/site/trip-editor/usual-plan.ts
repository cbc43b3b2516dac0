/** When a trip sets out and comes back where nobody has said yet: it stands in the form, to be seen and changed there. */
export const usualTimes = { departure: '09:00', wayBack: '17:30' } as const;

/** The kind of trip that two days say: back on the day itself, back on another, or, without a day for it, not back at all. */
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
