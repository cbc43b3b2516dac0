import { redirect } from 'react-router';
import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';
import { calendarForms } from '../planning/calendar-panel.tsx';
import { readFiles } from '../read-files.ts';

/** The vehicle, driver or operator of the address, in the version that the form showed. */
export function editedOf({ params, text }: SentForm) {
  return { id: params.id ?? '', seen: text('seen') };
}

/** The fields of an absence. */
export function periodOf({ text }: SentForm) {
  return { fromDate: text('fromDate'), fromTime: text('fromTime'), untilDate: text('untilDate'), untilTime: text('untilTime') };
}

function operatorOf({ text }: SentForm) {
  return { name: text('name'), kind: text('kind'), country: text('country'), phone: text('phone'), email: text('email') };
}

function vehicleOf({ text, texts }: SentForm) {
  return {
    ...{ plate: text('plate'), depotId: text('depotId'), class: text('class'), seats: text('seats'), wheelchairs: text('wheelchairs') },
    ...{ look: text('look'), tachograph: text('tachograph'), euroNorm: text('euroNorm'), massKg: text('massKg') },
    ...{ zones: text('zones'), extras: texts('extras'), soldOn: text('soldOn') },
  };
}

/** Files a certificate for the subject of the page. */
export function fileCertificateOf(subject: 'driver' | 'vehicle' | 'operator') {
  return async ({ acts }: DeskRequest, sent: SentForm) =>
    acts.fleet.fileCertificate({
      ...editedOf(sent),
      subject,
      kind: sent.text('kind'),
      number: sent.text('number'),
      validUntil: sent.text('validUntil'),
    });
}

/** Ends an absence or a stay in the workshop. */
export function endAwayOf(of: 'driver' | 'vehicle') {
  return async ({ acts }: DeskRequest, { text }: SentForm) => acts.fleet.endAway({ id: text('id'), of, seen: text('seen') });
}

/** The forms of the fleet page. */
export const fleetForms = {
  operator: async ({ acts }, sent) => {
    const added = await acts.fleet.addOperator(operatorOf(sent));
    return added.isDone ? redirect(`/fleet/operators/${added.value.id}`) : added;
  },
  vehicle: async ({ acts }, sent) => {
    const added = await acts.fleet.addVehicle(vehicleOf(sent));
    return added.isDone ? redirect(`/fleet/vehicles/${added.value.id}`) : added;
  },
  'seen-to': async ({ acts }, { text }) => acts.fleet.finishTask({ id: text('id') }),
} satisfies Handlers;

export const vehicleForms = {
  ...calendarForms('vehicle'),
  vehicle: async ({ acts }, sent) => acts.fleet.changeVehicle({ ...editedOf(sent), opens: sent.text('opens'), ...vehicleOf(sent) }),
  away: async ({ acts }, sent) => acts.fleet.reportWorkshop({ ...editedOf(sent), ...periodOf(sent), reason: sent.text('reason') }),
  back: endAwayOf('vehicle'),
  paper: fileCertificateOf('vehicle'),
  unit: async ({ acts }, { params, form }) => acts.tachograph.readUnit({ id: params.id ?? '', file: await readFiles(form, 'file') }),
} satisfies Handlers;

export const operatorForms = {
  operator: async ({ acts }, sent) => acts.fleet.changeOperator({ ...editedOf(sent), ...operatorOf(sent) }),
  depot: async ({ acts }, { params, text }) =>
    acts.fleet.addDepot({ operatorId: params.id ?? '', name: text('name'), place: text('place') }),
  paper: fileCertificateOf('operator'),
  partner: async ({ acts }, sent) => {
    const { text, texts } = sent;
    return await acts.partners.saveProfile({
      ...editedOf(sent),
      ...{ state: text('state'), contactName: text('contactName'), language: text('language'), regions: text('regions') },
      ...{ languages: texts('languages'), classes: texts('classes'), insuredEuros: text('insuredEuros') },
      ...{ paymentDays: text('paymentDays'), vatNumber: text('vatNumber'), street: text('street'), zip: text('zip') },
      ...{ city: text('city'), selfBillingOn: text('selfBillingOn'), iban: text('iban') },
    });
  },
  'close-account': async ({ acts }, { params }) => acts.partners.settleAccount({ id: params.id ?? '', isClosed: true }),
  'open-account': async ({ acts }, { params }) => acts.partners.settleAccount({ id: params.id ?? '', isClosed: false }),
} satisfies Handlers;
