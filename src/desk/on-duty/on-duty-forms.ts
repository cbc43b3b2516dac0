import type { Handlers, SentForm } from '../desk-action.ts';
import type { DeskRequest } from '../desk-request.ts';

/** Notes that somebody dealt with a driver's request. */
export const reportForms = {
  handle: async ({ acts }: DeskRequest, { text }: SentForm) => acts.onDuty.handleReport({ id: text('press') }),
} satisfies Handlers;

/** The forms about the crews of a trip, on its page. */
export const onDutyForms = {
  ...reportForms,
  release: async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.onDuty.releaseSheets({ reference: params.reference ?? '', vehicle: text('vehicle') }),
  'journey-form': async ({ acts }: DeskRequest, { params, text }: SentForm) =>
    acts.onDuty.noteJourneyForm({
      reference: params.reference ?? '',
      vehicle: text('vehicle'),
      book: text('book'),
      number: text('number'),
      shown: text('shown'),
    }),
} satisfies Handlers;

/** The forms about a driver's link, on the driver's page. */
export const driverLinkForms = {
  'renew-link': async ({ acts }: DeskRequest, { params }: SentForm) =>
    acts.onDuty.changeDriverLink({ id: params.id ?? '', isEnded: false }),
  'end-link': async ({ acts }: DeskRequest, { params }: SentForm) => acts.onDuty.changeDriverLink({ id: params.id ?? '', isEnded: true }),
} satisfies Handlers;

export type OnDutyIntent = keyof typeof onDutyForms | keyof typeof driverLinkForms;
