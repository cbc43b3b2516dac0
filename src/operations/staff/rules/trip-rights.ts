import type { TripEvent } from '#domain/trip/states.ts';
import type { StaffRight } from './rights.ts';

/** The right that a staff member needs to cause each event; no staff member can cause events that are missing here. */
const rights: Partial<Readonly<Record<TripEvent, StaffRight>>> = {
  price: 'price-trips',
  decline: 'end-trips',
  cancel: 'end-trips',
  complete: 'change-trips',
  assign: 'assign-drivers',
  extend: 'price-trips',
  reserve: 'price-trips',
  'release-reservation': 'price-trips',
  'correct-customer': 'change-trips',
  'change-itinerary': 'change-trips',
  'contact-details': 'change-trips',
  'journey-details': 'change-trips',
  paid: 'record-payments',
  refunded: 'record-payments',
  'payment-undone': 'record-payments',
  'correct-invoice': 'record-payments',
  'summary-invoice': 'record-payments',
  'waive-fee': 'waive-fees',
  'open-dispute': 'record-payments',
  'close-dispute': 'record-payments',
  'hold-mails': 'change-trips',
  'release-mails': 'change-trips',
  'open-incident': 'change-trips',
  'tell-incident': 'change-trips',
  'close-incident': 'change-trips',
  minimise: 'erase-customers',
  anonymise: 'erase-customers',
};

export function rightFor(event: TripEvent): StaffRight | null {
  return rights[event] ?? null;
}
