import { redirect } from 'react-router';
import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

const seen = ({ params, text }: SentForm) => ({ reference: params.reference ?? '', version: text('version') });

/** After an act in its own drawer: the trip without the drawer, with a note that it was done. */
const doneAt = ({ params }: SentForm, act: string) => redirect(`/trips/${params.reference ?? ''}?done=${act}`);

const contacts = async ({ acts }: DeskRequest, sent: SentForm) =>
  acts.trips.saveContacts({
    ...seen(sent),
    ...{ firstName: sent.text('firstName'), firstPhone: sent.text('firstPhone') },
    ...{ secondName: sent.text('secondName'), secondPhone: sent.text('secondPhone'), flightNumber: sent.text('flightNumber') },
  });

/** The forms on the page of a trip, by their buttons. */
export const tripForms = {
  price: async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.prices.byHand({
      ...{ ...seen(sent), total: sent.text('total'), vehicle1: sent.text('vehicle1'), vehicle2: sent.text('vehicle2') },
      ...{ drivers: sent.text('drivers'), validDays: sent.text('validDays'), note: sent.text('note') },
      isNewVersion: sent.text('isNewVersion') === 'yes',
      isMeant: sent.text('isMeant') === 'yes',
    }),
  confirm: async ({ acts }: DeskRequest, sent: SentForm) => acts.prices.confirm({ ...seen(sent), option: sent.text('option') }),
  'approve-price': async ({ acts }: DeskRequest, { params }: SentForm) => acts.prices.approve({ reference: params.reference ?? '' }),
  'reject-price': async ({ acts }: DeskRequest, { params }: SentForm) => acts.prices.reject({ reference: params.reference ?? '' }),
  extend: async ({ acts }: DeskRequest, sent: SentForm) => acts.trips.extend({ ...seen(sent), days: sent.text('days') }),
  reserve: async ({ acts }: DeskRequest, sent: SentForm) => acts.trips.reserve(seen(sent)),
  'release-reservation': async ({ acts }: DeskRequest, sent: SentForm) => acts.trips.releaseReservation(seen(sent)),
  'correct-customer': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.trips.correctCustomer({
      ...{ ...seen(sent), firstName: sent.text('firstName'), lastName: sent.text('lastName'), organisation: sent.text('organisation') },
      ...{ email: sent.text('email'), phone: sent.text('phone') },
    }),
  'contact-details': contacts,
  'journey-details': contacts,
  assign: async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.trips.assignOutside({
      ...{ ...seen(sent), driverName: sent.text('driverName'), driverPhone: sent.text('driverPhone'), vehicle: sent.text('vehicle') },
    }),
  complete: async ({ acts }: DeskRequest, sent: SentForm) => acts.trips.complete(seen(sent)),
  decline: async ({ acts }: DeskRequest, sent: SentForm) => {
    const outcome = await acts.trips.decline({ ...seen(sent), reason: sent.text('reason'), alternatives: sent.texts('alternative') });
    return outcome.isDone ? doneAt(sent, 'decline') : outcome;
  },
  cancel: async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.trips.cancel({ ...seen(sent), fee: sent.text('fee'), reason: sent.text('reason') }),
  'waive-fee': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.trips.waiveFee({ ...seen(sent), fee: sent.text('fee'), reason: sent.text('reason') }),
  'correct-invoice': async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.trips.correctInvoice({
      ...{ ...seen(sent), amount: sent.text('amount'), reason: sent.text('reason'), organisation: sent.text('organisation') },
      ...{ street: sent.text('street'), zipcode: sent.text('zipcode'), city: sent.text('city'), country: sent.text('country') },
      ...{ vatNumber: sent.text('vatNumber'), purchaseOrder: sent.text('purchaseOrder') },
      ...{ organisationNumber: sent.text('organisationNumber'), buyerReference: sent.text('buyerReference') },
    }),
  note: async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.trips.note({ reference: params.reference ?? '', text: text('text') }),
  'hold-mails': async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.trips.pauseMails({ reference: params.reference ?? '', reason: text('reason') }),
  'release-mails': async ({ acts }: DeskRequest, { params }: SentForm) => acts.trips.releaseMails({ reference: params.reference ?? '' }),
  'resend-mail': async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.trips.resendMail({ reference: params.reference ?? '', kind: text('kind') }),
  letter: async ({ acts }: DeskRequest, sent: SentForm) => {
    const { params, text } = sent;
    const written = { reference: params.reference ?? '', key: text('key'), subject: text('subject'), text: text('text') };
    const outcome = await acts.trips.writeLetter(written);
    return outcome.isDone ? doneAt(sent, 'letter') : outcome;
  },
  give: async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.trips.give({ reference: params.reference ?? '', owner: text('owner'), before: text('before') }),
} satisfies Handlers;
