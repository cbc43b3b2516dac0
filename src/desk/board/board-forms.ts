import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

const runOf = ({ text }: SentForm) => ({ reference: text('reference'), vehicle: text('vehicle'), seen: text('seen') });

/** What can be done on the board: a crew is placed, or taken off. What was done is undone by the same two, with the version that it left. */
export const boardForms = {
  place: async ({ acts }: DeskRequest, sent: SentForm) => {
    const driverIds = sent.text('driverIds').split(',');
    return acts.plan.place({ ...runOf(sent), vehicleId: sent.text('vehicleId'), driverIds, reason: '' });
  },
  'take-off': async ({ acts }: DeskRequest, sent: SentForm) => acts.plan.takeOff(runOf(sent)),
} satisfies Handlers;
