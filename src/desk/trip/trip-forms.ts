import { readEuros } from '#domain/money/read-euros.ts';
import {
  ApprovePriceDocument,
  AssignDriverDocument,
  CancelTripDocument,
  CompleteTripDocument,
  ConfirmRequestDocument,
  ContactsForCallerDocument,
  CorrectCustomerDocument,
  CorrectInvoiceDocument,
  DeclineTripDocument,
  ExtendQuoteDocument,
  HoldMailsDocument,
  NoteOnTripDocument,
  PriceTripDocument,
  RejectPriceDocument,
  ReleaseMailsDocument,
  ResendMailDocument,
} from '../api/generated/operations.ts';
import { type Handlers, outcomeOfCode, type SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

/** What can be done on the page of a trip and still goes through GraphQL; a subject that is converted leaves this table. */
export const tripForms: Handlers = Object.fromEntries(
  Object.entries(listActs()).map(([intent, run]) => [
    intent,
    async (desk: DeskRequest, sent: SentForm) => outcomeOfCode(await run({ ...readForm(sent), execute: desk.execute })),
  ]),
);

type Form = {
  readonly execute: DeskRequest['execute'];
  readonly trip: { readonly reference: string; readonly version: number | null };
  readonly text: (name: string) => string;
};

function readForm({ params, text }: SentForm): Omit<Form, 'execute'> {
  return { trip: { reference: params.reference ?? '', version: readCount(text('version')) }, text };
}

function listActs(): Readonly<Record<string, (form: Form) => Promise<string | null>>> {
  return {
    price,
    cancel,
    confirm: async ({ execute, trip, text }) =>
      (await execute(ConfirmRequestDocument, { ...trip, optionKey: text('option') || null })).confirmRequest.problem,
    extend: async ({ execute, trip, text }) => {
      const days = readCount(text('days'));
      return days === null ? 'not-a-number' : (await execute(ExtendQuoteDocument, { ...trip, days })).extendQuote.problem;
    },
    'correct-customer': async ({ execute, trip, text }) => {
      const named = { firstName: text('firstName'), lastName: text('lastName'), organisation: text('organisation') };
      const reached = { email: text('email'), phone: text('phone') };
      return (await execute(CorrectCustomerDocument, { ...trip, ...named, ...reached })).correctCustomer.problem;
    },
    assign: async ({ execute, trip, text }) => {
      const assigned = { driverName: text('driverName'), driverPhone: text('driverPhone'), vehicle: text('vehicle') };
      return (await execute(AssignDriverDocument, { ...trip, ...assigned })).assignDriver.problem;
    },
    'correct-invoice': correct,
    'contact-details': contacts,
    'journey-details': contacts,
    complete: async ({ execute, trip }) => (await execute(CompleteTripDocument, trip)).completeTrip.problem,
    'approve-price': async ({ execute, trip: { reference } }) => (await execute(ApprovePriceDocument, { reference })).approvePrice.problem,
    'reject-price': async ({ execute, trip: { reference } }) => (await execute(RejectPriceDocument, { reference })).rejectPrice.problem,
    decline: async ({ execute, trip, text }) =>
      (await execute(DeclineTripDocument, { ...trip, reason: text('reason') })).declineTrip.problem,
    note: async ({ execute, trip: { reference }, text }) =>
      (await execute(NoteOnTripDocument, { reference, text: text('text') })).noteOnTrip.problem,
    'hold-mails': async ({ execute, trip: { reference }, text }) =>
      (await execute(HoldMailsDocument, { reference, reason: text('reason') })).holdMails.problem,
    'release-mails': async ({ execute, trip: { reference } }) => (await execute(ReleaseMailsDocument, { reference })).releaseMails.problem,
    'resend-mail': async ({ execute, trip: { reference }, text }) =>
      (await execute(ResendMailDocument, { reference, kind: text('kind') })).resendMail.problem,
  };
}

async function correct({ execute, trip, text }: Form): Promise<string | null> {
  const creditCents = text('amount') === '' ? 0 : readEuros(text('amount'));
  if (creditCents === null) return 'not-a-number';
  const named = { organisation: text('organisation'), vatNumber: text('vatNumber'), purchaseOrder: text('purchaseOrder') };
  const address = { street: text('street'), zipcode: text('zipcode'), city: text('city'), country: text('country') };
  const asked = { ...trip, ...named, ...address, creditCents, reason: text('reason') };
  const { problem } = (await execute(CorrectInvoiceDocument, asked)).correctInvoice;
  return problem === 'required' ? 'all-needed' : problem;
}

async function contacts({ execute, trip, text }: Form): Promise<string | null> {
  const person = (which: string) => ({ name: text(`${which}Name`), phoneNumber: text(`${which}Phone`) });
  const named = { firstContact: person('first'), secondContact: person('second') };
  const { contactsForCaller } = await execute(ContactsForCallerDocument, { ...trip, ...named, flightNumber: text('flightNumber') });
  const [issue] = contactsForCaller.issues;
  return issue?.code === 'required' ? 'all-needed' : (issue?.code ?? contactsForCaller.problem);
}

async function price({ execute, trip, text }: Form): Promise<string | null> {
  const totalCents = readEuros(text('total'));
  const [drivers, validDays] = [readCount(text('drivers')), readCount(text('validDays'))];
  if (totalCents === null || drivers === null || validDays === null) return 'not-a-number';
  const vehicles = [text('vehicle1'), text('vehicle2')].filter((key) => key !== '');
  const priced = { totalCents, vehicles, drivers, validDays, isNewVersion: text('isNewVersion') === 'yes', note: text('note') };
  return (await execute(PriceTripDocument, { ...trip, ...priced })).priceTrip.problem;
}

async function cancel({ execute, trip, text }: Form): Promise<string | null> {
  const feeCents = text('fee') === '' ? null : readEuros(text('fee'));
  if (text('fee') !== '' && feeCents === null) return 'not-a-number';
  return (await execute(CancelTripDocument, { ...trip, feeCents, reason: text('reason') })).cancelTrip.problem;
}

function readCount(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
