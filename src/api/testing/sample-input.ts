import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';

/** Days ahead of the real today, because the database uses the real clock. */
export function dateAhead(days: number): string {
  return addDays(todayIn('Europe/Amsterdam', new Date().toISOString()), days);
}

/** Utrecht to Kaatsheuvel and back for 48, as a form sends it. */
export function createSampleItinerary(changes: object = {}) {
  return {
    type: 'day-trip',
    stops: [
      { placeKey: 'sample:utrecht', date: dateAhead(60), time: '08:00' },
      { placeText: 'Kaatsheuvel', date: dateAhead(60), time: '17:30' },
      { placeText: 'Utrecht' },
    ],
    passengers: '48',
    ...changes,
  };
}

export const sampleCustomer = { firstName: 'Anna', lastName: 'de Vries', email: 'anna@example.com' };

export const sampleContactDetails = {
  customer: { ...sampleCustomer, phone: '+31 20 123 45 67' },
  invoice: { street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht', country: 'NL', paymentMethod: 'bank-transfer' },
};
