import { longestText, type TextMessage } from '#adapters/text-messages/text-message.ts';
import type { NewJob } from '#db/outbox/outbox-store.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { toInternationalPhone } from '#domain/input/phone.ts';
import { brand } from '#domain/sites/brand.ts';
import { phoneCountriesOf } from '#domain/trip/phone-countries.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { leadersOf } from '#operations/on-duty/rules/duty-sheet.ts';
import { createMessageId } from '#output/mail/identity.ts';

/** The telephone numbers of fellow travellers that can receive text messages, without duplicates. */
export function listTextNumbers(trip: Trip): readonly string[] {
  return [...new Set(leadersOf(trip).flatMap(({ phone }) => toInternationalPhone(phone, phoneCountriesOf(trip)) ?? []))];
}

/** Text messages to fellow travellers, one per number. The text names us, because the sender may be just a number. */
export function createTextJobs(trip: Trip, { text, at }: { readonly text: string; readonly at: string }): readonly NewJob[] {
  return listTextNumbers(trip).map((to) => {
    const payload: TextMessage = { to, text: shorten(`${brand.name} ${trip.reference}: ${text}`, longestText), causedAt: at };
    const messageId = createMessageId('sms', [trip.id, trip.version, to]);
    return { kind: 'sms', tripId: trip.id, payload, messageId, recipientHash: null, runAfter: null, isUrgent: true };
  });
}
