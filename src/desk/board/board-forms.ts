import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

const runOf = ({ text }: SentForm) => ({ reference: text('reference'), vehicle: text('vehicle'), seen: text('seen') });

/**
 * The acts of the board: place or remove a crew, which the opposite act undoes with the version that it left; split duties and join
 * them again; report a driver ill or a vehicle late; send sheets.
 */
export const boardForms = {
  place: async ({ acts }: DeskRequest, sent: SentForm) => {
    const driverIds = sent.text('driverIds').split(',');
    return acts.plan.place({ ...runOf(sent), vehicleId: sent.text('vehicleId'), driverIds, reason: '' });
  },
  'take-off': async ({ acts }: DeskRequest, sent: SentForm) => acts.plan.takeOff(runOf(sent)),
  ill: async ({ acts }: DeskRequest, { text }: SentForm) =>
    acts.plan.reportIll({ reference: text('reference'), vehicle: text('vehicle'), driverId: text('driver') }),
  'no-answer': async ({ acts }: DeskRequest, { text }: SentForm) =>
    acts.plan.noAnswer({ reference: text('reference'), vehicle: text('vehicle'), driverId: text('driver') }),
  'start-later': async ({ acts }: DeskRequest, sent: SentForm) => acts.plan.startLater({ ...runOf(sent), minutes: sent.text('minutes') }),
  late: async ({ acts }: DeskRequest, { text }: SentForm) =>
    acts.plan.late({ reference: text('reference'), vehicle: text('vehicle'), minutes: text('minutes') }),
  split: async ({ acts }: DeskRequest, sent: SentForm) => {
    const driverIds = sent
      .text('driverIds')
      .split(',')
      .filter((each) => each !== '');
    const [stop = '', takesOver = ''] = sent.text('split').split(' ');
    return acts.plan.split({ ...runOf(sent), stop, takesOver, vehicleId: sent.text('vehicleId'), driverIds });
  },
  join: async ({ acts }: DeskRequest, sent: SentForm) => acts.plan.join(runOf(sent)),
  lock: async ({ acts }: DeskRequest, sent: SentForm) => acts.plan.lock(runOf(sent)),
  unlock: async ({ acts }: DeskRequest, sent: SentForm) => acts.plan.unlock(runOf(sent)),
  release: async ({ acts }: DeskRequest, { text }: SentForm) =>
    acts.onDuty.releaseSheets({ reference: text('reference'), vehicle: text('vehicle') }),
} satisfies Handlers;
