import { redirect } from 'react-router';
import type { Handlers, SentForm } from '../desk-action.ts';

/** The vehicle of a trip that an address names: from 1 in the address, from 0 in the service. */
export function vehicleOf({ reference = '', vehicle = '' }: SentForm['params']) {
  return { reference, vehicle: /^[1-9]\d?$/.test(vehicle) ? String(Number(vehicle) - 1) : '99' };
}

const place = 'place.';

/** The operators with a number, in the order of the numbers. */
function orderedPartners(form: FormData): readonly string[] {
  return [...form]
    .flatMap(([name, value]) =>
      name.startsWith(place) && typeof value === 'string' && /^\d{1,2}$/.test(value.trim())
        ? [{ id: name.slice(place.length), order: Number(value) }]
        : [],
    )
    .toSorted((first, second) => first.order - second.order)
    .map(({ id }) => id);
}

/** The form that offers a vehicle's duties to partners. */
export const offerForms = {
  send: async ({ acts }, { params, form, text }) => {
    const sent = await acts.offers.send({
      ...vehicleOf(params),
      ...{ mode: text('mode'), price: text('price'), atOnce: text('atOnce'), raise: text('raise'), reason: text('reason') },
      partners: [...orderedPartners(form)],
    });
    return sent.isDone ? redirect('/offers') : sent;
  },
} satisfies Handlers;

/** The forms of the page of all offers. */
export const offersForms = {
  'accept-counter': async ({ acts }, { text }) =>
    acts.offers.acceptCounter({ reference: text('reference'), id: text('id'), floorReason: text('floorReason') }),
  'refuse-counter': async ({ acts }, { text }) =>
    acts.offers.refuseCounter({ reference: text('reference'), id: text('id'), reason: text('reason') }),
  'answer-counter': async ({ acts }, { text }) =>
    acts.offers.answerCounter({
      ...{ reference: text('reference'), id: text('id'), price: text('price'), hours: text('hours') },
      ...{ reason: text('reason'), floorReason: text('floorReason') },
    }),
  withdraw: async ({ acts }, { text }) => acts.offers.withdraw({ reference: text('reference'), id: text('id') }),
} satisfies Handlers;
