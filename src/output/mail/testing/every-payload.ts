import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { createMessageId, hashRecipient } from '../identity.ts';
import type { MailPayload, PayloadOf } from '../messages.ts';
import {
  buildBookingCancelledPayload,
  buildBookingConfirmedPayload,
  buildCrewChangedPayload,
  buildDayBeforePayload,
  buildIncidentPayload,
  buildInvoiceCorrectedPayload,
  buildInvoiceReadyPayload,
  buildItineraryChangedPayload,
  buildLetterPayload,
  buildLinksPayload,
  buildLostItemPayload,
  buildQuoteDeclinedPayload,
  buildQuoteReadyPayload,
  buildQuoteReminderPayload,
  buildRequestReceivedPayload,
  buildReservationEndedPayload,
  buildReservationMadePayload,
  buildReservationReminderPayload,
  buildReviewInvitationPayload,
} from '../payloads.ts';
import { messageMails } from './message-mails.ts';
import { reminderMails } from './reminder-mails.ts';
import { addresses, sampleBooking, sampleTrip } from './sample-trip.ts';
import { summaryMails } from './summary-mails.ts';

/** One mail of every kind, for a site and language, with the changes of a test to the trip. */
export function everyPayload(
  place: { readonly site: SiteKey; readonly language: SiteLanguage },
  changes: Partial<Trip> = {},
): MailPayload[] {
  const quoted = sampleTrip({ ...place, ...changes });
  const booked = sampleBooking({ ...place, ...changes });
  const at = '2026-11-23T12:00:00.000Z';
  const reserved = { ...quoted, reservation: { takenAt: at, until: '2026-11-25T12:00:00.000Z', endedAt: null } };
  const links = buildLinksPayload({ ...place, email: quoted.customer.email, trips: [quoted, booked], addresses, requestKey: 'key-1', at });
  return [
    buildQuoteReadyPayload(quoted, addresses),
    buildRequestReceivedPayload({ ...quoted, quote: null, personReasons: ['ferry', 'wheelchairs'] }, addresses),
    buildBookingConfirmedPayload(booked, addresses),
    buildItineraryChangedPayload({ trip: booked, addresses, differenceCents: -4_200, at }),
    buildQuoteReminderPayload(quoted, { addresses, at }),
    buildDayBeforePayload(booked, { addresses, at }),
    buildCrewChangedPayload(booked, { addresses, at }),
    ...['CDF3GH', null].map((code) =>
      buildLostItemPayload(booked, { addresses, at, item: { id: 'lost-1', what: 'zwarte telefoon', code, note: 'bij de chauffeur' } }),
    ),
    buildIncidentPayload(booked, { addresses, at, text: '+15', isOver: false }),
    buildIncidentPayload({ ...booked, version: booked.version + 1 }, { addresses, at, text: '+15', isOver: true }),
    buildInvoiceReadyPayload(booked, { addresses, at }),
    buildInvoiceCorrectedPayload(booked, { addresses, at }),
    ...reminderMails(booked, at),
    ...summaryMails(booked, at),
    buildReviewInvitationPayload(booked, { addresses, at }),
    buildBookingCancelledPayload({ ...booked, cancelation: { at, feeCents: 12_345, reason: '' } }, addresses, {
      due: [{ part: 'whole', dueOn: '2026-11-30', amountCents: 12_345 }],
      transfer: { name: 'Convoya', iban: 'NL91ABNA0417164300', amountCents: 12_345, reference: booked.reference },
      refundCents: 0,
    }),
    buildBookingCancelledPayload({ ...booked, version: booked.version + 2, cancelation: { at, feeCents: 12_345, reason: '' } }, addresses, {
      due: [],
      transfer: null,
      refundCents: 45_678,
    }),
    buildQuoteDeclinedPayload({ trip: quoted, addresses, at }),
    buildReservationMadePayload(reserved, addresses),
    buildReservationReminderPayload(reserved, { addresses, at }),
    buildReservationEndedPayload(reserved, { addresses, at }),
    buildReservationEndedPayload({ ...reserved, version: reserved.version + 1 }, { addresses, at: '2027-11-23T12:00:00.000Z' }),
    buildLetterPayload({
      trip: booked,
      at,
      addresses,
      key: 'key-1',
      subject: `Uw rit ${booked.reference}`,
      text: 'Komt u\nom acht uur?\n\nGraag tot dan.',
      follows: [],
    }),
    ...(links === null ? [] : [links]),
    ...messageMails(place),
    ...(['new', 'changed', 'withdrawn', 'lost', 'month'] as const).map((occasion) => dutySheetMail(place, occasion)),
    alertsMail(place),
    partnerLinkMail(place),
    statementMail(place),
    ...[false, true].map((isCredit) => partnerInvoiceMail(place, isCredit)),
    ...(['offered', 'taken', 'withdrawn', 'won', 'changed', 'ended'] as const).map((occasion) => partnerMail(place, occasion)),
  ];
}

function dutySheetMail(
  place: { readonly site: SiteKey; readonly language: SiteLanguage },
  occasion: 'new' | 'changed' | 'withdrawn' | 'lost' | 'month',
): MailPayload {
  const email = 'driver@example.com';
  return {
    ...place,
    kind: 'duty-sheet',
    messageId: createMessageId('duty-sheet', ['sheet', occasion]),
    recipientHash: hashRecipient(email),
    causedAt: '2026-11-23T12:00:00.000Z',
    recipient: { name: 'Femke Standby', email },
    occasion,
    duty: {
      reference: 'NL-26-104233',
      begin: { date: '2026-11-24', time: '06:30' },
      vehicle: '12-BRX-4, wit',
      from: 'Domplein 1, 3512 JC Utrecht',
    },
    url: `https://desk.convoya.test/on-duty/${'A'.repeat(27)}`,
  };
}

function alertsMail(place: { readonly site: SiteKey; readonly language: SiteLanguage }): MailPayload {
  const email = 'planner@example.com';
  const alert = { reference: 'NL-26-104233', departsOn: '2026-11-30', days: 7, open: 0, vehicles: 2, names: [], dueOn: null };
  return {
    ...place,
    kind: 'rings',
    messageId: createMessageId('rings', ['member', 'ring']),
    recipientHash: hashRecipient(email),
    causedAt: '2026-11-23T12:00:00.000Z',
    recipient: { name: 'Mo Planner', email },
    rings: [
      { ...alert, kind: 'uncovered', open: 1 },
      { ...alert, kind: 'unseen', names: ['Femke Standby'], days: 1 },
      { ...alert, kind: 'unpaid', dueOn: '2026-11-16' },
      { ...alert, kind: 'unpapered', names: ['12-BRX-4'] },
      { ...alert, kind: 'unanswered', days: 0 },
    ],
    more: 3,
    url: 'https://desk.convoya.test/',
  };
}

function partnerLinkMail(place: { readonly site: SiteKey; readonly language: SiteLanguage }): MailPayload {
  const email = 'planner@example.com';
  return {
    ...place,
    kind: 'partner-link',
    messageId: createMessageId('partner-link', ['link']),
    recipientHash: hashRecipient(email),
    causedAt: '2026-11-23T12:00:00.000Z',
    recipient: { name: 'Luc Bertrand', email },
    partner: 'Autocars Bertrand',
    url: `https://desk.convoya.test/partner-account/link#${'A'.repeat(43)}`,
  };
}

function statementMail(place: { readonly site: SiteKey; readonly language: SiteLanguage }): MailPayload {
  const email = 'planner@example.com';
  return {
    ...place,
    kind: 'partner-statement',
    messageId: createMessageId('partner-statement', ['statement']),
    recipientHash: hashRecipient(email),
    causedAt: '2026-12-01T00:00:30.000Z',
    recipient: { name: 'Luc Bertrand', email },
    statementId: '0193f0c0-0000-7000-8000-000000000002',
    ...{ month: '2026-11', jobs: 23, netCents: 2_346_000, totalCents: 2_580_600 },
    url: `https://desk.convoya.test/partner-statement/${'A'.repeat(27)}`,
  };
}

function partnerInvoiceMail(place: { readonly site: SiteKey; readonly language: SiteLanguage }, isCredit: boolean): MailPayload {
  const email = 'planner@example.com';
  return {
    ...place,
    kind: 'partner-invoice',
    messageId: createMessageId('partner-invoice', [isCredit ? 'credit' : 'invoice']),
    recipientHash: hashRecipient(email),
    causedAt: '2026-12-01T10:00:00.000Z',
    recipient: { name: 'Luc Bertrand', email },
    invoiceId: '0193f0c0-0000-7000-8000-000000000003',
    ...{ isCredit, number: 'SB-FR-12-2026-000003', totalCents: 2_580_600, dueOn: '2026-12-31' },
    url: `https://desk.convoya.test/partner-statement/${'A'.repeat(27)}`,
  };
}

function partnerMail(
  place: { readonly site: SiteKey; readonly language: SiteLanguage },
  occasion: PayloadOf<'partner-job'>['occasion'],
): MailPayload {
  const email = 'planner@example.com';
  return {
    ...place,
    kind: 'partner-job',
    messageId: createMessageId('partner-job', ['recipient', occasion]),
    recipientHash: hashRecipient(email),
    causedAt: '2026-11-23T12:00:00.000Z',
    recipient: { name: 'Luc Bertrand', email },
    occasion,
    recipientId: '0193f0c0-0000-7000-8000-000000000001',
    job: {
      reference: ['won', 'changed', 'ended'].includes(occasion) ? 'FR-26-847518' : '',
      begin: { date: '2026-11-28', time: '07:30' },
      from: '69002 Lyon',
      to: '38000 Grenoble',
      passengers: 48,
      vehicle: 'coachHire',
      priceCents: 102_000,
    },
    deadline: occasion === 'offered' ? { date: '2026-11-24', time: '14:00' } : null,
    url: `https://desk.convoya.test/partner/${'A'.repeat(27)}`,
  };
}
