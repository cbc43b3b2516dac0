import { redirect } from 'react-router';
import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';
import { runOfAddress } from './run-of-address.ts';

/** The forms of the page that finds a crew. */
export const crewForms = {
  place: async ({ acts }: DeskRequest, sent: SentForm) => {
    const { reference, vehicle } = runOfAddress(sent.params);
    const driverIds = [sent.text('driver'), sent.text('second')].filter((id) => id !== '');
    const [reason, seen, vehicleId] = [sent.text('reason'), sent.text('seen'), sent.text('vehicle')];
    const placed = await acts.plan.place({ reference, vehicle, vehicleId, driverIds, reason, seen });
    return placed.isDone ? redirect(`/trips/${reference}`) : placed;
  },
  /** One press, and the page stays. It then shows who may drive instead. */
  ill: async ({ acts }: DeskRequest, sent: SentForm) => {
    const { reference, vehicle } = runOfAddress(sent.params);
    return await acts.plan.reportIll({ reference, vehicle, driverId: sent.text('driver') });
  },
  'no-answer': async ({ acts }: DeskRequest, sent: SentForm) => {
    const { reference, vehicle } = runOfAddress(sent.params);
    return await acts.plan.noAnswer({ reference, vehicle, driverId: sent.text('driver') });
  },
} satisfies Handlers;

export type CrewIntent = keyof typeof crewForms;
