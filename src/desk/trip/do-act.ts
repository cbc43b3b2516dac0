import { readEuros } from '#domain/money/read-euros.ts';
import {
  AddTaskDocument,
  AnswerLostItemDocument,
  ApprovePriceDocument,
  AssignDriverDocument,
  CancelTripDocument,
  CloseTaskDocument,
  CompleteTripDocument,
  ConfirmRequestDocument,
  ContactsForCallerDocument,
  CorrectCustomerDocument,
  CorrectInvoiceDocument,
  DeclineTripDocument,
  ExtendQuoteDocument,
  HandOverLostItemDocument,
  HoldMailsDocument,
  MarkTaskDocument,
  NoteOnTripDocument,
  PriceTripDocument,
  RecordPaymentDocument,
  RecordRefundDocument,
  RejectPriceDocument,
  ReleaseMailsDocument,
  ReportLostItemDocument,
  ResendMailDocument,
} from '../api/generated/operations.ts';
import type { DeskRequest } from '../desk-request.ts';

export type Outcome = {
  readonly act: string;
  readonly problem: string | null;
  /** Tells this pressing of the button from others. */
  readonly at: number;
  /** What stood in the form, to be shown again. */
  readonly typed: Readonly<Record<string, string>>;
};

type Input = { readonly reference: string; readonly form: FormData };

/** Does what the pressed button says, with what stands in its form. */
export async function doAct(desk: DeskRequest, input: Input): Promise<Outcome> {
  const act = String(input.form.get('intent') ?? '');
  const run = acts[act];
  const problem = run === undefined ? 'refused' : await run({ ...readForm(input), execute: desk.execute });
  return { act, problem, at: Date.now(), typed: typedIn(input.form) };
}

/** The fields of a form as they were sent. */
export function typedIn(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

type Form = {
  readonly execute: DeskRequest['execute'];
  readonly trip: { readonly reference: string; readonly version: number | null };
  readonly text: (name: string) => string;
};

function readForm({ reference, form }: Input): Omit<Form, 'execute'> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return { trip: { reference, version: readCount(text('version')) }, text };
}

const acts: Readonly<Record<string, (form: Form) => Promise<string | null>>> = {
  price,
  paid,
  refunded,
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
  'report-lost': async ({ execute, trip: { reference }, text }) =>
    (await execute(ReportLostItemDocument, { reference, what: text('what'), place: text('place') })).reportLostItem.problem,
  'lost-found': async (form) => await answerLost(form, true),
  'lost-missing': async (form) => await answerLost(form, false),
  'lost-handed-over': async ({ execute, trip: { reference }, text }) =>
    (await execute(HandOverLostItemDocument, { reference, id: text('item'), code: text('code') })).handOverLostItem.problem,
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
  decline: async ({ execute, trip, text }) => (await execute(DeclineTripDocument, { ...trip, reason: text('reason') })).declineTrip.problem,
  note: async ({ execute, trip: { reference }, text }) =>
    (await execute(NoteOnTripDocument, { reference, text: text('text') })).noteOnTrip.problem,
  'add-task': async ({ execute, trip: { reference }, text }) =>
    (await execute(AddTaskDocument, { reference, text: text('text'), ownerId: text('owner'), dueOn: text('dueOn') })).addTask.problem,
  'task-done': async ({ execute, trip: { reference }, text }) =>
    (await execute(MarkTaskDocument, { reference, id: text('task'), isDone: true })).markTask.problem,
  'task-reference': async ({ execute, trip: { reference }, text }) =>
    await close(execute, { reference, id: text('task'), as: 'reference', answer: text('answer') }),
  'task-not-needed': async ({ execute, trip: { reference }, text }) =>
    await close(execute, { reference, id: text('task'), as: 'not-needed', answer: text('answer') }),
  'task-again': async ({ execute, trip: { reference }, text }) =>
    (await execute(MarkTaskDocument, { reference, id: text('task'), isDone: false })).markTask.problem,
  'hold-mails': async ({ execute, trip: { reference }, text }) =>
    (await execute(HoldMailsDocument, { reference, reason: text('reason') })).holdMails.problem,
  'release-mails': async ({ execute, trip: { reference } }) => (await execute(ReleaseMailsDocument, { reference })).releaseMails.problem,
  'resend-mail': async ({ execute, trip: { reference }, text }) =>
    (await execute(ResendMailDocument, { reference, kind: text('kind') })).resendMail.problem,
};

async function correct({ execute, trip, text }: Form): Promise<string | null> {
  const creditCents = text('amount') === '' ? 0 : readEuros(text('amount'));
  if (creditCents === null) return 'not-a-number';
  const named = { organisation: text('organisation'), vatNumber: text('vatNumber'), purchaseOrder: text('purchaseOrder') };
  const address = { street: text('street'), zipcode: text('zipcode'), city: text('city'), country: text('country') };
  const asked = { ...trip, ...named, ...address, creditCents, reason: text('reason') };
  const { problem } = (await execute(CorrectInvoiceDocument, asked)).correctInvoice;
  return problem === 'required' ? 'all-needed' : problem;
}

async function close(
  execute: Form['execute'],
  asked: { readonly reference: string; readonly id: string; readonly as: string; readonly answer: string },
): Promise<string | null> {
  return (await execute(CloseTaskDocument, asked)).closeTask.problem;
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

async function paid({ execute, ...form }: Form): Promise<string | null> {
  const moved = readTransfer(form);
  return moved === null ? 'not-a-number' : (await execute(RecordPaymentDocument, moved)).recordPayment.problem;
}

async function refunded({ execute, ...form }: Form): Promise<string | null> {
  const moved = readTransfer(form);
  return moved === null ? 'not-a-number' : (await execute(RecordRefundDocument, moved)).recordRefund.problem;
}

function readTransfer({ trip: { reference }, text }: Omit<Form, 'execute'>) {
  const cents = readEuros(text('amount'));
  return cents === null ? null : { reference, cents, note: text('note'), date: text('date') === '' ? null : text('date') };
}

async function cancel({ execute, trip, text }: Form): Promise<string | null> {
  const feeCents = text('fee') === '' ? null : readEuros(text('fee'));
  if (text('fee') !== '' && feeCents === null) return 'not-a-number';
  return (await execute(CancelTripDocument, { ...trip, feeCents, reason: text('reason') })).cancelTrip.problem;
}

function readCount(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

async function answerLost({ execute, trip: { reference }, text }: Form, isFound: boolean): Promise<string | null> {
  const answered = { reference, id: text('item'), isFound, note: text('note') };
  return (await execute(AnswerLostItemDocument, answered)).answerLostItem.problem;
}
