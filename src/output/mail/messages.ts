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
 * A mail is stored as a small snapshot of what it shows, not as a reference to its trip. It is sent seconds or, if the mail server is away,
 * days after its cause, and must still say what was true then: the price of that quote, the fee of that cancellation. A trip read at
 * delivery would be a later version, and each attempt could send different text under the same Message-ID.
 */

/** The maximum length of a line in a mail, and of a message to a customer. */

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
/** Of a time that the clocks have twice; absent everywhere else, and in older mails. */
const hour = v.exactOptional(v.picklist(['first', 'second']));
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

/** Of a stop whose place is not known exactly; also absent in older mails. */
const whereabouts = v.object({ ...accuracySchema.entries, town: line, zip: line });
const stop = v.object({
  place: line,
  detail: line,
  departure: v.nullable(v.object({ date, time, hour })),
  whereabouts: v.exactOptional(whereabouts),
  /** The expected arrival; absent if unknown, and in older mails. */
  expected: v.exactOptional(
    v.object({
      arrival: v.object({ date, time, hour }),
      arriveBy: v.exactOptional(v.object({ date, time, hour })),
      driveMinutes: v.number(),
      breakMinutes: v.number(),
      waitMinutes: v.number(),
      isBack: v.boolean(),
    }),
  ),
});
/** By age; absent in older mails and if there are none. */
const childSeats = v.exactOptional(v.object({ babySeats: v.number(), childSeats: v.number(), boosterSeats: v.number() }));
const local = v.object({ date: v.string(), time: v.string(), hour });
const part = v.object({
  passengers: v.number(),
  boards: v.nullable(v.object({ ...local.entries, name: v.string(), address: v.string() })),
  returns: v.nullable(local),
  arrives: v.nullable(local),
  vehicles: v.array(v.string()),
});
/** The parts of a group that boards or returns separately; absent if all travel together. */
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
  /** What was ordered besides places and times; absent in older mails. */
  ordered: v.exactOptional(v.array(orderedItemSchema)),
  /** A clock change during the trip; absent on most trips, and in older mails. */
  clockChange: v.exactOptional(v.object({ date, from: time, to: time, isBack: v.boolean(), offset: v.exactOptional(v.string()) })),
  /** Times include the name of their time zone; absent if nobody needs it, and in older mails. */
  namesZone: v.exactOptional(v.literal(true)),
});
const price = v.object({
  vehicles: v.array(v.picklist(fleetKeys)),
  netCents: cents,
  vatCents: cents,
  totalCents: cents,
  /** VAT that the customer owes itself, beside the total; absent if there is none. */
  owedVatCents: v.exactOptional(cents),
});
const contact = v.object({ name: line, phone: line });
const feeStep = v.object({ until: v.nullable(instant), percent: v.number(), feeCents: cents });
const dueAmount = v.object({ part: v.picklist(paymentParts), dueOn: date, amountCents: cents });
/** The customer's summary invoice that the trip goes on. */
const summaryPlan = v.object({ from: date, to: date, issueOn: date, dueOn: date });
/** What is due when, and how to transfer it; no `transfer` before the invoice exists. */
const payment = v.object({
  method: v.picklist(paymentMethods),
  due: v.array(dueAmount),
  transfer: v.nullable(v.object({ name: line, iban: line, reference: line })),
  /** Absent if the trip has an invoice of its own, and in older mails. */
  summary: v.exactOptional(summaryPlan),
});
const listedTrip = v.object({ reference: line, from: line, to: line, date, booked: v.boolean(), url: address });

const quoteReady = v.object({
  ...common,
  kind: v.literal('quote-ready'),
  trip,
  price,
  validUntil: instant,
  /** There are other vehicles to choose from; absent in older mails. */
  hasChoices: v.exactOptional(v.boolean()),
  url: address,
});
const requestReceived = v.object({
  ...common,
  kind: v.literal('request-received'),
  trip,
  reasons: v.array(v.picklist(personReasons)),
  /** When we answer; null if nothing can be promised. Absent in older mails. */
  confirmBy: v.exactOptional(v.nullable(instant)),
  url: address,
});
const bookingConfirmed = v.object({
  ...common,
  kind: v.literal('booking-confirmed'),
  trip,
  price,
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  /** Absent in mails stored before this field existed. */
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
  /** What was issued: a credit note, an invoice of the fee alone, or nothing. Absent in older mails. */
  papers: v.exactOptional(v.picklist(['credit-note', 'fee-invoice', 'none'])),
  /** When the invoice of the fee is due. */
  due: v.exactOptional(v.array(dueAmount)),
  /** The fee goes on the customer's next summary invoice. */
  isOnSummary: v.exactOptional(v.boolean()),
  /** That invoice; absent in older mails. */
  summary: v.exactOptional(summaryPlan),
  /** What is still due of the fee, with date and account, or what is paid back. Absent in older mails. */
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
  /** Absent in mails stored before this field existed. */
  contacts: v.optional(v.array(contact), []),
  feeSteps: v.optional(v.array(feeStep), []),
  /** How the trip differs from before; absent if unknown. */
  changes: v.exactOptional(v.array(tripChange)),
  /** Legs that the change took away, whose events leave the customer's calendar. */
  removedLegs: v.exactOptional(v.array(v.object({ leg: v.pipe(v.number(), v.integer()), start: instant, from: line, to: line }))),
  /** Of a booking: what is due when now; absent where no payment changed. */
  due: v.exactOptional(v.array(dueAmount)),
  /** It is invoiced after the trip, so no invoice exists yet. */
  paysAfterwards: v.exactOptional(v.boolean()),
  /** The trip goes on the customer's summary invoice. */
  summary: v.exactOptional(summaryPlan),
  /** A credit note and a new invoice replace the earlier invoice. */
  isRebilled: v.exactOptional(v.boolean()),
  url: address,
});
const quoteReminder = v.object({ ...common, kind: v.literal('quote-reminder'), trip, price, validUntil: instant, url: address });
/** `operator`: the partner that carries; absent if we do. Its driver is empty until the partner names one. */
const crewStop = v.object({ place: line, departure: v.nullable(v.object({ date, time, hour })) });
/** `route`: where it drives, if not every vehicle of the trip drives the same. */
const crewLine = v.object({
  ...{ driverName: line, driverPhone: line, vehicle: line, operator: v.exactOptional(line) },
  route: v.exactOptional(v.array(crewStop)),
});
const dayBefore = v.object({
  ...common,
  kind: v.literal('day-before'),
  trip,
  /** Null until the office has assigned a driver. */
  assignment: v.nullable(crewLine),
  /** Further drivers; absent in mails stored before several were shown. */
  others: v.exactOptional(v.array(crewLine)),
  contact: v.nullable(contact),
  url: address,
  /** Null if the customer switched the group's page off. */
  shareUrl: v.nullable(address),
});
const crewChanged = v.object({ ...common, kind: v.literal('crew-changed'), trip, crew: v.array(crewLine), url: address });
/** A lost item: found, with the collection code and its place, or not found. */
const lostItem = v.object({
  ...common,
  kind: v.literal('lost-item'),
  trip: v.object({ reference: line }),
  what: line,
  code: v.nullable(line),
  note: line,
  url: address,
});
/** An incident on the road, or its end. */
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
/** A reminder of an overdue amount, with the legally required text. */
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
    /** The invoice has several trips, of which `trip` is one. */
    isSummary: v.exactOptional(v.boolean()),
  }),
  payment,
  url: address,
});
/** A summary invoice, with a line for each of its trips. */
const summaryInvoice = v.object({
  ...common,
  kind: v.literal('summary-invoice'),
  invoice: v.object({ id: v.string(), number: line, from: date, to: date, trips: v.number(), totalCents: cents }),
  lines: v.array(v.object({ reference: line, from: line, to: line, date, totalCents: cents, isCancelled: v.boolean() })),
  payment,
});
const invoiceCorrected = v.object({ ...common, kind: v.literal('invoice-corrected'), trip, price, payment, url: address });
const reviewInvitation = v.object({ ...common, kind: v.literal('review-invitation'), trip, url: address });
/** Alternatives that our staff can offer; absent if they named none. */
/** One at an agreed price has no address: the request form knows ordinary prices only. */
const alternatives = v.exactOptional(v.array(v.object({ date, time, hour, totalCents: cents, url: v.exactOptional(address) })));
const quoteDeclined = v.object({ ...common, kind: v.literal('quote-declined'), trip, alternatives, url: address });
/** The vehicles of a quote are set aside until a moment; `validUntil`: of the quote itself. */
const reservationMade = v.object({
  ...common,
  kind: v.literal('reservation-made'),
  trip,
  price,
  until: instant,
  validUntil: instant,
  url: address,
});
/** A day before that moment. */
const reservationReminder = v.object({ ...reservationMade.entries, kind: v.literal('reservation-reminder') });
/** They are for sale again. `validUntil` is null if the quote has ended too. */
const reservationEnded = v.object({
  ...common,
  kind: v.literal('reservation-ended'),
  trip,
  price,
  validUntil: v.nullable(instant),
  url: address,
});
const links = v.object({ ...common, kind: v.literal('links'), trips: v.pipe(v.array(listedTrip), v.minLength(1)) });

/** A staff member's message, unchanged, with the ids of the trip's earlier mails. */
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

/** Any Message-ID (RFC 5322, 3.6.4), which is put in a header. */
const anyMessageId = v.pipe(v.string(), v.regex(/^<[^\s<>]{1,900}>$/));

/**
 * To a person who wrote from a contact page: when we will answer or call. The message itself is not sent to an address that its writer
 * typed.
 */
const messageReceived = v.object({
  ...common,
  kind: v.literal('message-received'),
  /** When we answer; null if nothing can be promised. */
  answerBy: v.nullable(instant),
  /** When we call, and on which number; null if no call was requested. */
  call: v.nullable(v.object({ phone: line, from: v.nullable(instant), until: instant })),
});

/** A staff member's answer to a message. */
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

/** To staff: a link that signs in, or the invitation. */
const staffLink = v.object({ ...common, kind: v.literal('staff-link'), url: address });
const staffInvitation = v.object({ ...common, kind: v.literal('staff-invitation'), url: address });

/** To staff: a colleague's or their own sign-in methods changed. */
const staffNotice = v.object({
  ...common,
  kind: v.literal('staff-notice'),
  change: v.picklist(meansChanges),
  at: instant,
  /** Whose sign-in it is, and whether that is the recipient. */
  person: line,
  isOwn: v.boolean(),
  /** Where it was done, if known. */
  device: line,
  address: line,
  url: address,
});

/** To a partner: a link to the partner's account, with the partner's name, because one mailbox may serve several. */
const partnerAccountLink = v.object({ ...common, kind: v.literal('partner-link'), partner: line, url: address });

/** To staff: what booked trips still lack some days before departure. */
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
        /** A missing confirmation or a document that is not valid. */
        names: v.array(line),
        dueOn: v.nullable(date),
      }),
    ),
    v.minLength(1),
  ),
  /** How many more there are besides those listed. */
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
  duty: v.object({ reference: line, begin: v.object({ date, time, hour }), vehicle: line, from: line }),
  url: address,
});

/** To a partner: a job is offered, went to another, was withdrawn, is assigned, changed, or was taken back. */
const partnerJob = v.object({
  ...common,
  kind: v.literal('partner-job'),
  occasion: v.picklist(['offered', 'taken', 'withdrawn', 'won', 'changed', 'ended', 'price-refused', 'price-answered']),
  /** The partner who was asked, for the attached order; absent in older mails. */
  recipientId: v.exactOptional(line),
  job: v.object({
    /** Empty until the job is assigned. */
    reference: line,
    begin: v.object({ date, time, hour }),
    from: line,
    to: line,
    passengers: v.number(),
    vehicle: v.picklist(fleetKeys),
    priceCents: cents,
  }),
  /** When an answer is due; null if none is needed. */
  deadline: v.nullable(v.object({ date, time, hour })),
  url: address,
});

/** To a partner: the jobs of a past month, and the amount due. */
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

/** To a partner: an invoice that we issued in the partner's name, or a credit note. */
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
  summaryInvoice,
  paymentReminder,
  reviewInvitation,
  bookingCancelled,
  quoteDeclined,
  reservationMade,
  reservationReminder,
  reservationEnded,
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
