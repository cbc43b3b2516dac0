import * as v from 'valibot';
import { isDate, isTime } from '#domain/calendar/written-date.ts';
import { cleanLine, cleanText } from '#domain/input/clean-text.ts';
import { isEmail } from '#domain/input/email.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { accuracySchema } from '#domain/itinerary/accuracy.ts';
import { personReasons } from '#domain/pricing/quote/quote.ts';
import { fleetKeys, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { orderedFields, orderedItemSchema } from '#domain/trip/ordered.ts';
import { paymentMethods } from '#domain/trip/trip.ts';
import { alertKinds } from '#operations/alerts/rules/alerts.ts';
import { paymentParts } from '#operations/invoices/rules/invoice.ts';
import { reminderClauses, reminderSteps } from '#operations/payments/rules/reminders.ts';
import { meansChanges } from '#operations/staff/rules/means-change.ts';

/*
 * A mail is stored as a small snapshot of what it shows, not as a reference to its trip. It goes out seconds or, with the mail server
 * away, days after its cause, and must still say what was true then: the price of that quote, the fee of that cancellation. A trip read
 * at delivery would be a later version, and each try could send other words under the same Message-ID.
 */

/** How long a line of a mail may be, and a letter to a customer. */

// The builders clean every text; a line that is not clean was not written by them and must not reach a header.
const line = v.pipe(
  v.string(),
  v.maxLength(textLimits.subject),
  v.check((text) => cleanLine(text) === text, 'not a clean line'),
);
const cents = v.pipe(v.number(), v.safeInteger());
const instant = v.pipe(v.string(), v.isoTimestamp());
const date = v.pipe(v.string(), v.check(isDate, 'not a date'));
const time = v.pipe(v.string(), v.check(isTime, 'not a time'));
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^\s"<>]+$/));

const messageId = v.pipe(v.string(), v.regex(/^<[a-z-]+\.[0-9a-f]{64}@[^\s<>@]+>$/));

const common = {
  messageId,
  recipientHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  causedAt: instant,
  site: v.picklist(siteKeys),
  language: v.picklist(siteLanguages),
  recipient: v.object({ name: line, email: v.pipe(v.string(), v.check(isEmail, 'not a mail address')) }),
};

/** Of a stop whose place is not known exactly; absent in older ones too. */
const whereabouts = v.object({ ...accuracySchema.entries, town: line, zip: line });
const stop = v.object({
  place: line,
  detail: line,
  departure: v.nullable(v.object({ date, time })),
  whereabouts: v.exactOptional(whereabouts),
  /** When the coach is expected; absent where that was not known, and in older ones. */
  expected: v.exactOptional(
    v.object({
      arrival: v.object({ date, time }),
      arriveBy: v.exactOptional(v.object({ date, time })),
      driveMinutes: v.number(),
      breakMinutes: v.number(),
      waitMinutes: v.number(),
      isBack: v.boolean(),
    }),
  ),
});
/** By age; absent in mails of before and where there are none. */
const childSeats = v.exactOptional(v.object({ babySeats: v.number(), childSeats: v.number(), boosterSeats: v.number() }));
const local = v.object({ date: v.string(), time: v.string() });
const part = v.object({
  passengers: v.number(),
  boards: v.nullable(v.object({ ...local.entries, name: v.string(), address: v.string() })),
  returns: v.nullable(local),
  arrives: v.nullable(local),
  vehicles: v.array(v.string()),
});
/** The parts of a group that boards or comes back apart; absent where all travel together. */
const parts = v.exactOptional(v.array(part));
const trip = v.object({
  reference: line,
  from: line,
  to: line,
  date,
  stops: v.array(stop),
  passengers: v.number(),
  childSeats,
  parts,
  /** What was ordered beside places and times; absent in mails of before. */
  ordered: v.exactOptional(v.array(orderedItemSchema)),
  /** The night on the way in which the clocks change; absent on most, and in mails of before. */
  clockChange: v.exactOptional(v.object({ date, from: time, to: time, isBack: v.boolean() })),
  /** Moments are told with the name of their clock; absent where nobody needs it, and in mails of before. */
  namesZone: v.exactOptional(v.literal(true)),
});
const price = v.object({
  vehicles: v.array(v.picklist(fleetKeys)),
  netCents: cents,
  vatCents: cents,
  totalCents: cents,
  /** VAT that the customer owes itself, beside the total; absent where there is none. */
  owedVatCents: v.exactOptional(cents),
});
const contact = v.object({ name: line, phone: line });
const feeStep = v.object({ until: v.nullable(instant), percent: v.number(), feeCents: cents });
const dueAmount = v.object({ part: v.picklist(paymentParts), dueOn: date, amountCents: cents });
/** What is asked for when, and how it is transferred; no `transfer` while it is not invoiced yet. */
const payment = v.object({
  method: v.picklist(paymentMethods),
  due: v.array(dueAmount),
  transfer: v.nullable(v.object({ name: line, iban: line, reference: line })),
});
const listedTrip = v.object({ reference: line, from: line, to: line, date, booked: v.boolean(), url: address });

const quoteReady = v.object({
  ...common,
  kind: v.literal('quote-ready'),
  trip,
  price,
  validUntil: instant,
  /** There are other vehicles to choose from; absent in mails of before. */
  hasChoices: v.exactOptional(v.boolean()),
  url: address,
});
const requestReceived = v.object({
  ...common,
  kind: v.literal('request-received'),
  trip,
  reasons: v.array(v.picklist(personReasons)),
  /** When we answer; null where nothing can be promised. Absent in mails of before. */
  confirmBy: v.exactOptional(v.nullable(instant)),
  url: address,
});
const bookingConfirmed = v.object({
  ...common,
  kind: v.literal('booking-confirmed'),
  trip,
  price,
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  /** Absent from mails that were stored before they told of it. */
  payment: v.optional(v.nullable(payment), null),
  contact: v.nullable(contact),
  feeSteps: v.array(feeStep),
  url: address,
  termsUrl: address,
});
const changedStop = v.nullable(v.object({ name: v.string(), departure: v.nullable(local), arriveBy: v.nullable(local) }));
/** As `domain/trip/list-changes.ts` lists them. */
export const tripChange = v.variant('kind', [
  v.object({ kind: v.literal('stop'), index: v.number(), before: changedStop, after: changedStop }),
  v.object({
    kind: v.literal('field'),
    field: v.picklist(orderedFields),
    before: v.array(orderedItemSchema),
    after: v.array(orderedItemSchema),
  }),
  v.object({ kind: v.literal('parts'), before: v.array(part), after: v.array(part) }),
  v.object({ kind: v.literal('vehicles'), before: v.array(v.string()), after: v.array(v.string()) }),
]);
const bookingCancelled = v.object({
  ...common,
  kind: v.literal('booking-cancelled'),
  trip,
  totalCents: cents,
  feeCents: cents,
  /** What was made out: a credit note, an invoice of the fee alone, or nothing. Absent in mails of before. */
  papers: v.exactOptional(v.picklist(['credit-note', 'fee-invoice', 'none'])),
  /** When the invoice of the fee is due. */
  due: v.exactOptional(v.array(dueAmount)),
  /** What is still to be paid of the fee, and when and where, or what is paid back. Absent from mails of before. */
  payment: v.optional(v.nullable(payment), null),
  refundCents: v.optional(v.nullable(cents), null),
  url: address,
});
const itineraryChanged = v.object({
  ...common,
  kind: v.literal('itinerary-changed'),
  trip,
  price,
  /** More to pay than before, or less. */
  differenceCents: cents,
  booked: v.boolean(),
  /** Absent from mails that were stored before they told of it. */
  contacts: v.optional(v.array(contact), []),
  feeSteps: v.optional(v.array(feeStep), []),
  /** What differs from the trip as it was; absent where that is not known. */
  changes: v.exactOptional(v.array(tripChange)),
  /** Of a booking: what is due when now; absent where no payment changed. */
  due: v.exactOptional(v.array(dueAmount)),
  /** It is invoiced once it has been driven, so no invoice exists yet. */
  paysAfterwards: v.exactOptional(v.boolean()),
  /** A credit note and a new invoice take the place of the earlier invoice. */
  isRebilled: v.exactOptional(v.boolean()),
  url: address,
});
const quoteReminder = v.object({ ...common, kind: v.literal('quote-reminder'), trip, price, validUntil: instant, url: address });
/** `operator`: the partner that carries; absent where we do. Its driver is empty until it said who. */
const crewLine = v.object({ driverName: line, driverPhone: line, vehicle: line, operator: v.exactOptional(line) });
const dayBefore = v.object({
  ...common,
  kind: v.literal('day-before'),
  trip,
  /** Null while the office has not assigned anybody. */
  assignment: v.nullable(crewLine),
  /** Who comes beside; absent in mails queued before several were told. */
  others: v.exactOptional(v.array(crewLine)),
  contact: v.nullable(contact),
  url: address,
  /** Null where the customer switched the group's page off. */
  shareUrl: v.nullable(address),
});
const crewChanged = v.object({ ...common, kind: v.literal('crew-changed'), trip, crew: v.array(crewLine), url: address });
/** What was left in the coach: found, with the code for which it is given and where it is, or not found. */
const lostItem = v.object({
  ...common,
  kind: v.literal('lost-item'),
  trip: v.object({ reference: line }),
  what: line,
  code: v.nullable(line),
  note: line,
  url: address,
});
/** What goes wrong on the road, or that it is over. */
const incident = v.object({
  ...common,
  kind: v.literal('incident'),
  trip,
  paragraphs: v.pipe(v.array(line), v.minLength(1)),
  isOver: v.boolean(),
  url: address,
  shareUrl: v.nullable(address),
});
const invoiceReady = v.object({ ...common, kind: v.literal('invoice-ready'), trip, price, payment, url: address });
/** A reminder of an overdue amount, with what the law asks it to say. */
const paymentReminder = v.object({
  ...common,
  kind: v.literal('payment-reminder'),
  trip: v.object({ reference: line, from: line, to: line, date }),
  reminder: v.object({
    step: v.picklist(reminderSteps),
    invoiceNumber: line,
    dueOn: date,
    payBy: date,
    cents,
    feeCents: cents,
    laterFeeCents: cents,
    clause: v.nullable(v.picklist(reminderClauses)),
    law: line,
  }),
  payment,
  url: address,
});
const invoiceCorrected = v.object({ ...common, kind: v.literal('invoice-corrected'), trip, price, payment, url: address });
const reviewInvitation = v.object({ ...common, kind: v.literal('review-invitation'), trip, url: address });
/** What our people can drive in its place; absent where they named nothing. */
const alternatives = v.exactOptional(v.array(v.object({ date, time, totalCents: cents, url: address })));
const quoteDeclined = v.object({ ...common, kind: v.literal('quote-declined'), trip, alternatives, url: address });
const links = v.object({ ...common, kind: v.literal('links'), trips: v.pipe(v.array(listedTrip), v.minLength(1)) });

/** What one of our people wrote, as he left it, with the ids of the trip's mails that it follows. */
const letter = v.object({
  ...common,
  kind: v.literal('letter'),
  trip: v.object({ reference: line }),
  subject: v.pipe(line, v.nonEmpty()),
  text: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(textLimits.letter),
    v.check((text) => cleanText(text) === text, 'not a clean text'),
  ),
  follows: v.array(messageId),
  isBooked: v.boolean(),
  url: address,
});

/** A Message-ID of anybody (RFC 5322, 3.6.4), which stands in a header. */
const anyMessageId = v.pipe(v.string(), v.regex(/^<[^\s<>]{1,900}>$/));

/** To somebody who wrote to us from a contact page: by when he is answered or called. What he wrote does not go to an address that he typed. */
const messageReceived = v.object({
  ...common,
  kind: v.literal('message-received'),
  /** When he is answered; null where nothing can be promised. */
  answerBy: v.nullable(instant),
  /** When he is called, and under which number; null where he asked for no call. */
  call: v.nullable(v.object({ phone: line, from: v.nullable(instant), until: instant })),
});

/** What one of our people answers to a message. */
const messageAnswer = v.object({
  ...common,
  kind: v.literal('message-answer'),
  /** Of the trip that it is about; empty without one. */
  reference: line,
  subject: v.pipe(line, v.nonEmpty()),
  text: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(textLimits.letter),
    v.check((text) => cleanText(text) === text, 'not a clean text'),
  ),
  follows: v.array(anyMessageId),
});

/** To our own people: a link that signs in, and the one that lets somebody new in. */
const staffLink = v.object({ ...common, kind: v.literal('staff-link'), url: address });
const staffInvitation = v.object({ ...common, kind: v.literal('staff-invitation'), url: address });

/** To our own people: somebody's means of sign-in changed. */
const staffNotice = v.object({
  ...common,
  kind: v.literal('staff-notice'),
  change: v.picklist(meansChanges),
  at: instant,
  /** Whose sign-in it is, and whether that is who gets the mail. */
  person: line,
  isOwn: v.boolean(),
  /** Where it was done, as far as that is known. */
  device: line,
  address: line,
  url: address,
});

/** To a partner: a link that opens all that is his, by his own name, for a mailbox may be of several. */
const partnerAccountLink = v.object({ ...common, kind: v.literal('partner-link'), partner: line, url: address });

/** To our own people: what booked trips still lack some days before them. */
const rings = v.object({
  ...common,
  kind: v.literal('rings'),
  rings: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(alertKinds),
        reference: line,
        departsOn: date,
        days: v.number(),
        open: v.number(),
        vehicles: v.number(),
        /** Who has not read or said what he must, or whose paper does not hold. */
        names: v.array(line),
        dueOn: v.nullable(date),
      }),
    ),
    v.minLength(1),
  ),
  /** How many there are beside those that are listed. */
  more: v.number(),
  url: address,
});

/**
 * To a driver: there is a duty to read, it has changed, it is no longer theirs, something was left in the coach, or the duties of a month
 * are there (`reference` is then the month in words).
 */
const dutySheet = v.object({
  ...common,
  kind: v.literal('duty-sheet'),
  occasion: v.picklist(['new', 'changed', 'withdrawn', 'lost', 'month']),
  duty: v.object({ reference: line, begin: v.object({ date, time }), vehicle: line, from: line }),
  url: address,
});

/** To a partner: a job is offered, went to another, was withdrawn, is his, says something else now, or is no longer his. */
const partnerJob = v.object({
  ...common,
  kind: v.literal('partner-job'),
  occasion: v.picklist(['offered', 'taken', 'withdrawn', 'won', 'changed', 'ended']),
  /** Who was asked, for the order that goes along; absent in older ones. */
  recipientId: v.exactOptional(line),
  job: v.object({
    /** Empty until the job is his. */
    reference: line,
    begin: v.object({ date, time }),
    from: line,
    to: line,
    passengers: v.number(),
    vehicle: v.picklist(fleetKeys),
    priceCents: cents,
  }),
  /** Of the answer; null where none is asked. */
  deadline: v.nullable(v.object({ date, time })),
  url: address,
});

/** To a partner: what he carried in a month that is over, and what he gets for it. */
const partnerStatement = v.object({
  ...common,
  kind: v.literal('partner-statement'),
  statementId: line,
  /** `YYYY-MM`. */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  jobs: v.number(),
  netCents: cents,
  totalCents: cents,
  url: address,
});

/** To a partner: an invoice that we made out in his name, or a credit note. */
const partnerInvoice = v.object({
  ...common,
  kind: v.literal('partner-invoice'),
  invoiceId: line,
  isCredit: v.boolean(),
  number: line,
  totalCents: cents,
  dueOn: date,
  url: address,
});

/** Every kind of mail, as the outbox stores it. */
export const mailPayload = v.variant('kind', [
  quoteReady,
  requestReceived,
  bookingConfirmed,
  itineraryChanged,
  quoteReminder,
  dayBefore,
  crewChanged,
  lostItem,
  incident,
  invoiceReady,
  invoiceCorrected,
  paymentReminder,
  reviewInvitation,
  bookingCancelled,
  quoteDeclined,
  letter,
  links,
  messageReceived,
  messageAnswer,
  staffLink,
  staffInvitation,
  staffNotice,
  rings,
  dutySheet,
  partnerJob,
  partnerStatement,
  partnerInvoice,
  partnerAccountLink,
]);

export type MailPayload = v.InferOutput<typeof mailPayload>;
export type MailKind = MailPayload['kind'];
export type PayloadOf<Kind extends MailKind> = Extract<MailPayload, { readonly kind: Kind }>;
export type PaymentSnapshot = v.InferOutput<typeof payment>;
export type TripSnapshot = v.InferOutput<typeof trip>;
export type PriceSnapshot = v.InferOutput<typeof price>;
